import Foundation
import Tangram
import TangramRender
import TangramScene

/// `tangram tree`: the views of a scene with their frames, as an indented text or as a drawing.
struct TreeCommand {
  /// A scene, and how it is shown.
  struct Question: Hashable {
    /// The scene; nil, or `-`, for the standard input.
    var file: String?
    /// Whether the frames are drawn instead of listed.
    var isDrawn = false
    /// How many characters wide a drawing is.
    var columns = 80
    var room = RoomOptions()
  }

  let console: Console

  func run(_ question: Question) throws(ToolError) -> ToolStatus {
    let source = try ByteSource(opening: question.file, standardInput: console.input)
    let bytes = try source.readAll(limit: TGSceneLimits().bytes)
    let scene: TGScene
    do {
      scene = try TGScene(utf8: bytes)
    } catch {
      throw ToolError(status: .failure, message: "tangram: \(error)")
    }
    let layout = scene.root.layout(in: question.room.applied(to: scene.environment))
    let text = TGTerminalText(of: layout, hasColors: console.hasColors)
    try console.write(question.isDrawn ? text.drawing(columns: question.columns) : text.tree)
    return .success
  }
}

extension TreeCommand.Question {
  /// Reads `[FILE|-] [--drawing] [--columns N]` and the room, in any order; nil if something else is
  /// written.
  init?(_ arguments: ArraySlice<String>) {
    self.init()
    var rest = arguments
    while let next = rest.popFirst() {
      if room.read(next, from: &rest) { continue }
      switch next {
      case "--drawing": isDrawn = true
      case "--columns":
        guard let number = rest.popFirst().flatMap(Int.init), (2...240).contains(number) else {
          return nil
        }
        columns = number
      default:
        if file != nil || next.hasPrefix("-") && next != "-" { return nil }
        file = next
      }
    }
  }
}

extension Console {
  /// Whether what is printed is read by a person at a terminal that has colours, and wants them.
  var hasColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
    return isatty(output.fileDescriptor) == 1 && environment["TERM"] != "dumb"
  }
}
