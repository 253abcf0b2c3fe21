import Foundation
import Tangram
import TangramPlayServer
import TangramScene

/// `tangram play`: serves a page for editing a scene and viewing its layout.
extension Command {
  static let play = Command(
    name: "play",
    synopsis: "[FILE|-] [--port N] [--fonts DIR]",
    uses: [("[FILE|-]", "opens a playground in the browser for editing scenes")],
    operand: Operand(
      label: "FILE", completion: .files, count: 0...1,
      text: """
        the file of the scene, which the page can save; if it is missing, the page starts
        with an example. With -, the scene is read from the standard input; it and a scene
        from a pipe are saved as a download.
        """),
    options: [
      CommandOption(
        name: "--port", label: "N", value: .count(0...65_535),
        text: "the port of the address; by default \(defaultPort), or a free one"),
      .fonts,
    ],
    about: """
      Serves a page to this computer only. It lays out the text of a scene while you type, shows the
      picture, the tree and explanations of all frames, and marks mistakes in the text. You can
      change the available space, open the example scenes, and copy a scene as Swift code. The scene
      is stored in the address, so that you can send a link to it.

      Prints the address to open in a browser, and runs until it is interrupted.
      """,
    status: """
      130 after an interrupt, 1 if FILE is no text, 66 if it cannot be read, 69 if the
      port cannot be opened, 74 if the output cannot be written.
      """,
    run: runPlay)

  /// The default port of the playground: "TANG" on a telephone keypad.
  private static let defaultPort = 8264

  private static func runPlay(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    let (file, limits) = (given.operands.first, PlayLimits())
    let origin = try origin(file, console, limits)
    let listener = try listener(given.count("--port"))
    defer { listener.close() }
    let playground = Playground(
      origin: origin, requestGuard: RequestGuard(port: listener.port), limits: limits,
      fonts: given.fonts(beside: file))
    try console.write("http://127.0.0.1:\(listener.port)/  Ctrl-C ends it")
    let server = PlayServer(listener, limits.server, answer: playground.answer)
    Interrupts.wait { Thread.detachNewThread { server.run() } }
    server.finish()
    console.writeError("tangram: interrupted")
    return .interrupted
  }

  /// The source of the initial scene: a file, a built-in scene if no file is given, or the standard input for
  /// `-`.
  private static func origin(
    _ file: String?, _ console: Console, _ limits: PlayLimits
  ) throws(ToolError) -> Playground.Origin {
    guard let file else { return .text(GalleryScene.all[0].json) }
    let source = try ByteSource(opening: file, standardInput: console.input)
    let bytes = try source.readAll(limit: limits.server.bodyBytes)
    let content = try PlayFile.content(bytes, of: source.name, limit: limits.server.bodyBytes)
    // Input that is not a regular file cannot be read again or saved.
    return source.size == nil || file == "-" ? .text(content.text) : .file(PlayFile(path: file))
  }

  /// - Parameter port: The port; nil for the default port, or any free one if that is in use.
  private static func listener(_ port: Int?) throws(ToolError) -> Listener {
    do throws(POSIXError) {
      if let port { return try Listener(port: port) }
      if let preferred = try? Listener(port: defaultPort) { return preferred }
      return try Listener(port: 0)
    } catch {
      let code = error.code
      let reason =
        code == .EADDRINUSE ? "something else uses it" : SystemError(code: code.rawValue).reason
      throw ToolError(.unavailable, "port \(port ?? 0) cannot be opened: \(reason)")
    }
  }
}
