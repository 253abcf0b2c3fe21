import TangramScene

/// Values as Swift literals.
enum SwiftLiteral {
  /// The shortest decimal representation of a number; whole numbers have no decimal point.
  static func number(_ number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude <= 1 << 53 { return "\(whole)" }
    if number == .infinity { return ".infinity" }
    if number == -.infinity { return "-.infinity" }
    if number.isNaN { return ".nan" }
    // A subnormal literal is inexact, and the compiler warns about it.
    if number.isSubnormal { return "Double(bitPattern: \(number.bitPattern))" }
    return "\(number)"
  }

  static func weight(_ percent: Double) -> String {
    let number = number(percent)
    return percent.isSubnormal ? "TGWeight(\(number))" : "\(number)%"
  }

  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if isSeen(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return literal + "\""
  }

  /// Whether a scalar is visible in source code and does not change the display of its neighbors.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// The value as an implicit member, such as `.center`.
  static func choice(_ name: String) -> String { ".\(name)" }

  static func call(_ name: String, _ arguments: [String]) -> String {
    "\(name)(\(arguments.joined(separator: ", ")))"
  }

  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }
}

extension JSONValue {
  /// A number, a word, a truth value or nil as Swift code.
  var literal: String {
    if isNull { return "nil" }
    return isNumber ? numberLiteral : isString ? choiceLiteral : "\(isTrue)"
  }

  /// The number as Swift code; 0 if the value is not a number.
  var numberLiteral: String { SwiftLiteral.number(numberIfAny ?? 0) }

  var numberLiterals: [String] { elements.map(\.numberLiteral) }

  /// The numbers of an object as arguments.
  var labeledNumbers: [SwiftArgument] {
    elements.filter(\.isNumber).map { SwiftArgument($0.key, $0.numberLiteral) }
  }

  var stringLiteral: String { SwiftLiteral.string(stringIfAny ?? "") }

  /// The value as an implicit member, such as `.center`.
  var choiceLiteral: String { SwiftLiteral.choice(stringIfAny ?? "") }
}
