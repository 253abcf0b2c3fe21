import Foundation

/// What the tool reads from and writes to.
struct Console {
  var input: FileHandle = .standardInput
  var output: FileHandle = .standardOutput
  var errors: FileHandle = .standardError

  /// Writes a line to the output at once, as a reader may be waiting for it.
  func write(_ line: String) throws(ToolError) {
    do {
      try output.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw ToolError(
        status: .lostOutput,
        message: "tangram: the output cannot be written: \(SystemReason.text(of: error))")
    }
  }

  /// Writes a line to the errors; if that fails, nobody is left to tell.
  func complain(_ line: String) {
    try? errors.write(contentsOf: Data((line + "\n").utf8))
  }
}

extension Console {
  /// Whether what is printed is read by a person at a terminal that has colours, and wants them.
  var hasColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
    return isatty(output.fileDescriptor) == 1 && environment["TERM"] != "dumb"
  }
}
