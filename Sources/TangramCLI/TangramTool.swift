import Foundation

/// The command-line tool: `tangram demo`, `tangram frames` and the others.
@main
enum TangramTool {
  static func main() {
    // A closed pipe is reported as an error instead of terminating the process.
    signal(SIGPIPE, SIG_IGN)
    Interrupts.installHandler()
    exit(run(Array(CommandLine.arguments.dropFirst()), Console()).rawValue)
  }

  /// The usage message, printed if there is no such command.
  static let usage =
    "usage: tangram " + Command.all.map(\.name).joined(separator: "|")
    + " [ARGUMENTS]; `tangram help` says what they do"

  /// Runs the command that the arguments specify.
  static func run(_ arguments: [String], _ console: Console) -> ToolStatus {
    do throws(ToolError) {
      return try runCommand(arguments, console)
    } catch {
      console.writeError(error.message)
      return error.status
    }
  }

  private static func runCommand(
    _ arguments: [String], _ console: Console
  ) throws(ToolError) -> ToolStatus {
    guard let word = arguments.first else { throw ToolError(status: .usage, message: usage) }
    let (command, rest) = (Command.all.first { $0.name == word }, arguments.dropFirst())
    if word == "--version", rest.isEmpty {
      try console.write(Help.version)
      return .success
    }
    if (command == nil ? [word] : rest).contains(where: ["--help", "-h"].contains) {
      try console.write(Help.text(about: command))
      return .success
    }
    guard let command else {
      let problem = "there is no command `\(word)`" + CommandLineSuggestion.ofCommand(word)
      throw ToolError(.usage, "\(problem)\n\(usage)")
    }
    let given = try ParsedArguments(rest, of: command)
    guard given.values[CommandOption.watch.name] != nil else {
      return try command.run(given, console)
    }
    try Watch(files: given.operands, console: console).run { () throws(ToolError) in
      try command.run(given, console)
    }
  }
}

/// The exit status of the tool.
enum ToolStatus: Int32 {
  case success = 0
  /// A scene could not be read, or a case has the wrong frames.
  case failure = 1
  /// The arguments are invalid.
  case usage = 64
  /// A file could not be read.
  case noInput = 66
  /// No port could be opened.
  case unavailable = 69
  /// The output could not be written.
  case lostOutput = 74
  /// The user interrupted the run.
  case interrupted = 130
}

/// An error that ends the run of the tool.
struct ToolError: Error, Equatable {
  var status: ToolStatus
  var message: String
}

extension ToolError {
  /// Creates an error of the tool itself; its message begins with the name of the tool.
  init(_ status: ToolStatus, _ problem: String) {
    self.init(status: status, message: "tangram: " + problem)
  }
}
