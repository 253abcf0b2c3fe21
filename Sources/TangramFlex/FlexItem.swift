import TangramBoxModel
import TangramCore
import TangramExplanations

/// An item of a flex layout in a pass: its properties, and the results of the steps so far.
struct FlexItem {
  /// The sizes, margins and bounds that the child specifies, and the extents that are being
  /// computed.
  var box = Item()
  var alignment: TGItemAlignment
  var grow = 0.0
  var shrink = 1.0
  var basis = TGFlexBasis.auto
  /// The cross extent, if it is definite: known before that of the line; NaN otherwise.
  var definiteCrossSize = Double.nan
  /// The width at which an item of a column is measured; NaN for an item of a row.
  var measuringWidth = Double.nan
  /// The flex base size: the length before growing and shrinking.
  var base = 0.0
  /// The minimum main size: the item's lower bound, or the automatic minimum.
  var least = 0.0
  /// The hypothetical main size: the base size kept within the bounds.
  var hypothetical = 0.0
  /// The cross-axis distance from the margin edge to the baseline, for baseline-aligned items.
  var ascent = 0.0
  /// Whether the automatic minimum is computed only if the item has to shrink, because it does not exceed the
  /// base size.
  var postponesMinimum = false
  var isFrozen = false
  /// Whether the height depends on content.
  var isIndefinite = false

  init(alignment: TGItemAlignment) { self.alignment = alignment }

  /// Reads the item's properties other than sizes and positions.
  mutating func read(_ value: TGFlexItem) {
    if let own = value.alignSelf { alignment = own }
    grow = Item.usable(value.grow)
    shrink = Item.usable(value.shrink)
    switch value.basis {
    case .points(let points): basis = .points(Item.usable(points))
    case .share(let weight): basis = .share(TGWeight(Item.usable(weight.percent)))
    case .auto, .content: basis = value.basis
    }
  }

  /// Whether the item takes no share of the free space if items grow, or of the shortage if they shrink.
  @inline(__always) func isInflexible(grows: Bool) -> Bool {
    grows ? grow == 0 || base > hypothetical : shrink == 0 || base < hypothetical
  }
}

/// An item in a rule that is stated once, for layouts and for their explanations: a `FlexItem`, whose numbers
/// are `Double`, or its `FlexItemReasons`.
protocol RuleFlexItem {
  associatedtype Box: RuleItem
  typealias Number = Box.Number

  /// The properties of the item, and the results of the steps so far, in points.
  var flex: FlexItem { get }
  var box: Box { get }
  var grow: Number { get }
  var shrink: Number { get }
  /// Returns the number of points of the basis, or its percentage.
  func basis(_ number: Double) -> Number
  var definiteCrossSize: Number { get }
  var measuringWidth: Number { get }
  var base: Number { get }
  var hypothetical: Number { get }
  var ascent: Number { get }
  /// Returns the contribution of the item to the content width of its container, with a label.
  func labeled(_ contribution: Number) -> Number
}

extension RuleFlexItem {
  /// Whether the item is stretched across its line.
  @inline(__always) func stretches(_ across: Box.Axis) -> Bool {
    // A percentage of an indefinite extent does not determine a size, but it is not `auto` either.
    if across.isSized { return false }
    if across.fills { return true }
    return flex.alignment == .stretch
      && across.flags.isDisjoint(with: [.isShare, .autoBefore, .autoAfter])
  }
}

extension FlexItem: RuleFlexItem {
  var flex: FlexItem { @inline(__always) get { self } }

  @inline(__always) func basis(_ number: Double) -> Double { number }

  @inline(__always) func labeled(_ contribution: Double) -> Double { contribution }
}

/// A line: a range of consecutive items.
struct FlexLine {
  var start: Int
  var end: Int
  /// The cross extent.
  var extent = 0.0
  /// The cross-axis coordinate, measured from the side from which lines are stacked.
  var origin = 0.0
  /// The largest distance from an item's margin edge to its baseline.
  var ascent = 0.0

  var indices: Range<Int> { start..<end }
  var count: Int { end - start }
}

/// The lines of a layout; the first one is stored inline, because most layouts have only one.
struct FlexLines: RandomAccessCollection {
  private var initial: FlexLine
  private var others: [FlexLine] = []

  /// Creates a single line.
  init(itemCount: Int) { initial = FlexLine(start: 0, end: itemCount) }

  var startIndex: Int { 0 }
  var endIndex: Int { 1 + others.count }

  subscript(index: Int) -> FlexLine {
    get { index == 0 ? initial : others[index - 1] }
    set { if index == 0 { initial = newValue } else { others[index - 1] = newValue } }
  }

  /// Moves the items from an index on to another line.
  mutating func breakLine(before index: Int) {
    others.append(FlexLine(start: index, end: self[count - 1].end))
    self[count - 2].end = index
  }
}
