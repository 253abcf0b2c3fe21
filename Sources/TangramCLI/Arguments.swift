/// A command of the tool, with its arguments.
indirect enum Command: Hashable, Sendable {
  /// Another command, which runs again whenever one of the files changes.
  case watched(files: [String], Command)
  case demo
  /// Lists the built-in scenes.
  case gallery
  /// Prints a built-in scene.
  case scene(name: String)
  case frames(FramesCommand.Options)
  case check(files: [String], fonts: String? = nil)
  case explain(ExplainCommand.Options)
  case render(RenderCommand.Options)
  case tree(TreeCommand.Options)
  case swift(SwiftCommand.Options)
  case lint(LintCommand.Options)
  case play(PlayCommand.Options)
  case text(TextCommand.Options)
  case schema
  case completions(Shell)
  /// Help about one command, or about all of them.
  case help(Topic?)
  case version
}

enum Arguments {
  /// The usage message, printed after invalid arguments.
  static let usage =
    "usage: tangram " + Topic.allCases.map(\.rawValue).joined(separator: "|")
    + " [ARGUMENTS]; `tangram help` says what they do"

  static func command(_ arguments: [String]) throws(ToolError) -> Command {
    let rest = arguments.dropFirst()
    guard let topic = arguments.first.flatMap(Topic.init(rawValue:)) else {
      switch arguments.first {
      case "--help", "-h": return .help(nil)
      case "--version" where rest.isEmpty: return .version
      case let word?:
        let slip = "there is no command `\(word)`" + NearMiss.ofCommand(word)
        throw ToolError(status: .usage, message: "tangram: \(slip)\n\(usage)")
      case nil: throw ToolError(status: .usage, message: usage)
      }
    }
    if rest.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help(topic) }
    let given: GivenArguments
    do {
      given = try GivenArguments(rest, of: topic.form)
    } catch {
      throw ToolError(
        status: .usage, message: "tangram \(topic): \(error.text)\n\(topic.usage)")
    }
    guard let command = try topic.form.read(given) else {
      throw ToolError(status: .usage, message: topic.usage)
    }
    return try given.watches() ? .watched(files: given.operands, command) : command
  }
}

extension Topic {
  /// The usage message of the command, printed after invalid arguments.
  var usage: String { "usage: \(line)" }

  /// The command line of the command.
  var line: String {
    let synopsis = form.synopsis
    return "tangram \(rawValue)" + (synopsis.isEmpty ? "" : " \(synopsis)")
  }
}
