import Foundation

/// A queue of responses for the server to send, with a pipe (the bell) that wakes the server.
final class Mailbox: @unchecked Sendable {
  private struct Content {
    var letters: [Int: HTTPResponse] = [:]
    var isClosed = false
  }

  // Access is safe, since it happens only while the lock is held. `NSLock` is used because the
  // thread sanitizer does not understand how threads wait for a `Mutex`, and reports a race.
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

  /// A file descriptor that becomes readable when there is something to process.
  var bell: Int32 { pipe.reader }

  var isClosed: Bool { withContent { $0.isClosed } }

  /// Stores a response for a connection, and wakes the server.
  func deliver(_ response: HTTPResponse, to connection: Int) {
    withContent { $0.letters[connection] = response }
    ring()
  }

  /// Makes the server end.
  func end() {
    withContent { $0.isClosed = true }
    ring()
  }

  /// Removes and returns the stored responses, by connection.
  func takeAll() -> [Int: HTTPResponse] {
    _ = [UInt8](unsafeUninitializedCapacity: 256) { buffer, length in
      length = max(0, read(pipe.reader, buffer.baseAddress, buffer.count))
    }
    return withContent { content in
      defer { content.letters = [:] }
      return content.letters
    }
  }

  /// Wakes the server; if the pipe is full, the server is about to wake up anyway.
  private func ring() {
    _ = [UInt8(1)].withUnsafeBytes { write(pipe.writer, $0.baseAddress, 1) }
  }
}
