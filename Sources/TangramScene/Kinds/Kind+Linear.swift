import Tangram

extension ContainerKind {
  static let linear = ContainerKind.oriented(
    "linear", TGLinearLayout(),
    keys: linearKeys, actions: linearActions,
    references: { node, body in
      let options = node.containerOfView?.of(TGLinearAlgorithm.self)?.algorithm
      if let base = options?.baselineBase { body(base) }
    })

  /// The keys of a linear layout that table rows have as well.
  static let linearKeys: [KeyOf<TGLinearLayout>] = [
    .shrinkType,
    .option(
      "baselineBase", "The id of the child whose baseline the others share.", .view,
      { $0.baselineBase }, { $0.tg_baselineBaseView = $1 }),
    .fixedSubviews,
  ]

  static let linearActions = [equalize, equalizeSpace]

  private static let equalize = SceneAction(
    "equalize", "Makes children and gaps of the same size; with space the gaps are that.",
    .object([
      "centered": .centered,
      "space": .number.described(
        "The size of the gaps; without it, they are as large as children."),
    ])
  ) {
    (value, view, sizeClass) throws(TGSceneError) in
    _ = try value.object(keys: ["centered", "space"])
    let centered = try value["centered"]?.bool() ?? false
    let space = try value["space"]?.number()
    var linear = TGLinearLayout(taking: &view)
    linear.tg_equalizeSubviews(centered: centered, withSpace: space, inSizeClass: sizeClass)
    view = linear.view
  }

  private static let equalizeSpace = SceneAction(
    "equalizeSpace", "Makes all gaps of the same size.", .object(["centered": .centered])
  ) {
    (value, view, sizeClass) throws(TGSceneError) in
    _ = try value.object(keys: ["centered"])
    let centered = try value["centered"]?.bool() ?? false
    var linear = TGLinearLayout(taking: &view)
    linear.tg_equalizeSubviewsSpace(centered: centered, inSizeClass: sizeClass)
    view = linear.view
  }
}

extension KeyOf where Handle: TGContainer, Handle.Algorithm: TGShrinkingAlgorithm {
  static var shrinkType: KeyOf {
    .option(
      "shrinkType", "What gives way when there is too little room.", .shrinkType, { $0.shrinkType },
      { $0.tg_shrinkType = $1 })
  }
}

extension KeyOf
where Handle: TGFixedSubviewsContainer, Handle.Algorithm: TGFixedSubviewsAlgorithm {
  static var fixedSubviews: KeyOf {
    .option(
      "fixedSubviews", "Makes all children of one size, with gaps that stretch between bounds.",
      .fixedSubviews, { $0.fixedSubviews }, { $0.tg_fixedSubviews = $1 })
  }
}

extension SceneCodec<TGSubviewsShrinkType> {
  private static let parts: Choices<TGSubviewsShrinkType> = [
    "none": .none, "average": .average, "weight": .weight, "auto": .auto, "size": .size,
    "space": .space,
  ]

  /// A list of names.
  static let shrinkType = SceneCodec(
    schema: .list(of: .words(parts)),
    decode: { (value) throws(TGSceneError) in
      var type = TGSubviewsShrinkType.none
      for element in try value.array() { type.formUnion(try element.choice(parts)) }
      return type
    },
    encode: { type, writer in
      writer.openArray()
      for (name, part) in parts.all where !part.isEmpty && type.contains(part) {
        writer.string(name)
      }
      writer.closeArray()
    })
}
