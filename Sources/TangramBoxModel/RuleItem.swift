import TangramCore
import TangramExplanations

/// An item in a rule that is stated once for layouts and for their explanations: an `Item`, whose numbers are
/// `Double`, or its `ItemReasons`.
@usableFromInline package protocol RuleItem {
  /// The kind of the rule's numbers.
  associatedtype Number: TGRuleNumber

  /// The properties of the item.
  var item: Item { get }
  /// The width divided by the height.
  var ratio: Number { get }
  /// Returns the definite extent of the item; nil if it depends on the content.
  func size(_ axis: TGAxis) -> Number?
  /// Returns the computed extent.
  func extent(_ axis: TGAxis) -> Number
  func before(_ axis: TGAxis) -> Number
  func after(_ axis: TGAxis) -> Number
  func lower(_ axis: TGAxis) -> Number
  func upper(_ axis: TGAxis) -> Number
  func padding(_ axis: TGAxis) -> Number
  /// Returns a length plus both margins.
  func outer(_ length: Number, _ axis: TGAxis) -> Number
  /// Returns a length minus both margins.
  func inner(_ length: Number, _ axis: TGAxis) -> Number
  /// Clamps a length to the upper bound, the padding, and a lower bound, which may not be that of the item.
  func clamp(_ length: Number, from least: Number, _ axis: TGAxis) -> Number
  /// Measures the width of the content.
  func measuredWidth(_ width: TGContentWidth, height: Double?, _ pass: TGPass) -> Number
  /// Measures the height of the content at a width.
  func measuredHeight(width: Number, _ pass: TGPass) -> Number
}

extension RuleItem {
  /// Clamps a length to the bounds of the item; the lower bound and the padding take precedence.
  @inlinable @inline(__always)
  package func clamp(_ length: Number, _ axis: TGAxis) -> Number {
    clamp(length, from: lower(axis), axis)
  }
}

extension Item: RuleItem {
  @inlinable package var item: Item { @inline(__always) get { self } }

  @inlinable @inline(__always) package func size(_ axis: TGAxis) -> Double? {
    self[axis].isSized ? self[axis].size : nil
  }

  @inlinable @inline(__always)
  package func extent(_ axis: TGAxis) -> Double { self[axis].extent }

  @inlinable @inline(__always)
  package func before(_ axis: TGAxis) -> Double { self[axis].before }

  @inlinable @inline(__always)
  package func after(_ axis: TGAxis) -> Double { self[axis].after }

  @inlinable @inline(__always)
  package func lower(_ axis: TGAxis) -> Double { self[axis].lower }

  @inlinable @inline(__always)
  package func upper(_ axis: TGAxis) -> Double { self[axis].upper }

  @inlinable @inline(__always)
  package func padding(_ axis: TGAxis) -> Double { self[axis].padding }

  @inlinable @inline(__always)
  package func outer(_ length: Double, _ axis: TGAxis) -> Double { length + self[axis].margins }

  @inlinable @inline(__always)
  package func inner(_ length: Double, _ axis: TGAxis) -> Double { length - self[axis].margins }

  @inlinable @inline(__always)
  package func clamp(_ length: Double, from least: Double, _ axis: TGAxis) -> Double {
    self[axis].clamp(length, from: least)
  }

  @inlinable package func measuredWidth(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> Double {
    pass.contentWidth(width, of: pass[childIndex], height: height)
  }

  @inlinable package func measuredHeight(width: Double, _ pass: TGPass) -> Double {
    pass.contentHeight(of: pass[childIndex], width: width)
  }
}
