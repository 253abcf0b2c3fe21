import Foundation
import TangramScene

/// The command-line tool: `tangram demo`, `tangram frames` and the others.
@main
enum TangramTool {
  static func main() {
    // A closed pipe is reported as an error instead of terminating the process.
    signal(SIGPIPE, SIG_IGN)
    Interrupts.endTheRun()
    exit(run(Array(CommandLine.arguments.dropFirst()), Console()).rawValue)
  }

  /// Runs the command that the arguments specify.
  static func run(_ arguments: [String], _ console: Console) -> ToolStatus {
    do throws(ToolError) {
      return try run(try Arguments.command(arguments), console)
    } catch {
      console.complain(error.message)
      return error.status
    }
  }

  private static func run(_ command: Command, _ console: Console) throws(ToolError) -> ToolStatus {
    switch command {
    case .watched(let files, let command):
      try Watch(files: files, console: console).run { () throws(ToolError) in
        try run(command, console)
      }
    case .demo: return try Demo.run(console)
    case .gallery: return try Gallery.list(console)
    case .scene(let name): return try Gallery.printScene(name, console)
    case .help(let topic):
      try console.write(Help.text(about: topic))
      return .success
    case .version:
      try console.write(Help.version)
      return .success
    case .frames(let options): return try FramesCommand(console: console).run(options)
    case .explain(let options): return try ExplainCommand(console: console).run(options)
    case .render(let options): return try RenderCommand(console: console).run(options)
    case .tree(let options): return try TreeCommand(console: console).run(options)
    case .play(let options): return try PlayCommand(console: console).run(options)
    case .swift(let options): return try SwiftCommand(console: console).run(options)
    case .text(let options): return try TextCommand(console: console).run(options)
    case .schema: return try SchemaCommand(console: console).run()
    case .completions(let shell): return try CompletionsCommand(console: console).run(shell)
    case .check(let files, let fonts):
      return try CheckCommand(console: console, fontFolder: fonts).run(files)
    case .lint(let options):
      return try LintCommand(console: console, options: options).run()
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
