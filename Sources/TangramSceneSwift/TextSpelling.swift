import TangramScene
import TangramTextViews

/// The translation of style keys to Swift, as changes of a text style or of paragraph options.
///
/// There is a translation for every key; a test checks this.
enum TextSpelling {
  typealias Change = @Sendable (JSONValue) -> String

  static let ofLetters: [String: Change] = [
    "size": number("size"), "weight": number("weight"), "slanted": flag("isSlanted"),
    "color": { "color = \(color($0.stringIfAny))" },
    "letterSpacing": number("letterSpacing"), "wordSpacing": number("wordSpacing"),
    "kerning": flag("kerning"), "ligatures": flag("ligatures"),
    "lineHeight": { "lineHeight = \(lineHeight($0))" },
    "baselineShift": number("baselineShift"),
    "language": { "language = \($0.stringLiteral)" },
  ]

  static let ofLines: [String: Change] = [
    "align": choice("alignment"),
    "maxLines": { "maxLines = \($0.numberIfAny.map(SwiftLiteral.number) ?? "nil")" },
    "filling": choice("filling"), "whiteSpace": choice("whiteSpace"),
    "wordBreak": choice("wordBreak"), "overflowWrap": choice("overflowWrap"),
    "lineBreak": choice("lineBreak"), "hyphens": choice("hyphens"),
    "tabSize": number("tabSize"), "indent": number("indent"), "fit": { "fit = \(sizes($0))" },
  ]

  private static func number(_ property: String) -> Change {
    { "\(property) = \($0.numberLiteral)" }
  }

  private static func flag(_ property: String) -> Change {
    { "\(property) = \($0.isTrue)" }
  }

  private static func choice(_ property: String) -> Change {
    { "\(property) = \($0.choiceLiteral)" }
  }

  private static func lineHeight(_ value: JSONValue) -> String {
    if let factor = value.numberIfAny { return ".factor(\(SwiftLiteral.number(factor)))" }
    let points = value["points"]?.numberIfAny
    return points.map { ".length(\(SwiftLiteral.number($0)))" } ?? ".normal"
  }

  private static func sizes(_ value: JSONValue) -> String {
    let sizes = value.elements.compactMap(\.numberIfAny).map(SwiftLiteral.number)
    return value.isArray ? sizes.joined(separator: "...") : "nil"
  }

  private static func color(_ hex: String?) -> String {
    guard let color = hex.flatMap(TGTextColor.init(hex:)) else { return "nil" }
    var parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
    if color.alpha < 1 { parts.append(("alpha", color.alpha)) }
    let arguments = parts.map { "\($0): \(Int(($1 * 255).rounded())) / 255" }
    return SwiftLiteral.call("TGTextColor", arguments)
  }
}
