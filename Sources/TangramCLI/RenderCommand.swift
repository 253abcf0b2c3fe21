import Tangram
import TangramRender
import TangramScene

/// `tangram render`: a picture of a scene, or a page on which one looks at it.
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

    /// Whether a page is asked for rather than a picture.
    var isPage: Bool { output?.lowercased().hasSuffix(".html") ?? false }
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
    let document = question.isPage ? page(of: scene, question) : picture(of: scene, question)
    if let output = question.output, output != "-" {
      try OutputFile(path: output).write(document)
    } else {
      try console.write(document)
    }
    return .success
  }

  private func picture(of scene: TGScene, _ question: Question) -> String {
    let environment = question.room.applied(to: scene.environment)
    var picture = TGPicture(of: scene.root.layout(in: environment))
    picture.style.zoom = question.zoom
    return picture.svg
  }

  /// The scene in its own room, and in some that are narrower and wider.
  private func page(of scene: TGScene, _ question: Question) -> String {
    let environment = question.room.applied(to: scene.environment)
    let layouts = [0.5, 0.75, 1, 1.5, 2].map { factor in
      var other = environment
      other.size.width = (environment.size.width * factor).rounded()
      return scene.root.layout(in: other)
    }
    var page = TGInspector(of: layouts, title: scene.root.name ?? "Layout")
    page.style.zoom = question.zoom
    page.first = 2
    return page.html
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
