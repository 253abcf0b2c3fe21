import TangramScene

// Generates Swift code for the constraints of a container, using constraint makers and operators.

private struct SwiftConstraint {
  /// An attribute of a view, or of the container if the name of the view is nil.
  struct Item: Equatable {
    var view: String?
    var attribute: String

    init(_ value: JSONValue, _ names: SwiftNames) {
      let (view, attribute) = value.reference ?? ("", "")
      self.attribute = attribute
      self.view = view == "superview" ? nil : names.reference(to: view)
    }

    /// Whether constraint makers and anchors have a name for the attribute of this view.
    var hasAnchor: Bool { view == nil || !attribute.hasSuffix("Margin") }

    /// The item as an explicit `TGConstraintItem`.
    var written: String { "TGConstraintItem(\(view.map { "\($0).id" } ?? "nil"), .\(attribute))" }

    /// The group of anchors that the item can be compared with: sizes, or positions along one axis.
    var anchorKind: Int {
      switch attribute {
      case "width", "height": 0
      case "left", "right", "leading", "trailing", "centerX": 1
      case "leftMargin", "rightMargin", "leadingMargin", "trailingMargin": 1
      default: 2
      }
    }
  }

  var first: Item
  var second: Item?
  var relation: String
  var multiplier: Double
  var constant: Double
  /// The remaining properties: priority, active state and name.
  var priority: Double
  var isActive: Bool
  var name: String?

  init(_ value: JSONValue, _ names: SwiftNames) {
    first = Item(value["first"] ?? value, names)
    second = value["second"].map { Item($0, names) }
    relation = value["relation"]?.stringIfAny ?? "equal"
    multiplier = value["multiplier"]?.numberIfAny ?? 1
    constant = value["constant"]?.numberIfAny ?? 0
    priority = value["priority"]?.numberIfAny ?? 1000
    isActive = value["active"].map { $0.isTrue } ?? true
    name = value["name"]?.stringIfAny
  }
}

extension SwiftConstraint {
  /// The view whose maker creates the constraint; nil if no maker can.
  var maker: String? {
    guard first.hasAnchor, second?.hasAnchor ?? true else { return nil }
    return first.view
  }

  /// Whether two constraints of one view differ only in their attribute, which is the same on both
  /// sides of each constraint.
  func isLike(_ other: SwiftConstraint) -> Bool {
    maker != nil && maker == other.maker && hasOneAttribute && other.hasOneAttribute
      && settings == other.settings
  }

  private var hasOneAttribute: Bool { second.map { $0.attribute == first.attribute } ?? true }

  /// The statement of a maker that constrains several attributes.
  func made(_ attributes: [String]) -> String {
    "$0.\(attributes.joined(separator: "."))\(settings)"
  }

  private var settings: String { comparison + amounts + rest }

  private var comparison: String {
    let names = ["lessOrEqual": "lessThanOrEqualTo", "greaterOrEqual": "greaterThanOrEqualTo"]
    let name = names[relation] ?? "equalTo"
    guard let second else { return ".\(name)(\(SwiftLiteral.number(constant)))" }
    guard let view = second.view else {
      return hasOneAttribute
        ? ".\(name)Superview()" : ".\(name)($0.superview.\(second.attribute)Anchor)"
    }
    return ".\(name)(\(view)\(hasOneAttribute ? "" : ".\(second.attribute)Anchor"))"
  }

  private var amounts: String {
    var text = ""
    if multiplier != 1 { text += ".multipliedBy(\(SwiftLiteral.number(multiplier)))" }
    if second != nil, constant != 0 { text += ".offset(\(SwiftLiteral.number(constant)))" }
    return text
  }

  private var rest: String {
    var text = ""
    if priority != 1000 { text += ".priority(\(SwiftLiteral.priority(priority)))" }
    if !isActive { text += ".active(false)" }
    if let name { text += ".named(\(SwiftLiteral.string(name)))" }
    return text
  }

