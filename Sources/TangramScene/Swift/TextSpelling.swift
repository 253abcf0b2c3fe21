/// How the keys of styles are said in Swift: as changes of a style or of options.
///
/// There is one for every key; a test asks for it.
enum TextSpelling {
  typealias Change = @Sendable (JSONValue) -> String

  /// What is said of letters.
  static let ofLetters: [Word: Change] = [
    "size": number("size"), "weight": number("weight"), "slanted": flag("isSlanted"),
    "color": { "color = \(color($0.stringIfAny))" },
    "letterSpacing": number("letterSpacing"), "wordSpacing": number("wordSpacing"),
    "kerning": flag("kerning"), "ligatures": flag("ligatures"),
    "lineHeight": { "lineHeight = \(lineHeight($0))" },
    "baselineShift": number("baselineShift"),
    "language": { "language = \(SwiftLiteral.string($0.stringIfAny ?? ""))" },
  ]

  /// What is said of lines.
  static let ofLines: [Word: Change] = [
    "align": choice("alignment"),
    "maxLines": { "maxLines = \($0.numberIfAny.map(SwiftLiteral.number) ?? "nil")" },
    "filling": choice("filling"), "whiteSpace": choice("whiteSpace"),
    "wordBreak": choice("wordBreak"), "overflowWrap": choice("overflowWrap"),
    "lineBreak": choice("lineBreak"), "hyphens": choice("hyphens"),
    "tabSize": number("tabSize"), "indent": number("indent"),
  ]

  private static func number(_ property: String) -> Change {
    { "\(property) = \(SwiftLiteral.number($0.numberIfAny ?? 0))" }
  }

  private static func flag(_ property: String) -> Change {
    { "\(property) = \($0.entry.kind == .yes)" }
  }

  private static func choice(_ property: String) -> Change {
    { "\(property) = \(SwiftLiteral.choice($0.stringIfAny ?? ""))" }
  }

  private static func lineHeight(_ value: JSONValue) -> String {
    if let factor = value.numberIfAny { return ".factor(\(SwiftLiteral.number(factor)))" }
    let points = value["points"]?.numberIfAny
    return points.map { ".length(\(SwiftLiteral.number($0)))" } ?? ".normal"
  }

  /// A colour as it is written: of 6 or 8 hexadecimal digits.
  private static func color(_ hex: String?) -> String {
    let digits = (hex ?? "").compactMap(\.hexDigitValue)
    guard digits.count >= 6 else { return "nil" }
    let labels = ["red", "green", "blue", "alpha"]
    let parts = zip(labels, stride(from: 0, to: digits.count, by: 2)).map { label, place in
      "\(label): \(16 * digits[place] + digits[place + 1]) / 255"
    }
    return "TGTextColor(\(parts.joined(separator: ", ")))"
  }
}
