import Foundation
import TangramRender
import TangramScene

/// The input and output streams of the tool.
struct Console {
  let input: FileHandle
  let output: FileHandle
  let errors: FileHandle
  /// The progress line, shown on the error stream between other messages.
  let progressLine: ProgressLine

  init(
    input: FileHandle = .standardInput, output: FileHandle = .standardOutput,
    errors: FileHandle = .standardError, progressEvery interval: Duration = .milliseconds(200)
  ) {
    (self.input, self.output, self.errors) = (input, output, errors)
    progressLine = ProgressLine(on: errors, every: interval)
  }

  /// Writes a line to the output.
  func write(_ line: String) throws(ToolError) {
    if isatty(output.fileDescriptor) == 1 { progressLine.clear() }
    do {
      try output.write(line + "\n")
    } catch {
      throw ToolError(.lostOutput, "the output cannot be written: \(error.reason)")
    }
  }

  /// Writes human-readable lines to the output, escaped so that nothing from a scene can control
  /// the terminal.
  func writeEscaped(_ lines: String) throws(ToolError) {
    try write(lines.escapedForTerminal(keepsLines: true))
  }

  /// Writes a JSON value as one line.
  func write(_ json: JSON) throws(ToolError) { try write(json.serialized.escapedInJSON()) }

  /// Writes lines to the error stream, ignoring failures since there is no other way to report
  /// them.
  func writeError(_ lines: String) {
    progressLine.clear()
    try? errors.write(lines.escapedForTerminal(keepsLines: true) + "\n")
  }
}

extension Console {
  /// Clears the screen before the output is shown again, if the output is a terminal.
  func clearScreen() {
    guard isTerminal(output) else { return }
    try? output.write("\u{1B}[H\u{1B}[2J")
  }

  /// Whether a file is a terminal that supports cursor movement.
  func isTerminal(_ file: FileHandle) -> Bool {
    isatty(file.fileDescriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether the output is a terminal that supports colors, and the user has not disabled them.
  var hasColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
    return isTerminal(output)
  }
}
