import Foundation
import TangramRender
import TangramScene

/// What the tool reads from and writes to.
struct Console {
  let input: FileHandle
  let output: FileHandle
  let errors: FileHandle
  /// What is shown among the errors as long as nothing else is to be said.
  let progressLine: ProgressLine

  init(
    input: FileHandle = .standardInput, output: FileHandle = .standardOutput,
    errors: FileHandle = .standardError, progressEvery interval: Duration = .milliseconds(200)
  ) {
    (self.input, self.output, self.errors) = (input, output, errors)
    progressLine = ProgressLine(on: errors, every: interval)
  }

  /// Writes a line to the output at once, as a reader may be waiting for it.
  func write(_ line: String) throws(ToolError) {
    if isatty(output.fileDescriptor) == 1 { progressLine.clear() }
    do {
      try output.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw ToolError(
        status: .lostOutput,
        message: "tangram: the output cannot be written: \(SystemReason.text(of: error))")
    }
  }

  /// Writes lines for people to the output, in which nothing from a scene can command a terminal.
  func say(_ lines: String) throws(ToolError) {
    try write(lines.escapedForTerminal(keepsLines: true))
  }

  /// Writes a value of JSON as a line.
  func write(_ json: JSON) throws(ToolError) { try write(JSONText.text(json).escapedInJSON()) }

  /// Writes lines to the errors; if that fails, nobody is left to tell.
  func complain(_ lines: String) {
    progressLine.clear()
    let text = lines.escapedForTerminal(keepsLines: true)
    try? errors.write(contentsOf: Data((text + "\n").utf8))
  }
}

extension Console {
  /// Empties the screen before something is shown once more, if there is a screen.
  func clearScreen() {
    guard isTerminal(output) else { return }
    try? output.write(contentsOf: Data("\u{1B}[H\u{1B}[2J".utf8))
  }

  /// Whether what is written there appears on a terminal that knows how to go back.
  func isTerminal(_ file: FileHandle) -> Bool {
    isatty(file.fileDescriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether what is printed is read by a person at a terminal that has colors, and wants them.
  var hasColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
    return isTerminal(output)
  }
}
