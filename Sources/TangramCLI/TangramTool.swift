import Foundation
import TangramScene

/// The command-line tool: `tangram demo`, `tangram frames` and the others.
@main
enum TangramTool {
  static func main() {
    // A reader that goes away is an error like others, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in
      // Only what a signal handler may call.
      let message: StaticString = "tangram: interrupted\n"
      write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(ToolStatus.interrupted.rawValue)
    }
    // Who started the tool may not want interrupts, and the tool inherits that.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interrupt, nil)
    exit(run(Array(CommandLine.arguments.dropFirst()), Console()).rawValue)
  }

  /// Does what the arguments say.
  static func run(_ arguments: [String], _ console: Console) -> ToolStatus {
    do throws(ToolError) {
      switch try Arguments.command(arguments) {
      case .demo: return try Demo.run(console)
      case .gallery: return try Gallery.list(console)
      case .scene(let name): return try Gallery.printScene(name, console)
      case .help(let topic):
        try console.write(Help.text(about: topic))
        return .success
      case .version:
        try console.write(Help.version)
        return .success
      case .frames(let file, let isByLine):
        return try FramesCommand(console: console).run(file, byLine: isByLine)
      case .explain(let question): return try ExplainCommand(console: console).run(question)
      case .render(let question): return try RenderCommand(console: console).run(question)
      case .tree(let question): return try TreeCommand(console: console).run(question)
      case .swift(let question): return try SwiftCommand(console: console).run(question)
      case .check(let files): return try CheckCommand(console: console).run(files)
      case .lint(let files, let options):
        return try LintCommand(console: console, options: options).run(files)
      }
    } catch {
      console.complain(error.message)
      return error.status
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
  /// What was printed could not be written.
  case lostOutput = 74
  /// The user interrupted the run.
  case interrupted = 130
}

/// Why the tool ends early.
struct ToolError: Error {
  var status: ToolStatus
  var message: String
}
