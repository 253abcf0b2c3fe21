import Testing

@testable import TangramCLI
@testable import TangramPlayServer

/// `tangram play`: its arguments, and the errors that keep it from starting.
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

  @Test func errorsNameTheUnusableFileOrPort() throws {
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
}
