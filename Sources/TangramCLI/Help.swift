import TangramScene

/// The texts of `tangram --version` and `tangram help`.
enum Help {
  static let version = "tangram 0.9.0"

  /// The help text for a command, or the overview of all commands.
  static func text(about command: Command?) -> String {
    guard let command else { return overview }
    var parts = [command.line, command.about]
    let list =
      [command.operand.map { ($0.label, $0.text) }].compactMap(\.self)
      + command.options.map(\.entry)
    if !list.isEmpty { parts.append(lines(list)) }
    if command.hasRoom {
      let options = lines(CommandOption.room.map(\.entry))
      parts.append("ROOM is any of these, instead of what the scene says:\n\(options)")
    }
    return (parts + ["Exit status: " + command.status]).joined(separator: "\n\n")
  }

  private static let overview: String = {
    let uses = Command.all.flatMap { command in
      command.uses.map { use in
        let arguments = use.arguments.isEmpty ? "" : " \(use.arguments)"
        return ("tangram \(command)\(arguments)", use.summary)
      }
    }
    return """
      Lays out scenes: JSON documents of a tree of views and the room it lies in.

      \(lines(uses + [("tangram --version", "prints the version")]))

      Without a file, or with -, scenes are read from the standard input.
      """
  }()

  /// A list of terms, with their descriptions in a second column.
  static func lines(_ entries: [(term: String, text: String)]) -> String {
    let width = (entries.map(\.term.count).max() ?? 0) + 2
    return entries.map { entry in
      let text = entry.text.replacing("\n", with: "\n" + "".padding(to: width))
      return entry.term.padding(to: width) + text
    }.joined(separator: "\n")
  }
}

extension CommandOption {
  /// The option as shown in the help, and its description.
  fileprivate var entry: (term: String, text: String) {
    (label.isEmpty ? name : "\(name) \(label)", text)
  }
}

extension Command {
  static let help = Command(
    name: "help",
    synopsis: "[COMMAND]",
    uses: [("COMMAND", "describes a command")],
    operand: Operand(
      label: "COMMAND", completion: .commands, count: 0...Int.max,
      text: "a command, as listed by `tangram help`"),
    about: "Lists the commands, or describes one of them.",
    status: "0, or 64 if there is no such command.",
    run: runHelp)

  private static func runHelp(
    _ given: ParsedArguments, _ console: Console
  ) throws(ToolError) -> ToolStatus {
    let topic = given.operands.joined(separator: " ")
    let command = all.first { $0.name == topic }
    guard command != nil || given.operands.isEmpty else {
      let hint = CommandLineSuggestion.ofCommand(topic)
      let known = all.map { "`\($0)`" }.joined(separator: ", ")
      throw ToolError(
        .usage,
        "there is no help about `\(topic)`"
          + (hint.isEmpty ? "; there is about \(known)" : hint))
    }
    try console.write(Help.text(about: command))
    return .success
  }

  /// `tangram schema`: prints the JSON Schema of scenes.
  static let schema = Command(
    name: "schema",
    synopsis: "",
    uses: [("", "prints a JSON Schema of scenes, for editors")],
    about: """
      Prints a JSON Schema (2020-12) of scenes. Editors use it to complete keys and values, to
      describe them, and to mark mistakes:

        tangram schema > scene.schema.json

      A scene refers to it with the key `$schema`, as in {"$schema":"scene.schema.json","root":{…}}.
      """,
    status: "0, or 74 if the output cannot be written.",
    run: { (_, console) throws(ToolError) in
      try console.write(TGScene.jsonSchema)
      return .success
    })
}
