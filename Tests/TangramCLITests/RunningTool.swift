import Foundation

@testable import TangramCLI

/// The tool as a process that goes on until it is told to stop.
final class RunningTool {
  /// The tool beside the tests.
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

  /// The address sanitizer would keep all memory that was given back, and so hide what grows.
  private static let settings = [
    "ASAN_OPTIONS": [ProcessInfo.processInfo.environment["ASAN_OPTIONS"], "quarantine_size_mb=1"]
      .compactMap { $0 }.joined(separator: ":")
  ]

  deinit { if process.isRunning { process.terminate() } }

  /// The next bytes of the output, as many as a text has; waits for them.
  func read(asManyAs text: String) throws -> String {
    try Self.text(output.fileHandleForReading.read(upToCount: text.utf8.count))
  }

  /// Likewise of the errors.
  func readErrors(asManyAs text: String) throws -> String {
    try Self.text(errors.fileHandleForReading.read(upToCount: text.utf8.count))
  }

  /// Interrupts the tool.
  ///
  /// - Returns: What it had still to say, and how it ended.
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
    /// The most memory the process has had, in kilobytes.
    var memory: Int {
      get throws {
        let status = try String(
          contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
      }
    }

    /// How long it has been computing, in hundredths of a second.
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
