import Tangram
import TangramRender
import TangramScene

/// `tangram tree`: prints the views of a scene with their frames, as indented text or as a drawing.
extension Command {
  static let tree = Command(
    name: "tree",
    synopsis: "[FILE|-] [--drawing] [--columns N] [--exact] [--watch] [ROOM]",
    uses: [("[FILE|-]", "lists the views of a scene, or draws them as text")],
    operand: .scene,
    options: [
      CommandOption(name: "--drawing", text: "draws the frames as text instead"),
      CommandOption(
        name: "--columns", label: "N", value: .count(2...240),
        text: "the width of the drawing in columns: 2 to 240, by default \(defaultColumns)"),
      CommandOption(
        name: "--exact", text: "draws the frames so that one point is one cell of the terminal"),
      .watch,
    ],
    hasRoom: true,
    about: """
      Lists the views of a scene as a tree with their frames and diagnostics; in color if the output
      is a terminal and NO_COLOR is not set.
      """,
    status: """
      0, or 1 if the scene cannot be read, 66 if the file cannot be read, 74 if the
      output cannot be written.
      """,
    run: runTree)

  /// The default width of a drawing, in letters.
  private static let defaultColumns = 80

  private static func runTree(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    let layout = try given.scene(console).layout()
    var text = TGTerminalText(of: layout, hasColors: console.hasColors)
    text.notation = .scene
    if given.has("--exact") {
      try console.write(text.cells)
    } else if given.has("--drawing") {
      try console.write(text.drawing(columns: given.count("--columns") ?? defaultColumns))
    } else {
      try console.write(text.tree)
    }
    return .success
  }
}
