import Tangram
import TangramRender
import TangramScene

/// `tangram render`: draws a scene as a picture, or as an HTML page for inspection.
extension Command {
  static let render = Command(
    name: "render",
    synopsis:
      "[FILE|-] [-o FILE|-] [--zoom N] [--exact] [--paint] [--text HOW] [--watch] [ROOM]",
    uses: [("[FILE|-] -o FILE", "draws a scene as an SVG picture or an HTML page")],
    operand: .scene,
    options: [
      CommandOption(
        name: "-o", label: "FILE", value: .file,
        text: "the file of the picture; if it is missing or -, the standard output is used"),
      CommandOption(
        name: "--zoom", label: "N", value: .number,
        text: "pixels per point; by default, the picture fills a page"),
      CommandOption(
        name: "--exact",
        text: """
          a picture of exactly the size of the scene, without a margin and with the same
          colors on every screen; one pixel per point unless --zoom is given
          """),
      CommandOption(
        name: "--paint",
        text: "the finished picture, with the paint and texts of the scene, instead of a plan"),
      CommandOption(
        name: "--text", label: "HOW", value: .name,
        text: "draws texts as `outlines`, or as texts with embedded `fonts`"),
      .watch,
    ],
    hasRoom: true,
    about: """
      Draws a scene as an SVG picture: every frame with its name and size, hatched padding and gaps,
      baselines and curves, and marked diagnostics. If the name after -o ends in `.html`, it creates
      a page with the picture, the tree, and explanations of all frames, in five widths. Other file
      name extensions are rejected.
      """,
    status: """
      0, or 1 if the scene cannot be read, 64 if a picture of that kind cannot be drawn,
      66 if the file cannot be read, 74 if the picture cannot be written.
      """,
    run: runRender)

  private static func runRender(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    var style = given.has("--paint") ? TGPictureStyle.paint : .plan
    style.notation = .scene
    style.zoom = given.number("--zoom")
    style.text = try text(given["--text"])
    style.isExact = given.has("--exact")
    let isPage = try isPage(given["-o"], style)
    let scene = try given.scene(console)
    let document = isPage ? page(of: scene, style) : picture(of: scene, style)
    if let output = given["-o"], output != "-" {
      try OutputFile(path: output).write(document)
    } else {
      try console.write(document)
    }
    return .success
  }

  private static func picture(of scene: TGScene, _ style: TGPictureStyle) -> String {
    var style = style
    style.zoom = style.zoom ?? (style.isExact ? 1 : nil)
    return TGPicture(of: scene.layout(), style: style).svg
  }

  /// A page that shows the scene at its own available width, and at narrower and wider ones.
  private static func page(of scene: TGScene, _ style: TGPictureStyle) -> String {
    let scenes = [0.5, 0.75, 1, 1.5, 2].map { factor in
      var scene = scene
      scene.environment.size.width = (scene.environment.size.width * factor).rounded()
      return scene
    }
    var page = TGInspector(of: scenes.map { $0.layout() }, title: scene.root.name ?? "Layout")
    (page.style, page.first) = (style, 2)
    return page.html { scenes[$0].words }
  }

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

  /// Whether the output is a page rather than a picture.
  ///
  /// Throws an error for a file extension that does not match the output, since such a file would
  /// not be recognized.
  private static func isPage(_ output: String?, _ style: TGPictureStyle) throws(ToolError) -> Bool {
    let name = output?.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return output?.lowercased().hasSuffix(".html") ?? false
    }
    let message: String
    switch name[dot...].lowercased() {
    case ".svg": return false
    case ".html" where !style.isExact && style.text == .outlines: return true
    case ".html":
      let option = style.isExact ? "--exact" : "--text fonts"
      message = "\(option) is for pictures (.svg), not for pages (.html)"
    case let ending:
      message = "render writes pictures (.svg) and pages (.html), not `\(ending)`"
    }
    throw ToolError(.usage, message)
  }
}

extension TGScene {
  /// The text for a page about the scene, which quotes the scene's own keys.
  var words: InspectorWords {
    let quotes = SceneQuotes(self)
    return (description: { quotes.node($0.id) ?? $0.view.description }, explanation: quotes.quote)
  }
}
