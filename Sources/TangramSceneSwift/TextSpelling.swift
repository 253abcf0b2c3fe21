import TangramScene
import TangramTextViews

/// The translation of style keys to Swift, as changes of a text style or of paragraph options.
///
/// There is a property for every key; a test checks this.
enum TextSpelling {
  /// The properties of a text style, by key.
  static let ofLetters = properties([
    "size", "weight", "slanted", "color", "letterSpacing", "wordSpacing", "kerning", "ligatures",
    "lineHeight", "baselineShift", "language",
  ])

  /// The properties of the options of a paragraph, by key.
  static let ofLines = properties([
    "align", "maxLines", "filling", "whiteSpace", "wordBreak", "overflowWrap", "lineBreak",
    "hyphens", "tabSize", "indent", "fit",
  ])

  private static func properties(_ keys: [String]) -> [String: String] {
    let others = ["slanted": "isSlanted", "align": "alignment"]
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, others[$0] ?? $0) })
  }

  /// The changes that keys with a property make.
  static func changes(_ members: [JSONValue], _ properties: [String: String]) -> [String] {
    members.compactMap { member in
      properties[member.key].map { "\($0) = \(value(member))" }
    }
  }

  private static func value(_ value: JSONValue) -> String {
    switch value.key {
    case "color" where value.isString: color(value.stringIfAny ?? "")
    case "language": value.stringLiteral
    case "lineHeight" where value.isNumber: ".factor(\(value.literal))"
    case "lineHeight": value["points"].map { ".length(\($0.literal))" } ?? value.literal
    case "fit" where value.isArray: value.elements.map(\.literal).joined(separator: "...")
    default: value.literal
    }
  }

  private static func color(_ hex: String) -> String {
    guard let color = TGTextColor(hex: hex) else { return "nil" }
    var parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
    if color.alpha < 1 { parts.append(("alpha", color.alpha)) }
    let arguments = parts.map { "\($0): \(Int(($1 * 255).rounded())) / 255" }
    return SwiftLiteral.call("TGTextColor", arguments)
  }
}
