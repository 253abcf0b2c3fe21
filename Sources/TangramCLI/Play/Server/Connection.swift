import Foundation

/// A connection that handles one request, from its first byte to the last byte of the response.
struct Connection {
  enum Stage {
    case reading
    /// The response is being computed.
    case waiting
    case writing
    /// The response has been sent, and further input is discarded: closing the socket with unread input
    /// could prevent the browser from reading the response.
    case leaving
  }

  /// The state of a connection after an event.
  enum Outcome {
    case goesOn
    case asks(HTTPRequest)
    case isOver
  }

  let id: Int
  private let descriptor: Int32
  private(set) var stage = Stage.reading
  /// The time by which the stage must end; nil while the connection does not depend on the browser.
  private(set) var deadline: ContinuousClock.Instant?
  private(set) var start: ContinuousClock.Instant
  private var parser: RequestParser
  private var output: [UInt8] = []
  private var written = 0

  init(_ descriptor: Int32, id: Int, _ limits: PlayLimits) {
    (self.descriptor, self.id) = (descriptor, id)
    parser = RequestParser(mostBodyBytes: limits.bodyBytes)
    start = .now
    deadline = start + limits.timeToAsk
  }

  /// The events that the connection waits for.
  var interest: pollfd {
    let events: Int32 =
      switch stage {
      case .reading, .leaving: Int32(POLLIN)
      case .waiting: 0
      case .writing: Int32(POLLOUT)
      }
    return pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  func close() { Foundation.close(descriptor) }

  /// Starts to send a response.
  mutating func answer(_ response: HTTPResponse, _ limits: PlayLimits) {
    output = response.bytes
    written = 0
    stage = .writing
    deadline = .now + limits.timeToTakeAnswer
  }

  /// Continues after the socket has become ready.
  mutating func proceed(_ limits: PlayLimits) -> Outcome {
    switch stage {
    case .reading: read(limits)
    case .waiting: .isOver
    case .writing: write(limits)
    case .leaving: leave()
    }
  }
}

extension Connection {
  private mutating func read(_ limits: PlayLimits) -> Outcome {
    guard let piece = receive() else { return .goesOn }
    if piece.isEmpty { return .isOver }
    switch parser.read(piece) {
    case .incomplete: return .goesOn
    case .complete(let request):
      stage = .waiting
      deadline = nil
      return .asks(request)
    case .refused(let status):
      answer(HTTPResponse(status), limits)
      return .goesOn
    }
  }

  private mutating func write(_ limits: PlayLimits) -> Outcome {
    let sent = output[written...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
    if sent < 0 { return Self.isMomentary(errno) ? .goesOn : .isOver }
    written += sent
    if written == output.count {
      output = []
      shutdown(descriptor, Int32(SHUT_WR))
      stage = .leaving
      deadline = .now + limits.timeToLeave
    }
    return .goesOn
  }

  private func leave() -> Outcome {
    receive()?.isEmpty ?? false ? .isOver : .goesOn
  }

  /// Returns the available bytes; empty at the end or after a failure, nil if there are none yet.
  private func receive() -> [UInt8]? {
    var isMomentary = false
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, length in
      let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      isMomentary = count < 0 && Self.isMomentary(errno)
      length = max(0, count)
    }
    return isMomentary ? nil : piece
  }

  private static func isMomentary(_ code: Int32) -> Bool {
    code == EAGAIN || code == EWOULDBLOCK || code == EINTR
  }
}
