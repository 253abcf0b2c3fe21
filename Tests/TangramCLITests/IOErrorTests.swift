import Foundation
import Testing

@testable import TangramCLI

/// Unreadable files and failed output: an error message of one line, and the exit status.
@Suite struct IOErrorTests {
  private func expect(
    _ run: ToolRun, _ status: ToolStatus, _ message: String, line: Int = #line
  ) {
    let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(run.status == status, sourceLocation: place)
    #expect(run.errors == message + "\n", sourceLocation: place)
  }

  @Test("A missing file is reported with the reason", arguments: ["frames", "check"])
  func missing(command: String) throws {
    let run = try ToolRun(command, "/nowhere/scene.json")
    expect(run, .noInput, "tangram: /nowhere/scene.json cannot be read: no such file")
    #expect(run.output.isEmpty)
  }

  @Test func aDirectoryIsRejected() throws {
    expect(try ToolRun("frames", "/"), .noInput, "tangram: / cannot be read: it is a directory")
  }

  @Test(
    "A file without read permission",
    .disabled(if: getuid() == 0, "who may read everything is refused nothing"))
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("secret")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    expect(
      try ToolRun("frames", file.path), .noInput,
      "tangram: \(file.path) cannot be read: permission denied")
  }

  @Test("A full disk", arguments: ["demo", "--version", "help"])
  func full(command: String) throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    expect(
      try ToolRun(command, output: full), .lostOutput,
      "tangram: the output cannot be written: no space is left")
  }

  @Test func aClosedOutputPipeIsReported() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let scene = Array(#"{"root":{}}"#.utf8)
    expect(
      try ToolRun("frames", "--lines", input: scene, output: pipe.fileHandleForWriting),
      .lostOutput, "tangram: the output cannot be written: nobody reads it any more")
  }

  @Test func aClosedOutputIsReported() throws {
    let folder = try TemporaryFolder()
    let file = try FileHandle(forReadingFrom: try folder.file("a"))
    expect(
      try ToolRun("demo", output: file), .lostOutput,
      "tangram: the output cannot be written: it is closed")
  }

  @Test func lostOutputEndsTheRunAtOnce() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let lines = Array(String(repeating: "{\"root\":{}}\n", count: 3).utf8)
    expect(
      try ToolRun("frames", "--lines", input: lines, output: full), .lostOutput,
      "tangram: the output cannot be written: no space is left")
  }
}
