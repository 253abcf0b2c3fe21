import TangramCore

extension SceneKey {
  /// The keys of every container.
  static let container = keys(
    of: AnyContainer(),
    [
      padding,
      setting(
        "zeroPadding", "Whether a container that wraps nothing keeps its padding.", .bool,
        { $0.keepsPaddingWhenEmpty }
      ) { $0.tg_zeroPadding = $1 },
      gap("space", KeyText.space, isBoth: true, { $0.verticalSpace }) { $0.tg_space = $1 },
      gap("hspace", KeyText.hspace, isBoth: false, { $0.horizontalSpace }) { $0.tg_hspace = $1 },
      gap("vspace", KeyText.vspace, isBoth: false, { $0.verticalSpace }) { $0.tg_vspace = $1 },
      setting("gravity", "Where the children go.", .gravity, { $0.gravity }) { $0.tg_gravity = $1 },
      setting(
        "reverseLayout", "Whether the children are laid out last to first.", .bool,
        { $0.reversesLayout }
      ) { $0.tg_reverseLayout = $1 },
      .key(
        "layoutTransform",
        "Moves the centers of the children about the container's: a, b, c, d, tx, ty.", .transform,
        \.tg_layoutTransform),
    ]
  ).map { $0.about(.settings) }
}

// MARK: - Settings

extension SceneKey {
  /// A key of a container setting; it is written without creating a handle, as most containers have
  /// some.
  private static func setting<Value: Equatable & Sendable>(
    _ name: String, _ about: String, _ codec: SceneCodec<Value>,
    _ get: @escaping @Sendable (ContainerSettings) -> Value,
    _ set: @escaping @Sendable (inout AnyContainer, Value) -> Void
  ) -> KeyOf<AnyContainer> {
    let standard = get(AnyContainer().view.stored.settings)
    return KeyOf.key(name, about, codec, { get($0.view.stored.settings) }, set).writing {
      written, labels, writer in
      let value = get(written.view.stored.settings)
      if value != standard { codec.write(name, value, labels, &writer) }
    }
  }

  /// A key of one gap, written if the two gaps differ, or a key of both, written if they are equal.
  private static func gap(
    _ name: String, _ about: String, isBoth: Bool,
    _ get: @escaping @Sendable (ContainerSettings) -> Double,
    _ set: @escaping @Sendable (inout AnyContainer, Double) -> Void
  ) -> KeyOf<AnyContainer> {
    KeyOf.key(name, about, .number, { get($0.view.stored.settings) }, set).writing {
      written, _, writer in
      let settings = written.view.stored.settings
      guard isBoth == (settings.horizontalSpace == settings.verticalSpace) else { return }
      writer.member(name, get(settings), unless: 0)
    }
  }
}

// MARK: - Padding

extension SceneKey {
  private static let padding = KeyOf<AnyContainer>.key(
    "padding", "The distance of the content from the edges, the same for all or by edge.",
    paddingSchema
  ) {
    (value, container, names) throws(TGSceneError) in
    container.tg_padding = .zero
    if let distance = value.numberIfAny {
      container.tg_padding = TGInsets(all: distance)
      return
    }
    guard value.isObject else { throw value.expected("a number or an object") }
    // Left padding is stored in the same slot as leading padding; see `SceneNames.resolvesSides`.
    let hasBoth = value["leading"] != nil || value["trailing"] != nil
    for edge in hasBoth && names.isRightToLeft ? resolvedEdges : paddingEdges {
      if let distance = try value[edge.key]?.number() { edge.set(&container, distance) }
    }
    _ = try value.object(keys: paddingEdges.map(\.key))
  } clear: {
    $0.tg_padding = .zero
  } write: {
    $0.view.writePadding(to: &$2)
  }.writing { written, _, writer in written.view.writePadding(to: &writer) }

  private static let paddingSchema = SceneSchema.any(
    of: .number,
    .object(
      paddingEdges.map { edge in
        (edge.key, .number.described("The distance from the \(edge.key) edge."))
      }))

  private typealias Edge = (key: String, set: @Sendable (inout AnyContainer, Double) -> Void)

  private static let paddingEdges: [Edge] = [
    ("top", { $0.tg_topPadding = $1 }), ("leading", { $0.tg_leadingPadding = $1 }),
    ("bottom", { $0.tg_bottomPadding = $1 }), ("trailing", { $0.tg_trailingPadding = $1 }),
    ("left", { $0.tg_leftPadding = $1 }), ("right", { $0.tg_rightPadding = $1 }),
  ]

  /// The edges in a right-to-left layout.
  private static let resolvedEdges: [Edge] = [
    ("top", { $0.tg_topPadding = $1 }), ("leading", { $0.tg_leadingPadding = $1 }),
    ("bottom", { $0.tg_bottomPadding = $1 }), ("trailing", { $0.tg_trailingPadding = $1 }),
    ("left", { $0.tg_trailingPadding = $1 }), ("right", { $0.tg_leadingPadding = $1 }),
  ]
}

extension TGView {
  fileprivate func writePadding(to writer: inout JSONWriter) {
    let settings = stored.settings
    let padding = settings.padding
    if padding == .zero { return }
    let (isLeft, isRight) = (settings.physicalLeading, settings.physicalTrailing)
    writer.key("padding")
    if padding == TGInsets(all: padding.top), isLeft == isRight {
      return writer.number(padding.top)
    }
    writer.object { writer in
      writer.member("top", padding.top, unless: 0)
      // A `left` or `right` padding of 0 is written, too, since it replaces the other side in
      // right-to-left layouts.
      writer.member(isLeft ? "left" : "leading", padding.leading, unless: isLeft ? .nan : 0)
      writer.member("bottom", padding.bottom, unless: 0)
      writer.member(isRight ? "right" : "trailing", padding.trailing, unless: isRight ? .nan : 0)
    }
  }
}

/// What is said about keys that several kinds of containers read in ways of their own.
enum KeyText {
  static let space = "The gaps between children, along both axes."
  static let hspace = "The gap between neighbors side by side."
  static let vspace = "The gap between neighbors above each other."
  static let justifyContent = "How items or tracks share the room that is left along a row."
  static let alignContent = "How lines or tracks share the room that is left across the rows."
  static let alignItems = "Where children go across their line or in their area."
}
