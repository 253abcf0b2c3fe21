import Tangram
import Testing

@testable import TangramCLI

@Suite struct ArgumentsTests {
  @Test(
    "Options and operands come in any order",
    arguments: [
      (["demo"], [], [:]), (["demo", "--list"], [], ["--list": ""]),
      (["demo", "clock"], ["clock"], [:]),
      (["frames"], [], [:]), (["frames", "-"], ["-"], [:]),
      (["frames", "a.json"], ["a.json"], [:]),
      (["frames", "--lines", "a.jsonl"], ["a.jsonl"], ["--lines": ""]),
      (["frames", "a.jsonl", "--lines"], ["a.jsonl"], ["--lines": ""]),
      (["check", "a", "b"], ["a", "b"], [:]), (["explain", "--id", "A"], [], ["--id": "A"]),
      (["explain", "--deep", "a", "--id", "A"], ["a"], ["--deep": "", "--id": "A"]),
      (
        ["explain", "-", "--id", "--deep", "--width", "9.5", "--rtl"], ["-"],
        ["--id": "--deep", "--width": "9.5", "--rtl": ""]
      ),
      (
        ["render", "a", "-o", "-", "--zoom", "2", "--scale", "3"], ["a"],
        ["-o": "-", "--zoom": "2", "--scale": "3"]
      ),
      (
        ["tree", "--drawing", "--columns", "40", "--height", "7"], [],
        ["--drawing": "", "--columns": "40", "--height": "7"]
      ),
      (["text", "--breaks", "-"], ["-"], ["--breaks": ""]),
      (["text", "--fonts", "d", "a"], ["a"], ["--fonts": "d"]),
      (["lint", "a", "-"], ["a", "-"], [:]), (["lint", "--json", "a"], ["a"], ["--json": ""]),
      (["lint", "a", "--strict", "--lines"], ["a"], ["--strict": "", "--lines": ""]),
      (["schema"], [], [:]), (["completions", "fish"], ["fish"], [:]),
      (["play"], [], [:]), (["play", "-", "--port", "0"], ["-"], ["--port": "0"]),
      (["play", "--port", "8080", "a"], ["a"], ["--port": "8080"]),
    ] as [([String], [String], [String: String])])
  func parsed(arguments: [String], operands: [String], values: [String: String]) throws {
    let command = try #require(Command.named(arguments[0]))
    let given = try ParsedArguments(arguments.dropFirst(), of: command)
    #expect(given.operands == operands)
    #expect(given.values == values)
  }

