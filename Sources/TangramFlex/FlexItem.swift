import TangramCore

/// An item of a flex layout in a pass: what it says, and what is found step by step.
struct FlexItem {
  var item: TGItem
  var grow = 0.0
  var shrink = 1.0
  var basis = TGFlexBasis.auto
  /// The extent across that is known before the line is; NaN if it is not.
  var knownAcross = Double.nan
  /// The length before growing and shrinking.
  var base = 0.0
  /// The length below which the item does not shrink: its lower bound, or the automatic minimum.
  var least = 0.0
  /// The length within bounds, before growing and shrinking.
  var hypothetical = 0.0
  /// The length in the making.
  var target = 0.0
  /// From the top margin edge to the baseline, of items that are aligned by it.
  var ascent = 0.0
  var isFrozen = false
  /// Whether the automatic minimum is still to be found; the base length is not below it.
  var mayShrinkTo = false
  /// Whether the height follows from content.
  var isIndefinite = false
  var alignment = TGItemAlignment.stretch

  init(_ item: TGItem, _ value: TGFlexItem, _ alignItems: TGItemAlignment) {
    self.item = item
    grow = TGItem.usable(value.grow)
    shrink = TGItem.usable(value.shrink)
    basis = value.basis
    if case .points(let points) = basis { basis = .points(TGItem.usable(points)) }
    if case .share(let weight) = basis { basis = .share(TGWeight(TGItem.usable(weight.percent))) }
    alignment = item.alignment ?? alignItems
  }
}

/// Some items that follow each other, as a line.
struct FlexLine: BitwiseCopyable {
  var start: Int
  var end: Int
  /// The length of the items with their gaps, where they are plain.
  var length = 0.0
  /// The extent across.
  var extent = 0.0
  /// The coordinate across, from the side where lines start.
  var origin = 0.0
  /// The largest distance from a top margin edge to a baseline.
  var ascent = 0.0

  var indices: Range<Int> { start..<end }
  var count: Int { end - start }
}
