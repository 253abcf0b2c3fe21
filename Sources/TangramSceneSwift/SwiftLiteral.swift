import TangramScene

/// Swift code for plain values.
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
      if let escape = escapes[scalar] { return escape }
      let code = String(scalar.value, radix: 16, uppercase: true)
      return isPrintable(scalar) ? String(scalar) : "\\u{\(code)}"
    }
    return "\"\(scalars.joined())\""
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]

  /// Whether a scalar is visible in source code and does not change the display of its neighbors.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// A priority, by its name if it has one.
  static func priority(_ number: Double) -> String {
    let names: [Double: String] = [
      1000: ".required", 750: ".high", 500: ".medium", 250: ".low", 50: ".fitting",
    ]
    return names[number] ?? self.number(number)
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

// MARK: - Any value

extension JSONValue {
  /// The value as Swift code; its form follows from its JSON type and, for some keys, from its key.
  var literal: String {
    switch key {
    case "position" where isString: "true"
    case "wrap" where stringIfAny == "nowrap": ".noWrap"
    case _ where isAuto && Self.alignments.contains(key): "nil"
    case "dash" where isNumber: SwiftLiteral.list([literal(of: key)])
    case "lineHeight" where isNumber: ".factor(\(literal(of: key)))"
    case "fit" where isArray: literals.joined(separator: "...")
    case "size" where isArray: "TGSize(width: \(literals[0]), height: \(literals[1]))"
    case "linear":
      ".linear(from: \(Self.point(literals)), to: \(Self.point(literals.dropFirst(2))))"
    case "radial": ".radial(center: \(Self.point(literals)), radius: \(literals[2]))"
    case "hugging", "resistance": "(\(priorities.joined(separator: ", ")))"
    case "sizeClass", "when": sizeClass
    case "column", "row": span
    case "curve":
      SwiftCall(
        elements.first(where: \.isString)?.literal ?? "",
        elements.filter(\.isNumber).map(\.labeled)
      ).text
    default: literal(of: key)
    }
  }

  /// The literal of a value, or of an element of a list, with a key.
  private func literal(of key: String) -> String {
    if isNull { return "nil" }
    if let number = numberIfAny { return SwiftLiteral.number(number) }
    if isObject { return object(of: key) }
    if isArray { return list(of: key) }
    guard let word = stringIfAny else { return "\(isTrue)" }
    if Self.texts.contains(key) { return stringLiteral }
    // A line can be just its color.
    if let type = Self.types[key] { return SwiftCall(type, stringLiteral).text }
    if let amount { return ".share(\(amount))" }
    if let part = number(before: "fr") { return ".fr(\(SwiftLiteral.number(part)))" }
    return "." + word
  }

  /// An initializer for keys with a type; otherwise, the case of an enumeration.
  private func object(of key: String) -> String {
    if let type = Self.types[key] { return SwiftCall(type, arguments).text }
    if let count = self["repeat"], let tracks = self["tracks"] {
      let times = count.isNumber ? ".times(\(count.literal))" : count.literal
      return ".repeated(\(times), \(tracks.literal))"
    }
    if self["min"] != nil || self["max"] != nil {
      return ".minmax(\(self["min"]?.literal ?? ".auto"), \(self["max"]?.literal ?? ".auto"))"
    }
    return elements.map { ".\($0.label)(\($0.literal))" }.joined()
  }

  /// A list, options, or a point, rectangle or transform that consists of numbers.
  private func list(of key: String) -> String {
    if Self.lists.contains(key) { return SwiftLiteral.list(elements.map { $0.literal(of: key) }) }
    let words = elements.compactMap(\.stringIfAny)
    if !words.isEmpty { return SwiftLiteral.options(words) }
    let types: [Int: (name: String, labels: [String])] = [
      2: ("TGPoint", ["x", "y"]), 4: ("TGRect", ["x", "y", "width", "height"]),
      6: ("TGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
    ]
    guard elements.allSatisfy(\.isNumber), let type = types[literals.count]
    else { return SwiftLiteral.list(literals) }
    return SwiftCall(type.name, zip(type.labels, literals).map { "\($0): \($1)" }).text
  }
}

// MARK: - Tables

extension JSONValue {
  /// The keys whose strings are texts rather than words.
  private static let texts: Set<String> = [
    "area", "templateAreas", "language", "fill", "border", "text", "color", "colors", "source",
  ]

  /// The keys whose arrays are lists, even of numbers or words.
  private static let lists: Set<String> = [
    "templateAreas", "templateColumns", "templateRows", "autoColumns", "autoRows", "tracks",
    "colors", "positions", "dash",
  ]

  /// The types of the objects with a key.
  private static let types = [
    "safeArea": "TGInsets", "fixedSubviews": "TGFixedSubviews", "lineGravity": "TGLineGravity",
    "text": ".text", "gradient": "TGPaint.Gradient", "image": "TGPaint.Image",
    "borders": "TGPaint.Borders", "cornerRadii": "TGPaint.Corners", "top": "TGPaint.Line",
    "leading": "TGPaint.Line", "bottom": "TGPaint.Line", "trailing": "TGPaint.Line",
    "between": "TGPaint.Line",
  ]

  /// The labels and cases that differ from their keys.
  private static let labels = [
    "positions": "at", "linear": "shape", "radial": "shape", "min": "minimum", "snap": "snapping",
    "rtl": "isRightToLeft", "points": "length",
  ]

  /// The keys of alignments, whose value `auto` is nil.
  private static let alignments: Set<String> = [
    "alignSelf", "justifySelf", "justifyContent", "alignContent", "justifyItems", "alignItems",
  ]
}

// MARK: - Parts

extension JSONValue {
  private var label: String { Self.labels[key] ?? key }

  var labeled: String { "\(label): \(literal)" }

  var arguments: [String] {
    elements.map { member in
      // The first argument of a part of a paint has no label.
      let isFirst = key != "paint" && ["colors", "source", "color"].contains(member.key)
      return isFirst ? member.literal : member.labeled
    }
  }

  var literals: [String] { elements.map(\.literal) }

  var stringLiteral: String { SwiftLiteral.string(stringIfAny ?? "") }

  /// The elements of the value of a key; none if there is no such key.
  func elements(of key: String) -> [JSONValue] { self[key].map { Array($0.elements) } ?? [] }

  /// A number or a percentage; nil for anything else.
  var amount: String? { isNumber ? literal : number(before: "%").map(SwiftLiteral.weight) }

  /// Whether the value is `auto`; such a margin takes a share of the free space.
  var isAuto: Bool { stringIfAny == "auto" }

  var priorities: [String] { elements.compactMap(\.numberIfAny).map(SwiftLiteral.priority) }

  private static func point(_ numbers: some Sequence<String>) -> String {
    SwiftCall("TGPoint", zip(["x", "y"], numbers).map { "\($0): \($1)" }).text
  }

  private var sizeClass: String {
    let parts = ["width", "height", "screen"].map { self[$0]?.literal }
    if parts[0] == nil, parts[1] == nil { return parts[2] ?? ".default" }
    let extents = parts.prefix(2).map { $0 ?? ".any" }
    return SwiftCall(".comb", extents + parts.suffix(1).compactMap(\.self)).text
  }

  private var span: String {
    guard isArray else { return isNumber ? literal(of: key) : line }
    if elements.allSatisfy(\.isNumber) { return SwiftCall(".lines", literals).text }
    return SwiftCall("TGGridSpan", elements.map(\.line)).text
  }

  private var line: String {
    if isNumber { return ".line(\(literal))" }
    let words = (stringIfAny ?? "auto").split(separator: " ")
    return words.count == 2 ? ".span(\(words[1]))" : ".auto"
  }
}
