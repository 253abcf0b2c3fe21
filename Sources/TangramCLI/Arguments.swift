/// What the tool is asked to do.
enum Command: Hashable {
  case demo
  /// What scenes the tool brings along.
  case gallery
  /// One of these.
  case scene(name: String)
  /// The file is nil, or `-`, for the standard input.
  case frames(file: String?, byLine: Bool)
  case check(files: [String])
  case explain(ExplainCommand.Question)
  case render(RenderCommand.Question)
  case tree(TreeCommand.Question)
  case swift(SwiftCommand.Question)
  case lint(files: [String], LintCommand.Options)
  /// Help about one command, or about all of them.
  case help(Topic?)
  case version
}

enum Arguments {
  static let usage =
    "usage: tangram demo [--list|NAME] | tangram frames [FILE|-] [--lines] | "
    + "tangram explain [FILE|-] --id NAME [--deep] [ROOM] | tangram check FILE… | "
    + "tangram lint FILE… [--lines] [--json] [--strict] | "
    + "tangram render [FILE|-] [-o FILE|-] [--zoom N] [ROOM] | "
    + "tangram tree [FILE|-] [--drawing] [--columns N] [ROOM] | "
    + "tangram swift [FILE|-] [--as-function NAME] [ROOM]"

  static func command(_ arguments: [String]) throws(ToolError) -> Command {
    let rest = arguments.dropFirst()
    if let topic = arguments.first.flatMap(Topic.init(rawValue:)), rest.contains(where: isHelp) {
      return .help(topic)
    }
    switch arguments.first {
    case "demo":
      guard let name = rest.first else { return .demo }
      guard rest.count == 1, name == "--list" || !name.hasPrefix("-") else { break }
      return name == "--list" ? .gallery : .scene(name: name)
    case "help": return .help(try topic(rest))
    case "--help", "-h": return .help(nil)
    case "--version" where rest.isEmpty: return .version
    case "frames":
      let files = rest.filter { $0 != "--lines" }
      guard files.count <= 1, files.allSatisfy({ isFile($0) }) else { break }
      return .frames(file: files.first, byLine: files.count < rest.count)
    case "explain":
      guard let question = ExplainCommand.Question(rest) else { break }
      return .explain(question)
    case "render":
      guard let question = RenderCommand.Question(rest) else { break }
      return .render(question)
    case "tree":
      guard let question = TreeCommand.Question(rest) else { break }
      return .tree(question)
    case "swift":
      guard let question = SwiftCommand.Question(rest) else { break }
      return .swift(question)
    case "check":
      guard !rest.isEmpty, rest.allSatisfy({ isFile($0) }) else { break }
      return .check(files: Array(rest))
    case "lint":
      if let command = lint(rest) { return command }
    default: break
    }
    throw ToolError(status: .usage, message: usage)
  }

  private static func lint(_ arguments: ArraySlice<String>) -> Command? {
    var options = LintCommand.Options()
    var files: [String] = []
    for argument in arguments {
      switch argument {
      case "--json": options.asJSON = true
      case "--strict": options.isStrict = true
      case "--lines": options.byLine = true
      default:
        guard isFile(argument) else { return nil }
        files.append(argument)
      }
    }
    return files.isEmpty ? nil : .lint(files: files, options)
  }

  /// What help is asked about; nil for everything.
  private static func topic(_ names: ArraySlice<String>) throws(ToolError) -> Topic? {
    guard let name = names.first else { return nil }
    guard let topic = Topic(rawValue: name), names.count == 1 else {
      let known = Topic.allCases.map { "`\($0)`" }.joined(separator: ", ")
      throw ToolError(
        status: .usage,
        message: "tangram: there is no help about `\(names.joined(separator: " "))`; "
          + "there is about \(known)")
    }
    return topic
  }

  private static func isHelp(_ argument: String) -> Bool {
    argument == "--help" || argument == "-h"
  }

  private static func isFile(_ argument: String) -> Bool {
    argument == "-" || !argument.hasPrefix("-")
  }
}
