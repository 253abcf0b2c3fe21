import Tangram
import TangramCore

extension ContainerKind {
  static let flex = ContainerKind(
    "flex", make: { TGFlexLayout() }, matches: { TGFlexLayout($0) != nil },
    keys: flexGaps + [
      .property("direction", .direction, default: .row) { (flex: TGFlexLayout) in
        flex.tg_direction
      } set: {
        $0.tg_direction = $1
      },
      .property("wrap", .flexWrap, default: .noWrap) { (flex: TGFlexLayout) in
        flex.tg_wrap
      } set: {
        $0.tg_wrap = $1
      },
      .property("justifyContent", .contentAlignment, default: .flexStart) { (flex: TGFlexLayout) in
        flex.tg_justifyContent
      } set: {
        $0.tg_justifyContent = $1
      },
      .property("alignContent", .contentAlignment, default: .stretch) { (flex: TGFlexLayout) in
        flex.tg_alignContent
      } set: {
        $0.tg_alignContent = $1
      },
      .property("alignItems", .itemAlignment, default: .stretch) { (flex: TGFlexLayout) in
        flex.tg_alignItems
      } set: {
        $0.tg_alignItems = $1 ?? .stretch
      },
    ])

  private static let flexGaps = SceneKey.gaps(of: TGFlexLayout.self) {
    $0.gapShares
  } set: {
    $0.gapShares = $1
  }
}

extension TGFlexLayout {
  fileprivate var gapShares: TGGapShares {
    get {
      var shares = TGGapShares()
      (shares.horizontal, shares.vertical) = (tg_hspaceShare, tg_vspaceShare)
      return shares
    }
    set { (tg_hspaceShare, tg_vspaceShare) = (newValue.horizontal, newValue.vertical) }
  }
}

extension SceneCodec<TGFlexDirection> {
  fileprivate static let direction = choice([
    "row": .row, "rowReverse": .rowReverse, "column": .column, "columnReverse": .columnReverse,
  ])
}

extension SceneCodec<TGFlexWrap> {
  fileprivate static let flexWrap = choice([
    "nowrap": .noWrap, "wrap": .wrap, "wrapReverse": .wrapReverse,
  ])
}

extension SceneCodec<TGContentAlignment> {
  static let contentAlignment = choice(contentAlignments)

  static let contentAlignments: Choices<TGContentAlignment> = [
    "flexStart": .flexStart, "flexEnd": .flexEnd, "start": .start, "end": .end, "center": .center,
    "spaceBetween": .spaceBetween, "spaceAround": .spaceAround, "spaceEvenly": .spaceEvenly,
    "stretch": .stretch,
  ]
}

// MARK: - Gaps

extension SceneKey {
  /// The gaps of a container that may be percentages.
  static func gaps<Handle: TGContainer>(
    of _: Handle.Type, get: @escaping @Sendable (Handle) -> TGGapShares,
    set: @escaping @Sendable (inout Handle, TGGapShares) -> Void
  ) -> [SceneKey] {
    [
      gap(("space", .both), get, set), gap(("hspace", .horizontal), get, set),
      gap(("vspace", .vertical), get, set),
    ]
  }

  private static func gap<Handle: TGContainer>(
    _ key: (name: Word, axes: TGAxes), _ get: @escaping @Sendable (Handle) -> TGGapShares,
    _ set: @escaping @Sendable (inout Handle, TGGapShares) -> Void
  ) -> SceneKey {
    parts(
      key.name, of: Handle.self,
      read: { (value, handle, _) throws(TGSceneError) in
        let weight = value.stringIfAny.flatMap(References.weight)
        let points = weight == nil ? try value.number() : 0
        handle.setGaps(key.axes, points, weight, get, set)
      },
      clear: { $0.setGaps(key.axes, 0, nil, get, set) },
      write: { handle, _, writer in
        let shares = get(handle)
        let isSame = handle.tg_hspace == handle.tg_vspace && shares.horizontal == shares.vertical
        guard isSame == (key.axes == .both) else { return }
        let isVertical = key.axes == .vertical
        if let weight = isVertical ? shares.vertical : shares.horizontal {
          writer.key(key.name)
          return writer.weight(weight.percent)
        }
        writer.member(key.name, isVertical ? handle.tg_vspace : handle.tg_hspace, unless: 0)
      })
  }
}

extension TGContainer {
  fileprivate mutating func setGaps(
    _ axes: TGAxes, _ points: Double, _ weight: TGWeight?, _ get: (Self) -> TGGapShares,
    _ set: (inout Self, TGGapShares) -> Void
  ) {
    var shares = get(self)
    if axes.contains(.horizontal) { (tg_hspace, shares.horizontal) = (points, weight) }
    if axes.contains(.vertical) { (tg_vspace, shares.vertical) = (points, weight) }
    set(&self, shares)
  }
}
