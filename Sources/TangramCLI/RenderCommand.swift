import Tangram
import TangramRender
import TangramScene

/// `tangram render`: draws a scene as a picture, or as an HTML page for inspection.
struct RenderCommand {
  /// A scene, and the form and destination of its picture.
  struct Options: Hashable {
    var scene: SceneInput
    /// The file of the picture; nil or `-` for the standard output.
    var output: String?
    /// The number of pixels to a point.
    var zoom: Double?
    /// Whether the picture has exactly the size of the scene, with nothing around it.
    var isExact = false
    /// Whether the picture shows the paint of the views instead of a plan of their frames.
    var isPaint = false
    /// The way texts are drawn.
    var text = TGPictureStyle.Text.outlines

    /// Whether the output is an HTML page rather than a picture.
    var isPage: Bool { output?.lowercased().hasSuffix(".html") ?? false }
  }

  let console: Console

  func run(_ options: Options) throws(ToolError) -> ToolStatus {
    let scene = try options.scene.scene(console)
    let document = options.isPage ? page(of: scene, options) : picture(of: scene, options)
    if let output = options.output, output != "-" {
      try OutputFile(path: output).write(document)
    } else {
      try console.write(document)
    }
    return .success
  }

  private func picture(of scene: TGScene, _ options: Options) -> String {
    var picture = TGPicture(of: scene.layout())
    if options.isPaint { picture.style = .paint }
    picture.style.notation = .scene
    picture.style.zoom = options.zoom ?? (options.isExact ? 1 : nil)
    picture.style.isExact = options.isExact
    picture.style.text = options.text
    picture.style.showsScale = !options.isExact && !options.isPaint
    return picture.svg
  }

  /// A page that shows the scene at its own available width, and at narrower and wider ones.
  private func page(of scene: TGScene, _ options: Options) -> String {
    let scenes = [0.5, 0.75, 1, 1.5, 2].map { factor in
      var scene = scene
      scene.environment.size.width = (scene.environment.size.width * factor).rounded()
      return scene
    }
    var page = TGInspector(of: scenes.map { $0.layout() }, title: scene.root.name ?? "Layout")
    if options.isPaint { page.style = .paint }
    page.style.zoom = options.zoom
    page.style.notation = .scene
    page.first = 2
    return page.html { scenes[$0].words }
  }
}

extension TGScene {
  /// The text for a page about the scene, which quotes the scene's own keys.
  var words: InspectorWords {
    let quotes = SceneQuotes(self)
    return InspectorWords(
      says: { quotes.node($0.id) ?? $0.view.description }, explanation: quotes.quote)
  }
}

extension CommandForm {
  static let render = CommandForm(
    synopsis:
      "[FILE|-] [-o FILE|-] [--zoom N] [--exact] [--paint] [--text HOW] [--watch] [ROOM]",
    uses: [("[FILE|-] -o FILE", "draws a scene as an SVG picture or an HTML page")],
    operand: .scene,
    options: [
      CommandOption(
        name: "-o", label: "FILE", value: .file,
        text: "the picture; without it, or with -, it is written to the standard output"),
      CommandOption(
        name: "--zoom", label: "N", value: .number,
        text: "the number of pixels to a point; at first so many that the picture fills a page"),
      CommandOption(
        name: "--exact",
        text: """
          a picture of the size of the scene, a pixel to a point unless --zoom says otherwise,
          with nothing around it and the same colors on every screen
          """),
      CommandOption(
        name: "--paint",
        text: "the thing itself, as `paint` and texts in the scene say, instead of a plan"),
      CommandOption(
        name: "--text", label: "HOW", value: .name,
        text: "texts as `outlines`, or as texts with their `fonts` in the picture"),
      .watch,
    ],
    hasRoom: true,
    about: """
      Draws a scene as an SVG picture: every frame with its name and size, padding and gaps hatched,
      baselines and curves, and what is the matter marked. With -o and a name that ends in `.html`
      it makes a page: the picture, the tree beside it, and why each view is where it is, in five
      widths. Files with other endings are refused.
      """,
    status: """
      0, or 1 if the scene cannot be read, 64 if a picture of that kind cannot be drawn,
      66 if the file cannot be read, 74 if the picture cannot be written.
      """,
    read: { (given) throws(ToolError) in
      let text = try text(given["--text"])
      try refuseOtherKinds(given["-o"], isExact: given.has("--exact"), text)
      return .render(
        .init(
          scene: given.scene, output: given["-o"], zoom: given.number("--zoom"),
          isExact: given.has("--exact"), isPaint: given.has("--paint"), text: text))
    })

  /// Returns the way texts are drawn, by its name.
  private static func text(_ name: String?) throws(ToolError) -> TGPictureStyle.Text {
    switch name {
    case nil, "outlines": return .outlines
    case "fonts": return .fonts
    case let name?:
      throw ToolError(
        status: .usage, message: "tangram render: --text is `outlines` or `fonts`, not `\(name)`")
    }
  }

  /// Throws an error for a file extension that does not match the output, since such a file would
  /// not be recognized.
  private static func refuseOtherKinds(
    _ output: String?, isExact: Bool, _ text: TGPictureStyle.Text
  ) throws(ToolError) {
    let name = output?.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return }
    let ending = name[dot...].lowercased()
    if ending == ".html", isExact || text == .fonts {
      let option = isExact ? "--exact" : "--text fonts"
      throw ToolError(
        status: .usage,
        message: "tangram: \(option) is for pictures (.svg), not for pages (.html)")
    }
    if [".svg", ".html"].contains(ending) { return }
    throw ToolError(
      status: .usage,
      message: "tangram: render writes pictures (.svg) and pages (.html), not `\(ending)`")
  }
}
