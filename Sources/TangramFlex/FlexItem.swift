import TangramBoxModel
import TangramCore

/// An item of a flex layout in a pass: what it says, and what is found step by step.
struct FlexItem {
  /// The sizes, margins and bounds that it says, and its rectangle in the making.
  var box: Item
  var alignment: TGItemAlignment
  var grow = 0.0
  var shrink = 1.0
  var basis = TGFlexBasis.auto
  /// The extent across that is known before the line is; NaN if it is not.
  var knownAcross = Double.nan
  /// The width that an item of a column is measured for; NaN until somebody asks.
  var measuringWidth = Double.nan
  /// The flex base size: the length before growing and shrinking.
  var base = 0.0
  /// The length below which the item does not shrink: its lower bound, or the automatic minimum.
  var least = 0.0
  /// The hypothetical main size: the length within bounds, before growing and shrinking.
  var hypothetical = 0.0
  /// From the margin edge across to the baseline, of items that are aligned by it.
  var ascent = 0.0
  /// Whether the automatic minimum is still to be found; the base length is not below it.
  var postponesMinimum = false
  var isFrozen = false
  /// Whether the height follows from content.
  var isIndefinite = false

  /// Creates an item that says nothing.
  init(at place: Int, _ alignItems: TGItemAlignment) {
    (box, alignment) = (Item(place: place), alignItems)
  }

  /// Takes what is said about the item besides its sizes and positions.
  mutating func take(_ value: TGFlexItem) {
    if let own = value.alignSelf { alignment = own }
    grow = Item.usable(value.grow)
    shrink = Item.usable(value.shrink)
    switch value.basis {
    case .points(let points): basis = .points(Item.usable(points))
    case .share(let weight): basis = .share(TGWeight(Item.usable(weight.percent)))
    case .auto, .content: basis = value.basis
    }
  }

  /// Whether the item is stretched across its line.
  ///
  /// - Parameter across: The item along that axis.
  @inline(__always) func stretches(_ across: ItemAxis) -> Bool {
    // A percentage of what is not known gives no extent, but it is not `auto` either.
    if across.isSized { return false }
    if across.fills { return true }
    return alignment == .stretch
      && across.flags.isDisjoint(with: [.isShare, .autoBefore, .autoAfter])
  }

  /// Whether the item stands on the baseline of its line.
  ///
  /// - Parameter across: The item along the axis across that.
  @inline(__always) func isBaselineAligned(_ across: ItemAxis) -> Bool {
    alignment == .baseline && !across.hasAutoMargin
  }
}

/// Some items that follow each other, as a line.
struct FlexLine {
  var start: Int
  var end: Int
  /// The extent across.
  var extent = 0.0
  /// The coordinate across, from the side where lines start.
  var origin = 0.0
  /// The largest distance from a margin edge across to a baseline.
  var ascent = 0.0

  var indices: Range<Int> { start..<end }
  var count: Int { end - start }
}

extension TGFlexBasis {
  /// Whether it is a share of the container.
  var isShare: Bool { if case .share = self { true } else { false } }
}
