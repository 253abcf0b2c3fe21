import Tangram

extension ContainerKind {
  static let linear: ContainerKind = {
    var kind = ContainerKind(
      "linear", make: { TGLinearLayout() }, matches: { TGLinearLayout($0) != nil },
      keys: linearKeys, actions: linearActions)
    kind.references = { [TGLinearLayout(storage: $0.storage).tg_baselineBaseView] }
    return kind
  }()

  /// The keys of a linear layout, which the rows of a table have, too.
  static let linearKeys: [SceneKey] = [
    .property("orientation", \TGLinearLayout.tg_orientation, default: .vert, .orientation),
    .property("shrinkType", \TGLinearLayout.tg_shrinkType, default: .none, .shrinkType),
    .property("baselineBase", \TGLinearLayout.tg_baselineBaseView, default: nil, .view),
    .parts(
      "fixedSubviews", of: TGLinearLayout.self,
      read: { (value, linear, names) throws(TGSceneError) in
        linear.setFixed(try SceneCodec.fixedSubviews.decode(value, names))
      },
      clear: { $0.setFixed(nil) },
      write: { linear, labels in
        SceneCodec.fixedSubviews.encode(linear.tg_fixedSubviews, labels)
      }),
  ]

  static let linearActions = [equalize, equalizeSpace]

  private static let equalize = SceneAction(
    name: "equalize",
    perform: { (value, view, _, sizeClass) throws(TGSceneError) in
      _ = try value.object(keys: ["centered", "space"])
      let centered = try value["centered"]?.bool() ?? false
      let space = try value["space"]?.number()
      var linear = TGLinearLayout(taking: &view)
      linear.tg_equalizeSubviews(centered: centered, withSpace: space, inSizeClass: sizeClass)
      view = linear.view
    })

  private static let equalizeSpace = SceneAction(
    name: "equalizeSpace",
    perform: { (value, view, _, sizeClass) throws(TGSceneError) in
      _ = try value.object(keys: ["centered"])
      let centered = try value["centered"]?.bool() ?? false
      var linear = TGLinearLayout(taking: &view)
      linear.tg_equalizeSubviewsSpace(centered: centered, inSizeClass: sizeClass)
      view = linear.view
    })
}

extension TGLinearLayout {
  fileprivate mutating func setFixed(_ fixed: TGFixedSubviews?) {
    tg_setSubviews(
      size: fixed?.size ?? 0, minSpace: fixed?.minSpace ?? -.greatestFiniteMagnitude,
      maxSpace: fixed?.maxSpace ?? .greatestFiniteMagnitude, centered: fixed?.centered ?? false)
  }
}

extension SceneCodec<TGSubviewsShrinkType> {
  private static let parts: KeyValuePairs<String, TGSubviewsShrinkType> = [
    "none": .none, "average": .average, "weight": .weight, "auto": .auto, "size": .size,
    "space": .space,
  ]

  /// A list of names.
  static let shrinkType = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in
      var type = TGSubviewsShrinkType.none
      for element in try value.array() { type.formUnion(try element.choice(parts)) }
      return type
    },
    encode: { type, _ in
      let names = parts.filter { !$0.value.isEmpty && type.contains($0.value) }.map(\.key)
      return .array(names.map(JSON.string))
    })
}

extension SceneCodec<TGViewID?> {
  /// The id of a view.
  static let view = SceneCodec(
    decode: { (value, names) throws(TGSceneError) in
      try names.view(try value.string(), at: value)
    },
    encode: { id, labels in id.flatMap { labels.labels[$0] }.map(JSON.string) })
}
