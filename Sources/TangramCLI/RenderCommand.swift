import Tangram
import TangramRender
import TangramScene

/// `tangram render`: a picture of a scene.
struct RenderCommand {
  /// A scene, and where its picture goes.
  struct Question: Hashable {
    /// The scene; nil, or `-`, for the standard input.
    var file: String?
    /// The picture; nil, or `-`, for the standard output.
    var output: String?
    /// The number of pixels to a point.
    var zoom: Double?
    var room = RoomOptions()
  }

  let console: Console

  func run(_ question: Question) throws(ToolError) -> ToolStatus {
    let source = try ByteSource(opening: question.file, standardInput: console.input)
    let bytes = try source.readAll(limit: TGSceneLimits().bytes)
    let layout: TGLayout
    do {
      let scene = try TGScene(utf8: bytes)
      layout = scene.root.layout(in: question.room.applied(to: scene.environment))
    } catch {
      throw ToolError(status: .failure, message: "tangram: \(error)")
    }
    var picture = TGPicture(of: layout)
    picture.style.zoom = question.zoom
    if let output = question.output, output != "-" {
      try OutputFile(path: output).write(picture.svg)
    } else {
      try console.write(picture.svg)
    }
    return .success
  }
}

extension RenderCommand.Question {
  /// Reads `[FILE|-] [-o FILE|-] [--zoom N]` and the room, in any order; nil if something else is
  /// written.
  init?(_ arguments: ArraySlice<String>) {
    self.init()
    var rest = arguments
    while let next = rest.popFirst() {
      if room.read(next, from: &rest) { continue }
      switch next {
      case "-o" where output == nil && !rest.isEmpty: output = rest.popFirst()
      case "--zoom":
        guard let number = rest.popFirst().flatMap(Double.init), number > 0, number.isFinite else {
          return nil
        }
        zoom = number
      default:
        if file != nil || next.hasPrefix("-") && next != "-" { return nil }
        file = next
      }
    }
  }
}
