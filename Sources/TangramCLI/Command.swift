import Tangram

/// A command of the tool: its syntax, its help text, and its action.
///
/// The usage, the help, the parser and the shell completions are generated from it. To add a
/// command, describe it in an extension and add it to `all`.
struct Command: Sendable, CustomStringConvertible {
  /// A line of the overview: the arguments after the name of the command, and their effect.
  typealias Use = (arguments: String, summary: String)

  let name: String
  /// The arguments after the name of the command, as shown in the usage.
  let synopsis: String
  let uses: [Use]
  /// The positional argument; nil if the command takes none.
  var operand: Operand?
  var options: [CommandOption] = []
  /// Whether the command accepts the options that change the environment of the layout.
  var hasRoom = false
  /// A description of the command, as paragraphs.
  let about: String
  /// A description of the exit status.
  let status: String
  /// Runs the command with the given arguments.
  let run: @Sendable (ParsedArguments, Console) throws(ToolError) -> ToolStatus

  /// All commands, in the order of the help overview.
  static var all: [Command] {
    [
      demo, frames, explain, check, lint, render, tree, swift, play, text, schema, completions,
      help,
    ]
  }

  /// All options, including those for the environment of the layout.
  var allOptions: [CommandOption] { options + (hasRoom ? CommandOption.room : []) }

  /// The command line of the command.
  var line: String { "tangram \(name)" + (synopsis.isEmpty ? "" : " \(synopsis)") }

  /// The usage message of the command, printed after invalid arguments.
  var usage: String { "usage: \(line)" }

  var description: String { name }

  /// The error for invalid arguments.
  func usageError(_ problem: String? = nil) -> ToolError {
    ToolError(status: .usage, message: (problem.map { "tangram \(name): \($0)\n" } ?? "") + usage)
  }
}

/// A positional argument of a command.
struct Operand: Sendable {
  /// The name of the operand in the help.
  let label: String
  /// The kind of values that the operand accepts; the command itself checks words.
  let completion: Completion
  let count: ClosedRange<Int>
  /// A description of the operand, for the help.
  let text: String

  /// The single scene of a command.
  static let scene = Operand(
    label: "FILE", completion: .files, count: 0...1,
    text: "the file of the scene; if it is missing or -, the standard input is read")

  /// One or more files.
  static func files(_ text: String) -> Operand {
    Operand(label: "FILE", completion: .files, count: 1...Int.max, text: text)
  }
}

/// What shells complete an argument with.
enum Completion: Hashable, Sendable {
  case nothing, files, commands
  case words([String])

  var words: [String] {
    switch self {
    case .nothing, .files: []
    case .commands: Command.all.map(\.name)
    case .words(let words): words
    }
  }
}

/// A named option, which begins with a dash.
struct CommandOption: Sendable {
  /// The name, including its dashes.
  let name: String
  /// The name of the value in the help.
  var label = ""
  /// The value that follows the name; nil for none.
  var value: OptionValue?
  /// A description of the option, for the help.
  let text: String
}

/// The value of an option.
struct OptionValue: Sendable {
  /// A description of the value, for messages.
  let words: String
  var completion = Completion.nothing
  /// Whether a text is a valid value.
  var accepts: @Sendable (String) -> Bool = { _ in true }

  static let file = OptionValue(words: "a file", completion: .files)

  /// Any text.
  static let name = OptionValue(words: "a name")

  static let number = OptionValue(words: "a number above 0") { text in
    Double(text).map { $0 > 0 && $0.isFinite } ?? false
  }

  static func count(_ range: ClosedRange<Int>) -> OptionValue {
    OptionValue(words: "a number from \(range.lowerBound) to \(range.upperBound)") { text in
      Int(text).map(range.contains) ?? false
    }
  }

  /// A size class; the completions are the words that it can begin with.
  static let sizeClass = OptionValue(
    words: "a size class such as `width=compact`",
    completion: .words([
      "width=compact", "width=regular", "height=compact", "height=regular", "screen=portrait",
      "screen=landscape",
    ])
  ) { TGSizeClass(members: $0) != nil }
}

extension CommandOption {
  static let fonts = CommandOption(
    name: "--fonts", label: "DIR", value: .file,
    text: "a folder of fonts for texts, in addition to the folder of the scene")

  static let watch = CommandOption(
    name: "--watch",
    text: "repeats the command when the file changes, until an interrupt (Ctrl-C)")

  /// The options that override the environment in which scenes are laid out.
  static let room = [
    CommandOption(name: "--width", label: "N", value: .number, text: "the available width"),
    CommandOption(name: "--height", label: "N", value: .number, text: "the available height"),
    CommandOption(
      name: "--scale", label: "N", value: .number,
      text: "device pixels per point; frames are rounded to whole pixels"),
    CommandOption(name: "--rtl", text: "reading starts on the right"),
    CommandOption(
      name: "--size-class", label: "CLASS", value: .sizeClass,
      text: """
        the size class of the screen, as in scenes:
        width=compact,height=regular,screen=portrait; parts may be left out
        """),
    fonts,
  ]

  /// An option that makes every line a separate scene.
  static func lines(_ text: String) -> CommandOption { CommandOption(name: "--lines", text: text) }
}
