/// `tangram completions`: prints a script with which a shell completes commands and options.
extension Command {
  static let completions = Command(
    name: "completions",
    synopsis: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    uses: [("SHELL", "prints a completion script for bash, zsh or fish")],
    operand: Operand(
      label: "SHELL", completion: .words(Shell.allCases.map(\.rawValue)), count: 1...1,
      text: Shell.allCases.map(\.rawValue).joined(separator: ", ")),
    about: """
      Prints a script for a shell to complete commands, options and the names of scenes.

        bash: source <(tangram completions bash)                       in ~/.bashrc
        zsh:  source <(tangram completions zsh)                        in ~/.zshrc
        fish: tangram completions fish > ~/.config/fish/completions/tangram.fish
      """,
    status: "0, or 64 if there is no such shell, 74 if the output cannot be written.",
    run: { (given, console) throws(ToolError) in
      guard let shell = Shell(rawValue: given.operands[0]) else { throw given.command.usageError() }
      try console.write(shell.script)
      return .success
    })
}

/// A shell that supports completions.
enum Shell: String, Hashable, CaseIterable {
  case bash, zsh, fish

  /// The completion script of the shell, generated from the descriptions of the commands.
  var script: String {
    switch self {
    case .bash: BashScript.text
    case .zsh: ZshScript.text
    case .fish: FishScript.text
    }
  }
}

// MARK: - Data for the scripts

/// The options that every command accepts, and that can also stand alone.
enum GeneralOption {
  static let help = CommandOption(name: "--help", text: "describes the command")
  static let version = CommandOption(name: "--version", text: "prints the version")
}

extension Command {
  /// A short description of the command.
  var summary: String { uses.first?.summary ?? "" }

  /// All options that the command understands.
  var completedOptions: [CommandOption] { allOptions + [GeneralOption.help] }

  var completion: Completion { operand?.completion ?? .nothing }
}

extension CommandOption {
  /// A one-line description of the option.
  var summary: String { text.replacing("\n", with: " ") }
}
