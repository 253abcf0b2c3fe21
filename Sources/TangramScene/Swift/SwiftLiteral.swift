/// Values as Swift writes them.
enum SwiftLiteral {
  /// The shortest decimal for a number; whole numbers have no point.
  static func number(_ number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude <= 1 << 53 { return "\(whole)" }
    if number == .infinity { return ".infinity" }
    if number == -.infinity { return "-.infinity" }
    if number.isNaN { return ".nan" }
    // A literal this small has lost digits already, about which the compiler complains.
    if number.isSubnormal { return "Double(bitPattern: \(number.bitPattern))" }
    return "\(number)"
  }

  /// A share.
  static func weight(_ percent: Double) -> String {
    let number = number(percent)
    return percent.isSubnormal ? "TGWeight(\(number))" : "\(number)%"
  }

  /// A string in quotes.
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

  /// Whether a reader of the code sees the scalar, and sees it where it is.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// A value that is one of several, by its name.
  static func choice(_ name: String) -> String { ".\(name)" }

  /// A list of values in brackets.
  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }
}
