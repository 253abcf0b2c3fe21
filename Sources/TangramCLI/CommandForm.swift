/// How a command is written, what there is to say about it, and how its arguments are read.
///
/// The usage, the help, the parser and the completions of shells are made from this. To add a
/// command, describe it in a file of its own and name it in `Topic`.
struct CommandForm: Sendable {
  /// A line of the overview: what is written after the name of the command, and what that does.
  typealias Use = (arguments: String, summary: String)

  /// What is written after the name of the command, as the usage shows it.
  let synopsis: String
  let uses: [Use]
  /// What is written without a name before it; nil if nothing is.
  var operand: Operand?
  var options: [CommandOption] = []
  /// Whether scenes can be laid out in another room, which takes the options for that.
  var hasRoom = false
  /// What the command does, as paragraphs.
  let about: String
  /// What it ends with.
  let status: String
  /// The command; nil if it is not written as it should be.
  let read: @Sendable (GivenArguments) throws(ToolError) -> Command?

  /// All options there are.
  var allOptions: [CommandOption] { options + (hasRoom ? CommandOption.room : []) }
}

/// What a command takes that has no name before it.
struct Operand: Sendable {
  enum Kind: Hashable, Sendable {
    case file
    /// One of several words, which somebody else checks.
    case word([String])
  }

  /// What it is called in the help.
  let label: String
  let kind: Kind
  let count: ClosedRange<Int>
  /// What it is, for the help.
  let text: String

  /// The one scene of a command.
  static let scene = Operand(
    label: "FILE", kind: .file, count: 0...1,
    text: "the scene; without it, or with -, it is read from the standard input")

  /// One or more files.
  static func files(_ text: String) -> Operand {
    Operand(label: "FILE", kind: .file, count: 1...Int.max, text: text)
  }
}

/// Something that has a name, which begins with a dash.
struct CommandOption: Hashable, Sendable {
  /// What follows the name.
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

  /// As it is written.
  let name: String
  /// What the value is called in the help.
  var label = ""
  var value = Value.nothing
  /// What it does, for the help.
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

  /// What scenes are laid out in instead of what they say.
  static let room = [width, height, scale, rightToLeft, sizeClass, fonts]

  /// Every line is a scene.
  static func lines(_ text: String) -> CommandOption { CommandOption(name: "--lines", text: text) }
}
