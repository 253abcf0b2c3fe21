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
      (["explain", "--id", "A"], .explain(.init(scene: SceneQuestion(), id: "A"))),
      (
        ["explain", "--deep", "a", "--id", "A"],
        .explain(.init(scene: SceneQuestion(file: "a"), id: "A", isDeep: true))
      ),
      (
        ["explain", "-", "--id", "--deep", "--width", "9.5", "--rtl"],
        .explain(
          .init(
            scene: SceneQuestion(file: "-", width: 9.5, isRightToLeft: true), id: "--deep"))
      ),
      (
        ["render", "a", "-o", "-", "--zoom", "2", "--scale", "3"],
        .render(.init(scene: SceneQuestion(file: "a", scale: 3), output: "-", zoom: 2))
      ),
      (
        ["tree", "--drawing", "--columns", "40", "--height", "7"],
        .tree(.init(scene: SceneQuestion(height: 7), isDrawn: true, columns: 40))
      ),
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
      ["explain", "--id", "x", "--depp"], ["explain", "--id", "x", "--width", "-3"],
      ["render", "-o"], ["render", "a", "b"], ["render", "--zoom", "0"],
      ["render", "--scale", "nan"],
      ["tree", "--columns"], ["tree", "--columns", "1"], ["tree", "--colums", "9"],
      ["tree", "a", "b"],
      ["lint"], ["lint", "--json"], ["lint", "a", "--all"],
    ])
  func badArgumentsEndWithTheUsage(arguments: [String]) {
    #expect {
      try Arguments.command(arguments)
    } throws: { error in
      (error as? ToolError)?.status == .usage
        && (error as? ToolError)?.message
          == "usage: tangram demo [--list|NAME] | tangram frames [FILE|-] [--lines] | "
          + "tangram explain [FILE|-] --id NAME [--deep] [ROOM] | tangram check FILE… | "
          + "tangram lint FILE… [--lines] [--json] [--strict] | "
          + "tangram render [FILE|-] [-o FILE|-] [--zoom N] [ROOM] | "
          + "tangram tree [FILE|-] [--drawing] [--columns N] [ROOM] | "
          + "tangram swift [FILE|-] [--as-function NAME] [ROOM]"
    }
  }

  @Test func helpAboutNothingKnownNamesWhatThereIs() {
    #expect {
      try Arguments.command(["help", "frame"])
    } throws: { error in
      (error as? ToolError)?.message
        == "tangram: there is no help about `frame`; there is about `demo`, `frames`, "
        + "`explain`, `check`, `lint`, `render`, `tree`, `swift`, "
        + "`help`"
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
