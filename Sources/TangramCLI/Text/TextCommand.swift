import Tangram
import TangramScene
import TangramText

/// `tangram text`: prints the lines of paragraphs, or their line break opportunities.
extension Command {
  static let text = Command(
    name: "text",
    synopsis: "--fonts DIR FILE | --breaks FILE",
    uses: [("--fonts DIR FILE", "measures paragraphs and breaks them into lines")],
    operand: Operand(
      label: "FILE", completion: .files, count: 1...1,
      text: "texts, one per line; if it is -, the standard input is read"),
    options: [
      CommandOption(
        name: "--fonts", label: "DIR", value: .file,
        text: "the folder of the fonts; texts refer to font files with or without extension"),
      CommandOption(name: "--breaks", text: "prints only where lines may be broken"),
    ],
    about: """
      Measures paragraphs. Every line of the file is an object that describes one:

        {"name":"…","fonts":["KEY"],"size":16,"width":200,"text":"…"}

      For each, prints one line with its lines, height, least and greatest width, or with an error.
      """,
    status: """
      0, 1 if a text could not be measured, 66 if the file cannot be read, 74 if the output
      cannot be written.
      """,
    run: runText)

  private static func runText(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    guard given.has("--breaks") != given.has("--fonts") else { throw given.command.usageError() }
    let fonts = FontLibrary(folders: [given["--fonts"]].compactMap(\.self))
    var status = ToolStatus.success
    try console.read(given.operands[0], linesOf: "texts") { (line, _) throws(ToolError) in
      var (name, answer) = (JSON.null, JSON.null)
      do throws(TGSceneError) {
        let reader = try TextCaseReader(line)
        name = reader.name
        answer = given.has("--breaks") ? try reader.breaks() : try reader.lines(fonts)
      } catch {
        status = .failure
        answer = ["name": name, "error": .string("\(error)")]
      }
      try console.write(answer.serialized)
    }
    return status
  }
}
