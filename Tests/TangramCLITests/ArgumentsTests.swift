import Testing

@testable import TangramCLI

@Suite struct ArgumentsTests {
  @Test(
    "Commands",
    arguments: [
      (["demo"], Command.demo),
      (["frames"], .frames(file: nil, byLine: false)),
      (["frames", "-"], .frames(file: "-", byLine: false)),
      (["frames", "a.json"], .frames(file: "a.json", byLine: false)),
      (["frames", "--lines", "a.jsonl"], .frames(file: "a.jsonl", byLine: true)),
      (["frames", "a.jsonl", "--lines"], .frames(file: "a.jsonl", byLine: true)),
      (["check", "a", "b"], .check(files: ["a", "b"])),
      (["--help"], .help), (["-h"], .help), (["help", "frames"], .help),
    ])
  func commandIsUnderstood(arguments: [String], command: Command) throws {
    #expect(try Arguments.command(arguments) == command)
  }

  @Test(
    "Bad arguments",
    arguments: [
      [], ["dmo"], ["demo", "x"], ["frames", "a", "b"], ["frames", "--line"], ["check"],
      ["check", "--all"],
    ])
  func badArgumentsEndWithTheUsage(arguments: [String]) {
    #expect {
      try Arguments.command(arguments)
    } throws: { error in
      (error as? ToolError)?.status == .usage
        && (error as? ToolError)?.message
          == "usage: tangram demo | tangram frames [FILE|-] [--lines] | tangram check FILE…"
    }
  }
}
