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
    let isThere = quoted("__fish_seen_subcommand_from \(command)")
    var lines = command.completedOptions.map { line(isThere, $0) }
    if command.takesFiles { lines.append("complete -c tangram -n \(isThere) -F") }
    if !command.words.isEmpty {
      let words = quoted(command.words.joined(separator: " "))
      lines.append("complete -c tangram -n \(isThere) -a \(words)")
    }
    return lines
  }

  private static func line(_ condition: String, _ option: CommandOption) -> String {
    let isLong = option.name.hasPrefix("--")
    let name = isLong ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
    var line = "complete -c tangram -n \(condition) \(name)"
    switch option.value {
    case .nothing: break
    case .file: line += " -r -F"
    case .sizeClass: line += " -x -a \(quoted(option.words.joined(separator: " ")))"
    case .number, .count, .name: line += " -x"
    }
    return line + " -d \(quoted(option.summary))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
