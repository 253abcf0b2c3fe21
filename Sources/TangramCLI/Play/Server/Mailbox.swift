import Foundation

/// Where answers lie until the server sends them, with a bell that wakes it.
final class Mailbox: @unchecked Sendable {
  private struct Content {
    var letters: [Int: HTTPResponse] = [:]
    var isClosed = false
  }

  // Sound, as it is touched only while the lock is held. The lock is one of the system, because the
  // thread sanitizer does not see how threads wait for a `Mutex`, and reports a race.
  private var guarded = Content()
  private let lock = NSLock()
  private let pipe: (reader: Int32, writer: Int32)

  init() throws(ToolError) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else {
      throw ToolError(
        status: .unavailable,
        message: "tangram: the playground cannot be opened: too many open files")
    }
    pipe = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(pipe.reader)
    close(pipe.writer)
  }

  private func withContent<Result>(_ body: (inout Content) -> Result) -> Result {
    lock.withLock { body(&guarded) }
  }

  /// What can be read from when there is something to see to.
  var bell: Int32 { pipe.reader }

  var isClosed: Bool { withContent { $0.isClosed } }

  /// Leaves an answer for a connection.
  func deliver(_ response: HTTPResponse, to connection: Int) {
    withContent { $0.letters[connection] = response }
    ring()
  }

  /// Tells the server to end.
  func end() {
    withContent { $0.isClosed = true }
    ring()
  }

  /// Takes the answers there are, by connection.
  func takeAll() -> [Int: HTTPResponse] {
    _ = [UInt8](unsafeUninitializedCapacity: 256) { buffer, length in
      length = max(0, read(pipe.reader, buffer.baseAddress, buffer.count))
    }
    return withContent { content in
      defer { content.letters = [:] }
      return content.letters
    }
  }

  /// One that is full rings already.
  private func ring() {
    _ = [UInt8(1)].withUnsafeBytes { write(pipe.writer, $0.baseAddress, 1) }
  }
}
