import Tangram
import TangramRender
import TangramScene

/// `tangram render`: a picture of a scene, or a page on which one looks at it.
struct RenderCommand {
  /// A scene, and where its picture goes.
  struct Question: Hashable {
    var scene: SceneQuestion
    /// The picture; nil, or `-`, for the standard output.
    var output: String?
    /// The number of pixels to a point.
    var zoom: Double?

    /// Whether a page is asked for rather than a picture.
    var isPage: Bool { output?.lowercased().hasSuffix(".html") ?? false }
  }

  let console: Console

  func run(_ question: Question) throws(ToolError) -> ToolStatus {
    let scene = try question.scene.scene(console)
    let document = question.isPage ? page(of: scene, question) : picture(of: scene, question)
    if let output = question.output, output != "-" {
      try OutputFile(path: output).write(document)
    } else {
      try console.write(document)
    }
    return .success
  }

  private func picture(of scene: TGScene, _ question: Question) -> String {
    var picture = TGPicture(of: scene.layout())
    picture.style.zoom = question.zoom
    return picture.svg
  }

  /// The scene in its own room, and in some that are narrower and wider.
  private func page(of scene: TGScene, _ question: Question) -> String {
    let layouts = [0.5, 0.75, 1, 1.5, 2].map { factor in
      var scene = scene
      scene.environment.size.width = (scene.environment.size.width * factor).rounded()
      return scene.layout()
    }
    var page = TGInspector(of: layouts, title: scene.root.name ?? "Layout")
    page.style.zoom = question.zoom
    page.first = 2
    return page.html
  }
}

extension RenderCommand.Question {
  /// Reads `[FILE|-] [-o FILE|-] [--zoom N]` and the room; nil if something else is written.
  init?(_ arguments: ArraySlice<String>) {
    var (output, zoom): (String?, Double?) = (nil, nil)
    let scene = SceneQuestion(arguments) { name, rest in
      switch name {
      case "-o" where output == nil && !rest.isEmpty: output = rest.popFirst()
      case "--zoom":
        zoom = rest.popPositiveNumber()
        return zoom != nil
      default: return false
      }
      return true
    }
    guard let scene else { return nil }
    self.init(scene: scene, output: output, zoom: zoom)
  }
}
