import Foundation

/// Serves a handful of browsers on this computer.
///
/// One thread moves all bytes and waits for nobody in particular, so that a slow sender holds up no
/// one. Answers are worked out on others, which are few.
struct PlayServer {
  private let listener: Listener
  private let limits: PlayLimits
  private let mailbox: Mailbox
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse
  private let workers = OperationQueue()
  private var connections: [Connection] = []
  private var nextID = 0
  /// Until when nobody is accepted, as the system has no room.
  private var rest: ContinuousClock.Instant?

  /// - Parameters:
  ///   - mailbox: Ends the server when it is closed.
  ///   - answer: Answers a request; called on several threads at once.
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
  /// Answers that are being worked out are finished, so that no file is half written.
  mutating func run() {
    while !mailbox.isClosed {
      if let end = rest, end <= .now { rest = nil }
      let isFull = connections.count >= limits.connections || rest != nil
      var polled = [
        pollfd(fd: mailbox.bell, events: Int16(POLLIN), revents: 0),
        // What is not accepted waits in the system.
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
  /// How long to wait, in milliseconds.
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

  /// Ends what takes too long.
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
