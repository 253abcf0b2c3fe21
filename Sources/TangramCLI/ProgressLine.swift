import Foundation

/// A line on a terminal that shows the progress of a run, and is erased before other output.
final class ProgressLine {
  private let terminal: FileHandle
  /// The minimum time between two updates.
  private let interval: Duration
  private var next: ContinuousClock.Instant
  private var isShown = false

  init(on terminal: FileHandle, every interval: Duration) {
    self.terminal = terminal
    self.interval = interval
    next = .now + interval
  }

  /// Shows a text, unless the previous one was shown less than `interval` ago.
  ///
  /// The text must be no longer than the message of an interrupt, which overwrites it.
  func show(_ text: () -> String) {
    let now = ContinuousClock.now
    if now < next { return }
    next = now + interval
    isShown = true
    try? terminal.write("\r\u{1B}[K\(text())\r")
  }

  func clear() {
    guard isShown else { return }
    isShown = false
    try? terminal.write("\r\u{1B}[K")
  }
}