  @Test(
    "Help can be requested before, after or instead of a command",
    arguments: [
      (["demo", "--help"], "demo"), (["lint", "--help"], "lint"), (["--help"], nil), (["-h"], nil),
      (["help"], nil), (["help", "frames"], "frames"), (["help", "help"], "help"),
      (["frames", "--help"], "frames"), (["check", "a", "-h"], "check"),
    ])
  func help(arguments: [String], command: String?) throws {
    let run = try ToolRun(arguments: arguments)
    #expect(run.output == Help.text(about: command.flatMap(Command.named)) + "\n")
    #expect(run.status == .success)
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
      ["completions"], ["completions", "sh"], ["completions", "bash", "zsh"],
      ["schema", "a"], ["schema", "--all"], ["lint"], ["lint", "--json"], ["lint", "a", "--all"],
    ])
  func badArgumentsPrintTheUsage(arguments: [String]) throws {
    let usage = arguments.first.flatMap(Command.named)?.usage ?? TangramTool.usage
    let run = try ToolRun(arguments: arguments)
    #expect(run.status == .usage)
    #expect(run.errors.hasSuffix(usage + "\n"))
    #expect(run.output.isEmpty)
  }

  @Test(
    "A usage error shows the usage of the command, or lists all commands",
    arguments: [
      (
        [],
        "usage: tangram demo|frames|explain|check|lint|render|tree|swift|play|text|schema|completions|help [ARGUMENTS]; "
          + "`tangram help` says what they do"
      ),
      (["demo", "x", "--list"], "usage: tangram demo [--list|NAME]"),
      (["explain", "a"], "usage: tangram explain [FILE|-] --id NAME [--deep] [--watch] [ROOM]"),
    ])
  func usage(arguments: [String], usage: String) throws {
    let run = try ToolRun(arguments: arguments)
    #expect(run.errors == usage + "\n")
    #expect(run.status == .usage)
  }

  @Test(
    "The message about a mistake comes before the usage",
    arguments: [
      (["frmaes"], "tangram: there is no command `frmaes`; did you mean `frames`?"),
      (["draw"], "tangram: there is no command `draw`; did you mean `render`?"),
      (["xyz"], "tangram: there is no command `xyz`"),
      (
        ["render", "--wdith", "9"],
        "tangram render: there is no option `--wdith`; did you mean `--width`?"
      ),
      (
        ["render", "--output", "a.svg"],
        "tangram render: there is no option `--output`; did you mean `-o`?"
      ),
      (["frames", "--qqq"], "tangram frames: there is no option `--qqq`"),
      (["help", "-x"], "tangram help: there is no option `-x`"),
      (
        ["frames", "--width", "wide"], "tangram frames: --width takes a number above 0, not `wide`"
      ),
      (
        ["tree", "--columns", "1"], "tangram tree: --columns takes a number from 2 to 240, not `1`"
      ),
      (["explain", "--id", "x", "--id", "y"], "tangram explain: --id is given twice"),
      (["render", "-o"], "tangram render: after -o there is a file missing"),
      (["tree", "a", "b"], "tangram tree: `b` is one argument too many"),
      (["check"], "tangram check: a FILE is missing"),
    ])
  func usageMistakes(arguments: [String], slip: String) throws {
    let usage = arguments.first.flatMap(Command.named)?.usage ?? TangramTool.usage
    let run = try ToolRun(arguments: arguments)
    #expect(run.errors == "\(slip)\n\(usage)\n")
    #expect(run.status == .usage)
  }

  @Test(
    "All commands that lay out scenes take a room",
    arguments: [Command.frames, .lint, .explain, .render, .tree])
  func room(command: Command) throws {
    let arguments = ["--width", "9", "--height", "8.5", "--scale", "2", "--rtl", "--size-class"]
    let given = try ParsedArguments(
      ["a"] + arguments + ["screen=portrait,width=compact"], of: command)
    #expect(given.operands == ["a"])
    let portrait = TGSizeClass(width: .compact, screen: .portrait)
    #expect(
      given.room
        == Room(width: 9, height: 8.5, scale: 2, isRightToLeft: true, sizeClass: portrait))
    #expect(Help.text(about: command).contains("--size-class CLASS"))
  }

  @Test(
    "A size class is written as in a scene; anything else is a usage error",
    arguments: [
      "", "compact", "width", "width=", "width=small", "depth=compact", "width=compact,",
      "width=compact,width=compact", "width=compact height=compact", "screen=\"portrait\"",
      "width==compact", "Width=compact",
    ])
  func badSizeClass(words: String) throws {
    #expect(TGSizeClass(members: words) == nil)
    #expect(try ToolRun("frames", "--size-class", words).status == .usage)
  }

  @Test func helpAboutAnUnknownCommandListsTheCommands() throws {
    let near = try ToolRun("help", "frame")
    #expect(near.errors == "tangram: there is no help about `frame`; did you mean `frames`?\n")
    #expect(near.status == .usage)
    #expect(
      try ToolRun("help", "zzzzzz").errors
        == "tangram: there is no help about `zzzzzz`; there is about `demo`, `frames`, "
        + "`explain`, `check`, `lint`, `render`, `tree`, `swift`, `play`, `text`, `schema`, "
        + "`completions`, `help`\n")
  }

  @Test(
    "The help about a command begins with its synopsis", arguments: Command.all)
  func helpBeginsWithTheCommand(command: Command) {
    let first = Help.text(about: command).prefix { $0 != "\n" }
    #expect(first == "tangram \(command)" || first.hasPrefix("tangram \(command) "))
    #expect(Help.text(about: nil).contains("tangram \(command) "))
    #expect(Help.text(about: command).split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func theVersionHasThreeNumbers() {
    let parts = Help.version.split(separator: " ")
    #expect(parts.count == 2 && parts[0] == "tangram")
    #expect(parts[1].split(separator: ".").compactMap { Int($0) }.count == 3)
  }
}

extension Command {
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
