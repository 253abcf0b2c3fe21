/// What the tool is asked to do.
enum Command: Hashable {
  case demo
  /// The file is nil, or `-`, for the standard input.
  case frames(file: String?, byLine: Bool)
  case check(files: [String])
}

enum Arguments {
  static let help = "usage: tangram demo | tangram frames [FILE|-] [--lines] | tangram check FILE…"

  static func command(_ arguments: [String]) throws(ToolError) -> Command {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case "demo" where rest.isEmpty: return .demo
    case "frames":
      let files = rest.filter { $0 != "--lines" }
      guard files.count <= 1, files.allSatisfy({ isFile($0) }) else { break }
      return .frames(file: files.first, byLine: files.count < rest.count)
    case "check":
      guard !rest.isEmpty, rest.allSatisfy({ isFile($0) }) else { break }
      return .check(files: Array(rest))
    default: break
    }
    throw ToolError(status: .usage, message: help)
  }

  private static func isFile(_ argument: String) -> Bool {
    argument == "-" || !argument.hasPrefix("-")
  }
}
