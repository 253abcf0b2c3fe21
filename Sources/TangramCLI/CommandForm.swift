/// The description of a command: its syntax, its help text, and a function that reads its
/// arguments.
///
/// The usage, the help, the parser and the shell completions are generated from it. To add a
/// command, describe it in a file of its own and add it to `Topic`.
struct CommandForm: Sendable {
  /// A line of the overview: the arguments after the name of the command, and their effect.
  typealias Use = (arguments: String, summary: String)

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
  /// Returns the command for the given arguments; nil if they are invalid.
  let read: @Sendable (GivenArguments) throws(ToolError) -> Command?

  /// All options, including those for the environment of the layout.
  var allOptions: [CommandOption] { options + (hasRoom ? CommandOption.room : []) }
}

/// A positional argument of a command.
struct Operand: Sendable {
  enum Kind: Hashable, Sendable {
    case file
    /// One of several words; the command itself checks it.
    case word([String])
  }

  /// The name of the operand in the help.
  let label: String
  let kind: Kind
  let count: ClosedRange<Int>
  /// A description of the operand, for the help.
  let text: String

  /// The single scene of a command.
  static let scene = Operand(
    label: "FILE", kind: .file, count: 0...1,
    text: "the scene; without it, or with -, it is read from the standard input")

  /// One or more files.
  static func files(_ text: String) -> Operand {
    Operand(label: "FILE", kind: .file, count: 1...Int.max, text: text)
  }
}

/// A named option, which begins with a dash.
struct CommandOption: Hashable, Sendable {
  /// The value that follows the name.
  enum Value: Hashable, Sendable {
    case nothing
    /// A number above 0.
    case number
    case count(ClosedRange<Int>)
    case sizeClass
    case file
    /// Any text.
    case name
  }

  /// The name, including its dashes.
  let name: String
  /// The name of the value in the help.
  var label = ""
  var value = Value.nothing
  /// A description of the option, for the help.
  let text: String
}

extension CommandOption {
  static let width = CommandOption(
    name: "--width", label: "N", value: .number, text: "the width of the room")
  static let height = CommandOption(
    name: "--height", label: "N", value: .number, text: "the height of the room")
  static let scale = CommandOption(
    name: "--scale", label: "N", value: .number,
    text: "the number of device pixels to a point, which frames are rounded to")
  static let rightToLeft = CommandOption(name: "--rtl", text: "reading starts on the right")
  static let sizeClass = CommandOption(
    name: "--size-class", label: "CLASS", value: .sizeClass,
    text: """
      the class of the screen, with the words of a scene:
      width=compact,height=regular,screen=portrait; parts may be left out
      """)

  static let fonts = CommandOption(
    name: "--fonts", label: "DIR", value: .file,
    text: "the folder of the fonts of texts, besides that of the scene")

  /// The options that override the environment in which scenes are laid out.
  static let room = [width, height, scale, rightToLeft, sizeClass, fonts]

  /// An option that makes every line a separate scene.
  static func lines(_ text: String) -> CommandOption { CommandOption(name: "--lines", text: text) }
}
