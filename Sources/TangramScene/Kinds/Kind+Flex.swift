import Tangram
import TangramCore

extension ContainerKind {
  static let flex = ContainerKind(
    "flex", TGFlexLayout(),
    keys: SceneKey.gaps + [
      .key("direction", "The direction of the lines.", .word, \.tg_direction),
      .key(
        "wrap", "Whether lines break, and where the next one goes.",
        .choice(["nowrap": .noWrap, "wrap": .wrap, "wrapReverse": .wrapReverse]), \.tg_wrap),
    ] + SceneKey.contentAlignments + [
      .alignItems({ $0.tg_alignItems }, { $0.tg_alignItems = $1 ?? .stretch })
    ])
}

// MARK: - Keys of flex layouts and grids

extension SceneKey where Owner: TGContainer, Owner.Algorithm: TGItemAlgorithm {
  /// The keys of gaps, which can be numbers or shares.
  static var gaps: [SceneKey] { gaps(.gap, none: Gap(), \.horizontalGap, \.verticalGap) }

  static var contentAlignments: [SceneKey] {
    [
      .key(
        "justifyContent", "How items or tracks share the room that is left along a row.", .word,
        \.tg_justifyContent),
      .key(
        "alignContent", "How lines or tracks share the room that is left across the rows.", .word,
        \.tg_alignContent),
    ]
  }

  static func alignItems(
    _ get: @escaping @Sendable (Owner) -> TGItemAlignment?,
    _ set: @escaping @Sendable (inout Owner, TGItemAlignment?) -> Void
  ) -> SceneKey {
    .key(
      "alignItems", "Where children go across their line or in their area.", .itemAlignment, get,
      set)
  }
}

/// A gap in points, or as a share of the container's content.
private struct Gap: Equatable {
  var points = 0.0
  var share: TGWeight?
}

extension SceneValue<Gap> {
  fileprivate static let gap = FunctionValue(
    schema: .any(of: .number, .named(.share)),
    read: { (value, _) throws(TGSceneError) in
      if let share = value.weight { return Gap(share: share) }
      return Gap(points: try value.number())
    },
    write: { gap, writer in
      if let share = gap.share { writer.weight(share.percent) } else { writer.number(gap.points) }
    })
}

extension TGContainer where Algorithm: TGItemAlgorithm {
  fileprivate var horizontalGap: Gap {
    get { Gap(points: tg_hspace, share: tg_hspaceShare) }
    set { (tg_hspace, tg_hspaceShare) = (newValue.points, newValue.share) }
  }

  fileprivate var verticalGap: Gap {
    get { Gap(points: tg_vspace, share: tg_vspaceShare) }
    set { (tg_vspace, tg_vspaceShare) = (newValue.points, newValue.share) }
  }
}
