import Foundation
import Testing

@testable import TangramCLI

/// Progress is shown at a terminal during a long run, and nowhere else.
@Suite struct ProgressTests {
  private static let scene = #"{"root":{"id":"S","width":10,"height":20}}"#
  private static let goodCase = #"{"name":"a","scene":\#(scene),"frames":{"S":[0,0,10,20]}}"#
  private static let badCase = #"{"name":"b","scene":\#(scene),"frames":{"S":[0,0,10,21]}}"#
  private static let clear = "\r\u{1B}[K"

  /// Runs the tool with the standard error, and optionally the standard output, on a terminal.
  private func run(
    _ arguments: String..., lines: [String], outputIsTerminal: Bool = false,
    interval: Duration = .zero
  ) throws -> (terminal: String, output: String) {
    let folder = try TemporaryFolder()
    let file = try folder.file("lines", Array(lines.map { $0 + "\n" }.joined().utf8))
    let output = try folder.file("output")
    let terminal = try Terminal()
    let console = Console(
      output: outputIsTerminal ? terminal.end : try FileHandle(forWritingTo: output),
      errors: terminal.end, progressEvery: interval)
    _ = TangramTool.run(arguments + [file.path], console)
    let written = try FileHandle(forReadingFrom: output).readToEnd() ?? Data()
    return (try terminal.text(), String(decoding: written, as: UTF8.self))
  }

  private static let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"

  @Test("Lines that are written to a file are counted on the terminal", .disabled(if: isDumb))
  func counting() throws {
    for arguments in [["frames", "--lines"], ["lint", "--lines"]] {
      let run = try run(arguments[0], arguments[1], lines: [Self.scene, "", Self.scene])
      #expect(
        run.terminal
          == "\(Self.clear)1 scenes, 49%\r\(Self.clear)2 scenes, 100%\r\(Self.clear)")
      #expect(run.output.split(separator: "\n").count == 2)
    }
  }

  @Test func noProgressIsShownWhenTheOutputIsATerminal() throws {
    let run = try run("frames", "--lines", lines: [Self.scene, Self.scene], outputIsTerminal: true)
    let frames = #"{"frames":{"S":[0,0,10,20]},"diagnostics":[]}"# + "\r\n"
    #expect(run.terminal == frames + frames)
  }

  @Test("A failed case is printed in place of the progress", .disabled(if: isDumb))
  func check() throws {
    let run = try run(
      "check", lines: [Self.goodCase, Self.badCase, Self.goodCase], outputIsTerminal: true)
    let parts = run.terminal.components(separatedBy: Self.clear)
    #expect(parts.count == 6)
    #expect(parts[1] == "1 cases, 33%\r")
    #expect(parts[2] == "b: S is (0, 0, 10, 20), expected (0, 0, 10, 21)\r\n")
    #expect(parts[3] == "2 cases, 66%\r")
    #expect(parts[4] == "3 cases, 100%\r")
    #expect(parts[5].hasSuffix(": 2 of 3 passed\r\n"))
  }

  @Test func shortRunsShowNoProgress() throws {
    let lines = Array(repeating: Self.scene, count: 20)
    let run = try run("frames", "--lines", lines: lines, interval: .seconds(600))
    #expect(run.terminal.isEmpty)
  }

  @Test("The screen is cleared only if the output is a terminal", .disabled(if: isDumb))
  func screen() throws {
    let terminal = try Terminal()
    Console(output: terminal.end).clearScreen()
    #expect(try terminal.text() == "\u{1B}[H\u{1B}[2J")
    let folder = try TemporaryFolder()
    let file = try folder.file("output")
    Console(output: try FileHandle(forWritingTo: file)).clearScreen()
    #expect(try FileHandle(forReadingFrom: file).readToEnd() ?? Data() == Data())
  }

  @Test func noProgressIsShownWithoutATerminal() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("lines", Array("\(Self.scene)\n\(Self.scene)\n".utf8))
    let (output, errors) = (try folder.file("output"), try folder.file("errors"))
    let console = Console(
      output: try FileHandle(forWritingTo: output), errors: try FileHandle(forWritingTo: errors),
      progressEvery: .zero)
    #expect(TangramTool.run(["frames", "--lines", file.path], console) == .success)
    #expect(try FileHandle(forReadingFrom: errors).readToEnd() ?? Data() == Data())
  }

  @Test("Thousands of scenes take no more memory than a few")
  func memory() throws {
    #if os(Linux)
      let allowance = 8_000
      let spaces = String(repeating: " ", count: 20_000)
      let line = Array((Self.scene + spaces + "\n").utf8)
      let frames = #"{"frames":{"S":[0,0,10,20]},"diagnostics":[]}"# + "\n"
      let input = Pipe()
      let tool = try RunningTool("frames", "--lines", input: input)
      func send(_ count: Int) throws {
        for _ in 0..<count {
          try input.fileHandleForWriting.write(contentsOf: Data(line))
          #expect(try tool.read(asManyAs: frames) == frames)
        }
      }
      try send(50)
      let before = try tool.memory
      try send(2_000)
      // The lines have 40 MB in total.
      #expect(try tool.memory - before < allowance)
    #endif
  }
}

/// A pseudoterminal whose screen the test reads.
private final class Terminal {
  /// The end that the tool writes to.
  let end: FileHandle
  private let screen: FileHandle

  init() throws {
    var (own, other): (Int32, Int32) = (0, 0)
    guard openpty(&own, &other, nil, nil, nil) == 0 else { throw CocoaError(.fileNoSuchFile) }
    screen = FileHandle(fileDescriptor: own, closeOnDealloc: true)
    end = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  /// Everything that was written so far.
  func text() throws -> String {
    // Output to a terminal is available at once; the last read must not block.
    _ = fcntl(screen.fileDescriptor, F_SETFL, O_NONBLOCK)
    var (text, piece) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 10))
    while true {
      let count = read(screen.fileDescriptor, &piece, piece.count)
      if count <= 0 { return String(decoding: text, as: UTF8.self) }
      text += piece.prefix(count)
    }
  }
}
