import TangramCore
import TangramExplanations

/// An item of a flex layout or a grid along one axis: its properties in points, and its computed
/// extent.
@usableFromInline package struct ItemAxis: RuleItemAxis, BitwiseCopyable, Sendable {
  /// The definite extent of the item; NaN if it depends on the content.
  @usableFromInline package var size = Double.nan
  /// The lower bound; 0 if there is none.
  @usableFromInline package var lower = 0.0
  /// The upper bound; infinite if there is none.
  @usableFromInline package var upper = Double.infinity
  /// The margin before the item; for an auto margin, 0 until free space is distributed.
  @usableFromInline package var before = 0.0
  /// The margin after the item; for an auto margin, 0 until free space is distributed.
  @usableFromInline package var after = 0.0
  /// The item's own padding, below which it never shrinks.
  @usableFromInline package var padding = 0.0
  @usableFromInline package var extent = 0.0
  /// The Boolean properties of the item along the axis.
  @usableFromInline package var flags = ItemFlags(rawValue: 0)

  @inlinable package init() {}

  @inlinable package var margins: Double { before + after }
  /// The extent including both margins.
  @inlinable package var outer: Double { before + extent + after }
  @inlinable package func outer(of length: Double) -> Double { length + margins }
  @inlinable package func inner(of length: Double) -> Double { length - margins }

  @inlinable @inline(__always) package func clamp(_ extent: Double, from least: Double) -> Double {
    least.atLeast(padding).atLeast(min(extent, upper))
  }
}

/// Boolean properties of an item along an axis.
@usableFromInline package struct ItemFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The margin before the item takes a share of the free space.
  @inlinable package static var autoBefore: ItemFlags { ItemFlags(rawValue: 1) }
  /// The margin after the item takes a share of the free space.
  @inlinable package static var autoAfter: ItemFlags { ItemFlags(rawValue: 2) }
  /// The item has a position on its leading or top side.
  @inlinable package static var hasBefore: ItemFlags { ItemFlags(rawValue: 4) }
  /// The item has a position on its trailing or bottom side.
  @inlinable package static var hasAfter: ItemFlags { ItemFlags(rawValue: 8) }
  /// The item fills the available space.
  @inlinable package static var fills: ItemFlags { ItemFlags(rawValue: 16) }
  /// The item has a lower bound.
  @inlinable package static var hasLower: ItemFlags { ItemFlags(rawValue: 32) }
  /// The size of the item is a percentage.
  @inlinable package static var isShare: ItemFlags { ItemFlags(rawValue: 64) }
  /// The size, a bound or a position of the item depends on the extent of its container.
  @inlinable package static var dependsOnContainer: ItemFlags { ItemFlags(rawValue: 128) }
}

/// An item of a flex layout or a grid in a pass: its properties, and its computed extents.
@usableFromInline package struct Item: BitwiseCopyable, Sendable {
  @usableFromInline package var x = ItemAxis()
  @usableFromInline package var y = ItemAxis()
  /// The width divided by the height; 0 for an item without a ratio.
  @usableFromInline package var ratio = 0.0
  /// The index of the item among the children of the pass.
  @usableFromInline package var childIndex = 0
  /// The order of the item: items with a lower order come first.
  @usableFromInline package var order = 0
  /// Whether the item is a container, which lays out its own children.
  @usableFromInline package var isContainer = false
  /// Whether the item has content that can be measured.
  @usableFromInline package var hasContent = false

  @inlinable package init() {}

  /// The largest number used in computations; `usable` clamps larger finite ones to it.
  @inlinable package static var largestNumber: Double { 1e9 }

  /// Returns a number made valid for computations: neither negative nor too large.
  @inlinable package static func usable(_ number: Double) -> Double {
    if number >= 0, number <= largestNumber { return number }
    return number > 0 && number.isFinite ? largestNumber : 0
  }

  @inlinable package subscript(axis: TGAxis) -> ItemAxis {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }

  /// The item along an axis that is known at compile time.
  @inlinable package subscript<Axis: TGAxisType>(_: Axis) -> ItemAxis {
    @inline(__always) get { Axis.axis == .horizontal ? x : y }
    @inline(__always) set { if Axis.axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Whether the item has neither content nor a ratio, so that its content size is only its
  /// padding.
  @inlinable package var isEmpty: Bool { !hasContent && ratio == 0 }
}
