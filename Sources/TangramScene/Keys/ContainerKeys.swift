import TangramCore
import TangramModifiers

extension SceneKey {
  static let container = keys(
    of: AnyContainer(), about: .settings,
    [
      padding,
      .key(
        "zeroPadding", "Whether a container that wraps nothing keeps its padding.", .bool,
        \.tg_zeroPadding),
      gap("space", KeyText.space, \.tg_space), gap("hspace", KeyText.hspace, \.tg_hspace),
      gap("vspace", KeyText.vspace, \.tg_vspace),
      .key("gravity", "Where the children go.", .gravity, \.tg_gravity),
      .key(
        "reverseLayout", "Whether the children are laid out last to first.", .bool,
        \.tg_reverseLayout),
      .key(
        "layoutTransform",
        "Moves the centers of the children about the container's: a, b, c, d, tx, ty.", .transform,
        \.tg_layoutTransform),
    ])

  /// A key of one gap, written if the two gaps differ, or a key of both, written if they are equal.
  private static func gap(
    _ name: String, _ about: String, _ gap: WritableKeyPath<AnyContainer, Double> & Sendable
  ) -> KeyOf<AnyContainer> {
    .key(name, about, .number) { (value, container, _) throws(TGSceneError) in
      container[keyPath: gap] = try value.number()
    } clear: {
      $0[keyPath: gap] = 0
    } write: { container, _, writer in
      guard (gap == \.tg_space) == (container.tg_hspace == container.tg_vspace) else { return }
      writer.member(name, container[keyPath: gap], unless: 0)
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
    let sides = hasBoth && names.isRightToLeft ? sidesFromRightToLeft : [:]
    for (key, edge) in paddingEdges {
      if let distance = try value[key]?.number() {
        container[keyPath: sides[key] ?? edge] = distance
      }
    }
    _ = try value.object(keys: paddingEdges.map(\.key))
  } clear: {
    $0.tg_padding = .zero
  } write: {
    $0.view.writePadding(to: &$2)
  }

  private static let paddingSchema = SceneSchema.any(
    of: .number,
    .object(
      paddingEdges.map { edge in
        (edge.key, .number.described("The distance from the \(edge.key) edge."))
      }))

  private typealias Edge = WritableKeyPath<AnyContainer, Double> & Sendable

  private static let paddingEdges: [(key: String, edge: Edge)] = [
    ("top", \.tg_topPadding), ("leading", \.tg_leadingPadding),
    ("bottom", \.tg_bottomPadding), ("trailing", \.tg_trailingPadding),
    ("left", \.tg_leftPadding), ("right", \.tg_rightPadding),
  ]

  private static let sidesFromRightToLeft: [String: Edge] = [
    "left": \.tg_trailingPadding, "right": \.tg_leadingPadding,
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

/// Descriptions of keys that several kinds of containers define separately.
enum KeyText {
  static let space = "The gaps between children, along both axes."
  static let hspace = "The gap between neighbors side by side."
  static let vspace = "The gap between neighbors above each other."
  static let justifyContent = "How items or tracks share the room that is left along a row."
  static let alignContent = "How lines or tracks share the room that is left across the rows."
  static let alignItems = "Where children go across their line or in their area."
}
