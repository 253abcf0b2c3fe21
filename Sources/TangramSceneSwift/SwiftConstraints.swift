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

    var code: String { "TGConstraintItem(\(view.map { "\($0).id" } ?? "nil"), .\(attribute))" }

    /// Whether constraint makers and anchors have a name for the attribute.
    var hasAnchor: Bool { view == nil || !attribute.hasSuffix("Margin") }

    /// The anchor, with the container as `box`.
    var anchor: String { "\(view ?? "box").\(attribute)Anchor" }

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
  /// The multiplier; nil if it is 1.
  private let multiplier: String?
  private let constant: Double
  /// The priority; nil if it is required.
  private let priority: String?
  private let otherCalls: String

  private init(_ value: JSONValue, _ names: SwiftNames) {
    first = Item(value["first"] ?? value, names)
    second = value["second"].map { Item($0, names) }
    relation = value["relation"]?.stringIfAny ?? "equal"
    multiplier = value["multiplier"]?.literal
    constant = value["constant"]?.numberIfAny ?? 0
    priority = value["priority"]?.numberIfAny.map(SwiftLiteral.priority)
    otherCalls =
      (value["active"].map { ".active(\($0.literal))" } ?? "")
      + (value["name"].map { ".named(\($0.stringLiteral))" } ?? "")
  }

  /// The calls that set everything except the two sides and their relation.
  private var settings: String { (priority.map { ".priority(\($0))" } ?? "") + otherCalls }

  private var hasAnchors: Bool { first.hasAnchor && second?.hasAnchor ?? true }

  /// The view whose maker creates the constraint; nil if no maker can.
  private var maker: String? { hasAnchors ? first.view : nil }

  private var hasOneAttribute: Bool { second.map { $0.attribute == first.attribute } ?? true }
}

// MARK: - Forms

extension SwiftConstraint {
  /// The calls of a maker that follow the attribute.
  private var comparison: String {
    let names = ["lessOrEqual": ".lessThanOrEqualTo", "greaterOrEqual": ".greaterThanOrEqualTo"]
    let number = SwiftLiteral.number(constant)
    var text = names[relation] ?? ".equalTo"
    switch second {
    case nil: text += "(\(number))"
    case let item? where hasOneAttribute: text += item.view.map { "(\($0))" } ?? "Superview()"
    case let item?: text += "(\(item.view ?? "$0.superview").\(item.attribute)Anchor)"
    }
    if let multiplier { text += ".multipliedBy(\(multiplier))" }
    if second != nil, constant != 0 { text += ".offset(\(number))" }
    return text + settings
  }

  /// The constraint as an explicit `TGConstraint`, for constraints that makers cannot express.
  private var fullCode: String {
    let arguments = [
      first.code, ".\(relation)", second?.code, multiplier.map { "multiplier: \($0)" },
      constant == 0 ? nil : "constant: \(SwiftLiteral.number(constant))",
    ]
    return SwiftCall("TGConstraint", arguments.compactMap(\.self)).text
  }

  /// The constraint with operators and `box` as the container; nil if operators cannot express it.
  private var operatorCode: String? {
    guard first.view == nil, hasAnchors, second != nil || multiplier == nil,
      second?.anchorKind ?? first.anchorKind == first.anchorKind
    else { return nil }
    let sign = ["lessOrEqual": "<=", "greaterOrEqual": ">="][relation] ?? "=="
    var text = "\(first.anchor) \(sign) \(second?.anchor ?? SwiftLiteral.number(constant))"
    if let multiplier { text += " * \(multiplier)" }
    if second != nil, constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(SwiftLiteral.number(constant.magnitude))"
    }
    if otherCalls.isEmpty { return text + (priority.map { " ~ \($0)" } ?? "") }
    return "(\(text))\(settings)"
  }
}

// MARK: - The list

extension SwiftConstraint {
  /// The statements that create constraints, in groups small enough to be type-checked together.
  static func lines(_ constraints: JSONValue, _ names: SwiftNames) -> [[String]] {
    var rest = constraints.elements.map { SwiftConstraint($0, names) }[...]
    var statements: [[String]] = []
    while let first = rest.first {
      var group = rest.prefix(30).prefix { $0.maker == first.maker }
      if let maker = first.maker {
        statements.append(lines(of: maker, group))
      } else if first.operatorCode != nil {
        group = group.prefix { $0.operatorCode != nil }
        let relations = group.compactMap(\.operatorCode).map { "  \($0)" }
        statements.append(["box.constrain { box in"] + relations + ["}"])
      } else {
        group = group.prefix(1)
        let settings = first.settings.isEmpty ? "" : "\n    \(first.settings)"
        let lines = "box.constraints.append(\n  \(first.fullCode)\(settings))"
          .split(separator: "\n")
        statements.append(lines.map(String.init))
      }
      rest = rest.dropFirst(group.count)
    }
    return statements.grouped(upTo: 40, \.count).map { $0.flatMap(\.self) }
  }

  /// The constraints of a view; those that differ only in their attribute, which is the same on both
  /// sides, are combined into one statement.
  private static func lines(
    of maker: String, _ constraints: ArraySlice<SwiftConstraint>
  ) -> [String] {
    var statements: [String] = []
    var rest = constraints
    while let first = rest.popFirst() {
      let others = rest.prefix(7).prefix {
        first.hasOneAttribute && $0.hasOneAttribute && first.comparison == $0.comparison
      }
      let attributes = ([first] + others).map(\.first.attribute)
      statements.append("$0.\(attributes.joined(separator: "."))\(first.comparison)")
      rest = rest.dropFirst(others.count)
    }
    if statements.count == 1, statements[0].utf8.count + maker.utf8.count < 60 {
      return ["box.make(\(maker)) { \(statements[0]) }"]
    }
    return ["box.make(\(maker)) {"] + statements.map { "  \($0)" } + ["}"]
  }

  /// The statements that replace the constraints for a size class, each written explicitly.
  static func changes(_ constraints: JSONValue, _ names: SwiftNames) -> [String] {
    let converted = constraints.elements.map { SwiftConstraint($0, names) }
    return ["constraints = []"]
      + converted.map { "constraints.append(\($0.fullCode)\($0.settings))" }
  }
}
