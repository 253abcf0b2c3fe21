import TangramScene

/// Generates Swift code for the constraints of a container, using constraint makers and operators.
struct SwiftConstraint {
  /// An attribute of a view, or of the container if the name of the view is nil.
  private struct Item {
    let view: String?
    let attribute: String

    init(_ value: JSONValue, _ names: SwiftNames) {
      let (view, attribute) = value.reference ?? ("", "")
      self.attribute = attribute
      self.view = view == "superview" ? nil : names.reference(to: view)
    }

    /// The item as an explicit `TGConstraintItem`.
    var written: String { "TGConstraintItem(\(view.map { "\($0).id" } ?? "nil"), .\(attribute))" }

    /// The group of anchors that the item can be compared with: sizes, or positions along one axis.
    var anchorKind: Int {
      let horizontal = ["left", "right", "leading", "trailing", "centerX"]
      if attribute == "width" || attribute == "height" { return 0 }
      return horizontal.contains { attribute.hasPrefix($0) } ? 1 : 2
    }
  }

  private let first: Item
  private let second: Item?
  private let relation: String
  private let multiplier: Double
  private let constant: Double
  /// Whether the priority alone follows the comparison.
  private let priority: String?
  /// The calls that set the priority, the active state and the name.
  private let rest: String

  private init(_ value: JSONValue, _ names: SwiftNames) {
    first = Item(value["first"] ?? value, names)
    second = value["second"].map { Item($0, names) }
    relation = value["relation"]?.stringIfAny ?? "equal"
    multiplier = value["multiplier"]?.numberIfAny ?? 1
    constant = value["constant"]?.numberIfAny ?? 0
    priority = value["priority"]?.numberIfAny.map(SwiftLiteral.priority)
    rest = [
      priority.map { ".priority(\($0))" }, value["active"].map { ".active(\($0.literal))" },
      value["name"].map { ".named(\($0.stringLiteral))" },
    ].compactMap(\.self).joined()
  }
}

// MARK: - Makers

extension SwiftConstraint {
  /// Whether constraint makers and anchors have names for both attributes.
  private var hasAnchors: Bool {
    [first, second].allSatisfy { item in
      item.map { $0.view == nil || !$0.attribute.hasSuffix("Margin") } ?? true
    }
  }

  /// The view whose maker creates the constraint; nil if no maker can.
  private var maker: String? { hasAnchors ? first.view : nil }

  private var hasOneAttribute: Bool { second.map { $0.attribute == first.attribute } ?? true }

  /// Whether two constraints of one maker differ only in their attribute, which is the same on both
  /// sides of each constraint.
  private func isLike(_ other: SwiftConstraint) -> Bool {
    hasOneAttribute && other.hasOneAttribute && settings == other.settings
  }

  /// All that a maker says after the attribute.
  private var settings: String {
    let names = ["lessOrEqual": "lessThanOrEqualTo", "greaterOrEqual": "greaterThanOrEqualTo"]
    var text = "." + (names[relation] ?? "equalTo")
    if let second {
      let anchor = hasOneAttribute ? "" : ".\(second.attribute)Anchor"
      let isPlain = second.view == nil && hasOneAttribute
      text += isPlain ? "Superview()" : "(\(second.view ?? "$0.superview")\(anchor))"
    } else {
      text += "(\(SwiftLiteral.number(constant)))"
    }
    if multiplier != 1 { text += ".multipliedBy(\(SwiftLiteral.number(multiplier)))" }
    if second != nil, constant != 0 { text += ".offset(\(SwiftLiteral.number(constant)))" }
    return text + rest
  }
}

// MARK: - Other forms

extension SwiftConstraint {
  /// The constraint as an explicit `TGConstraint`, for constraints that makers cannot express.
  private var made: String {
    var arguments = [first.written, ".\(relation)"] + [second?.written].compactMap(\.self)
    if multiplier != 1 { arguments.append("multiplier: \(SwiftLiteral.number(multiplier))") }
    if constant != 0 { arguments.append("constant: \(SwiftLiteral.number(constant))") }
    return SwiftLiteral.call("TGConstraint", arguments)
  }

  /// The constraint written with operators, with the container as `box`; nil if operators cannot
  /// express it.
  private var related: String? {
    guard first.view == nil, hasAnchors, second != nil || multiplier == 1,
      second?.anchorKind ?? first.anchorKind == first.anchorKind
    else { return nil }
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
    if rest.isEmpty { return text }
    let hasOnlyPriority = priority.map { rest == ".priority(\($0))" } ?? false
    return hasOnlyPriority ? "\(text) ~ \(priority ?? "")" : "(\(text))\(rest)"
  }
}

// MARK: - The list

extension SwiftConstraint {
  /// The statements that create constraints, in document order, in groups small enough for the
  /// compiler to type-check together.
  static func lines(_ constraints: JSONValue, _ names: SwiftNames) -> [[String]] {
    var rest = constraints.elements.map { SwiftConstraint($0, names) }[...]
    var statements: [[String]] = []
    while let first = rest.first {
      let own = rest.prefix(30).prefix { $0.maker == first.maker }
      let related = own.prefix { $0.related != nil }
      if let maker = first.maker {
        statements.append(lines(of: maker, own))
        rest = rest.dropFirst(own.count)
      } else if !related.isEmpty {
        let relations = related.compactMap(\.related).map { "  \($0)" }
        statements.append(["box.constrain { box in"] + relations + ["}"])
        rest = rest.dropFirst(related.count)
      } else {
        let lines = first.rest.isEmpty ? [] : ["    \(first.rest))"]
        let end = lines.isEmpty ? ")" : ""
        statements.append(["box.constraints.append(", "  \(first.made)\(end)"] + lines)
        rest = rest.dropFirst()
      }
    }
    return statements.grouped(upTo: 40, \.count).map { $0.flatMap(\.self) }
  }

  /// The constraints of a view; those that differ only in their attribute are combined into one
  /// statement.
  private static func lines(
    of maker: String, _ constraints: ArraySlice<SwiftConstraint>
  ) -> [String] {
    var statements: [String] = []
    var rest = constraints
    while let first = rest.popFirst() {
      let others = rest.prefix(7).prefix { first.isLike($0) }
      let attributes = ([first] + others).map(\.first.attribute)
      statements.append("$0.\(attributes.joined(separator: "."))\(first.settings)")
      rest = rest.dropFirst(others.count)
    }
    if statements.count == 1, statements[0].utf8.count + maker.utf8.count < 60 {
      return ["box.make(\(maker)) { \(statements[0]) }"]
    }
    return ["box.make(\(maker)) {"] + statements.map { "  \($0)" } + ["}"]
  }

  /// The statements that set the constraints for a size class.
  ///
  /// They replace those that the view has outside the size class, so each is written explicitly.
  static func changes(_ constraints: JSONValue, _ names: SwiftNames) -> [String] {
    let made = constraints.elements.map { SwiftConstraint($0, names) }
    return ["constraints = []"] + made.map { "constraints.append(\($0.made)\($0.rest))" }
  }
}
