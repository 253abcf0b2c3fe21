import Tangram
import TangramCore

extension ContainerKind {
  static let constraints = ContainerKind(
    "constraints", TGConstraintLayout(), keys: [constraintList],
    references: { node, body in
      for constraint in TGConstraintLayout(view: TGView(copy node)).constraints {
        if let view = constraint.first.view { body(view) }
        if let view = constraint.second?.view { body(view) }
      }
    })

  private static let constraintList = KeyOf<TGConstraintLayout>.key(
    "constraints", "The relations between views, in order of installation.",
    .list(of: ConstraintText.object.schema)
  ) {
    (value, layout, names) throws(TGSceneError) in
    layout.constraints = try value.array().map { (element) throws(TGSceneError) in
      try TGConstraint(element, names)
    }
  } clear: {
    $0.constraints = []
  } write: { layout, labels, writer in
    let constraints = layout.constraints.compactMap { ConstraintText($0, labels) }
    if constraints.isEmpty { return }
    writer.key("constraints")
    writer.array(constraints) { ConstraintText.object.write($0, to: &$1) }
  }
}

/// A constraint as it is in documents, where views have ids.
private struct ConstraintText {
  var first = ""
  var relation = TGConstraint.Relation.equal
  var second: String?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
  var isActive = true
  var name: String?

  static let object = SceneObject(
    start: ConstraintText(),
    keys: [
      .key(
        "first", "An attribute of a view, as in A.left or superview.height.", .item, \.first,
        isRequired: true),
      .key(
        "relation", "How the two sides compare.",
        .choice([
          "equal": .equal, "lessOrEqual": .lessOrEqual, "greaterOrEqual": .greaterOrEqual,
        ]), \.relation),
      .key(
        "second", "The attribute it is compared with; without it, the constant.",
        .optional(.item), \.second),
      .key("multiplier", "What the second attribute is multiplied by.", .number, \.multiplier),
      .key("constant", "What is added to that.", .number, \.constant),
      .key("priority", "How much it matters: 1 to 1000, and 1000 must be.", .number, \.priority),
      .key("active", "Whether it takes part.", .bool, \.isActive),
      .key("name", "By which programs find it.", .optional(.string), \.name),
    ])
}

extension ConstraintText {
  /// Creates the text of a constraint; nil if a view that it refers to is not in the tree.
  init?(_ constraint: TGConstraint, _ labels: SceneLabels) {
    guard let first = constraint.first.text(labels) else { return nil }
    self.first = first
    relation = constraint.relation
    if let item = constraint.second {
      guard let second = item.text(labels) else { return nil }
      self.second = second
    }
    (multiplier, constant) = (constraint.multiplier, constraint.constant)
    (priority, isActive) = (constraint.priority.value, constraint.isActive)
    name = constraint.name
  }
}

extension TGConstraint {
  fileprivate init(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) {
    let text = try ConstraintText.object.read(value)
    let first = try TGConstraintItem(try value.required("first"), names)
    let second = try value["second"].map { (item) throws(TGSceneError) in
      try TGConstraintItem(item, names)
    }
    self.init(
      first, text.relation, second, multiplier: text.multiplier, constant: text.constant,
      priority: TGConstraintPriority(text.priority), isActive: text.isActive, name: text.name)
  }
}

// MARK: - Items

extension SceneValue<String> {
  fileprivate static let item = SceneValue(
    schema: .reference(to: TGConstraintAttribute.allCases.map(\.name) + ["baseline"]),
    read: string.read, write: string.write)
}

extension TGConstraintItem {
  fileprivate init(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) {
    let text = try value.string()
    guard let (name, word) = value.reference else {
      throw value.error("unknown value `\(text)`; expected a reference like `B.right`")
    }
    guard let attribute = TGConstraintAttribute(word) else {
      let known = TGConstraintAttribute.allCases.map { "\(name).\($0.name)" }
      throw value.unknownValue(text, known: known + ["\(name).baseline"])
    }
    let view = name == "superview" ? nil : try names.view(name, at: value)
    self.init(view, attribute)
  }

  /// The attribute in a document; nil if the view is not in the tree.
  fileprivate func text(_ labels: SceneLabels) -> String? {
    guard let view else { return "superview.\(attribute.name)" }
    return labels[view].map { "\($0).\(attribute.name)" }
  }
}

extension TGConstraintAttribute {
  /// Creates the attribute with a name; `baseline` means the last baseline.
  fileprivate init?(_ name: String) {
    let name = name == "baseline" ? TGConstraintAttribute.lastBaseline.name : name
    guard let attribute = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = attribute
  }
}
