import Foundation
import Tangram
import TangramScene

/// `tangram play`: serves a page for editing a scene and viewing its layout.
struct PlayCommand {
  /// The scene to open, and the port to serve it on.
  struct Options: Hashable {
    /// The file of the scene; nil for a built-in one, `-` for the standard input.
    var file: String?
    /// The port; nil for the default port, or any free one if that is in use.
    var port: Int?
    /// A folder of fonts, in addition to the folder of the scene.
    var fontFolder: String?
  }

  let console: Console

  /// The default port of the playground: "TANG" on a telephone keypad.
  static let usualPort = 8264

  func run(_ options: Options) throws(ToolError) -> ToolStatus {
    let limits = PlayLimits()
    let origin = try origin(of: options, limits)
    let listener = try listener(options.port)
    defer { listener.close() }
    let mailbox = try Mailbox()
    let interrupt = Interrupt { mailbox.end() }
    defer { interrupt.end() }
    let playground = Playground(
      origin: origin, guardian: RequestGuard(port: listener.port), limits: limits,
      fonts: Room(fontFolder: options.fontFolder).fonts(beside: options.file))
    try console.write("http://127.0.0.1:\(listener.port)/  Ctrl-C ends it")
    var server = PlayServer(listener, limits, mailbox, answer: playground.answer)
    server.run()
    console.complain("tangram: interrupted")
    return .interrupted
  }

  private func origin(
    of options: Options, _ limits: PlayLimits
  ) throws(ToolError) -> Playground.Origin {
    guard let path = options.file else { return .text(GalleryScene.all[0].json) }
    let source = try ByteSource(opening: path, standardInput: console.input)
    let bytes = try source.readAll(limit: limits.bodyBytes)
    let content = try PlayFile.content(bytes, of: source.name, limit: limits.bodyBytes)
    // Input that is not a regular file cannot be read again or saved.
    return source.size == nil || path == "-" ? .text(content.text) : .file(PlayFile(path: path))
  }

  private func listener(_ port: Int?) throws(ToolError) -> Listener {
    if let port { return try Listener(port: port) }
    do {
      return try Listener(port: Self.usualPort)
    } catch {
      return try Listener(port: 0)
    }
  }
}

extension CommandForm {
  static let play = CommandForm(
    synopsis: "[FILE|-] [--port N] [--fonts DIR]",
    uses: [("[FILE|-]", "opens a playground in the browser, to write a scene and see it")],
    operand: Operand(
      label: "FILE", kind: .file, count: 0...1,
      text: """
        the scene, which the page can save; without it the page begins with a scene of
        the tool. With - it is read from the standard input, and saving downloads it, as
        it does for a pipe.
        """),
    options: [
      CommandOption(
        name: "--port", label: "N", value: .count(0...65_535),
        text: "the port of the address; without it \(PlayCommand.usualPort), or one that is free"),
      .fonts,
    ],
    about: """
      Serves a page to this computer, and to no other: the text of a scene, which is laid out as it
      is typed, with the picture, the tree, and why each view is where it is. What is wrong is
      marked in the text. The page changes the room, opens the scenes that the tool brings along,
      and copies a scene as Swift code. The scene is in the address, so that a link to it can be
      sent.

      Prints the address to open in a browser, and runs until it is interrupted.
      """,
    status: """
      130 after an interrupt, 1 if FILE is no text, 66 if it cannot be read, 69 if the
      port cannot be opened, 74 if the output cannot be written.
      """,
    read: { given in
      .play(
        .init(
          file: given.operands.first, port: given["--port"].flatMap { Int($0) },
          fontFolder: given["--fonts"]))
    })
}

/// Calls a function at the first interrupt; the next one has its usual effect.
private struct Interrupt {
  private let source: any DispatchSourceSignal

  init(_ act: @escaping @Sendable () -> Void) {
    let usual = signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT)
    source.setEventHandler {
      signal(SIGINT, usual)
      act()
    }
    source.activate()
  }

  func end() { source.cancel() }
}
