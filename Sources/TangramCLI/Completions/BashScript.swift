/// Completions for bash.
enum BashScript {
  static let text = """
    # Completions of tangram for bash: source <(tangram completions bash)

    _tangram() {
      local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]}
      local words='' options='' files=no
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        words='\(Topic.allCases.map(\.rawValue).joined(separator: " "))'
        options='\(GeneralOption.help.name) \(GeneralOption.version.name)'
      else
        case ${COMP_WORDS[1]},$last in
    \(values.joined(separator: "\n"))
          *)
            case ${COMP_WORDS[1]} in
    \(Topic.allCases.map(command).joined(separator: "\n"))
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
  private static func command(_ topic: Topic) -> String {
    """
              \(topic)) \(sets(topic.words, topic.options.map(\.name), topic.takesFiles)) ;;
    """
  }

  /// The cases for the values of options.
  private static let values = Topic.allCases.flatMap { topic in
    topic.options.filter { $0.value != .nothing }.map { option in
      "      \(topic),\(option.name)) \(sets(option.words, [], option.value == .file)) ;;"
    }
  }

  private static func sets(_ words: [String], _ options: [String], _ takesFiles: Bool) -> String {
    "words='\(words.joined(separator: " "))' options='\(options.joined(separator: " "))'"
      + " files=\(takesFiles ? "yes" : "no")"
  }
}
