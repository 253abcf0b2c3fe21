/// Completions for fish.
enum FishScript {
  static let text =
    """
    # Completions of tangram for fish: ~/.config/fish/completions/tangram.fish

    complete -c tangram -f

    """
    + ([GeneralOption.help, GeneralOption.version].map { line("__fish_use_subcommand", $0) }
    + Topic.allCases.map {
      "complete -c tangram -n __fish_use_subcommand -a \($0) -d \(quoted($0.summary))"
    }
    + Topic.allCases.flatMap(lines)).joined(separator: "\n")

  private static func lines(_ topic: Topic) -> [String] {
    let isThere = quoted("__fish_seen_subcommand_from \(topic)")
    var lines = topic.options.map { line(isThere, $0) }
    if topic.takesFiles { lines.append("complete -c tangram -n \(isThere) -F") }
    if !topic.words.isEmpty {
      let words = quoted(topic.words.joined(separator: " "))
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
