import Tangram
import TangramScene

/// `tangram explain`: explains the position and size of a view in a scene.
extension Command {
  static let explain = Command(
    name: "explain",
    synopsis: "[FILE|-] --id NAME [--deep] [--watch] [ROOM]",
    uses: [("[FILE|-] --id NAME", "explains the frame of a view of a scene")],
    operand: .scene,
    options: [
      CommandOption(name: "--id", label: "NAME", value: .name, text: "the `id` of the view"),
      CommandOption(
        name: "--deep",
        text: """
          also explains the numbers of other views that contribute, down to the
          scene
          """),
      .watch,
    ],
    hasRoom: true,
    about: """
      Explains why a view of a scene has its frame, with one line for each number:

        C (30, 0, 50, 20)
          x 30 = S's width 100 − right padding 0 − right margin 20 − width 50
          …
      """,
    status: """
      0, or 1 if the scene cannot be read or has no such view, 66 if the file cannot
      be read, 74 if the output cannot be written.
      """,
    run: runExplain)

  private static func runExplain(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    guard let id = given["--id"] else { throw given.command.usageError() }
    let scene = try given.scene(console)
    let layout = scene.layout()
    guard let explanation = layout.explain(id, isDeep: given.has("--deep")) else {
      throw ToolError(.failure, "no view has the id `\(id)`" + suggestion(for: id, in: layout))
    }
    try console.writeEscaped(SceneQuotes(scene).quote(explanation).description)
    return .success
  }

  /// The end of a message that suggests other ids.
  private static func suggestion(for id: String, in layout: TGLayout) -> String {
    let hint = Spelling.hint(forName: id, among: layout.namedFrames.map(\.name))
    if !hint.isEmpty { return hint }
    let names = layout.namedFrames.prefix(13).map { "`\($0.name)`" }
    if names.isEmpty { return "; none has an id" }
    return "; there are \(names.prefix(12).joined(separator: ", "))\(names.count > 12 ? ", …" : "")"
  }
}
