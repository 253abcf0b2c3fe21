import TangramCore

extension SceneKey {
  /// The keys of every container.
  static let container = keys(
    of: AnyContainer(),
    [
      padding,
      .key("zeroPadding", .bool, { $0.tg_zeroPadding }, { $0.tg_zeroPadding = $1 }),
      gap("space", isBoth: true, { $0.tg_space }, { $0.tg_space = $1 }),
      gap("hspace", isBoth: false, { $0.tg_hspace }, { $0.tg_hspace = $1 }),
      gap("vspace", isBoth: false, { $0.tg_vspace }, { $0.tg_vspace = $1 }),
      .key("gravity", .gravity, { $0.tg_gravity }, { $0.tg_gravity = $1 }),
      .key("reverseLayout", .bool, { $0.tg_reverseLayout }, { $0.tg_reverseLayout = $1 }),
      .key(
        "layoutTransform", .transform, { $0.tg_layoutTransform }, { $0.tg_layoutTransform = $1 }),
    ]
  ).map { $0.about(.settings) }

  /// A key of one gap, written when the gaps differ, or of both, written when they do not.
  private static func gap(
    _ name: Word, isBoth: Bool, _ get: @escaping @Sendable (AnyContainer) -> Double,
    _ set: @escaping @Sendable (inout AnyContainer, Double) -> Void
  ) -> KeyOf<AnyContainer> {
    .key(name, .number) { (value, container, _) throws(TGSceneError) in
      set(&container, try value.number())
    } clear: {
      set(&$0, 0)
    } write: { container, _, writer in
      guard isBoth == (container.tg_hspace == container.tg_vspace) else { return }
      writer.member(name, get(container), unless: 0)
    }
  }
}

// MARK: - Padding

extension SceneKey {
  private static let padding = KeyOf<AnyContainer>.key("padding", paddingSchema) {
    (value, container, names) throws(TGSceneError) in
    container.tg_padding = .zero
    if let distance = value.numberIfAny {
      container.tg_padding = TGInsets(all: distance)
      return
    }
    guard value.isObject else { throw value.expected("a number or an object") }
    // Left padding is kept where leading padding is; see `SceneNames.resolvesSides`.
    let hasBoth = value["leading"] != nil || value["trailing"] != nil
    for edge in hasBoth && names.isRightToLeft ? resolvedEdges : paddingEdges {
      if let distance = try value[edge.key]?.number() { edge.set(&container, distance) }
    }
    _ = try value.object(keys: paddingEdges.map(\.key))
  } clear: {
    $0.tg_padding = .zero
  } write: {
    $0.writePadding(to: &$2)
  }

  private static let paddingSchema = SceneSchema.any(
    of: .number,
    .object(
      paddingEdges.map { edge in
        (edge.key.text, .number.described("The distance from the \(edge.key.text) edge."))
      }))

  private typealias Edge = (key: Word, set: @Sendable (inout AnyContainer, Double) -> Void)

  private static let paddingEdges: [Edge] = [
    ("top", { $0.tg_topPadding = $1 }), ("leading", { $0.tg_leadingPadding = $1 }),
    ("bottom", { $0.tg_bottomPadding = $1 }), ("trailing", { $0.tg_trailingPadding = $1 }),
    ("left", { $0.tg_leftPadding = $1 }), ("right", { $0.tg_rightPadding = $1 }),
  ]

  /// The edges when reading starts on the right.
  private static let resolvedEdges: [Edge] = [
    ("top", { $0.tg_topPadding = $1 }), ("leading", { $0.tg_leadingPadding = $1 }),
    ("bottom", { $0.tg_bottomPadding = $1 }), ("trailing", { $0.tg_trailingPadding = $1 }),
    ("left", { $0.tg_trailingPadding = $1 }), ("right", { $0.tg_leadingPadding = $1 }),
  ]
}

extension AnyContainer {
  fileprivate func writePadding(to writer: inout JSONWriter) {
    let padding = tg_padding
    if padding == .zero { return }
    let bySides = view.namesPaddingBySides
    writer.key("padding")
    if padding == TGInsets(all: padding.top), bySides.leading == bySides.trailing {
      return writer.number(padding.top)
    }
    writer.openObject()
    writer.member("top", padding.top, unless: 0)
    // A side that is said to be 0 takes the place of the other one where reading starts on the right.
    writer.member(
      bySides.leading ? "left" : "leading", padding.leading, unless: bySides.leading ? .nan : 0)
    writer.member("bottom", padding.bottom, unless: 0)
    writer.member(
      bySides.trailing ? "right" : "trailing", padding.trailing,
      unless: bySides.trailing ? .nan : 0)
    writer.closeObject()
  }
}
