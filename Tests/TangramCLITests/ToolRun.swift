import Foundation

@testable import TangramCLI

/// What a run of the tool ended with.
struct ToolRun {
  let status: ToolStatus
  let output: String
  let errors: String

  /// Runs the tool; `input` is the standard input, and `output`, if given, the standard output.
  init(_ arguments: String..., input: [UInt8] = [], output: FileHandle? = nil) throws {
    try self.init(arguments: arguments, input: input, output: output)
  }

  /// Likewise with arguments in an array.
  init(arguments: [String], input: [UInt8] = [], output: FileHandle? = nil) throws {
    // A test that closes a pipe must not end with it.
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

  /// What a file says; `Data` loses the memory it gets for a file that is empty.
  private static func text(of file: URL) throws -> String {
    let bytes = try FileHandle(forReadingFrom: file).readToEnd() ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A folder that is gone when nobody refers to it any more.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tangram-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A new file in the folder.
  func file(_ name: String, _ bytes: [UInt8] = []) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file
  }
}
