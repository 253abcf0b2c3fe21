import Foundation
import Tangram
import TangramScene

/// `tangram play`: a page on which one writes a scene and sees its layout.
struct PlayCommand {
  /// What is opened, and where.
  struct Question: Hashable {
    /// The scene; nil for one that the tool brings along, `-` for the standard input.
    var file: String?
    /// The port; nil for the usual one, or one that is free.
    var port: Int?
  }

  let console: Console

  /// The port of the playground if nobody asks for another: the letters of its name on a telephone.
  static let usualPort = 8264

  func run(_ question: Question) throws(ToolError) -> ToolStatus {
    let limits = PlayLimits()
    let origin = try origin(of: question, limits)
    let listener = try listener(question.port)
    defer { listener.close() }
    let mailbox = try Mailbox()
    let interrupt = Interrupt { mailbox.end() }
    defer { interrupt.end() }
    let playground = Playground(
      origin: origin, guardian: RequestGuard(port: listener.port), limits: limits)
    try console.write("http://127.0.0.1:\(listener.port)/  Ctrl-C ends it")
    var server = PlayServer(listener, limits, mailbox, answer: playground.answer)
    server.run()
    console.complain("tangram: interrupted")
    return .interrupted
  }

  private func origin(
    of question: Question, _ limits: PlayLimits
  ) throws(ToolError) -> Playground.Origin {
    guard let path = question.file else { return .text(GalleryScene.all[0].json) }
    let source = try ByteSource(opening: path, standardInput: console.input)
    let bytes = try source.readAll(limit: limits.bodyBytes)
    let content = try PlayFile.content(bytes, of: source.name, limit: limits.bodyBytes)
    return path == "-" ? .text(content.text) : .file(PlayFile(path: path))
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

extension PlayCommand.Question {
  /// Reads `[FILE|-] [--port N]`; nil if something else is written.
  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let next = rest.popFirst() {
      if next == "--port" {
        guard port == nil, let number = rest.popFirst().flatMap(Int.init),
          (0...65_535).contains(number)
        else { return nil }
        port = number
      } else if file == nil, next == "-" || !next.hasPrefix("-") {
        file = next
      } else {
        return nil
      }
    }
  }
}

/// Calls a function at the first interrupt; the next one ends the tool as ever.
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
