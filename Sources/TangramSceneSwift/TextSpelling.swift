import TangramScene
import TangramTextViews

/// The translation of style keys to Swift, as changes of a text style or of paragraph options.
///
/// There is a property for every key; a test checks this.
enum TextSpelling {
  /// The properties of a text style, by key.
  static let ofLetters = [
    "size": "size", "weight": "weight", "slanted": "isSlanted", "color": "color",
    "letterSpacing": "letterSpacing", "wordSpacing": "wordSpacing", "kerning": "kerning",
    "ligatures": "ligatures", "lineHeight": "lineHeight", "baselineShift": "baselineShift",
    "language": "language",
  ]

  /// The properties of the options of a paragraph, by key.
  static let ofLines = [
    "align": "alignment", "maxLines": "maxLines", "filling": "filling",
    "whiteSpace": "whiteSpace", "wordBreak": "wordBreak", "overflowWrap": "overflowWrap",
    "lineBreak": "lineBreak", "hyphens": "hyphens", "tabSize": "tabSize", "indent": "indent",
    "fit": "fit",
  ]

  /// The changes that keys with a property make.
  static func changes(_ members: [JSONValue], _ properties: [String: String]) -> [String] {
    members.compactMap { member in
      properties[member.key].map { "\($0) = \(value(member))" }
    }
  }

  private static func value(_ value: JSONValue) -> String {
    switch value.key {
    case "color": color(value.stringIfAny)
    case "language": value.stringLiteral
    case "lineHeight": lineHeight(value)
    case "fit": sizes(value)
    default: value.literal
    }
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
