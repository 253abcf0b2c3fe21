import TangramBoxModel
import TangramCore

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
    for (place, child) in pass.children.enumerated() {
      guard let value = child.flexItem, value.isAbsolute else { continue }
      let item = ItemReader.absoluteItem(child, at: place, value, in: frame, pass)
      let alignment = value.alignSelf ?? alignItems
      let (along, across) = (partAlong, alignment.part(stacksFromEnd: stacksFromEnd))
      let (x, y) = direction.isRow ? (along, across) : (across, along)
      body(
        item, StaticPosition(in: pass[.horizontal], part: x),
        StaticPosition(in: pass[.vertical], part: y))
    }
  }

  /// The fraction of the free space along the container that precedes a single item.
  private var partAlong: Double {
    let isReversed = direction.isReversed
    switch justifyContent {
    case .flexStart, .stretch, .spaceBetween: return isReversed ? 1 : 0
    case .flexEnd: return isReversed ? 0 : 1
    case .start: return 0
    case .end: return 1
    case .center, .spaceAround, .spaceEvenly: return 0.5
    }
  }
}

extension StaticPosition {
  /// Creates the static position within the padding of a container.
  fileprivate init<Axis: TGAxisType>(in pass: TGPassAxis<Axis>, part: Double) {
    self.init(start: pass.paddingStart, end: pass.size - pass.paddingEnd, part: part)
  }
}
