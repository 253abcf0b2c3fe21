import Foundation

/// Serves a few browsers on this computer.
///
/// A single thread performs all socket I/O without blocking on any one connection, so that a slow
/// sender delays no other. Responses are computed on a few worker threads.
struct PlayServer {
  private let listener: Listener
  private let limits: PlayLimits
  private let mailbox: Mailbox
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse
  private let workers = OperationQueue()
  private var connections: [Connection] = []
  private var nextID = 0
  /// The time until which no connections are accepted, because the system has run out of resources.
  private var rest: ContinuousClock.Instant?

  /// - Parameters:
  ///   - mailbox: The mailbox for responses; closing it ends the server.
  ///   - answer: Computes the response to a request; it is called on several threads concurrently.
  init(
    _ listener: Listener, _ limits: PlayLimits, _ mailbox: Mailbox,
    answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) {
    (self.listener, self.limits, self.mailbox) = (listener, limits, mailbox)
    self.answer = answer
    workers.maxConcurrentOperationCount = max(
      2, min(8, ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Serves until the mailbox is closed.
  ///
  /// Responses that are being computed are finished first, so that no file is left partially written.
  mutating func run() {
    while !mailbox.isClosed {
      if let end = rest, end <= .now { rest = nil }
      let isFull = connections.count >= limits.connections || rest != nil
      var polled = [
        pollfd(fd: mailbox.bell, events: Int16(POLLIN), revents: 0),
        // Connections that are not accepted wait in the backlog of the system.
        pollfd(fd: isFull ? -1 : listener.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      polled += connections.map(\.interest)
      poll(&polled, nfds_t(polled.count), timeout)
      proceed(polled[2...].map(\.revents))
      if polled[0].revents != 0 { takeAnswers() }
      if polled[1].revents != 0 { acceptConnections() }
      endLateOnes(inACrowd: isFull)
    }
    workers.cancelAllOperations()
    workers.waitUntilAllOperationsAreFinished()
    for connection in connections { connection.close() }
  }
}

extension PlayServer {
  /// The timeout for `poll`, in milliseconds: at most until the next deadline of a connection.
  private var timeout: Int32 {
    guard let next = connections.compactMap(\.deadline).min() else {
      return rest == nil ? 10_000 : 100
    }
    let wait = ContinuousClock.now.duration(to: next) / Duration.milliseconds(1)
    let most = connections.count < limits.connections && rest == nil ? 10_000.0 : 100
    return Int32(max(0, min(wait.rounded(.up), most)))
  }

  private mutating func proceed(_ events: [Int16]) {
    var kept: [Connection] = []
    for (var connection, event) in zip(connections, events) {
      let outcome = event == 0 ? .goesOn : connection.proceed(limits)
      if case .isOver = outcome {
        connection.close()
        continue
      }
      if case .asks(let request) = outcome { work(on: request, for: connection.id) }
      kept.append(connection)
    }
    connections = kept
  }

  private func work(on request: HTTPRequest, for id: Int) {
    let (answer, mailbox) = (answer, mailbox)
    workers.addOperation { mailbox.deliver(answer(request), to: id) }
  }

  private mutating func takeAnswers() {
    let letters = mailbox.takeAll()
    for index in connections.indices {
      guard let response = letters[connections[index].id] else { continue }
      connections[index].answer(response, limits)
    }
  }

  private mutating func acceptConnections() {
    while connections.count < limits.connections {
      guard let descriptor = listener.accept() else {
        if errno == EMFILE || errno == ENFILE { rest = .now + .milliseconds(100) }
        return
      }
      connections.append(Connection(descriptor, id: nextID, limits))
      nextID += 1
    }
  }

  /// Ends connections that have exceeded a time limit.
  private mutating func endLateOnes(inACrowd: Bool) {
    let now = ContinuousClock.now
    for index in connections.indices where connections[index].stage == .reading {
      let isSlow = inACrowd && now - connections[index].start > limits.timeToAskInACrowd
      if isSlow || connections[index].deadline.map({ $0 <= now }) ?? false {
        connections[index].answer(HTTPResponse(.requestTimeout), limits)
      }
    }
    connections.removeAll { connection in
      guard let deadline = connection.deadline, deadline <= now else { return false }
      connection.close()
      return true
    }
  }
}
