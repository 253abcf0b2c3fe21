import Tangram

extension ContainerKind {
  static let linear = ContainerKind(
    "linear", TGLinearLayout(),
    keys: [.orientation] + linearKeys, actions: linearActions,
    references: { node, body in
      let options = node.containerOfView?.of(TGLinearAlgorithm.self)?.algorithm
      if let base = options?.baselineBase { body(base) }
    })

  /// The keys of a linear layout that table rows have as well.
  static let linearKeys: [KeyOf<TGLinearLayout>] = [
    .shrinkType,
    .key(
      "baselineBase", "The id of the child whose baseline the others share.",
      view: \.tg_baselineBaseView),
    .fixedSubviews,
  ]

  static let linearActions = [
    equalize("equalize", "Makes children and gaps of the same size; with space the gaps are that.")
    {
      $0.tg_equalizeSubviews(centered: $1.centered, withSpace: $1.space, inSizeClass: $2)
    },
    equalize("equalizeSpace", "Makes all gaps of the same size.", .onlySpace) {
      $0.tg_equalizeSubviewsSpace(centered: $1.centered, inSizeClass: $2)
    },
  ]

  private static func equalize(
    _ name: String, _ about: String, _ object: SceneObject<Equalizing> = .all,
    _ equalize: @escaping @Sendable (inout TGLinearLayout, Equalizing, TGSizeClass) -> Void
  ) -> SceneAction {
    SceneAction(name: name, schema: object.schema.described(about)) {
      (value, view, sizeClass) throws(TGSceneError) in
      let settings = try object.read(value)
      var linear = TGLinearLayout(taking: &view)
      equalize(&linear, settings, sizeClass)
      view = linear.view
    }
  }
}

/// How sizes or gaps are made equal.
private struct Equalizing {
  var centered = false
  var space: Double?
}

extension SceneObject<Equalizing> {
  fileprivate static let onlySpace = SceneObject(
    start: Equalizing(), keys: [.centered(\.centered)])

  fileprivate static let all = SceneObject(
    start: Equalizing(),
    keys: onlySpace.keys + [
      .key(
        "space", "The size of the gaps; without it, they are as large as children.",
        .optional(.number), \.space)
    ])
}

extension KeyOf where Handle: TGContainer, Handle.Algorithm: TGOrientedAlgorithm {
  static var orientation: KeyOf {
    .key(
      "orientation", "vert: one below the other, or in lines below each other; horz: side by side.",
      .choice(["vert": .vert, "horz": .horz]), \.tg_orientation)
  }
}

extension KeyOf where Handle: TGContainer, Handle.Algorithm: TGShrinkingAlgorithm {
  static var shrinkType: KeyOf {
    .key(
      "shrinkType", "What gives way when there is too little room.", .shrinkType, \.tg_shrinkType)
  }
}

extension KeyOf where Handle: TGContainer, Handle.Algorithm: TGFixedSubviewsAlgorithm {
  static var fixedSubviews: KeyOf {
    .key(
      "fixedSubviews", "Makes all children of one size, with gaps that stretch between bounds.",
      .fixedSubviews, \.tg_fixedSubviews)
  }
}

extension SceneValue<TGSubviewsShrinkType> {
  private static let parts: Choices<TGSubviewsShrinkType> = [
    "none": .none, "average": .average, "weight": .weight, "auto": .auto, "size": .size,
    "space": .space,
  ]

  static let shrinkType = SceneValue(
    schema: .list(of: .words(parts)),
    read: { (value) throws(TGSceneError) in
      var type = TGSubviewsShrinkType.none
      for element in try value.array() { type.formUnion(try element.choice(parts)) }
      return type
    },
    write: { type, writer in
      let parts = parts.all.filter { !$0.value.isEmpty && type.contains($0.value) }
      writer.array(parts) { $1.string($0.name) }
    })
}
