import TangramCore

extension SceneKey {
  /// The keys of every container.
  static let container: [SceneKey] = [
    padding,
    .property("zeroPadding", \AnyContainer.tg_zeroPadding, default: true, .bool),
    space,
    gap("hspace", \.tg_hspace), gap("vspace", \.tg_vspace),
    .property("gravity", \AnyContainer.tg_gravity, default: .none, .gravity),
    .property("reverseLayout", \AnyContainer.tg_reverseLayout, default: false, .bool),
    .property(
      "layoutTransform", \AnyContainer.tg_layoutTransform, default: .identity, .transform),
  ]

  /// Both gaps.
  private static let space = parts(
    "space", of: AnyContainer.self,
    read: { (value, container, _) throws(TGSceneError) in
      container.tg_space = try value.number()
    },
    clear: { $0.tg_space = 0 },
    write: { container, _ in
      let isShared = container.tg_hspace == container.tg_vspace && container.tg_space != 0
      return isShared ? .number(container.tg_space) : nil
    })

  /// One of the gaps; it is written when the gaps differ.
  private static func gap(
    _ name: String, _ property: WritableKeyPath<AnyContainer, Double> & Sendable
  ) -> SceneKey {
    var key = SceneKey.property(name, property, default: 0, .number)
    key.write = { view, _ in
      let container = AnyContainer(storage: view.storage)
      guard container.tg_hspace != container.tg_vspace else { return nil }
      let gap = container[keyPath: property]
      return gap == 0 ? nil : .number(gap)
    }
    return key
  }

  private static let padding = parts(
    "padding", of: AnyContainer.self,
    read: { (value, container, names) throws(TGSceneError) in
      container.tg_padding = .zero
      if case .number(let distance) = value.payload {
        container.tg_padding = TGInsets(all: distance)
        return
      }
      guard value.isObject else { throw value.expected("a number or an object") }
      // Left padding is kept where leading padding is; see `SceneNames.resolvesSides`.
      let hasBoth = value["leading"] != nil || value["trailing"] != nil
      for (key, property) in hasBoth && names.isRightToLeft ? resolvedEdges : paddingEdges {
        if let edge = value[key] { container[keyPath: property] = try edge.number() }
      }
      _ = try value.object(keys: paddingEdges.map(\.key))
    },
    clear: { $0.tg_padding = .zero },
    write: { container, _ in container.paddingJSON })

  private static let paddingEdges:
    KeyValuePairs<String, WritableKeyPath<AnyContainer, Double> & Sendable> = [
      "top": \.tg_topPadding, "leading": \.tg_leadingPadding, "bottom": \.tg_bottomPadding,
      "trailing": \.tg_trailingPadding, "left": \.tg_leftPadding, "right": \.tg_rightPadding,
    ]

  /// The edges when reading starts on the right.
  private static let resolvedEdges:
    KeyValuePairs<String, WritableKeyPath<AnyContainer, Double> & Sendable> = [
      "top": \.tg_topPadding, "leading": \.tg_leadingPadding, "bottom": \.tg_bottomPadding,
      "trailing": \.tg_trailingPadding, "left": \.tg_trailingPadding,
      "right": \.tg_leadingPadding,
    ]
}

extension AnyContainer {
  fileprivate var paddingJSON: JSON? {
    let padding = tg_padding
    let settings = storage.container?.settings
    if padding == .zero { return nil }
    if padding == TGInsets(all: padding.top) { return .number(padding.top) }
    let leading = settings?.physicalLeading == true ? "left" : "leading"
    let trailing = settings?.physicalTrailing == true ? "right" : "trailing"
    let edges = [
      ("top", padding.top), (leading, padding.leading), ("bottom", padding.bottom),
      (trailing, padding.trailing),
    ]
    return .object(edges.filter { $0.1 != 0 }.map { JSONMember($0.0, .number($0.1)) })
  }
}

extension SceneCodec<TGAffineTransform> {
  static let transform = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in
      let numbers = try value.numbers("a", "b", "c", "d", "tx", "ty")
      return TGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    },
    encode: { map, _ in .numbers(map.a, map.b, map.c, map.d, map.tx, map.ty) })
}

extension SceneCodec<TGFixedSubviews?> {
  /// Children of one size; a size of 0 is none.
  static let fixedSubviews = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in
      _ = try value.object(keys: ["size", "minSpace", "maxSpace", "centered"])
      var fixed = TGFixedSubviews(size: try value.required("size").number())
      if let space = try value["minSpace"]?.number() { fixed.minSpace = space }
      if let space = try value["maxSpace"]?.number() { fixed.maxSpace = space }
      fixed.centered = try value["centered"]?.bool() ?? false
      return fixed.size == 0 ? nil : fixed
    },
    encode: { fixed, _ in
      guard let fixed else { return nil }
      var members = [JSONMember("size", .number(fixed.size))]
      let standard = TGFixedSubviews(size: fixed.size)
      if fixed.minSpace != standard.minSpace {
        members.append(JSONMember("minSpace", .number(fixed.minSpace)))
      }
      if fixed.maxSpace != standard.maxSpace {
        members.append(JSONMember("maxSpace", .number(fixed.maxSpace)))
      }
      if fixed.centered { members.append(JSONMember("centered", .bool(true))) }
      return .object(members)
    })
}
