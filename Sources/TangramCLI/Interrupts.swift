import Foundation

/// Handling of Ctrl-C.
enum Interrupts {
  /// Makes an interrupt end the run with a one-line message on the standard error.
  static func installHandler() {
    signal(SIGINT) { _ in
      // Only async-signal-safe functions may be called here.
      let message: StaticString = "tangram: interrupted\n"
      write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(ToolStatus.interrupted.rawValue)
    }
    // The tool inherits the signal mask of its parent process, which may block interrupts.
    var interrupt = signals
    sigprocmask(SIG_UNBLOCK, &interrupt, nil)
  }

  /// Performs work that must not be left incomplete: an interrupt is delivered after it finishes.
  static func block<Failure: Error>(
    during work: () throws(Failure) -> Void
  ) throws(Failure) {
    var (interrupt, before) = (signals, sigset_t())
    pthread_sigmask(SIG_BLOCK, &interrupt, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  /// Waits for an interrupt, which has its usual effect again afterward.
  ///
  /// - Parameter start: Starts the work on other threads, which interrupts do not reach.
  static func wait(_ start: () -> Void) {
    var (interrupt, number) = (signals, 0 as Int32)
    pthread_sigmask(SIG_BLOCK, &interrupt, nil)
    start()
    sigwait(&interrupt, &number)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    return signals
  }
}
