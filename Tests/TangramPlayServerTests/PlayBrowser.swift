import Foundation
import Testing

@testable import TangramCLI
@testable import TangramPlayServer

/// A running playground server, which stops when it is deallocated.
final class ServedPlayground: Sendable {
  let port: Int
  private let listener: Listener
  private let end = DispatchSemaphore(value: 0)

  convenience init(
    _ origin: Playground.Origin = .text("{}"), _ limits: ServerLimits = .patient
  ) throws {
    try self.init(limits) { port in
      Playground(
        origin: origin, requestGuard: RequestGuard(port: port), limits: PlayLimits(server: limits)
      ).answer
    }
  }

  /// Starts a server that answers with the given function, which is made for the server's port.
  init(
    _ limits: ServerLimits, answer: (_ port: Int) -> @Sendable (HTTPRequest) -> HTTPResponse
  ) throws {
    // A client that disconnects must not terminate the test process.
    signal(SIGPIPE, SIG_IGN)
    let listener = try Listener(port: 0)
    (port, self.listener) = (listener.port, listener)
    let (end, answer) = (end, answer(port))
    Thread.detachNewThread {
      PlayServer(listener, limits, answer: answer).run()
      listener.close()
      end.signal()
    }
  }

  deinit {
    listener.shutDown()
    end.wait()
  }

  /// Sends a complete request and returns the response.
  func answer(to request: String) throws -> BrowserAnswer {
    let browser = try Browser(port: port)
    browser.send(request)
    return try browser.answer()
  }

  /// A request as the playground's page would send it.
  func request(_ line: String, _ body: String = "", headers: [String] = []) -> String {
    let own = ["Host: 127.0.0.1:\(port)", "Content-Type: application/json"]
    let length = "Content-Length: \(body.utf8.count)"
    let lines = ["\(line) HTTP/1.1"] + own + headers + [length]
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }
}

extension ServerLimits {
  /// Limits for tests in which timeouts do not matter, because the computer may be busy.
  static let patient: ServerLimits = {
    var limits = ServerLimits()
    limits.requestTimeout = .seconds(600)
    limits.requestTimeoutWhenFull = .seconds(600)
    limits.responseTimeout = .seconds(600)
    limits.closeTimeout = .seconds(600)
    return limits
  }()
}

/// The response to a request.
struct BrowserAnswer {
  let status: Int
  let headers: [Substring]
  let body: String
}

/// A single connection, over which a test sends arbitrary bytes.
final class Browser {
  private let descriptor: Int32

  init(port: Int) throws {
    var (hints, list) = (addrinfo(), UnsafeMutablePointer<addrinfo>?.none)
    hints.ai_family = AF_INET
    hints.ai_flags = AI_NUMERICHOST
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    try #require(getaddrinfo("127.0.0.1", "\(port)", &hints, &list) == 0)
    defer { freeaddrinfo(list) }
    let address = try #require(list?.pointee)
    descriptor = socket(address.ai_family, address.ai_socktype, 0)
    try #require(connect(descriptor, address.ai_addr, address.ai_addrlen) == 0)
  }

  deinit { close(descriptor) }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes; drops those that the server no longer accepts.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, 0) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes the sending side of the connection.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads the response until the server closes the connection.
  func answer() throws -> BrowserAnswer {
    var bytes: [UInt8] = []
    while true {
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, length in
        length = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
      }
      if piece.isEmpty { break }
      bytes += piece
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let end = try #require(text.range(of: "\r\n\r\n"), "no answer")
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    let status = try #require(lines.first?.split(separator: " ").dropFirst().first)
    return BrowserAnswer(
      status: try #require(Int(status)), headers: Array(lines.dropFirst()),
      body: String(text[end.upperBound...]))
  }
}
