import Tangram
import TangramCore

extension ContainerKind {
  static let flex = ContainerKind(
    "flex", TGFlexLayout(),
    keys: SceneKey.gaps + [
      .key(
        "direction", "The direction of the lines.",
        .choice([
          "row": .row, "rowReverse": .rowReverse, "column": .column,
          "columnReverse": .columnReverse,
        ]), \.tg_direction),
      .key(
        "wrap", "Whether lines break, and where the next one goes.",
        .choice(["nowrap": .noWrap, "wrap": .wrap, "wrapReverse": .wrapReverse]), \.tg_wrap),
      .key("justifyContent", KeyText.justifyContent, .contentAlignment, \.tg_justifyContent),
      .key("alignContent", KeyText.alignContent, .contentAlignment, \.tg_alignContent),
      .key(
        "alignItems", KeyText.alignItems, .itemAlignment, { $0.tg_alignItems },
        { $0.tg_alignItems = $1 ?? .stretch }),
    ])
}

extension SceneValue<TGContentAlignment> {
  static let contentAlignment = choice([
    "flexStart": .flexStart, "flexEnd": .flexEnd, "start": .start, "end": .end, "center": .center,
    "spaceBetween": .spaceBetween, "spaceAround": .spaceAround, "spaceEvenly": .spaceEvenly,
    "stretch": .stretch,
  ])
}

// MARK: - Gaps

extension SceneKey where Owner: TGContainer, Owner.Algorithm: TGItemAlgorithm {
  /// The keys of gaps that can be percentages.
  static var gaps: [SceneKey] {
    [
      gap("space", KeyText.space, .both), gap("hspace", KeyText.hspace, .horizontal),
      gap("vspace", KeyText.vspace, .vertical),
    ]
  }

  private static func gap(_ name: String, _ about: String, _ axes: TGAxes) -> SceneKey {
    .key(name, about, .gap, { $0.gap(axes) }, { $0.setGap(axes, $1) })
  }
}

/// A gap of points, or of a share of the container.
private struct Gap: Equatable {
  var points = 0.0
  var share: TGWeight?
}

extension SceneValue<Gap> {
  fileprivate static let gap = SceneValue(
    schema: .any(of: .number, .named(.share)),
    read: { (value) throws(TGSceneError) in
      if let share = value.weight { return Gap(share: share) }
      return Gap(points: try value.number())
    },
    write: { gap, writer in
      if let share = gap.share { writer.weight(share.percent) } else { writer.number(gap.points) }
    })
}

extension TGContainer where Algorithm: TGItemAlgorithm {
  /// The gap of an axis, or of both if they are equal, in which case the gap of one axis is not written.
  fileprivate func gap(_ axes: TGAxes) -> Gap {
    let horizontal = Gap(points: tg_hspace, share: tg_hspaceShare)
    let vertical = Gap(points: tg_vspace, share: tg_vspaceShare)
    guard (horizontal == vertical) == (axes == .both) else { return Gap() }
    return axes == .vertical ? vertical : horizontal
  }

  fileprivate mutating func setGap(_ axes: TGAxes, _ gap: Gap) {
    if axes.contains(.horizontal) { (tg_hspace, tg_hspaceShare) = (gap.points, gap.share) }
    if axes.contains(.vertical) { (tg_vspace, tg_vspaceShare) = (gap.points, gap.share) }
  }
}
