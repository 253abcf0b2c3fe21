/// Completions for zsh.
enum ZshScript {
  static let text = """
    #compdef tangram
    # Completions of tangram for zsh: source <(tangram completions zsh), or a file _tangram in $fpath

    _tangram() {
      local -a commands
      commands=(
    \(Command.all.map { "    \(quoted("\($0):\(escaped($0.summary, ":"))"))" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe -t commands command commands
        _arguments \([GeneralOption.help, GeneralOption.version].map(spec).joined(separator: " "))
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(Command.all.map(command).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _tangram ]]; then
      _tangram "$@"
    else
      compdef _tangram tangram
    fi
    """

  private static func command(_ command: Command) -> String {
    var specs = command.completedOptions.map(spec)
    if let operand = command.operand {
      specs.append(quoted("*:\(operand.label):\(action(operand.completion))"))
    }
    return "    \(command)) _arguments " + specs.joined(separator: " ") + " ;;"
  }

  /// The specification of an option with its summary and its value.
  private static func spec(_ option: CommandOption) -> String {
    var text = "\(option.name)[\(escaped(option.summary, "[]:"))]"
    if let value = option.value { text += ":\(option.label):\(action(value.completion))" }
    return quoted(text)
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .words, .commands: "(\(completion.words.joined(separator: " ")))"
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
