import TangramScene

// Swift code for values that say more than a number, a word or a list.

extension JSONValue {
  /// The value of a property with the key of this value.
  var propertyLiteral: String {
    switch key {
    case "sizeClass", "when": sizeClass
    case "safeArea": SwiftLiteral.call("TGInsets", elements.map(\.labeled))
    case "area": stringLiteral
    case "templateAreas": SwiftLiteral.list(elements.map(\.stringLiteral))
    case "templateColumns", "templateRows", "autoColumns", "autoRows": tracks
    case "column", "row": span
    case "basis": isNumber ? literal : amount.map { ".share(\($0))" } ?? literal
    case "wrap" where stringIfAny == "nowrap": ".noWrap"
    case "hugging", "resistance":
      "(\(elements.compactMap(\.numberIfAny).map(SwiftLiteral.priority).joined(separator: ", ")))"
    case "fixedSubviews": SwiftLiteral.call("TGFixedSubviews", elements.map(\.labeled))
    case "lineGravity": SwiftLiteral.call("TGLineGravity", elements.map(\.labeled))
    case "curve":
      SwiftLiteral.call(
        elements.first(where: \.isString)?.literal ?? "",
        elements.filter(\.isNumber).map(\.labeled))
    case "spaceType" where isObject:
      elements.first(where: \.isNumber).map { ".\($0.key)(\($0.literal))" } ?? ".flexed"
    default: literal
    }
  }

  /// A number or a percentage; nil for anything else.
  var amount: String? {
    isNumber ? literal : number(before: "%").map(SwiftLiteral.weight)
  }

  private var sizeClass: String {
    let (width, height) = (self["width"]?.literal, self["height"]?.literal)
    let screen = self["screen"]?.literal
    if width == nil, height == nil { return screen ?? ".default" }
    let parts = [width ?? ".any", height ?? ".any"] + [screen].compactMap(\.self)
    return SwiftLiteral.call(".comb", parts)
  }
}

// MARK: - Grids

extension JSONValue {
  private var tracks: String { SwiftLiteral.list(elements.map(\.track)) }

  private var track: String {
    if isNumber { return literal }
    if let amount { return ".share(\(amount))" }
    if let part = number(before: "fr") { return ".fr(\(SwiftLiteral.number(part)))" }
    if isString { return literal }
    if let limit = self["fitContent"] { return ".fitContent(\(limit.track))" }
    if let count = self["repeat"], let tracks = self["tracks"] {
      let times = count.isNumber ? ".times(\(count.literal))" : count.literal
      return ".repeated(\(times), \(tracks.tracks))"
    }
    let bounds = ["min" as String, "max"].map { self[$0]?.track ?? ".auto" }
    return SwiftLiteral.call(".minmax", bounds)
  }

  /// The tracks that an item spans.
  private var span: String {
    guard isArray else { return isNumber ? literal : line }
    let lines = Array(elements)
    if lines.allSatisfy(\.isNumber) { return SwiftLiteral.call(".lines", lines.map(\.literal)) }
    return SwiftLiteral.call("TGGridSpan", lines.map(\.line))
  }

  /// A grid line, or a number of tracks.
  private var line: String {
    if isNumber { return ".line(\(literal))" }
    let words = (stringIfAny ?? "auto").split(separator: " ")
    return words.count == 2 ? ".span(\(words[1]))" : ".auto"
  }
}
