import Tangram
import TangramRender
import TangramScene

/// `tangram tree`: prints the views of a scene with their frames, as indented text or as a drawing.
struct TreeCommand {
  /// A scene, and the output format.
  struct Options: Hashable {
    var scene: SceneInput
    /// Whether the frames are drawn instead of listed.
    var isDrawn = false
    /// The width of a drawing in characters.
    var columns = 80
    /// Whether one point is one terminal cell in a drawing.
    var isExact = false
  }

  let console: Console

  func run(_ options: Options) throws(ToolError) -> ToolStatus {
    let layout = try options.scene.scene(console).layout()
    var text = TGTerminalText(of: layout, hasColors: console.hasColors)
    text.notation = .scene
    if options.isExact {
      try console.write(text.cells)
    } else {
      try console.write(options.isDrawn ? text.drawing(columns: options.columns) : text.tree)
    }
    return .success
  }
}

extension CommandForm {
  static let tree = CommandForm(
    synopsis: "[FILE|-] [--drawing] [--columns N] [--exact] [--watch] [ROOM]",
    uses: [("[FILE|-]", "lists the views of a scene, or draws them with letters")],
    operand: .scene,
    options: [
      CommandOption(name: "--drawing", text: "draws the frames with letters instead"),
      CommandOption(
        name: "--columns", label: "N", value: .count(2...240),
        text: "how many letters wide the drawing is: 2 to 240, at first 80"),
      CommandOption(
        name: "--exact", text: "draws the frames so that a point is a cell of the terminal"),
      .watch,
    ],
    hasRoom: true,
    about: """
      Lists the views of a scene with their frames, each below the one it lies in, and what is the
      matter with them; in colors if the output is a terminal and NO_COLOR is not set.
      """,
    status: """
      0, or 1 if the scene cannot be read, 66 if the file cannot be read, 74 if the
      output cannot be written.
      """,
    read: { given in
      .tree(
        .init(
          scene: given.scene, isDrawn: given.has("--drawing"),
          columns: given["--columns"].flatMap { Int($0) } ?? 80, isExact: given.has("--exact")))
    })
}
