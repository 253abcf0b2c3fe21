import TangramCore

/// An item of a flex or a grid container in a pass along one axis: what it says, in points, and the
/// rectangle that is found for it.
@usableFromInline package struct ItemAxis: BitwiseCopyable, Sendable {
  /// The extent the item says; NaN if it follows from the content.
  @usableFromInline package var size = Double.nan
  /// The lower bound; 0 where there is none.
  @usableFromInline package var lower = 0.0
  /// The upper bound; infinite where there is none.
  @usableFromInline package var upper = Double.infinity
  /// The margin before the item; 0 for one that shares the room left over.
  @usableFromInline package var before = 0.0
  /// The margin after the item; 0 for one that shares the room left over.
  @usableFromInline package var after = 0.0
  /// The item's own padding, below which it never shrinks.
  @usableFromInline package var padding = 0.0
  /// The extent the item is given.
  @usableFromInline package var extent = 0.0
  /// The coordinate the item is given.
  @usableFromInline package var origin = 0.0
  /// Yes or no about the item along the axis.
  @usableFromInline package var flags: ItemFlags = []

  /// Creates an item that says nothing.
  @inlinable package init() {}

  /// Whether the extent is known.
  @inlinable package var isSized: Bool { size.isKnown }
  /// Both margins.
  @inlinable package var margins: Double { before + after }
  /// The extent with both margins.
  @inlinable package var outer: Double { before + extent + after }
  /// Whether a margin shares the room left over.
  @inlinable package var hasAutoMargin: Bool {
    !flags.isDisjoint(with: [.autoBefore, .autoAfter])
  }
  /// Whether the item is as large as it is stretched.
  @inlinable package var fills: Bool { flags.contains(.fills) }
  /// Whether a lower bound is given, so that there is no automatic one.
  @inlinable package var hasLower: Bool { flags.contains(.hasLower) }

  /// Keeps an extent within the bounds; the lower one wins, and the padding.
  @inlinable package func clamp(_ extent: Double) -> Double {
    lower.orMore(padding).orMore(min(extent, upper))
  }

  /// The known extent within the bounds; NaN if it is not known.
  @inlinable package var boundedSize: Double { isSized ? clamp(size) : .nan }
}

/// Yes or no about an item along an axis.
@usableFromInline package struct ItemFlags: OptionSet, BitwiseCopyable, Sendable {
  /// A bit for each question.
  @usableFromInline package let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The margin before the item shares the room left over.
  @inlinable package static var autoBefore: ItemFlags { ItemFlags(rawValue: 1) }
  /// The margin after the item shares the room left over.
  @inlinable package static var autoAfter: ItemFlags { ItemFlags(rawValue: 2) }
  /// The item says a position before it.
  @inlinable package static var hasBefore: ItemFlags { ItemFlags(rawValue: 4) }
  /// The item says a position after it.
  @inlinable package static var hasAfter: ItemFlags { ItemFlags(rawValue: 8) }
  /// The item takes the room there is.
  @inlinable package static var fills: ItemFlags { ItemFlags(rawValue: 16) }
  /// The item has a lower bound.
  @inlinable package static var hasLower: ItemFlags { ItemFlags(rawValue: 32) }
  /// The item says a percentage as its size.
  @inlinable package static var isShare: ItemFlags { ItemFlags(rawValue: 64) }
  /// What the item says depends on the extent of what it is in.
  @inlinable package static var needsWhole: ItemFlags { ItemFlags(rawValue: 128) }
}

/// An item of a flex or a grid container in a pass: its own numbers, and where it goes.
@usableFromInline package struct Item: BitwiseCopyable, Sendable {
  /// The item along the horizontal axis.
  @usableFromInline package var x = ItemAxis()
  /// The item along the vertical axis.
  @usableFromInline package var y = ItemAxis()
  /// The width divided by the height; 0 for an item that has no ratio.
  @usableFromInline package var ratio = 0.0
  /// The place of the item among the children of the pass.
  @usableFromInline package var place: Int
  /// Items of lower order come first.
  @usableFromInline package var order = 0
  /// Where the item goes by its own account.
  @usableFromInline package var alignment: TGItemAlignment?
  /// Whether the item lays out children of its own.
  @usableFromInline package var isContainer = false
  /// Whether there is something in the item that can be measured.
  @usableFromInline package var hasContent = false

  /// Creates an item that says nothing.
  @inlinable package init(place: Int) { self.place = place }

  /// Numbers beyond this are not computed with.
  @inlinable package static var largestNumber: Double { 1e9 }

  /// A number that can be computed with: not negative, and not too large.
  @inlinable package static func usable(_ number: Double) -> Double {
    if number >= 0, number <= largestNumber { return number }
    return number > 0 && number.isFinite ? largestNumber : 0
  }

  /// The item along an axis.
  @inlinable package subscript(axis: TGAxis) -> ItemAxis {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }

  /// The item along an axis that is known at compile time.
  @inlinable package subscript<Axis: TGAxisType>(_: Axis) -> ItemAxis {
    @inline(__always) get { Axis.axis == .horizontal ? x : y }
    @inline(__always) _modify { if Axis.axis == .horizontal { yield &x } else { yield &y } }
  }

  /// Whether nothing in the item asks for room.
  @inlinable package var isEmpty: Bool { !hasContent && ratio == 0 }
}
