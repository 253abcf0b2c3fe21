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
  static let linearKeys: [SceneKey<TGLinearLayout>] = [
    .shrinkType,
    .key(
      "baselineBase", "The id of the child whose baseline the others share.", .view,
      \.tg_baselineBaseView),
    .fixedSubviews,
  ]

  static let linearActions = [
    equalize("equalize", "Makes children and gaps of the same size; with space the gaps are that.")
    {
      $0.tg_equalizeSubviews(centered: $1.centered, withSpace: $1.space, inSizeClass: $2)
    },
    equalize("equalizeSpace", "Makes all gaps of the same size.", Equalizing.keys.prefix(1)) {
      $0.tg_equalizeSubviewsSpace(centered: $1.centered, inSizeClass: $2)
    },
  ]

  private static func equalize(
    _ name: String, _ about: String,
    _ keys: ArraySlice<SceneKey<Equalizing>> = Equalizing.keys[...],
    _ equalize: @escaping @Sendable (inout TGLinearLayout, Equalizing, TGSizeClass) -> Void
  ) -> SceneAction {
    let object: SceneValue = SceneObject(start: Equalizing(), keys: Array(keys))
    return SceneAction(name: name, schema: object.schema.described(about)) {
      (value, view, sizeClass) throws(TGSceneError) in
      let settings = try object.read(value, SceneNames())
      var linear = TGLinearLayout(taking: &view)
      equalize(&linear, settings, sizeClass)
      view = linear.view
    }
  }
}

/// The settings of an action that makes sizes or gaps equal.
private struct Equalizing {
  var centered = false
  var space: Double?

  static let keys: [SceneKey<Equalizing>] = [
    .centered(\.centered),
    .key(
      "space", "The size of the gaps; without it, they are as large as children.",
      .optional(.number), \.space),
  ]
}

extension SceneKey where Owner: TGContainer, Owner.Algorithm: TGOrientedAlgorithm {
  static var orientation: SceneKey {
    .key(
      "orientation", "vert: one below the other, or in lines below each other; horz: side by side.",
      .word, \.tg_orientation)
  }
}

extension SceneKey where Owner: TGContainer, Owner.Algorithm: TGShrinkingAlgorithm {
  static var shrinkType: SceneKey {
    .key(
      "shrinkType", "What gives way when there is too little room.", .shrinkType, \.tg_shrinkType)
  }
}

extension SceneKey where Owner: TGContainer, Owner.Algorithm: TGFixedSubviewsAlgorithm {
  static var fixedSubviews: SceneKey {
    .key(
      "fixedSubviews", "Makes all children of one size, with gaps that stretch between bounds.",
      .optional(.fixedSubviews), { $0.tg_fixedSubviews },
      { $0.tg_fixedSubviews = $1?.size == 0 ? nil : $1 })
  }
}

extension SceneValue<TGSubviewsShrinkType> {
  static let shrinkType = parts([
    "none": .none, "average": .average, "weight": .weight, "auto": .auto, "size": .size,
    "space": .space,
  ])
}
