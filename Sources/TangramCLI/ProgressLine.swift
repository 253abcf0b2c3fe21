import Foundation

/// A line on a terminal that says how far a run is, and is gone when there is something else to say.
final class ProgressLine {
  private let terminal: FileHandle
  /// The line is written no more often than this.
  private let interval: Duration
  private var next: ContinuousClock.Instant
  private var isShown = false

  init(on terminal: FileHandle, every interval: Duration) {
    self.terminal = terminal
    self.interval = interval
    next = .now + interval
  }

  /// Shows a text, unless the one before it has only just been shown.
  ///
  /// It is no longer than what an interrupt says, which is written over it.
  func show(_ text: () -> String) {
    let now = ContinuousClock.now
    if now < next { return }
    next = now + interval
    isShown = true
    write("\r\u{1B}[K\(text())\r")
  }

  /// Takes the line away.
  func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) { try? terminal.write(contentsOf: Data(text.utf8)) }
}

/// How much of a source of lines is done, for a person who waits.
struct Progress {
  let line: ProgressLine
  /// What the lines are called.
  let noun: String

  /// - Parameters:
  ///   - lines: How many lines are done.
  ///   - part: How much of the source is done, if its length is known.
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
  /// How progress is shown; nil if nobody would see it, or only among lines that run by.
  ///
  /// - Parameter printsSeldom: Whether only what is the matter is printed, rather than a line for
  ///   each line that is read.
  func progress(of noun: String, printsSeldom: Bool = false) -> Progress? {
    guard isTerminal(errors), printsSeldom || isatty(output.fileDescriptor) != 1 else {
      return nil
    }
    return Progress(line: progressLine, noun: noun)
  }
}
