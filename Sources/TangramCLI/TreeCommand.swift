import Tangram
import TangramRender
import TangramScene

/// `tangram tree`: the views of a scene with their frames, as an indented text or as a drawing.
struct TreeCommand {
  /// A scene, and how it is shown.
  struct Question: Hashable {
    var scene: SceneQuestion
    /// Whether the frames are drawn instead of listed.
    var isDrawn = false
    /// How many characters wide a drawing is.
    var columns = 80
  }

  let console: Console

  func run(_ question: Question) throws(ToolError) -> ToolStatus {
    let layout = try question.scene.scene(console).layout()
    let text = TGTerminalText(of: layout, hasColors: console.hasColors)
    try console.write(question.isDrawn ? text.drawing(columns: question.columns) : text.tree)
    return .success
  }
}

extension TreeCommand.Question {
  /// Reads `[FILE|-] [--drawing] [--columns N]` and the room; nil if something else is written.
  init?(_ arguments: ArraySlice<String>) {
    var (isDrawn, columns) = (false, 80)
    let scene = SceneQuestion(arguments) { name, rest in
      switch name {
      case "--drawing": isDrawn = true
      case "--columns":
        guard let number = rest.popFirst().flatMap(Int.init), (2...240).contains(number) else {
          return false
        }
        columns = number
      default: return false
      }
      return true
    }
    guard let scene else { return nil }
    self.init(scene: scene, isDrawn: isDrawn, columns: columns)
  }
}
