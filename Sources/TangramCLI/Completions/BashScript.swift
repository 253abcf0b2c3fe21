/// Completions for bash.
enum BashScript {
  static let text = """
    # Completions of tangram for bash: source <(tangram completions bash)

    _tangram() {
      local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]}
      local words='' options='' files=no
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        words='\(Command.all.map(\.name).joined(separator: " "))'
        options='\(GeneralOption.help.name) \(GeneralOption.version.name)'
      else
        case ${COMP_WORDS[1]},$last in
    \(values.joined(separator: "\n"))
          *)
            case ${COMP_WORDS[1]} in
    \(Command.all.map(command).joined(separator: "\n"))
            esac
            ;;
        esac
      fi
      if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
      else
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        # Files are what bash completes by itself where there is nothing else.
        [[ $files == yes ]] || compopt +o default 2>/dev/null || true
      fi
    }

    complete -o default -F _tangram tangram
    """

  /// The case for the arguments of a command.
  private static func command(_ command: Command) -> String {
    """
              \(command)) \(sets(command.completion, command.completedOptions.map(\.name))) ;;
    """
  }

  /// The cases for the values of options.
  private static let values = Command.all.flatMap { command in
    command.completedOptions.compactMap { option in
      option.value.map { "      \(command),\(option.name)) \(sets($0.completion, [])) ;;" }
    }
  }

  private static func sets(_ completion: Completion, _ options: [String]) -> String {
    let words = completion.words.joined(separator: " ")
    return "words='\(words)' options='\(options.joined(separator: " "))'"
      + " files=\(completion == .files ? "yes" : "no")"
  }
}
