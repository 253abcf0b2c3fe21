import Tangram
import TangramScene

/// `tangram demo`: shows the engine at work, and prints the scenes that are bundled with the tool.
extension Command {
  static let demo = Command(
    name: "demo",
    synopsis: "[--list|NAME]",
    uses: [
      ("", "shows the engine at work"), ("--list", "lists the example scenes"),
      ("NAME", "prints one of the scenes"),
    ],
    operand: Operand(
      label: "NAME", completion: .words(GalleryScene.all.map(\.name)), count: 0...1,
      text: "prints this scene as JSON"),
    options: [CommandOption(name: "--list", text: "lists the scenes, with a description of each")],
    about: """
      Lays out a column of four views, and prints their frames and a drawing; then a page, the
      explanation of one of its views, and the diagnostic of a mistake.

      The tool contains example scenes of every kind of container: a chat, a calendar, a clock, a
      form and others. Each can be printed, and then drawn or laid out:

        tangram demo clock | tangram render -o clock.svg
      """,
    status: "0, or 64 if there is no such scene, 74 if the output cannot be written.",
    run: runDemo)

  private static func runDemo(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    switch (given.operands.first, given.has("--list")) {
    case (nil, false): try showDemo(console)
    case (nil, true):
      try console.write(Help.lines(GalleryScene.all.map { ($0.name, $0.summary) }))
    case (let name?, false):
      guard let scene = GalleryScene.named(name) else {
        let known = GalleryScene.all.map { "`\($0.name)`" }.joined(separator: ", ")
        throw ToolError(.usage, "there is no scene `\(name)`; there are \(known)")
      }
      try console.write(scene.json)
    case (_?, true): throw given.command.usageError()
    }
    return .success
  }

  private static func showDemo(_ console: Console) throws(ToolError) {
    let column = try demoLayout(PackageResources.column_json)
    try console.write("view      x      y  width  height")
    for named in column.namedFrames {
      let frame = named.frame
      let numbers = [(frame.minX, 7), (frame.minY, 7), (frame.width, 7), (frame.height, 8)]
      let columns = numbers.map { number, width in
        let text = "\(Int(number))"
        return "".padding(to: width - text.count) + text
      }
      try console.write(named.name.padding(to: 4) + columns.joined())
    }
    try console.write("")
    try console.write(column.drawing(width: 41))
    let shop = try demoLayout(PackageResources.shop_json)
    try console.write("\nA page, drawn with letters:\n")
    try console.write(shop.drawing(width: 61))
    try console.write("\nWhy the description is where it is:\n")
    try console.write(shop.explain("description")?.description ?? "")
    try console.write("\nA title without a height, reported with what to write instead:\n")
    // A common beginner's mistake: content in a view whose height does not depend on it.
    let mistake = try demoLayout(PackageResources.mistake_json)
    for diagnostic in mistake.diagnostics { try console.write("\(diagnostic)") }
    try console.write(
      """

      `swift run tangram play` opens a playground in the browser: a scene, laid out as you type.
      `swift run tangram demo --list` names more scenes, `swift run tangram help` all commands.
      """)
  }

  /// The layout of a scene that is bundled with the tool.
  static func demoLayout(_ scene: [UInt8]) throws(ToolError) -> TGLayout {
    do {
      return try TGScene(utf8: scene).layout()
    } catch {
      throw ToolError(.failure, "\(error)")
    }
  }
}
