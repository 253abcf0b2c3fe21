import TangramScene
import TangramSceneSwift

/// `tangram swift`: prints a scene as the Swift code that creates it.
extension Command {
  static let swift = Command(
    name: "swift",
    synopsis: "[FILE|-] [--as-function NAME] [ROOM]",
    uses: [("[FILE|-]", "prints a scene as Swift code")],
    operand: .scene,
    options: [
      CommandOption(
        name: "--as-function", label: "NAME", value: .name,
        text: "writes a function of this name that returns the layout, instead of constants")
    ],
    hasRoom: true,
    about: """
      Prints a scene as Swift code that creates its tree and lays it out. The code imports Tangram,
      and its layout has the same frames as the scene.

        import Tangram

        let root = TGLinearLayout(.vert) {
          TGView("A").left(20%).right(30%).height(.this(.width))
        }.named("S").size(100, .wrap)

        let layout = root.layout(in: TGSize(width: 375, height: 667))

      Views that others refer to become constants, and so do the parts of a tree that is large.
      """,
    status: """
      0, or 1 if the scene cannot be read, 66 if the file cannot be read, 74 if the output
      cannot be written.
      """,
    run: runSwift)

  private static func runSwift(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    let function = given["--as-function"]
    if let function { try refuse(function) }
    let scene = try given.scene(console)
    try console.write(function.map(scene.swiftFunction) ?? scene.swiftCode)
    return .success
  }

  /// Throws an error if a text cannot be the name of a function.
  private static func refuse(_ name: String) throws(ToolError) {
    let reason: String
    if SwiftNames.keywords.contains(name) {
      reason = "is a keyword of Swift; choose another name"
    } else if name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
      reason = "cannot be the name of a function: letters, digits and `_`, no digit first"
    } else {
      return
    }
    throw ToolError(status: .usage, message: "tangram swift: `\(name)` \(reason)")
  }
}
