import Tangram
import TangramScene
import TangramText

/// `tangram text`: prints the lines of paragraphs, or their line break opportunities.
struct TextCommand {
  /// A file with one text per line, and the folder of fonts.
  struct Options: Hashable {
    var file: String
    /// The folder of the fonts; nil if only line break opportunities are requested.
    var fonts: String?
  }

  let console: Console

  func run(_ options: Options) throws(ToolError) -> ToolStatus {
    let source = try ByteSource(opening: options.file, standardInput: console.input)
    var lines = Lines(
      of: source, limit: TGSceneLimits().bytes, progress: console.progress(of: "texts"))
    let fonts = FontLibrary(folders: [options.fonts].compactMap(\.self))
    var status = ToolStatus.success
    while let line = try lines.next() {
      let answer = Self.answer(line.bytes, asksBreaks: options.fonts == nil, fonts)
      if answer.failed { status = .failure }
      try console.write(JSONText.text(.object(answer.members)))
    }
    return status
  }

  private static func answer(
    _ line: [UInt8], asksBreaks: Bool, _ fonts: FontLibrary
  ) -> (members: [JSONMember], failed: Bool) {
    var name = JSON.null
    do throws(TextCaseError) {
      let reader = try TextCaseReader(line)
      name = reader.name
      let members =
        asksBreaks ? try reader.breaks() : try TextAnswer(reader.textCase(fonts)).members
      return ([JSONMember("name", name)] + members, false)
    } catch {
      return ([JSONMember("name", name), JSONMember("error", .string(error.message))], true)
    }
  }
}

extension CommandForm {
  static let text = CommandForm(
    synopsis: "--fonts DIR FILE | --breaks FILE",
    uses: [("--fonts DIR FILE", "measures paragraphs and breaks them into lines")],
    operand: Operand(
      label: "FILE", kind: .file, count: 1...1,
      text: "texts, a line each; with -, they are read from the standard input"),
    options: [
      CommandOption(
        name: "--fonts", label: "DIR", value: .file,
        text: "the folder of the fonts; a text names a file with its ending or without"),
      CommandOption(name: "--breaks", text: "says only where lines may be broken"),
    ],
    about: """
      Measures paragraphs. Every line of the file is one, as an object:

        {"name":"…","fonts":["KEY"],"size":16,"width":200,"text":"…"}

      Prints a line for each: its lines, height, least and greatest width; or what is wrong with it.
      """,
    status: """
      0, 1 if a text could not be measured, 66 if the file cannot be read, 74 if the output
      cannot be written.
      """,
    read: { given in
      guard given.has("--breaks") != given.has("--fonts") else { return nil }
      return .text(TextCommand.Options(file: given.operands[0], fonts: given["--fonts"]))
    })
}
