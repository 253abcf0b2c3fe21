/// The style sheet of a picture, and the patterns that areas are hatched with.
struct SVGStyle {
  private let sheet: String
  private let patterns: [String]

  /// The style elements for a document; empty if the picture needs no style.
  var parts: [String] {
    (sheet.isEmpty ? [] : [Element("style").around(sheet)])
      + (patterns.isEmpty ? [] : [Element("defs").around(patterns.joined())])
  }

  /// All rules, with colors for light and dark backgrounds and for print; for pages that may later add
  /// elements that use any rule.
  static let all = SVGStyle(
    sheet: "\n" + root(colors) + otherColors + rules.map { $0 + "\n" }.joined(),
    patterns: hatches.map(\.element))

  /// The rules that a picture uses, with colors for light backgrounds.
  static func light(for content: String) -> SVGStyle {
    let used = rules.filter { isUsed($0, in: content) }.map { $0 + "\n" }.joined()
    let patterns = hatches.filter { used.contains("url(#\($0.id))") }.map(\.element)
    let styled = used + patterns.joined()
    let named = colors.filter { styled.contains("var(\($0.name))") }
    return SVGStyle(
      sheet: used.isEmpty ? "" : "\n" + (named.isEmpty ? "" : root(named)) + used,
      patterns: patterns)
  }

  private static func root(_ colors: [(name: String, value: String)]) -> String {
    ":root { " + colors.map { "\($0.name): \($0.value)" }.joined(separator: "; ") + " }\n"
  }

  private static let colors: [(name: String, value: String)] = [
    ("--ground", "#fff"), ("--line", "#3b4a63"), ("--name", "#111927"),
    ("--size", "#5b6678"), ("--fill", "62 99 221"), ("--padding", "#4caf7a"), ("--gap", "#d99a2b"),
    ("--bad", "#d3213b"), ("--base", "#8e4ec6"),
  ]

  private static let otherColors = """
    @media (prefers-color-scheme: dark) {
      :root { --ground: #14171c; --line: #93a4c1; --name: #f1f4f9; --size: #a9b4c6;
        --fill: 132 165 255; --padding: #5fcf91; --gap: #f0b955; --bad: #ff6b7d; --base: #c89bf2 } }
    @media print { :root { --ground: #fff; --line: #000; --name: #000; --size: #333; --fill: 90 90 90 } }

    """

  /// The rules; each begins with its class or, for texts, its element.
  private static let rules = [
    ".ground { fill: var(--ground) }",
    ".box { stroke: var(--line); stroke-width: 1; fill: rgb(var(--fill) / 7%) }",
    ".view:hover > .box { fill: rgb(var(--fill) / 22%) }",
    ".padding { fill: url(#padding) }",
    ".gap { fill: url(#gap) }",
    ".beyond { fill: url(#beyond); stroke: var(--bad); stroke-dasharray: 4 2 }",
    ".curve { fill: none; stroke: var(--base); stroke-width: 1.5; stroke-dasharray: 6 3 }",
    ".baseline { stroke: var(--base); stroke-width: .75; stroke-dasharray: 2 2 }",
    ".mark { fill: var(--bad) }",
    ".scale { stroke: var(--line); stroke-width: 1; fill: none }",
    """
    text { font-family: system-ui, sans-serif; text-anchor: middle; fill: var(--name);
      stroke: var(--ground); stroke-width: 2.5; stroke-linejoin: round; paint-order: stroke }
    """,
    ".mark-text { fill: var(--ground); stroke: none; font-weight: bold }",
    ".size { fill: var(--size) }",
    ".plain { stroke: none; text-anchor: start; fill: var(--name) }",
  ]

  /// Whether a picture contains an element that a rule is about.
  private static func isUsed(_ rule: String, in content: String) -> Bool {
    guard rule.hasPrefix(".") else { return content.contains("<text") }
    let name = rule.dropFirst().prefix { $0 != " " && $0 != ":" }
    return content.contains("class=\"\(name)\"")
  }

  /// The patterns for hatched areas; each has a different direction, so that they are distinguishable
  /// without colors.
  private static let hatches: [(id: String, element: String)] = [
    pattern("padding", "M0 6L6 0", "--padding"), pattern("gap", "M0 0L6 6", "--gap"),
    pattern("beyond", "M0 3H6M3 0V6", "--bad"),
  ]

  private static func pattern(
    _ id: String, _ path: String, _ color: String
  ) -> (id: String, element: String) {
    let line = Element("path").with("d", path)
      .with("style", "stroke: var(\(color)); stroke-opacity: .55")
    let element = Element("pattern").with("id", id).with("width", 6).with("height", 6)
      .with("patternUnits", "userSpaceOnUse").around(line.closed)
    return (id, element)
  }
}
