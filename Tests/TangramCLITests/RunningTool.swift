import Foundation

@testable import TangramCLI

/// The tool as a process that runs until it is interrupted.
final class RunningTool {
  /// The executable next to the test bundle.
  static let executable = Bundle.main.executableURL?
    .deletingLastPathComponent().appending(path: "tangram")

  let process = Process()
  private let (output, errors) = (Pipe(), Pipe())

  init(_ arguments: String..., input: Pipe = Pipe()) throws {
    guard let executable = Self.executable else { throw CocoaError(.fileNoSuchFile) }
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(Self.settings) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// By default the address sanitizer quarantines freed memory, which would hide how memory use grows.
  private static let settings = [
    "ASAN_OPTIONS": [ProcessInfo.processInfo.environment["ASAN_OPTIONS"], "quarantine_size_mb=1"]
      .compactMap { $0 }.joined(separator: ":")
  ]

  deinit { if process.isRunning { process.terminate() } }

  /// Reads as many bytes of the standard output as `text` has; waits for them.
  func read(asManyAs text: String) throws -> String {
    try Self.text(output.fileHandleForReading.read(upToCount: text.utf8.count))
  }

  /// Reads as many bytes of the standard error as `text` has; waits for them.
  func readErrors(asManyAs text: String) throws -> String {
    try Self.text(errors.fileHandleForReading.read(upToCount: text.utf8.count))
  }

  /// Interrupts the tool.
  ///
  /// - Returns: The rest of its output, and its exit status.
  func interrupt() throws -> (output: String, errors: String, status: Int32) {
    process.interrupt()
    process.waitUntilExit()
    return (
      try Self.text(output.fileHandleForReading.readToEnd()),
      try Self.text(errors.fileHandleForReading.readToEnd()), process.terminationStatus
    )
  }

  private static func text(_ data: Data?) throws -> String {
    String(decoding: data ?? Data(), as: UTF8.self)
  }
}

#if os(Linux)
  extension RunningTool {
    /// The peak memory use of the process, in kilobytes.
    var memory: Int {
      get throws {
        let status = try String(
          contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
      }
    }

    /// The processor time of the process, in hundredths of a second.
    var effort: Int {
      get throws {
        let status = try String(
          contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        let fields = status.split(separator: ") ").last?.split(separator: " ") ?? []
        return fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
      }
    }
  }
#endif
