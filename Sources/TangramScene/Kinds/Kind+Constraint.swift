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
    .list(of: TGConstraint.schema)
  ) {
    (value, layout, names) throws(TGSceneError) in
    var constraints: [TGConstraint] = []
    for element in try value.array() { constraints.append(try TGConstraint(element, names)) }
    layout.constraints = constraints
  } clear: {
    $0.constraints = []
  } write: { layout, labels, writer in
    let constraints = layout.constraints.filter { $0.canBeWritten(labels) }
    if constraints.isEmpty { return }
    writer.key("constraints")
    writer.array(constraints) { constraint, writer in constraint.write(labels, to: &writer) }
  }
}

// MARK: - Reading

extension TGConstraint {
  private static let keys: [String] = [
    "first", "relation", "second", "multiplier", "constant", "priority", "active", "name",
  ]

  fileprivate static let schema = SceneSchema.object(
    [
      "first": TGConstraintItem.schema
        .described("An attribute of a view, as in A.left or superview.height."),
      "relation": .words(relations).described("How the two sides compare."),
      "second": TGConstraintItem.schema
        .described("The attribute it is compared with; without it, the constant."),
      "multiplier": .number.described("What the second attribute is multiplied by."),
      "constant": .number.described("What is added to that."),
      "priority": .number.described("How much it matters: 1 to 1000, and 1000 must be."),
      "active": .bool.described("Whether it takes part."),
      "name": .string.described("By which programs find it."),
    ], required: ["first"])

  fileprivate init(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) {
    _ = try value.object(keys: Self.keys)
    let first = try TGConstraintItem(try value.required("first"), names)
    var second: TGConstraintItem?
    if let value = value["second"] { second = try TGConstraintItem(value, names) }
    let relation = try value["relation"]?.choice(relations) ?? .equal
    self.init(
      first, relation, second, multiplier: try value["multiplier"]?.number() ?? 1,
      constant: try value["constant"]?.number() ?? 0,
      priority: TGConstraintPriority(try value["priority"]?.number() ?? 1000),
      isActive: try value["active"]?.bool() ?? true, name: try value["name"]?.string())
  }
}

private let relations: Choices<TGConstraint.Relation> = [
  "equal": .equal, "lessOrEqual": .lessOrEqual, "greaterOrEqual": .greaterOrEqual,
]

extension TGConstraintItem {
  fileprivate static let schema = SceneSchema.reference(
    to: TGConstraintAttribute.allCases.map(\.name) + ["baseline"])

  fileprivate init(_ value: JSONValue, _ names: SceneNames) throws(TGSceneError) {
    let text = try value.string()
    guard let (name, word) = References.parts(of: text) else {
      throw value.error("unknown value `\(text)`; expected a reference like `B.right`")
    }
    guard let attribute = TGConstraintAttribute(word) else {
      let known = TGConstraintAttribute.allCases.map { "\(name).\($0.name)" }
      throw value.unknownValue(text, known: known + ["\(name).baseline"])
    }
    let view = name == "superview" ? nil : try names.view(name, at: value)
    self.init(view, attribute)
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

// MARK: - Writing

extension TGConstraint {
  /// Whether all views that the constraint refers to are in the tree.
  fileprivate func canBeWritten(_ labels: SceneLabels) -> Bool {
    first.canBeWritten(labels) && second?.canBeWritten(labels) ?? true
  }

  fileprivate func write(_ labels: SceneLabels, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("first")
      first.write(labels, to: &writer)
      if relation != .equal, let name = relations.name(of: relation) {
        writer.member("relation", name)
      }
      if let second {
        writer.key("second")
        second.write(labels, to: &writer)
      }
      writer.member("multiplier", multiplier, unless: 1)
      writer.member("constant", constant, unless: 0)
      writer.member("priority", priority.value, unless: 1000)
      if !isActive {
        writer.member("active", false)
      }
      if let name {
        writer.member("name", name)
      }
    }
  }
}

extension TGConstraintItem {
  fileprivate func canBeWritten(_ labels: SceneLabels) -> Bool {
    view.map { labels[$0] != nil } ?? true
  }

  fileprivate func write(_ labels: SceneLabels, to writer: inout JSONWriter) {
    let label = view.flatMap { labels[$0] } ?? "superview"
    writer.string("\(label).\(attribute.name)")
  }
}
