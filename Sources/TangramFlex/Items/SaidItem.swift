import TangramCore

/// What a run over the items of a flex layout knows of an item along an axis.
protocol SaidAxis: BitwiseCopyable {
  /// The extent the item says; NaN if it follows from the content.
  var size: Double { get set }
  /// The upper bound; infinite where there is none.
  var upper: Double { get }
  /// The lower bound; 0 where there is none.
  var lower: Double { get }
  /// The margin before the item.
  var before: Double { get }
  /// The margin after the item.
  var after: Double { get }
  /// The item's own padding, below which it never shrinks.
  var padding: Double { get }
  /// The extent the item is given.
  var extent: Double { get set }
  /// The coordinate the item is given.
  var origin: Double { get set }
  /// Yes or no about the item along the axis.
  var flags: TGItemFlags { get }
  /// Keeps an extent within the bounds; the lower one wins, and the padding.
  func clamp(_ extent: Double) -> Double
}

extension SaidAxis {
  var isSized: Bool { size.isKnown }
  var margins: Double { before + after }
  var outer: Double { before + extent + after }
  var hasAutoMargin: Bool { !flags.isDisjoint(with: [.autoBefore, .autoAfter]) }
  var hasLower: Bool { flags.contains(.hasLower) }
  var boundedSize: Double { isSized ? clamp(size) : .nan }
}

/// What a run over the items of a flex layout knows of an item.
///
/// Runs are compiled for each kind of item: where items say little, there is nothing to do about the rest.
protocol SaidItem: BitwiseCopyable {
  /// The numbers of an axis.
  associatedtype Half: SaidAxis
  /// The item along the horizontal axis.
  var x: Half { get set }
  /// The item along the vertical axis.
  var y: Half { get set }
  /// The width divided by the height; 0 for an item that has no ratio.
  var ratio: Double { get }
  /// The place of the item among the children of the pass.
  var place: Int { get }
  /// Items of lower order come first.
  var order: Int { get }
  /// Whether the item lays out children of its own.
  var isContainer: Bool { get }
  /// Whether there is something in the item that can be measured.
  var hasContent: Bool { get }
  /// Creates an item that says nothing.
  init(place: Int)
  /// Reads what a child says into an item that says nothing yet.
  ///
  /// - Returns: Whether that is all that the child says.
  mutating func read(
    _ child: TGChild, _ value: TGFlexItem, _ reader: inout TGItemReader
  ) -> Bool
  /// Shares a room among the margins along an axis that ask for it.
  ///
  /// - Returns: Whether there were any.
  mutating func takeUp<Axis: TGAxisType>(_ free: Double, _ axis: Axis) -> Bool
  /// Gives each margin along an axis that asks for a share the same one.
  mutating func takeShare<Axis: TGAxisType>(_ share: Double, _ axis: Axis)
}

extension SaidItem {
  /// The item along an axis that is known at compile time.
  ///
  /// Read and written as a whole: a way to change it in place would be a call for each kind of item.
  subscript<Axis: TGAxisType>(along _: Axis) -> Half {
    @inline(__always) get { Axis.axis == .horizontal ? x : y }
    @inline(__always) set { if Axis.axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Gives the item an extent along an axis.
  @inline(__always)
  mutating func give<Axis: TGAxisType>(extent: Double, _ axis: Axis) {
    var half = self[along: axis]
    half.extent = extent
    self[along: axis] = half
  }

  /// Gives the item a coordinate along an axis.
  @inline(__always)
  mutating func give<Axis: TGAxisType>(origin: Double, _ axis: Axis) {
    var half = self[along: axis]
    half.origin = origin
    self[along: axis] = half
  }

  /// Reads a child that says two lengths and nothing else: it is a leaf without content, and carries no
  /// values.
  @inline(__always)
  mutating func readPlain(_ child: TGChild) {
    var (across, down) = (x, y)
    across.size = 0.0.orMore(child[.horizontal].plainExtent)
    down.size = 0.0.orMore(child[.vertical].plainExtent)
    (x, y) = (across, down)
  }

  /// Whether nothing in the item asks for room.
  @inline(__always) var isEmpty: Bool { !hasContent && ratio == 0 }
}

// MARK: - Items that say much

extension TGItemAxis: SaidAxis {
  fileprivate mutating func takeShare(_ share: Double) {
    if flags.contains(.autoBefore) { before = share }
    if flags.contains(.autoAfter) { after = share }
  }
}

extension TGItem: SaidItem {
  @inline(__always)
  mutating func read(
    _ child: TGChild, _ value: TGFlexItem, _ reader: inout TGItemReader
  ) -> Bool {
    reader.read(child, value, into: &self)
    return true
  }

  @inline(__always)
  mutating func takeUp<Axis: TGAxisType>(_ free: Double, _: Axis) -> Bool {
    Axis.axis == .horizontal ? x.takeUp(free) : y.takeUp(free)
  }

  mutating func takeShare<Axis: TGAxisType>(_ share: Double, _: Axis) {
    if Axis.axis == .horizontal { x.takeShare(share) } else { y.takeShare(share) }
  }
}
