import Foundation
import Testing

@testable import TangramCLI

/// Runs the tool as a process: interrupts, and files that change or vanish while they are read.
@Suite struct InterruptTests {
  private let scene = #"{"root":{"id":"S","width":10,"height":20}}"# + "\n"
  private let frames = #"{"frames":{"S":[0,0,10,20]},"diagnostics":[]}"# + "\n"

  @Test(.timeLimit(.minutes(30))) func anInterruptEndsTheRunWithAOneLineMessage() throws {
    let input = Pipe()
    let tool = try RunningTool("frames", "--lines", input: input)
    // Once the tool has answered, it is waiting for the next line when the interrupt arrives.
    try input.fileHandleForWriting.write(contentsOf: Data(scene.utf8))
    #expect(try tool.read(asManyAs: frames) == frames)
    let end = try tool.interrupt()
    #expect(tool.process.terminationReason == .exit)
    #expect(end.status == 130)
    #expect(end.errors == "tangram: interrupted\n")
    #expect(end.output.isEmpty)
  }

  @Test func aMissingFileEndsTheRunAfterEarlierFiles() throws {
    let folder = try TemporaryFolder()
    let here = try folder.file("here.jsonl")
    let gone = try folder.file("gone.jsonl")
    try FileManager.default.removeItem(at: gone)
    let run = try ToolRun("check", here.path, gone.path)
    #expect(run.output == "\(here.path): 0 of 0 passed\n")
    #expect(run.errors == "tangram: \(gone.path) cannot be read: no such file\n")
    #expect(run.status == .noInput)
  }

  @Test func aFileDeletedWhileOpenIsReadToItsEnd() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.jsonl", Array((scene + scene).utf8))
    let source = try ByteSource(opening: file.path, standardInput: .standardInput)
    try FileManager.default.removeItem(at: file)
    var lines = Lines(of: source, limit: 1_000)
    #expect(try lines.next()?.number == 1)
    #expect(try lines.next()?.number == 2)
    #expect(try lines.next() == nil)
  }

  @Test("A file that can be opened but not read", .enabled(if: access("/proc/self/mem", R_OK) == 0))
  func unreadable() throws {
    let run = try ToolRun("frames", "/proc/self/mem")
    #expect(
      run.errors == "tangram: /proc/self/mem cannot be read: input/output error\n")
    #expect(run.output.isEmpty)
    #expect(run.status == .noInput)
  }
}
