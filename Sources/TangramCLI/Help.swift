/// The texts of `tangram --version` and `tangram help`.
enum Help {
  static let version = "tangram 0.9.0"

  /// The help text for a command, or the overview of all commands.
  static func text(about topic: Topic?) -> String {
    guard let topic else { return overview }
    let form = topic.form
    var parts = [topic.line, form.about]
    var list = form.options.map { Entry(term: $0.term, text: $0.text) }
    if let operand = form.operand {
      list.insert(Entry(term: operand.label, text: operand.text), at: 0)
    }
    if !list.isEmpty { parts.append(lines(list)) }
    if form.hasRoom { parts.append(room) }
    if !form.status.isEmpty { parts.append("Exit status: " + form.status) }
    return parts.joined(separator: "\n\n")
  }

  private static let overview: String = {
    let uses = Topic.allCases.flatMap { topic in
      topic.form.uses.map { use in
        let arguments = use.arguments.isEmpty ? "" : " \(use.arguments)"
        return Entry(term: "tangram \(topic)\(arguments)", text: use.summary)
      }
    }
    return """
      Lays out scenes: JSON documents of a tree of views and the room it lies in.

      \(lines(uses + [Entry(term: "tangram --version", text: "prints the version")]))

      Without a file, or with -, scenes are read from the standard input.
      """
  }()

  /// The options that override the environment settings of scenes.
  private static let room = """
    ROOM is any of these, instead of what the scene says:
    \(lines(CommandOption.room.map { Entry(term: $0.term, text: $0.text) }))
    """
}

extension Help {
  /// A term and its description.
  private struct Entry {
    let term: String
    let text: String
  }

  /// A list of terms, with their descriptions in a second column.
  private static func lines(_ entries: [Entry]) -> String {
    let width = (entries.map(\.term.count).max() ?? 0) + 2
    return entries.map { entry in
      let text = entry.text.replacing("\n", with: "\n" + "".padding(to: width))
      return entry.term.padding(to: width) + text
    }.joined(separator: "\n")
  }
}

extension CommandOption {
  /// The option as shown in the help.
  fileprivate var term: String { label.isEmpty ? name : "\(name) \(label)" }
}

extension CommandForm {
  static let help = CommandForm(
    synopsis: "[COMMAND]",
    uses: [("COMMAND", "says more about a command")],
    operand: Operand(
      label: "COMMAND", kind: .word(Topic.allCases.map(\.rawValue)), count: 0...Int.max,
      text: "one of the commands that `tangram help` lists"),
    about: "Says what the commands are, or more about one of them.",
    status: "0, or 64 if there is no such command.",
    read: { (given) throws(ToolError) in .help(try topic(given.operands)) })

  /// The command to show help for; nil for the overview.
  private static func topic(_ names: [String]) throws(ToolError) -> Topic? {
    guard let name = names.first else { return nil }
    if let topic = Topic(rawValue: name), names.count == 1 { return topic }
    let asked = names.joined(separator: " ")
    let hint = NearMiss.ofCommand(asked)
    let known = Topic.allCases.map { "`\($0)`" }.joined(separator: ", ")
    throw ToolError(
      status: .usage,
      message: "tangram: there is no help about `\(asked)`"
        + (hint.isEmpty ? "; there is about \(known)" : hint))
  }
}
