import Foundation
import Synchronization

/// Serves a few browsers on this computer, each connection on a thread of its own, so that a slow
/// sender delays no other.
package final class PlayServer: Sendable {
  private let listener: Listener
  private let limits: ServerLimits
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse
  private let connections = Atomic(0)
  /// The free slots for connections.
  private let slots = DispatchSemaphore(value: 0)
  /// The responses that may be computed at the same time.
  private let workers = DispatchSemaphore(value: 0)
  let workerCount = max(2, min(8, ProcessInfo.processInfo.activeProcessorCount))
  private let isStopping = Atomic(false)

  /// - Parameter answer: Computes the response to a request; it is called on several threads
  ///   concurrently.
  package init(
    _ listener: Listener, _ limits: ServerLimits,
    answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) {
    (self.listener, self.limits, self.answer) = (listener, limits, answer)
    // The semaphores are created with 0 and then raised, because deallocating a semaphore traps if its value
    // is below the initial one.
    for _ in 0..<limits.connections { slots.signal() }
    for _ in 0..<workerCount { workers.signal() }
  }

  /// Serves until the listener is shut down, which is noticed when there is a place for one more connection.
  package func run() {
    while true {
      // Connections that are not accepted wait in the backlog of the system.
      slots.wait()
      guard let descriptor = listener.accept() else { return }
      connections.add(1, ordering: .relaxed)
      Thread.detachNewThread { [self] in
        Connection(descriptor: descriptor, limits: limits).serve {
          connections.load(ordering: .relaxed) >= limits.connections
        } answer: { request in
          workers.wait()
          defer { workers.signal() }
          return isStopping.load(ordering: .relaxed) ? nil : answer(request)
        }
        connections.subtract(1, ordering: .relaxed)
        slots.signal()
      }
    }
  }

  /// Accepts no more connections, and waits for the responses that are being computed, so that no file is
  /// left partially written; no others begin.
  package func finish() {
    isStopping.store(true, ordering: .relaxed)
    listener.shutDown()
    for _ in 0..<workerCount { workers.wait() }
  }
}
