import Foundation
import Testing

/// `tangram play` as a separate process.
@Suite struct PlayProcessTests {
  @Test(.timeLimit(.minutes(30))) func anInterruptEndsThePlayground() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(#"{"root":{"id":"here"}}"#.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
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
    // A connection with an unfinished request does not delay the exit.
    let other = try Browser(port: port)
    other.send("POST /layout")
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(try errors.fileHandleForReading.readToEnd() == Data("tangram: interrupted\n".utf8))
  }
}
