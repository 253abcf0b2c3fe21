import Tangram
import Testing

@testable import TangramCLI

@Suite struct ArgumentsTests {
  @Test(
    "Commands",
    arguments: [
      (["demo"], Command.demo), (["demo", "--list"], .gallery),
      (["demo", "clock"], .scene(name: "clock")), (["demo", "--help"], .help(.demo)),
      (["frames"], .frames(.init(scene: SceneInput()))),
      (["frames", "-"], .frames(.init(scene: SceneInput(file: "-")))),
      (["frames", "a.json"], .frames(.init(scene: SceneInput(file: "a.json")))),
      (
        ["frames", "--lines", "a.jsonl"],
        .frames(.init(scene: SceneInput(file: "a.jsonl"), byLine: true))
      ),
      (
        ["frames", "a.jsonl", "--lines"],
        .frames(.init(scene: SceneInput(file: "a.jsonl"), byLine: true))
      ),
      (["check", "a", "b"], .check(files: ["a", "b"])),
      (["explain", "--id", "A"], .explain(.init(scene: SceneInput(), id: "A"))),
      (
        ["explain", "--deep", "a", "--id", "A"],
        .explain(.init(scene: SceneInput(file: "a"), id: "A", isDeep: true))
      ),
      (
        ["explain", "-", "--id", "--deep", "--width", "9.5", "--rtl"],
        .explain(
          .init(
            scene: SceneInput(file: "-", room: Room(width: 9.5, isRightToLeft: true)),
            id: "--deep"))
      ),
      (
        ["render", "a", "-o", "-", "--zoom", "2", "--scale", "3"],
        .render(.init(scene: SceneInput(file: "a", room: Room(scale: 3)), output: "-", zoom: 2))
      ),
      (
        ["tree", "--drawing", "--columns", "40", "--height", "7"],
        .tree(.init(scene: SceneInput(room: Room(height: 7)), isDrawn: true, columns: 40))
      ),
      (["text", "--breaks", "-"], .text(.init(file: "-"))),
      (["text", "--fonts", "d", "a"], .text(.init(file: "a", fonts: "d"))),
      (["lint", "a", "-"], .lint(.init(files: ["a", "-"]))),
      (["lint", "--json", "a"], .lint(.init(files: ["a"], asJSON: true))),
      (
        ["lint", "a", "--strict", "--lines"],
        .lint(.init(files: ["a"], isStrict: true, byLine: true))
      ),
      (["schema"], .schema), (["completions", "fish"], .completions(.fish)),
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
      ["completions"], ["completions", "sh"], ["completions", "bash", "zsh"],
      ["schema", "a"], ["schema", "--all"], ["lint"], ["lint", "--json"], ["lint", "a", "--all"],
    ])
  func badArgumentsEndWithTheUsage(arguments: [String]) {
    let usage = arguments.first.flatMap(Topic.init(rawValue:))?.usage ?? Arguments.usage
    #expect {
      try Arguments.command(arguments)
    } throws: { error in
      (error as? ToolError)?.status == .usage
        && (error as? ToolError)?.message.hasSuffix(usage) == true
    }
  }

  @Test(
    "The usage is that of the command, or the names of all",
    arguments: [
      (
        [],
        "usage: tangram demo|frames|explain|check|lint|render|tree|swift|play|text|schema|completions|help [ARGUMENTS]; "
          + "`tangram help` says what they do"
      ),
      (["demo", "x", "--list"], "usage: tangram demo [--list|NAME]"),
      (["explain", "a"], "usage: tangram explain [FILE|-] --id NAME [--deep] [--watch] [ROOM]"),
    ])
  func usage(arguments: [String], usage: String) {
    #expect(throws: ToolError(status: .usage, message: usage)) { try Arguments.command(arguments) }
  }

  @Test(
    "What is wrong comes before the usage",
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
  func slips(arguments: [String], slip: String) {
    let usage = arguments.first.flatMap(Topic.init(rawValue:))?.usage ?? Arguments.usage
    #expect(throws: ToolError(status: .usage, message: "\(slip)\n\(usage)")) {
      try Arguments.command(arguments)
    }
  }

  @Test(
    "A room for all commands that lay out scenes",
    arguments: [Topic.frames, .lint, .explain, .render, .tree])
  func room(topic: Topic) throws {
    let arguments = ["--width", "9", "--height", "8.5", "--scale", "2", "--rtl", "--size-class"]
    let given = try GivenArguments(
      ["a"] + arguments + ["screen=portrait,width=compact"], of: topic.form)
    #expect(given.operands == ["a"])
    let portrait = TGSizeClass(width: .compact, screen: .portrait)
    #expect(
      given.room
        == Room(width: 9, height: 8.5, scale: 2, isRightToLeft: true, sizeClass: portrait))
    #expect(Help.text(about: topic).contains("--size-class CLASS"))
  }

  @Test(
    "A size class has the words of a scene",
    arguments: [
      "", "compact", "width", "width=", "width=small", "depth=compact", "width=compact,",
      "width=compact,width=compact", "width=compact height=compact", "screen=\"portrait\"",
      "width==compact", "Width=compact",
    ])
  func badSizeClass(words: String) {
    #expect(TGSizeClass(members: words) == nil)
    #expect(throws: ToolError.self) { try Arguments.command(["frames", "--size-class", words]) }
  }

  @Test func helpAboutNothingKnownNamesWhatThereIs() {
    #expect {
      try Arguments.command(["help", "frame"])
    } throws: { error in
      (error as? ToolError)?.message
        == "tangram: there is no help about `frame`; did you mean `frames`?"
    }
    #expect {
      try Arguments.command(["help", "zzzzzz"])
    } throws: { error in
      (error as? ToolError)?.message
        == "tangram: there is no help about `zzzzzz`; there is about `demo`, `frames`, "
        + "`explain`, `check`, `lint`, `render`, `tree`, `swift`, `play`, `text`, `schema`, "
        + "`completions`, `help`"
    }
  }

  @Test(
    "The first line of the help about a command is how it is written", arguments: Topic.allCases)
  func helpBeginsWithTheCommand(topic: Topic) {
    let first = Help.text(about: topic).prefix { $0 != "\n" }
    #expect(first == "tangram \(topic)" || first.hasPrefix("tangram \(topic) "))
    #expect(Help.text(about: nil).contains("tangram \(topic) "))
    #expect(Help.text(about: topic).split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func theVersionIsThreeNumbers() {
    let parts = Help.version.split(separator: " ")
    #expect(parts.count == 2 && parts[0] == "tangram")
    #expect(parts[1].split(separator: ".").compactMap { Int($0) }.count == 3)
  }
}
