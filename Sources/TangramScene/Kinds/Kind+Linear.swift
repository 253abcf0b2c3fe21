import Tangram

extension ContainerKind {
  static let linear = ContainerKind(
    "linear", make: { TGLinearLayout() }, matches: { TGLinearLayout($0) != nil },
    keys: [orientation] + linearKeys, actions: linearActions,
    references: { [TGLinearLayout(view: $0).tg_baselineBaseView] })

  private static let orientation = SceneKey.property(
    "orientation", .orientation, default: .vert
  ) { (linear: TGLinearLayout) in
    linear.tg_orientation
  } set: {
    $0.tg_orientation = $1
  }

  /// The keys of a linear layout that the rows of a table have, too.
  static let linearKeys: [SceneKey] = [
    .property("shrinkType", .shrinkType, default: .none) { (linear: TGLinearLayout) in
      linear.tg_shrinkType
    } set: {
      $0.tg_shrinkType = $1
    },
    .property("baselineBase", .view, default: nil) { (linear: TGLinearLayout) in
      linear.tg_baselineBaseView
    } set: {
      $0.tg_baselineBaseView = $1
    },
    .property("fixedSubviews", .fixedSubviews, default: nil) { (linear: TGLinearLayout) in
      linear.tg_fixedSubviews
    } set: {
      $0.setFixed($1)
    },
  ]

  static let linearActions = [equalize, equalizeSpace]

  private static let equalize = SceneAction("equalize") {
    (value, view, sizeClass) throws(TGSceneError) in
    _ = try value.object(keys: ["centered", "space"])
    let centered = try value["centered"]?.bool() ?? false
    let space = try value["space"]?.number()
    var linear = TGLinearLayout(taking: &view)
    linear.tg_equalizeSubviews(centered: centered, withSpace: space, inSizeClass: sizeClass)
    view = linear.view
  }

  private static let equalizeSpace = SceneAction("equalizeSpace") {
    (value, view, sizeClass) throws(TGSceneError) in
    _ = try value.object(keys: ["centered"])
    let centered = try value["centered"]?.bool() ?? false
    var linear = TGLinearLayout(taking: &view)
    linear.tg_equalizeSubviewsSpace(centered: centered, inSizeClass: sizeClass)
    view = linear.view
  }
}

extension TGLinearLayout {
  fileprivate mutating func setFixed(_ fixed: TGFixedSubviews?) {
    tg_setSubviews(
      size: fixed?.size ?? 0, minSpace: fixed?.minSpace ?? -.greatestFiniteMagnitude,
      maxSpace: fixed?.maxSpace ?? .greatestFiniteMagnitude, centered: fixed?.centered ?? false)
  }
}

extension SceneCodec<TGSubviewsShrinkType> {
  private static let parts: Choices<TGSubviewsShrinkType> = [
    "none": .none, "average": .average, "weight": .weight, "auto": .auto, "size": .size,
    "space": .space,
  ]

  /// A list of names.
  static let shrinkType = SceneCodec(
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
