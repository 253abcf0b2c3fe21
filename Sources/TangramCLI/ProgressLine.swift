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
    write("\r\u{1B}[K\(text())\r")
  }

  /// Erases the line.
  func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) { try? terminal.write(contentsOf: Data(text.utf8)) }
}

/// Reports on the terminal how many lines of the input have been processed.
struct Progress {
  let line: ProgressLine
  /// The name of the lines, such as `scenes`.
  let noun: String

  /// - Parameters:
  ///   - lines: The number of processed lines.
  ///   - part: The processed fraction of the source, if its length is known.
  func show(lines: Int, part: Double?) {
    line.show {
      let percent = part.map { ", \(Int($0.clamped(to: 0...1) * 100))%" } ?? ""
      return "\(lines) \(noun)\(percent)"
    }
  }

  func clear() { line.clear() }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Console {
  /// Returns a progress display; nil if the errors are not shown on a terminal, or other output
  /// would interrupt it.
  ///
  /// - Parameter printsSeldom: Whether only problems are printed, rather than a line for each input
  ///   line.
  func progress(of noun: String, printsSeldom: Bool = false) -> Progress? {
    guard isTerminal(errors), printsSeldom || isatty(output.fileDescriptor) != 1 else {
      return nil
    }
    return Progress(line: progressLine, noun: noun)
  }
}
