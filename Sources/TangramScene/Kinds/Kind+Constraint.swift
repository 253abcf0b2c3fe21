import Tangram
import TangramCore

extension ContainerKind {
  static let constraints = ContainerKind(
    "constraints", TGConstraintLayout(),
    keys: [
      .key(
        "constraints", "The relations between views, in order of installation.", .constraints,
        { $0.constraints }, { $0.constraints = $1 })
    ],
    references: { node, body in
      for constraint in TGConstraintLayout(view: TGView(copy node)).constraints {
        for view in constraint.views { body(view) }
      }
    })
}

extension SceneValue<[TGConstraint]> {
  /// Constraints; those of views that are not in the tree are not written.
  fileprivate static let constraints = FunctionValue(
    schema: all.schema, read: all.read,
    write: { constraints, writer in
      let known = constraints.filter { $0.views.allSatisfy { writer.labels?[$0] != nil } }
      if !known.isEmpty { all.write(known, &writer) }
    })

  private static let all = SceneValue.list(of: .constraint)
}

extension SceneValue<TGConstraint> {
  fileprivate static let constraint = SceneObject(
    start: TGConstraint(TGConstraintItem(nil, .left)),
    keys: [
      .key(
        "first", "An attribute of a view, as in A.left or superview.height.", .item, { $0.first },
        { $0.tie($1, to: $0.second) }, isRequired: true),
      .key("relation", "How the two sides compare.", .word, \.relation),
      .key(
        "second", "The attribute it is compared with; without it, the constant.", .optional(.item),
        { $0.second }, { $0.tie($0.first, to: $1) }),
      .key("multiplier", "What the second attribute is multiplied by.", .number, \.multiplier),
      .key("constant", "What is added to that.", .number, \.constant),
      .key(
        "priority", "How much it matters: 1 to 1000, and 1000 must be.", .number, \.priority.value),
      .key("active", "Whether it takes part.", .bool, \.isActive),
      .key("name", "By which programs find it.", .optional(.string), \.name),
    ])
}

extension TGConstraint {
  /// The views of both sides; the container has no id.
  fileprivate var views: [TGViewID] { [first, second].compactMap { $0?.view } }

  /// Replaces both sides.
  fileprivate mutating func tie(_ first: TGConstraintItem, to second: TGConstraintItem?) {
    self = TGConstraint(
      first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
      isActive: isActive, name: name)
  }
}

// MARK: - Items

extension SceneValue<TGConstraintItem> {
  /// The names of attributes; `baseline` means the last baseline.
  private static let attributes = Choices(
    TGConstraintAttribute.allCases.map { ($0.name, $0) } + [("baseline", .lastBaseline)])

  fileprivate static let item = FunctionValue(
    schema: .reference(to: attributes.names),
    read: { (value, names) throws(TGSceneError) in
      guard let (name, word) = value.reference else {
        throw value.unknownValue(expected: "a reference like `B.right`")
      }
      guard let attribute = attributes[word] else {
        throw value.unknownValue(known: attributes.names.map { "\(name).\($0)" })
      }
      let view = name == "superview" ? nil : try names.view(name, at: value)
      return TGConstraintItem(view, attribute)
    },
    write: { item, writer in
      let view = item.view.map { writer.labels?[$0] } ?? "superview"
      if let view { writer.string("\(view).\(item.attribute.name)") }
    })
}
