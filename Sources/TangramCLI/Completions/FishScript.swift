/// Completions for fish.
enum FishScript {
  static let text =
    """
    # Completions of tangram for fish: ~/.config/fish/completions/tangram.fish

    complete -c tangram -f

    """
    + ([GeneralOption.help, GeneralOption.version].map { line("__fish_use_subcommand", $0) }
    + Command.all.map {
      "complete -c tangram -n __fish_use_subcommand -a \($0) -d \(quoted($0.summary))"
    }
    + Command.all.flatMap(lines)).joined(separator: "\n")

  private static func lines(_ command: Command) -> [String] {
    let condition = quoted("__fish_seen_subcommand_from \(command)")
    var lines = command.completedOptions.map { line(condition, $0) }
    let completion = command.completion
    if completion == .files { lines.append("complete -c tangram -n \(condition) -F") }
    if !completion.words.isEmpty {
      lines.append("complete -c tangram -n \(condition) -a \(list(completion.words))")
    }
    return lines
  }

  private static func line(_ condition: String, _ option: CommandOption) -> String {
    let isLong = option.name.hasPrefix("--")
    let name = isLong ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
    var line = "complete -c tangram -n \(condition) \(name)"
    switch option.value?.completion {
    case nil: break
    case .files: line += " -r -F"
    case let completion? where completion.words.isEmpty: line += " -x"
    case let completion?: line += " -x -a \(list(completion.words))"
    }
    return line + " -d \(quoted(option.summary))"
  }

  private static func list(_ words: [String]) -> String {
    quoted(words.joined(separator: " "))
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
