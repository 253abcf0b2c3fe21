import TangramBoxModel
import TangramCore
import TangramExplanations

// Children that are positioned absolutely.

extension FlexRun {
  func placeAbsoluteChildren() {
    let frame = TGSize(width: pass[.horizontal].size, height: pass[.vertical].size)
    options.forEachAbsoluteItem(of: pass) { item, x, y in
      var item = item
      item.placeAbsolutely(in: frame, x: x, y: y, pass)
    }
  }
}

extension TGFlexAlgorithm {
  /// Calls `body` with each absolutely positioned item and its static position on both axes.
  func forEachAbsoluteItem(
    of pass: TGPass, _ body: (Item, _ x: StaticPosition, _ y: StaticPosition) -> Void
  ) {
    let frame = TGSize(width: pass[.horizontal].size, height: pass[.vertical].size)
    for (index, child) in pass.children.enumerated() {
      guard let value = child.flexItem, value.isAbsolute else { continue }
      let alignment = value.alignSelf ?? alignItems
      let (along, across) = (partAlong, alignment.part(stacksFromEnd: stacksFromEnd))
      let isRow = direction.isRow
      let x = StaticPosition(in: pass[.horizontal], part: isRow ? along : across)
      let y = StaticPosition(in: pass[.vertical], part: isRow ? across : along)
      body(ItemReader.absoluteItem(child, at: index, value, in: frame, x: x, y: y, pass), x, y)
    }
  }

  /// The fraction of the free space along the container that precedes a single item.
  private var partAlong: Double {
    let isReversed = direction.isReversed
    let lead = justifyContent.distribute(1.0, among: 1, isReversed: isReversed).lead
    return isReversed ? 1 - lead : lead
  }
}

extension StaticPosition {
  /// Creates the static position within the padding of a container.
  fileprivate init<Axis: TGAxisType>(in pass: TGPassAxis<Axis>, part: Double) {
    let space = pass.absoluteSpace(part)
    self.init(start: space.staticStart, end: space.staticEnd, part: part)
  }
}

extension TGRuleContainer {
  /// Returns the containing block of absolutely positioned items, whose static positions are within the
  /// padding.
  func absoluteSpace(_ part: Double) -> AbsoluteSpace<Number> {
    (Number(0), size, paddingStart, size - paddingEnd, part)
  }
}
