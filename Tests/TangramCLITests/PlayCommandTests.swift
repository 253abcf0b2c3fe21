import Foundation
import Testing

@testable import TangramCLI
@testable import TangramPlayServer

/// `tangram play`: its arguments, how it begins and how it ends.
@Suite struct PlayCommandTests {
  @Test(
    "Bad arguments",
    arguments: [
      ["play", "a", "b"], ["play", "--port"], ["play", "--port", "65536"],
      ["play", "--port", "-1"], ["play", "--port", "x"], ["play", "--open"],
      ["play", "--port", "1", "--port", "2"],
    ])
  func badArguments(arguments: [String]) throws {
    #expect(try ToolRun(arguments: arguments).status == .usage)
  }

  @Test func whatCannotBeOpenedIsNamed() throws {
    let missing = try ToolRun("play", "/nowhere/a.json")
    #expect(missing.status == .noInput)
    #expect(missing.errors == "tangram: /nowhere/a.json cannot be read: no such file\n")
    let bytes = try ToolRun("play", "-", input: [0xFF])
    #expect(bytes.status == .failure)
    #expect(bytes.errors == "tangram: the standard input is not UTF-8 text\n")
    let listener = try Listener(port: 0)
    defer { listener.close() }
    let taken = try ToolRun("play", "--port", "\(listener.port)")
    #expect(taken.status == .unavailable)
    #expect(
      taken.errors
        == "tangram: port \(listener.port) cannot be opened: something else uses it\n")
    #expect(taken.output.isEmpty)
  }

  @Test(.timeLimit(.minutes(30))) func anInterruptEndsThePlayground() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Array(#"{"root":{"id":"here"}}"#.utf8))
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = Bundle.main.executableURL?
      .deletingLastPathComponent().appending(path: "tangram")
    process.arguments = ["play", file.path, "--port", "0"]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var line = ""
    while !line.hasSuffix("\n"), let byte = try output.fileHandleForReading.read(upToCount: 1) {
      line += String(decoding: byte, as: UTF8.self)
    }
    let digits = try #require(line.wholeMatch(of: #/http://127\.0\.0\.1:(\d+)/  Ctrl-C ends it\n/#))
    let port = try #require(Int(digits.1))
    let browser = try Browser(port: port)
    browser.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    #expect(try browser.answer().body.contains(#"{\"root\":{\"id\":\"here\"}}"#))
    // One that is in the middle of a request does not keep it from ending.
    let other = try Browser(port: port)
    other.send("POST /layout")
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(try errors.fileHandleForReading.readToEnd() == Data("tangram: interrupted\n".utf8))
  }
}
