import TangramScene

/// Values as Swift literals.
enum SwiftLiteral {
  /// The shortest decimal representation of a number; whole numbers have no decimal point.
  static func number(_ number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude <= 1 << 53 { return "\(whole)" }
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    // A subnormal literal is inexact, and the compiler warns about it.
    if number.isSubnormal { return "Double(bitPattern: \(number.bitPattern))" }
    return "\(number)"
  }

  static func weight(_ percent: Double) -> String {
    let number = number(percent)
    return percent.isSubnormal ? "TGWeight(\(number))" : "\(number)%"
  }

  static func string(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      if isSeen(scalar) { return escapes[scalar] ?? String(scalar) }
      let code = String(scalar.value, radix: 16, uppercase: true)
      return escapes[scalar] ?? "\\u{\(code)}"
    }
    return "\"\(scalars.joined())\""
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]

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

  /// The Swift code for a priority, using its name if it has one.
  static func priority(_ number: Double) -> String {
    let names: [Double: String] = [
      1000: ".required", 750: ".high", 500: ".medium", 250: ".low", 50: ".fitting",
    ]
    return names[number] ?? self.number(number)
  }

  static func call(_ name: String, _ arguments: [String]) -> String {
    "\(name)(\(arguments.joined(separator: ", ")))"
  }

  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  /// The options of an option set; those of gravities have a dot.
  static func options(_ names: [String]) -> String {
    let words = names.compactMap { $0.split(separator: ".").last }
    if names.count == 2, words[0] == words[1], words[0] != "windowCenter" { return ".\(words[0])" }
    let parts = names.map { $0.contains(".") ? "TGGravity.\($0)" : ".\($0)" }
    return parts.count == 1 ? parts[0] : list(parts)
  }
}

extension JSONValue {
  /// The value as Swift code: a number, a truth value or nil, words as implicit members, and the
  /// type that a list of numbers stands for.
  var literal: String {
    if isNull { return "nil" }
    if let number = numberIfAny { return SwiftLiteral.number(number) }
    if let word = stringIfAny { return "." + word }
    if !isArray { return "\(isTrue)" }
    let words = elements.compactMap(\.stringIfAny)
    return words.isEmpty ? geometryLiteral : SwiftLiteral.options(words)
  }

  /// A point, a rectangle or a transform, or a list of other values.
  private var geometryLiteral: String {
    let types: [Int: (name: String, labels: [String])] = [
      2: ("TGPoint", ["x", "y"]), 4: ("TGRect", ["x", "y", "width", "height"]),
      6: ("TGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
    ]
    let literals = elements.map(\.literal)
    guard elements.allSatisfy(\.isNumber), let type = types[literals.count]
    else { return SwiftLiteral.list(literals) }
    return SwiftLiteral.call(type.name, zip(type.labels, literals).map { "\($0): \($1)" })
  }

  /// The value of an object as an argument.
  var labeled: String { "\(key): \(literal)" }

  var stringLiteral: String { SwiftLiteral.string(stringIfAny ?? "") }

  /// The elements of the value of a key; none if there is no such key.
  func elements(of key: String) -> [JSONValue] { self[key].map { Array($0.elements) } ?? [] }
}
