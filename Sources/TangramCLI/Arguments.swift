/// What the tool is asked to do.
enum Command: Hashable {
  case demo
  /// The file is nil, or `-`, for the standard input.
  case frames(file: String?, byLine: Bool)
  case check(files: [String])
  case help
}

enum Arguments {
  static let usage = "usage: tangram demo | tangram frames [FILE|-] [--lines] | tangram check FILE…"

  static let help = """
    Lays out scenes: JSON documents of a tree of views and the room it lies in.

    tangram demo                     shows the engine at work
    tangram frames [FILE|-]          prints the frames of a scene
    tangram frames [FILE|-] --lines  prints those of a scene on every line
    tangram check FILE…              checks cases: scenes with the frames they must have

    Without a file, or with -, scenes are read from the standard input.
    """

  static func command(_ arguments: [String]) throws(ToolError) -> Command {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case "demo" where rest.isEmpty: return .demo
    case "help", "--help", "-h": return .help
    case "frames":
      let files = rest.filter { $0 != "--lines" }
      guard files.count <= 1, files.allSatisfy({ isFile($0) }) else { break }
      return .frames(file: files.first, byLine: files.count < rest.count)
    case "check":
      guard !rest.isEmpty, rest.allSatisfy({ isFile($0) }) else { break }
      return .check(files: Array(rest))
    default: break
    }
    throw ToolError(status: .usage, message: usage)
  }

  private static func isFile(_ argument: String) -> Bool {
    argument == "-" || !argument.hasPrefix("-")
  }
}
