/// The arguments of a command, separated into options and operands.
struct ParsedArguments {
  let command: Command
  private(set) var operands: [String] = []
  private(set) var values: [String: String] = [:]

  /// Parses the arguments after the name of a command.
  init(_ arguments: ArraySlice<String>, of command: Command) throws(ToolError) {
    self.command = command
    var rest = arguments
    while let next = rest.popFirst() {
      if next.hasPrefix("-"), next != "-" {
        guard let option = command.allOptions.first(where: { $0.name == next }) else {
          let hint = CommandLineSuggestion.ofOption(next, in: command)
          throw command.usageError("there is no option `\(next)`" + hint)
        }
        try parseValue(of: option, from: &rest)
      } else {
        operands.append(next)
      }
    }
    let count = command.operand?.count ?? 0...0
    if operands.count < count.lowerBound {
      throw command.usageError("a \(command.operand?.label ?? "") is missing")
    }
    if operands.count > count.upperBound {
      throw command.usageError("`\(operands[count.upperBound])` is one argument too many")
    }
    if command.operand?.completion != .files, operands.contains("-") {
      throw command.usageError("nothing is read from the standard input")
    }
  }

  /// Parses the value of an option.
  private mutating func parseValue(
    of option: CommandOption, from rest: inout ArraySlice<String>
  ) throws(ToolError) {
    guard let expected = option.value else {
      values[option.name] = ""
      return
    }
    if values[option.name] != nil { throw command.usageError("\(option.name) is given twice") }
    guard let value = rest.popFirst() else {
      throw command.usageError("after \(option.name) there is \(expected.words) missing")
    }
    guard expected.accepts(value) else {
      throw command.usageError("\(option.name) takes \(expected.words), not `\(value)`")
    }
    values[option.name] = value
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { self[name] != nil }

  /// The value of an option, which the command must have.
  subscript(name: String) -> String? {
    assert(command.allOptions.contains { $0.name == name }, "\(command) has no option \(name)")
    return values[name]
  }

  /// The value of an option as a number.
  func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }

  /// The value of an option as a whole number.
  func count(_ name: String) -> Int? { self[name].flatMap { Int($0) } }
}
