import Foundation

/// A connection that handles one request, from its first byte to the last byte of the response.
struct Connection {
  let descriptor: Int32
  let limits: ServerLimits

  /// Receives a request, sends the response to it, and closes the connection.
  ///
  /// - Parameters:
  ///   - isFull: Whether there is no slot for further connections.
  ///   - answer: Computes the response; nil if there will be none.
  func serve(isFull: () -> Bool, answer: (HTTPRequest) -> HTTPResponse?) {
    defer { close(descriptor) }
    // No call waits longer than its deadline, which `poll` watches.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let response: HTTPResponse
    do throws(HTTPStatus) {
      guard let request = try receiveRequest(isFull) else { return }
      guard let computed = answer(request) else { return }
      response = computed
    } catch {
      response = HTTPResponse(error)
    }
    guard send(response.bytes) else { return }
    shutdown(descriptor, Int32(SHUT_WR))
    // Closing the socket with unread input could prevent the browser from reading the response.
    let end = ContinuousClock.now + limits.closeTimeout
    while receive(until: end).map({ !$0.isEmpty }) ?? false {}
  }

  /// Returns the request; nil if the browser closes the connection.
  private func receiveRequest(_ isFull: () -> Bool) throws(HTTPStatus) -> HTTPRequest? {
    var parser = RequestParser(maximumBodyBytes: limits.bodyBytes)
    let start = ContinuousClock.now
    while true {
      let piece = receive(until: start + limits.requestTimeout) {
        .now - start > limits.requestTimeoutWhenFull && isFull()
      }
      guard let piece else { throw .requestTimeout }
      if piece.isEmpty { return nil }
      if let request = try parser.read(piece) { return request }
    }
  }

  /// Returns the next bytes; empty at the end or after a failure, nil after the deadline.
  private func receive(
    until deadline: ContinuousClock.Instant, unless isLate: () -> Bool = { false }
  ) -> [UInt8]? {
    while isReady(POLLIN, until: deadline, unless: isLate) {
      var isTransient = false
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, length in
        let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        isTransient = count < 0 && Self.isTransient(errno)
        length = max(0, count)
      }
      if !isTransient { return piece }
    }
    return nil
  }

  /// Sends all bytes; returns false if the browser does not take them in time.
  private func send(_ bytes: [UInt8]) -> Bool {
    let deadline = ContinuousClock.now + limits.responseTimeout
    var rest = bytes[...]
    while !rest.isEmpty {
      guard isReady(POLLOUT, until: deadline) else { return false }
      let sent = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, 0)
      }
      if sent < 0, !Self.isTransient(errno) { return false }
      rest = rest.dropFirst(max(0, sent))
    }
    return true
  }

  /// Waits for an event of the socket; returns false if the deadline passes or has already passed.
  private func isReady(
    _ event: Int32, until deadline: ContinuousClock.Instant, unless isLate: () -> Bool = { false }
  ) -> Bool {
    while ContinuousClock.now < deadline, !isLate() {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      if poll(&polled, 1, Int32(min(max(left, 1), 100))) > 0 { return true }
    }
    return false
  }

  private static func isTransient(_ code: Int32) -> Bool {
    code == EAGAIN || code == EWOULDBLOCK || code == EINTR
  }
}
