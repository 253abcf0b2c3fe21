import Tangram
import TangramScene

/// The arguments of a command, separated into options and operands.
struct GivenArguments {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// A usage error.
  struct Slip: Error {
    let text: String
  }

  /// Parses the arguments after the name of a command.
  init(_ arguments: ArraySlice<String>, of form: CommandForm) throws(Slip) {
    var rest = arguments
    while let next = rest.popFirst() {
      if next.hasPrefix("-"), next != "-" {
        guard let option = form.allOptions.first(where: { $0.name == next }) else {
          throw Slip(text: "there is no option `\(next)`" + NearMiss.ofOption(next, in: form))
        }
        try take(option, from: &rest)
      } else {
        operands.append(next)
      }
    }
    let count = form.operand?.count ?? 0...0
    if operands.count < count.lowerBound {
      throw Slip(text: "a \(form.operand?.label ?? "") is missing")
    }
    if operands.count > count.upperBound {
      throw Slip(text: "`\(operands[count.upperBound])` is one argument too many")
    }
    if form.operand?.kind != .file, operands.contains("-") {
      throw Slip(text: "nothing is read from the standard input")
    }
  }

  /// Consumes the value of an option.
  private mutating func take(
    _ option: CommandOption, from rest: inout ArraySlice<String>
  ) throws(Slip) {
    if option.value == .nothing {
      values[option.name] = ""
      return
    }
    if values[option.name] != nil { throw Slip(text: "\(option.name) is given twice") }
    guard let value = rest.popFirst() else {
      throw Slip(text: "after \(option.name) there is \(option.value.words) missing")
    }
    guard option.value.accepts(value) else {
      throw Slip(text: "\(option.name) takes \(option.value.words), not `\(value)`")
    }
    values[option.name] = value
  }
}

extension GivenArguments {
  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option.
  subscript(name: String) -> String? { values[name] }

  /// The value of an option as a number.
  func number(_ name: String) -> Double? { values[name].flatMap(Double.init) }

  /// The environment settings that the options override.
  var room: Room {
    Room(
      width: number(CommandOption.width.name), height: number(CommandOption.height.name),
      scale: number(CommandOption.scale.name),
      isRightToLeft: has(CommandOption.rightToLeft.name),
      sizeClass: values[CommandOption.sizeClass.name].flatMap(TGSizeClass.init(members:)),
      fontFolder: values[CommandOption.fonts.name])
  }

  /// The scene that the arguments specify, with its environment settings.
  var scene: SceneInput { SceneInput(file: operands.first, room: room) }
}

extension CommandOption.Value {
  /// A description of the expected value, for messages.
  fileprivate var words: String {
    switch self {
    case .nothing: "nothing"
    case .number: "a number above 0"
    case .count(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .sizeClass: "a size class such as `width=compact`"
    case .file: "a file"
    case .name: "a name"
    }
  }

  /// Whether a text is a valid value.
  fileprivate func accepts(_ text: String) -> Bool {
    switch self {
    case .nothing: false
    case .number: Double(text).map { $0 > 0 && $0.isFinite } ?? false
    case .count(let range): Int(text).map(range.contains) ?? false
    case .sizeClass: TGSizeClass(members: text) != nil
    case .file, .name: true
    }
  }
}

extension TGSizeClass {
  /// Creates a size class from the value of `--size-class`: the members of the JSON object that
  /// scenes use, as in `width=compact,screen=portrait`.
  init?(members text: String) {
    var members: [JSONMember] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2 else { return nil }
      members.append(JSONMember(String(pair[0]), .string(String(pair[1]))))
    }
    guard let sizeClass = try? TGSizeClass(json: JSONText.text(.object(members))) else {
      return nil
    }
    self = sizeClass
  }
}
