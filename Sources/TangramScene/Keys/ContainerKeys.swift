import TangramCore
import TangramModifiers

extension SceneKey<AnyContainer> {
  /// The keys of every container.
  static let settings: [SceneKey] =
    [
      PaddingKey(),
      .key(
        "zeroPadding", "Whether a container that wraps nothing keeps its padding.", .bool,
        \.tg_zeroPadding),
    ] + gaps(.number, none: 0, \.tg_hspace, \.tg_vspace) + [
      .key("gravity", "Where the children go.", .gravity, \.tg_gravity),
      .key(
        "reverseLayout", "Whether the children are laid out last to first.", .bool,
        \.tg_reverseLayout),
      .key(
        "layoutTransform",
        "Moves the centers of the children about the container's: a, b, c, d, tx, ty.", .transform,
        \.tg_layoutTransform),
    ]
}

extension SceneKey where Owner: TGContainer {
  /// The keys of the gaps; both are written as one if they are equal.
  static func gaps<Gap: Equatable>(
    _ values: SceneValue<Gap>, none: Gap, _ horizontal: WritableKeyPath<Owner, Gap> & Sendable,
    _ vertical: WritableKeyPath<Owner, Gap> & Sendable
  ) -> [SceneKey] {
    func gap(
      _ name: String, _ about: String, _ axes: [WritableKeyPath<Owner, Gap> & Sendable]
    ) -> SceneKey {
      .key(
        name, about, values,
        {
          let areEqual = $0[keyPath: horizontal] == $0[keyPath: vertical]
          return areEqual == (axes.count == 2) ? $0[keyPath: axes[0]] : none
        }, { for axis in axes { $0[keyPath: axis] = $1 } })
    }
    return [
      gap("space", "The gaps between children, along both axes.", [horizontal, vertical]),
      gap("hspace", "The gap between neighbors side by side.", [horizontal]),
      gap("vspace", "The gap between neighbors above each other.", [vertical]),
    ]
  }
}

// MARK: - Padding

private final class PaddingKey: SceneKey<AnyContainer>, @unchecked Sendable {
  private typealias Edge = WritableKeyPath<AnyContainer, Double> & Sendable

  private static let edges: [(key: String, edge: Edge)] = [
    ("top", \.tg_topPadding), ("leading", \.tg_leadingPadding),
    ("bottom", \.tg_bottomPadding), ("trailing", \.tg_trailingPadding),
    ("left", \.tg_leftPadding), ("right", \.tg_rightPadding),
  ]

  init() {
    super.init(
      "padding", "The distance of the content from the edges, the same for all or by edge.",
      .any(
        of: .number,
        .object(
          Self.edges.map { ($0.key, .number.described("The distance from the \($0.key) edge.")) })))
  }

  override func read(
    _ value: JSONValue, _ container: inout AnyContainer, _ names: SceneNames
  ) throws(TGSceneError) {
    container.tg_padding = .zero
    if let distance = value.numberIfAny {
      container.tg_padding = TGInsets(all: distance)
      return
    }
    guard value.isObject else { throw value.expected("a number or an object") }
    // Left padding is stored in the same slot as leading padding; see `SceneNames.resolvesSides`.
    let hasBoth = value["leading"] != nil || value["trailing"] != nil
    let sides: [String: Edge] =
      hasBoth && names.isRightToLeft
      ? ["left": \.tg_trailingPadding, "right": \.tg_leadingPadding] : [:]
    for (key, edge) in Self.edges {
      if let distance = try value[key]?.number() {
        container[keyPath: sides[key] ?? edge] = distance
      }
    }
    _ = try value.object(keys: Self.edges.map(\.key))
  }

  override func reset(
    _ container: inout AnyContainer, _ start: AnyContainer, _ names: SceneNames
  ) {
    container.tg_padding = .zero
  }

  override func differs(_ container: AnyContainer, _ start: AnyContainer) -> Bool {
    container.view.stored.settings.padding != .zero
  }

  override func writeValue(_ container: AnyContainer, _ writer: inout JSONWriter) {
    let settings = container.view.stored.settings
    let padding = settings.padding
    let (isLeft, isRight) = (settings.physicalLeading, settings.physicalTrailing)
    if padding == TGInsets(all: padding.top), isLeft == isRight {
      return writer.number(padding.top)
    }
    writer.object { writer in
      writer.member("top", padding.top, unless: 0)
      // A `left` or `right` of 0 is written, too: it replaces the other side in right-to-left layouts.
      writer.member(isLeft ? "left" : "leading", padding.leading, unless: isLeft ? .nan : 0)
      writer.member("bottom", padding.bottom, unless: 0)
      writer.member(isRight ? "right" : "trailing", padding.trailing, unless: isRight ? .nan : 0)
    }
  }
}
