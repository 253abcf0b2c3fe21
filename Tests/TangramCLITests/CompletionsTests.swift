import Foundation
import Testing

@testable import TangramCLI

/// `tangram completions`: scripts that the shells accept and that complete all commands and options.
@Suite struct CompletionsTests {
  /// The path of a shell, if it is installed.
  private static func shell(_ shell: Shell) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: "\($0)/\(shell)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a shell with these arguments, and returns its output and exit status.
  private static func run(_ shell: URL, _ arguments: String...) throws -> (String, Int32) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = shell
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  @Test("The script is printed, and the shell can parse it", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    let printed = try ToolRun("completions", shell.rawValue)
    #expect(printed.output == shell.script + "\n")
    #expect(printed.status == .success)
    guard let program = Self.shell(shell) else { return }
    let folder = try TemporaryFolder()
    let script = try folder.file("script", Array(shell.script.utf8))
    let (output, status) = try Self.run(program, "-n", script.path)
    #expect(output.isEmpty)
    #expect(status == 0)
  }

  /// The words that bash offers to complete the last of these words.
  private func offered(_ words: [String]) throws -> [String] {
    let bash = try #require(Self.shell(.bash))
    let folder = try TemporaryFolder()
    let script = try folder.file("script", Array(Shell.bash.script.utf8))
    let typed = words.map { "'\($0)'" }.joined(separator: " ")
    let (output, status) = try Self.run(
      bash, "-c",
      """
      set -u
      source '\(script.path)'
      COMP_WORDS=(tangram \(typed)) COMP_CWORD=\(words.count)
      _tangram
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(status == 0)
    return output.split(separator: "\n").map(String.init)
  }

  @Test("Bash offers the right words", .enabled(if: shell(.bash) != nil, "bash is not installed"))
  func offers() throws {
    #expect(try offered(["fr"]) == ["frames"])
    #expect(try offered([""]) == Command.all.map(\.name))
    #expect(try offered(["--v"]) == ["--version"])
    #expect(try offered(["render", "--z"]) == ["--zoom"])
    #expect(try offered(["render", "a.json", "--wi"]) == ["--width"])
    #expect(try offered(["frames", "--wa"]) == ["--watch"])
    #expect(try offered(["check", "--w"]) == [])
    #expect(try offered(["demo", "c"]) == ["chat", "calendar", "calculator", "clock"])
    #expect(try offered(["help", "ex"]) == ["explain"])
    #expect(try offered(["completions", ""]) == ["bash", "zsh", "fish"])
    // No words are offered for the number and the file, but there are some for the size class.
    #expect(try offered(["frames", "--width", ""]) == [])
    #expect(try offered(["render", "-o", "--"]) == [])
    #expect(
      try offered(["lint", "a", "--size-class", "s"]) == ["screen=portrait", "screen=landscape"])
  }

  @Test(
    "Bash offers every option of every command", .enabled(if: shell(.bash) != nil),
    arguments: Command.all)
  func allOptions(command: Command) throws {
    let options = command.allOptions.map(\.name) + ["--help"]
    #expect(try offered([command.name, "-"]) == options)
  }

  @Test("All shells complete all commands and options", arguments: Shell.allCases)
  func coverage(shell: Shell) {
    for command in Command.all {
      let lines = shell.script.split(separator: "\n").filter { $0.contains("\(command)") }
      for option in command.allOptions + [GeneralOption.help] {
        let name =
          switch shell {
          case .fish where option.name.hasPrefix("--"): " -l \(option.name.dropFirst(2)) "
          case .fish: " -s \(option.name.dropFirst()) "
          case .bash, .zsh: option.name
          }
        #expect(lines.contains { $0.contains(name) }, "\(command) \(option.name)")
      }
    }
  }

  @Test("The options in a command's synopsis are those it accepts", arguments: Command.all)
  func synopsis(command: Command) {
    let named = command.synopsis.split { " []|".contains($0) }.filter {
      $0.hasPrefix("-") && $0 != "-"
    }
    #expect(named.map(String.init) == command.options.map(\.name))
    #expect(command.synopsis.contains("ROOM") == command.hasRoom)
    let overview = Help.text(about: nil).split(separator: "\n")
    for use in command.uses {
      #expect(overview.contains { $0.contains("tangram \(command) \(use.arguments)") })
    }
  }
}