  /// The constraint as an explicit `TGConstraint`, for constraints that makers cannot express.
  var appended: [String] {
    var arguments = [SwiftArgument(first.written), SwiftArgument(".\(relation)")]
    if let second { arguments.append(SwiftArgument(second.written)) }
    if multiplier != 1 {
      arguments.append(SwiftArgument("multiplier", SwiftLiteral.number(multiplier)))
    }
    if constant != 0 { arguments.append(SwiftArgument("constant", SwiftLiteral.number(constant))) }
    let text = SwiftLiteral.call("TGConstraint", arguments.map(\.written))
    let lines = rest.isEmpty ? ["  \(text))"] : ["  \(text)", "    \(rest))"]
    return ["box.constraints.append("] + lines
  }

  /// The constraint written with operators, with the container as `box`; nil if operators cannot
  /// express it.
  var related: String? {
    guard first.view == nil, first.hasAnchor, second?.hasAnchor ?? true else { return nil }
    if let second, second.anchorKind != first.anchorKind { return nil }
    if second == nil, multiplier != 1 { return nil }
    let signs = ["lessOrEqual": "<=", "greaterOrEqual": ">="]
    var text = "box.\(first.attribute)Anchor \(signs[relation] ?? "==") "
    if let second {
      text += "\(second.view ?? "box").\(second.attribute)Anchor"
      if multiplier != 1 { text += " * \(SwiftLiteral.number(multiplier))" }
      if constant > 0 { text += " + \(SwiftLiteral.number(constant))" }
      if constant < 0 { text += " - \(SwiftLiteral.number(-constant))" }
    } else {
      text += SwiftLiteral.number(constant)
    }
    if name == nil, isActive {
      return priority == 1000 ? text : "\(text) ~ \(SwiftLiteral.priority(priority))"
    }
    return "(\(text))\(rest)"
  }
}

// MARK: - The list

extension SwiftSpelling {
  static let constraints = SwiftSpelling { source, view in
    for lines in source.constraints {
      view.closing.append(SwiftCall(name: "with", closure: .lines(lines, parameter: "box")))
    }
  } change: { source in
    // These constraints replace those that the view has outside the size class, so each is written
    // explicitly.
    let made = source.value.elements.map {
      SwiftConstraint($0, source.names).appended.map { line in line.drop { $0 == " " } }.joined()
    }
    return ["constraints = []"] + made.map { String($0.dropFirst("box.".count)) }
  }
}

extension SwiftSource {
  /// The statements that create the constraints of a document, in document order, in groups small
  /// enough for the compiler to type-check together.
  fileprivate var constraints: [[String]] {
    var rest = value.elements.map { SwiftConstraint($0, names) }[...]
    var parts: [[String]] = []
    while let first = rest.first {
      let (lines, count) = Self.statement(of: first, rest)
      if let last = parts.last, last.count + lines.count <= 40 {
        parts[parts.count - 1] += lines
      } else {
        parts.append(lines)
      }
      rest = rest.dropFirst(count)
    }
    return parts
  }

  /// Returns a statement that creates the first constraints of a list, and the number of
  /// constraints it creates.
  private static func statement(
    of first: SwiftConstraint, _ constraints: ArraySlice<SwiftConstraint>
  ) -> (lines: [String], count: Int) {
    if let maker = first.maker {
      let own = constraints.prefix { $0.maker == maker }.prefix(30)
      return (made(of: maker, own), own.count)
    }
    let related = constraints.prefix(30).prefix { $0.maker == nil && $0.related != nil }
    if related.isEmpty { return (first.appended, 1) }
    let relations = related.compactMap(\.related).map { "  \($0)" }
    return (["box.constrain { box in"] + relations + ["}"], related.count)
  }

  /// The constraints of a view; those that differ only in their attribute are combined into one
  /// statement.
  private static func made(
    of maker: String, _ constraints: ArraySlice<SwiftConstraint>
  ) -> [String] {
    var statements: [String] = []
    var rest = constraints
    while let first = rest.first {
      var group = rest.prefix { first.isLike($0) }.prefix(8)
      if group.isEmpty { group = rest.prefix(1) }
      statements.append(first.made(group.map(\.first.attribute)))
      rest = rest.dropFirst(group.count)
    }
    if statements.count == 1, statements[0].utf8.count + maker.utf8.count < 60 {
      return ["box.make(\(maker)) { \(statements[0]) }"]
    }
    return ["box.make(\(maker)) {"] + statements.map { "  \($0)" } + ["}"]
  }
}
