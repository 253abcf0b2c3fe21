/// The style sheet of a picture, and the patterns that areas are hatched with, as elements.
enum SVGStyle {
  /// All rules, for light and dark backgrounds and print; pages may add elements that use any of them.
  static let all = elements("\(file)\n", hatches.map(\.element))

  /// The rules that a picture uses, with colors for light backgrounds; none if it needs no style.
  static func light(for content: String) -> [String] {
    let used = rules.filter { isUsed($0, in: content) }.map { $0 + "\n" }.joined()
    let patterns = hatches.filter { used.contains("url(#\($0.id))") }.map(\.element)
    let styled = used + patterns.joined()
    let named = colors.filter { styled.contains("var(\($0.prefix { $0 != ":" }))") }
    let root = named.isEmpty ? "" : ":root { \(named.joined(separator: "; ")) }\n"
    return elements(root + used, patterns)
  }

  private static func elements(_ rules: String, _ patterns: [String]) -> [String] {
    (rules.isEmpty ? [] : [Element("style").around("\n" + rules)])
      + (patterns.isEmpty ? [] : [Element("defs").around(patterns.joined())])
  }

  private static let file = String(file: PackageResources.picture_css)

  /// The rules: the colors for light backgrounds, those for others, and the rules about elements.
  private static let rules = file.split(separator: /\n(?! )/)

  /// The declarations of the colors for light backgrounds, which the file has on one line.
  private static let colors = rules[0].split(separator: /:root { |; | }/)

  /// Whether a picture contains an element that a rule applies to.
  private static func isUsed(_ rule: Substring, in content: String) -> Bool {
    guard rule.hasPrefix(".") else { return rule.hasPrefix("text") && content.contains("<text") }
    let name = rule.dropFirst().prefix { $0 != " " && $0 != ":" }
    return content.contains("class=\"\(name)\"")
  }

  /// The patterns for hatched areas, whose directions distinguish them without colors.
  private static let hatches = [
    ("padding", "M0 6L6 0", "--padding"), ("gap", "M0 0L6 6", "--gap"),
    ("beyond", "M0 3H6M3 0V6", "--bad"),
  ].map { id, path, color in
    let line = Element("path").with("d", path)
      .with("style", "stroke: var(\(color)); stroke-opacity: .55")
    let pattern = Element("pattern").with("id", id).with("width", 6).with("height", 6)
      .with("patternUnits", "userSpaceOnUse")
    return (id: id, element: pattern.around(line.closed))
  }
}
