import Foundation

/// The command-line tool: `tangram demo`, `tangram frames`, `tangram check`.
@main
enum TangramTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(run(arguments).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    do throws(ToolError) {
      switch try Arguments.command(arguments) {
      case .demo: return Demo.run()
      case .help(let topic):
        Output.write(Help.text(about: topic))
        return .success
      case .version:
        Output.write(Help.version)
        return .success
      case .frames(let file, let isByLine): return try FramesCommand.run(file, byLine: isByLine)
      case .check(let files): return try CheckCommand.run(files)
      }
    } catch {
      Output.complain(error.message)
      return error.status
    }
  }
}

/// The exit status of the tool.
enum ExitStatus: Int32 {
  case success = 0
  /// A scene could not be read, or a case has the wrong frames.
  case failure = 1
  /// The arguments are invalid.
  case usage = 64
  /// A file could not be read.
  case noInput = 66
}

/// Why the tool ends early.
struct ToolError: Error {
  var status: ExitStatus
  var message: String
}
