import Foundation

/// What Ctrl-C does.
enum Interrupts {
  /// Makes an interrupt end the run with one line on the errors.
  static func endTheRun() {
    signal(SIGINT) { _ in
      // Only what a signal handler may call.
      let message: StaticString = "tangram: interrupted\n"
      write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(ToolStatus.interrupted.rawValue)
    }
    // Who started the tool may not want interrupts, and the tool inherits that.
    var interrupt = signals
    sigprocmask(SIG_UNBLOCK, &interrupt, nil)
  }

  /// Does something that must not be left half done: an interrupt waits for its end.
  static func hold<Failure: Error>(
    during work: () throws(Failure) -> Void
  ) throws(Failure) {
    var (interrupt, before) = (signals, sigset_t())
    pthread_sigmask(SIG_BLOCK, &interrupt, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    return signals
  }
}
