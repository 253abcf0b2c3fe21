import Testing

@testable import TangramCLI

@Suite struct ArgumentsTests {
  @Test(
    "Commands",
    arguments: [
      (["demo"], Command.demo), (["demo", "--list"], .gallery),
      (["demo", "clock"], .scene(name: "clock")), (["demo", "--help"], .help(.demo)),
      (["frames"], .frames(file: nil, byLine: false)),
      (["frames", "-"], .frames(file: "-", byLine: false)),
      (["frames", "a.json"], .frames(file: "a.json", byLine: false)),
      (["frames", "--lines", "a.jsonl"], .frames(file: "a.jsonl", byLine: true)),
      (["frames", "a.jsonl", "--lines"], .frames(file: "a.jsonl", byLine: true)),
      (["check", "a", "b"], .check(files: ["a", "b"])),
      (["explain", "--id", "A"], .explain(.init(id: "A"))),
      (
        ["explain", "--deep", "a", "--id", "A"],
        .explain(.init(file: "a", id: "A", isDeep: true))
      ),
      (["explain", "-", "--id", "--deep"], .explain(.init(file: "-", id: "--deep"))),
      (["lint", "a", "-"], .lint(files: ["a", "-"], LintCommand.Options())),
      (["lint", "--json", "a"], .lint(files: ["a"], LintCommand.Options(asJSON: true))),
      (
        ["lint", "a", "--strict", "--lines"],
        .lint(files: ["a"], LintCommand.Options(isStrict: true, byLine: true))
      ),
      (["lint", "--help"], .help(.lint)),
      (["--help"], .help(nil)), (["-h"], .help(nil)), (["help"], .help(nil)),
      (["help", "frames"], .help(.frames)), (["help", "help"], .help(.help)),
      (["frames", "--help"], .help(.frames)), (["check", "a", "-h"], .help(.check)),
      (["--version"], .version),
    ])
  func commandIsUnderstood(arguments: [String], command: Command) throws {
    #expect(try Arguments.command(arguments) == command)
  }

  @Test(
    "Bad arguments",
    arguments: [
      [], ["dmo"], ["demo", "x", "y"], ["demo", "--lst"], ["demo", "--list", "x"],
      ["frames", "a", "b"], ["frames", "--line"], ["check"], ["check", "--all"],
      ["--version", "x"], ["explain"], ["explain", "a"], ["explain", "--id"],
      ["explain", "a", "b", "--id", "x"], ["explain", "--id", "x", "--id", "y"],
      ["explain", "--id", "x", "--depp"],
      ["lint"], ["lint", "--json"], ["lint", "a", "--all"],
    ])
  func badArgumentsEndWithTheUsage(arguments: [String]) {
    #expect {
      try Arguments.command(arguments)
    } throws: { error in
      (error as? ToolError)?.status == .usage
        && (error as? ToolError)?.message
          == "usage: tangram demo [--list|NAME] | tangram frames [FILE|-] [--lines] | "
          + "tangram explain [FILE|-] --id NAME [--deep] | tangram check FILE… | "
          + "tangram lint FILE… [--lines] [--json] [--strict] | "
          + "tangram render [FILE|-] [-o FILE|-] [--zoom N] [ROOM] | "
          + "tangram tree [FILE|-] [--drawing] [--columns N] [ROOM]"
    }
  }

  @Test func helpAboutNothingKnownNamesWhatThereIs() {
    #expect {
      try Arguments.command(["help", "frame"])
    } throws: { error in
      (error as? ToolError)?.message
        == "tangram: there is no help about `frame`; there is about `demo`, `frames`, "
        + "`explain`, `check`, `lint`, `render`, `tree`, `help`"
    }
  }

  @Test(
    "The first line of the help about a command is how it is written", arguments: Topic.allCases)
  func helpBeginsWithTheCommand(topic: Topic) {
    let first = Help.text(about: topic).prefix { $0 != "\n" }
    #expect(first == "tangram \(topic)" || first.hasPrefix("tangram \(topic) "))
    #expect(Help.text(about: nil).contains("tangram \(topic) "))
  }

  @Test func theVersionIsThreeNumbers() {
    let parts = Help.version.split(separator: " ")
    #expect(parts.count == 2 && parts[0] == "tangram")
    #expect(parts[1].split(separator: ".").compactMap { Int($0) }.count == 3)
  }
}
