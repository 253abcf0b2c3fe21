/// `tangram completions`: what a shell needs to complete commands and options.
struct CompletionsCommand {
  let console: Console

  func run(_ shell: Shell) throws(ToolError) -> ToolStatus {
    try console.write(shell.script)
    return .success
  }
}

/// A shell that completes what one types.
enum Shell: String, Hashable, CaseIterable {
  case bash, zsh, fish

  /// What it reads; made from the commands as they are described.
  var script: String {
    switch self {
    case .bash: BashScript.text
    case .zsh: ZshScript.text
    case .fish: FishScript.text
    }
  }
}

extension CommandForm {
  static let completions = CommandForm(
    synopsis: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    uses: [("SHELL", "prints what bash, zsh or fish need to complete commands")],
    operand: Operand(
      label: "SHELL", kind: .word(Shell.allCases.map(\.rawValue)), count: 1...1,
      text: Shell.allCases.map(\.rawValue).joined(separator: ", ")),
    about: """
      Prints a script with which a shell completes commands, options and the names of scenes.

        bash: source <(tangram completions bash)                       in ~/.bashrc
        zsh:  source <(tangram completions zsh)                        in ~/.zshrc
        fish: tangram completions fish > ~/.config/fish/completions/tangram.fish
      """,
    status: "0, or 64 if there is no such shell, 74 if the output cannot be written.",
    read: { given in given.operands.first.flatMap(Shell.init(rawValue:)).map { .completions($0) } })
}

// MARK: - What the scripts are made from

/// The options that may follow the name of every command, or stand alone.
enum GeneralOption {
  static let help = CommandOption(name: "--help", text: "says more about the command")
  static let version = CommandOption(name: "--version", text: "prints the version")
}

extension Topic {
  /// What the command does, in a few words.
  var summary: String { form.uses.first?.summary ?? "" }

  /// The options that may follow the name of the command.
  var options: [CommandOption] { form.allOptions + [GeneralOption.help] }

  /// The words that may follow the name of the command.
  var words: [String] {
    if case .word(let words)? = form.operand?.kind { words } else { [] }
  }

  var takesFiles: Bool { form.operand?.kind == .file }
}

extension CommandOption {
  /// What the option does, on one line.
  var summary: String { text.replacing("\n", with: " ") }

  /// Words with which the value may begin.
  var words: [String] {
    guard value == .sizeClass else { return [] }
    let extents = ["width", "height"].flatMap { ["\($0)=compact", "\($0)=regular"] }
    return extents + ["screen=portrait", "screen=landscape"]
  }
}
