import Foundation

@testable import TangramCLI

/// The result of running the tool.
struct ToolRun {
  let status: ToolStatus
  let output: String
  let errors: String

  /// Runs the tool; `input` is its standard input, and `output`, if given, replaces its standard output.
  init(_ arguments: String..., input: [UInt8] = [], output: FileHandle? = nil) throws {
    try self.init(arguments: arguments, input: input, output: output)
  }

  /// Runs the tool with an array of arguments.
  init(arguments: [String], input: [UInt8] = [], output: FileHandle? = nil) throws {
    // A test that closes a pipe must not terminate the test process.
    signal(SIGPIPE, SIG_IGN)
    let folder = try TemporaryFolder()
    let files = try ["input", "output", "errors"].map { try folder.file($0) }
    try Data(input).write(to: files[0])
    let console = Console(
      input: try FileHandle(forReadingFrom: files[0]),
      output: try output ?? FileHandle(forWritingTo: files[1]),
      errors: try FileHandle(forWritingTo: files[2]))
    status = TangramTool.run(arguments, console)
    self.output = try Self.text(of: files[1])
    errors = try Self.text(of: files[2])
  }

  /// The contents of a file; `Data(contentsOf:)` leaks memory for an empty file.
  private static func text(of file: URL) throws -> String {
    let bytes = try FileHandle(forReadingFrom: file).readToEnd() ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A folder that is deleted when the last reference to it goes away.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tangram-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Creates a file in the folder.
  func file(_ name: String, _ bytes: [UInt8] = []) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file
  }
}
