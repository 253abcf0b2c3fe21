import TangramCore

/// An item of a flex or a grid container in a pass along one axis: what it says, in points, and the
/// rectangle that is found for it.
public struct TGItemAxis: BitwiseCopyable, Sendable {
  /// The extent the item says; NaN if it follows from the content.
  public var size = Double.nan
  /// The lower bound; 0 where there is none.
  public var lower = 0.0
  /// The upper bound; infinite where there is none.
  public var upper = Double.infinity
  /// The margin before the item; 0 for one that shares the room left over.
  public var before = 0.0
  /// The margin after the item; 0 for one that shares the room left over.
  public var after = 0.0
  /// The item's own padding, below which it never shrinks.
  public var padding = 0.0
  /// The extent the item is given.
  public var extent = 0.0
  /// The coordinate the item is given.
  public var origin = 0.0
  /// Yes or no about the item along the axis.
  public var flags: TGItemFlags = []

  /// Creates an item that says nothing.
  public init() {}

  /// Whether the extent is known.
  @inlinable public var isSized: Bool { !size.isNaN }
  /// Both margins.
  @inlinable public var margins: Double { before + after }
  /// The extent with both margins.
  @inlinable public var outer: Double { before + extent + after }
  /// Whether a margin shares the room left over.
  @inlinable public var hasAutoMargin: Bool {
    !flags.isDisjoint(with: [.autoBefore, .autoAfter])
  }
  /// Whether the item is as large as it is stretched.
  @inlinable public var fills: Bool { flags.contains(.fills) }
  /// Whether a lower bound is given, so that there is no automatic one.
  @inlinable public var hasLower: Bool { flags.contains(.hasLower) }

  /// Keeps an extent within the bounds; the lower one wins, and the padding.
  @inlinable public func clamp(_ extent: Double) -> Double {
    max(max(lower, padding), min(extent, upper))
  }

  /// The known extent within the bounds; NaN if it is not known.
  @inlinable public var boundedSize: Double { isSized ? clamp(size) : .nan }
}

/// Yes or no about an item along an axis.
public struct TGItemFlags: OptionSet, BitwiseCopyable, Sendable {
  /// A bit for each question.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The margin before the item shares the room left over.
  public static let autoBefore = TGItemFlags(rawValue: 1)
  /// The margin after the item shares the room left over.
  public static let autoAfter = TGItemFlags(rawValue: 2)
  /// The item says a position before it.
  public static let hasBefore = TGItemFlags(rawValue: 4)
  /// The item says a position after it.
  public static let hasAfter = TGItemFlags(rawValue: 8)
  /// The item takes the room there is.
  public static let fills = TGItemFlags(rawValue: 16)
  /// The item has a lower bound.
  public static let hasLower = TGItemFlags(rawValue: 32)
  /// The item says a percentage as its size.
  public static let isShare = TGItemFlags(rawValue: 64)
  /// What the item says depends on the extent of what it is in.
  public static let needsWhole = TGItemFlags(rawValue: 128)
}

/// An item of a flex or a grid container in a pass: its own numbers, and where it goes.
public struct TGItem: BitwiseCopyable, Sendable {
  /// The item along the horizontal axis.
  public var x = TGItemAxis()
  /// The item along the vertical axis.
  public var y = TGItemAxis()
  /// The width divided by the height; 0 for an item that has no ratio.
  public var ratio = 0.0
  /// The place of the item among the children of the pass.
  public var place: Int
  /// Items of lower order come first.
  public var order = 0
  /// Where the item goes by its own account.
  public var alignment: TGItemAlignment?
  /// Whether the item lays out children of its own.
  public var isContainer = false
  /// Whether there is something in the item that can be measured.
  public var hasContent = false

  /// Creates an item that says nothing.
  public init(place: Int) { self.place = place }

  /// Numbers beyond this are not computed with.
  public static let largestNumber = 1e9

  /// A number that can be computed with: not negative, and not too large.
  public static func usable(_ number: Double) -> Double {
    if number >= 0, number <= largestNumber { return number }
    return number > 0 && number.isFinite ? largestNumber : 0
  }

  /// The item along an axis.
  @inlinable public subscript(axis: TGAxis) -> TGItemAxis {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }
}
