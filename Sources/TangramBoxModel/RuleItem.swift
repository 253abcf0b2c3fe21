import TangramCore
import TangramExplanations

// Items in rules that are stated once, for layouts and for their explanations.

/// An item in a rule: an `Item`, whose numbers are `Double`, or its `ItemReasons`.
@usableFromInline package protocol RuleItem {
  associatedtype Axis: RuleItemAxis
  typealias Number = Axis.Number

  var x: Axis { get }
  var y: Axis { get }
  subscript(axis: TGAxis) -> Axis { get }
  /// The properties of the item in points.
  var item: Item { get }
  /// The width divided by the height; 0 for an item without a ratio.
  var ratio: Number { get }
  /// Measures the width of the content.
  func measuredWidth(_ width: TGContentWidth, height: Double?, _ pass: TGPass) -> Number
  /// Measures the height of the content at a width.
  func measuredHeight(width: Number, _ pass: TGPass) -> Number
}

/// An item along one axis in a rule: an `ItemAxis`, which describes these numbers, or `ItemAxisReasons`.
@usableFromInline package protocol RuleItemAxis {
  /// The kind of the rule's numbers.
  associatedtype Number: TGRuleNumber

  var size: Number { get }
  var lower: Number { get }
  var upper: Number { get }
  var before: Number { get }
  var after: Number { get }
  var padding: Number { get }
  var extent: Number { get }
  var outer: Number { get }
  var flags: ItemFlags { get }
  /// Returns a length plus both margins.
  func outer(of length: Number) -> Number
  /// Returns a length minus both margins.
  func inner(of length: Number) -> Number
  /// Clamps an extent to the bounds, with another lower bound than that of the item.
  func clamp(_ extent: Number, from least: Number) -> Number
}

extension RuleItemAxis {
  /// Whether the extent is definite.
  @inlinable package var isSized: Bool { size.isKnown }
  /// The definite extent within the bounds; NaN if the extent is not definite.
  @inlinable package var boundedSize: Number { isSized ? clamp(size) : Number(.nan) }
  @inlinable package var fills: Bool { flags.contains(.fills) }
  /// Whether the item has a lower bound of its own, so that there is no automatic minimum.
  @inlinable package var hasLower: Bool { flags.contains(.hasLower) }
  /// Whether any margin takes a share of the free space.
  @inlinable package var hasAutoMargin: Bool {
    !flags.isDisjoint(with: [.autoBefore, .autoAfter])
  }
  /// Whether the item has a position on some side.
  var hasInset: Bool { !flags.isDisjoint(with: [.hasBefore, .hasAfter]) }
  /// Whether the item has positions on both sides, which determine its extent if it has no size.
  var isBetweenInsets: Bool { flags.isSuperset(of: [.hasBefore, .hasAfter]) }

  /// Clamps an extent to the bounds; the lower bound and the padding take precedence.
  @inlinable package func clamp(_ extent: Number) -> Number { clamp(extent, from: lower) }
}

extension Item: RuleItem {
  @inlinable package var item: Item { @inline(__always) get { self } }

  @inlinable package func measuredWidth(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> Double {
    pass.contentWidth(width, of: pass[childIndex], height: height)
  }

  @inlinable package func measuredHeight(width: Double, _ pass: TGPass) -> Double {
    pass.contentHeight(of: pass[childIndex], width: width)
  }
}
