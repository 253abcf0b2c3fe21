import Tangram
import TangramScene

/// The arguments of a command, sorted into what has a name and what has none.
struct GivenArguments {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Reads what follows the name of a command; nil if the command is not written that way.
  init?(_ arguments: ArraySlice<String>, of form: CommandForm) {
    var rest = arguments
    while let next = rest.popFirst() {
      if next.hasPrefix("-"), next != "-" {
        guard let option = form.allOptions.first(where: { $0.name == next }) else { return nil }
        guard take(option, from: &rest) else { return nil }
      } else {
        operands.append(next)
      }
    }
    let count = form.operand?.count ?? 0...0
    guard count.contains(operands.count) else { return nil }
    if form.operand?.kind != .file, operands.contains("-") { return nil }
  }

  /// Takes the value of an option; false if there is none, or a bad one, or one was given before.
  private mutating func take(_ option: CommandOption, from rest: inout ArraySlice<String>) -> Bool {
    if option.value == .nothing {
      values[option.name] = ""
      return true
    }
    guard values[option.name] == nil, let value = rest.popFirst(), option.value.accepts(value)
    else { return false }
    values[option.name] = value
    return true
  }
}

extension GivenArguments {
  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option.
  subscript(name: String) -> String? { values[name] }

  /// The number that the value of an option is.
  func number(_ name: String) -> Double? { values[name].flatMap(Double.init) }

  /// The room that was asked for.
  var room: Room {
    Room(
      width: number(CommandOption.width.name), height: number(CommandOption.height.name),
      scale: number(CommandOption.scale.name),
      isRightToLeft: has(CommandOption.rightToLeft.name),
      sizeClass: values[CommandOption.sizeClass.name].flatMap(TGSizeClass.init(members:)))
  }

  /// The scene that was asked for, and its room.
  var scene: SceneQuestion { SceneQuestion(file: operands.first, room: room) }
}

extension CommandOption.Value {
  /// Whether a text is such a value.
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
  /// A class as it is written after `--size-class`: the members of the object that scenes have, as in
  /// `width=compact,screen=portrait`.
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
