import TangramCore

/// An item of a flex layout in a pass: what it says, and what is found step by step.
///
/// A few of them fit on the stack, where memory that is lent for a pass costs nothing.
struct FlexItem<Said: SaidItem> {
  /// What it says, and its rectangle in the making.
  var item: Said
  var isFrozen = false
  /// Whether the automatic minimum is still to be found; the base length is not below it.
  var mayShrinkTo = false
  /// Whether the height follows from content.
  var isIndefinite = false
  var alignment: TGItemAlignment
  var grow: Double
  var shrink: Double
  /// The extent across that is known before the line is; NaN if it is not.
  var knownAcross = Double.nan
  /// The width that an item of a column is measured for; NaN until somebody asks.
  var measuringWidth = Double.nan
  /// The length before growing and shrinking.
  var base = 0.0
  /// The length below which the item does not shrink: its lower bound, or the automatic minimum.
  var least = 0.0
  /// The length within bounds, before growing and shrinking.
  var hypothetical = 0.0
  /// From the margin edge across to the baseline, of items that are aligned by it.
  var ascent = 0.0
  var basis: TGFlexBasis

  /// Creates an item that says nothing.
  @inline(__always)
  init(at place: Int, _ alignItems: TGItemAlignment) {
    item = Said(place: place)
    (grow, shrink, basis, alignment) = (0, 1, .auto, alignItems)
  }

  /// Takes what is said about the item besides its sizes and positions.
  @inline(__always)
  mutating func take(_ value: TGFlexItem) {
    grow = TGItem.usable(value.grow)
    shrink = TGItem.usable(value.shrink)
    switch value.basis {
    case .points(let points): basis = .points(TGItem.usable(points))
    case .share(let weight): basis = .share(TGWeight(TGItem.usable(weight.percent)))
    case .auto, .content: basis = value.basis
    }
    if let own = value.alignSelf { alignment = own }
  }

  /// Whether the item is stretched across its line.
  ///
  /// - Parameter across: The item along that axis.
  @inline(__always)
  func stretches(_ across: Said.Half) -> Bool {
    // A percentage of what is not known gives no extent, but it is not `auto` either.
    let flags = across.flags
    if across.isSized { return false }
    if flags.contains(.fills) { return true }
    return alignment == .stretch && flags.isDisjoint(with: [.isShare, .autoBefore, .autoAfter])
  }

  /// Whether the item stands on the baseline of its line.
  ///
  /// - Parameter across: The item along that axis.
  @inline(__always)
  func isBaselineAligned(_ across: Said.Half) -> Bool {
    alignment == .baseline && !across.hasAutoMargin
  }
}

/// Some items that follow each other, as a line.
struct FlexLine: BitwiseCopyable {
  var start: Int
  var end: Int
  /// The length of the items with their gaps, where there is nothing in them.
  var length = 0.0
  /// How much the items grow altogether, likewise.
  var factors = 0.0
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
  /// Whether the size decides, or the content.
  @inline(__always) var isAuto: Bool {
    if case .auto = self { true } else { false }
  }

  /// Whether it is a share of the container.
  @inline(__always) var isShare: Bool {
    if case .share = self { true } else { false }
  }
}
