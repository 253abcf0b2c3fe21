import Tangram
import TangramCore

extension ContainerKind {
  static let flex = ContainerKind(
    "flex", TGFlexLayout(),
    keys: KeyOf.gaps + [
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

extension KeyOf where Handle: TGContainer, Handle.Algorithm: TGItemAlgorithm {
  /// The keys of gaps that can be percentages.
  static var gaps: [KeyOf] {
    [
      gap("space", KeyText.space, .both), gap("hspace", KeyText.hspace, .horizontal),
      gap("vspace", KeyText.vspace, .vertical),
    ]
  }

  private static func gap(_ name: String, _ about: String, _ axes: TGAxes) -> KeyOf {
    .key(name, about, .any(of: .number, .named(.share))) {
      (value, handle, _) throws(TGSceneError) in
      let weight = value.weight
      handle.setGaps(axes, weight == nil ? try value.number() : 0, weight)
    } clear: {
      $0.setGaps(axes, 0, nil)
    } write: { handle, _, writer in
      let isSame =
        handle.tg_hspace == handle.tg_vspace && handle.tg_hspaceShare == handle.tg_vspaceShare
      guard isSame == (axes == .both) else { return }
      let isVertical = axes == .vertical
      if let weight = isVertical ? handle.tg_vspaceShare : handle.tg_hspaceShare {
        writer.key(name)
        return writer.weight(weight.percent)
      }
      writer.member(name, isVertical ? handle.tg_vspace : handle.tg_hspace, unless: 0)
    }
  }
}

extension TGContainer where Algorithm: TGItemAlgorithm {
  fileprivate mutating func setGaps(_ axes: TGAxes, _ points: Double, _ weight: TGWeight?) {
    if axes.contains(.horizontal) { (tg_hspace, tg_hspaceShare) = (points, weight) }
    if axes.contains(.vertical) { (tg_vspace, tg_vspaceShare) = (points, weight) }
  }
}
