// The right-hand sides of operators: an extent or a position of another view, combined with
// numbers.

import TangramCore
import TangramModifiers

/// An extent of a view with a multiple and an increment, or a position with an offset: the right-hand side
/// of `a.tg_width ~= b.tg_width * 2 + 10` and `a.tg_left ~= b.tg_right + 10`.
///
/// As one of several values whose largest or smallest is used, the offset of a position leads toward the
/// trailing or the bottom edge.
public struct TGDescriptorSum<Kind>: Hashable, Sendable {
  private let anchor: TGAnchor
  private var multiple = 1.0
  private var addend = 0.0

  fileprivate init(_ anchor: TGAnchor) { self.anchor = anchor }

  /// Adds a number of points.
  public static func + (sum: TGDescriptorSum, points: some TGNumber) -> TGDescriptorSum {
    var result = sum
    result.addend += points.tg_points
    return result
  }

  /// Subtracts a number of points.
  public static func - (sum: TGDescriptorSum, points: some TGNumber) -> TGDescriptorSum {
    sum + -points.tg_points
  }
}

extension TGDescriptorSum<TGSize> {
  /// Multiplies both the multiple and the increment.
  public static func * (sum: TGDescriptorSum, factor: some TGNumber) -> TGDescriptorSum {
    var product = sum
    product.multiple *= factor.tg_points
    product.addend *= factor.tg_points
    return product
  }

  /// Divides both the multiple and the increment.
  public static func / (sum: TGDescriptorSum, divisor: some TGNumber) -> TGDescriptorSum {
    sum * (1 / divisor.tg_points)
  }
}

extension TGDescriptor {
  /// Returns the extent or the position plus a number of points, to which another can be tied.
  public static func + (handle: TGDescriptor, points: some TGNumber) -> TGDescriptorSum<Kind> {
    TGDescriptorSum(handle.anchor) + points
  }

  /// Returns the extent or the position minus a number of points, to which another can be tied.
  public static func - (handle: TGDescriptor, points: some TGNumber) -> TGDescriptorSum<Kind> {
    TGDescriptorSum(handle.anchor) - points
  }
}

extension TGLayoutSize {
  /// Returns a multiple of the extent, to which another extent can be tied.
  public static func * (size: TGLayoutSize, factor: some TGNumber) -> TGDescriptorSum<TGSize> {
    TGDescriptorSum(size.anchor) * factor
  }

  /// Returns a fraction of the extent, to which another extent can be tied.
  public static func / (size: TGLayoutSize, divisor: some TGNumber) -> TGDescriptorSum<TGSize> {
    TGDescriptorSum(size.anchor) / divisor
  }
}

// MARK: - As values

extension TGDescriptorSum: TGValue, TGMostTerm {
  /// The extent or the position with what it is multiplied by, and what is added, as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(anchor, multiple: multiple, addend: addend)
  }
}

extension TGDescriptorSum: TGLength where Kind == TGSize {}
extension TGDescriptorSum: TGDistance where Kind == TGPoint {}

extension Array where Element: TGMostTerm {
  /// MyLayout's name of `TGMost.largest(of: list)`, for sizes.
  public var myMaxSize: TGMost { .largest(of: self) }
  /// MyLayout's name of `TGMost.smallest(of: list)`, for sizes.
  public var myMinSize: TGMost { .smallest(of: self) }
  /// MyLayout's name of `TGMost.largest(of: list)`, for positions.
  public var myMaxPos: TGMost { .largest(of: self) }
  /// MyLayout's name of `TGMost.smallest(of: list)`, for positions.
  public var myMinPos: TGMost { .smallest(of: self) }
}
