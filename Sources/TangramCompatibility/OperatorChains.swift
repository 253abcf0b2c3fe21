// The right-hand sides of operators: an extent or a position of another view, combined with
// numbers.

import TangramCore
import TangramModifiers

/// An extent of a view with a multiple and an increment: the right-hand side of `a.tg_width ~=
/// b.tg_width * 2 + 10`.
public struct TGSizeSum: Hashable, Sendable {
  private let anchor: TGAnchor
  private var multiple = 1.0
  private var increment = 0.0

  fileprivate init(_ anchor: TGAnchor) { self.anchor = anchor }

  /// Multiplies both the multiple and the increment.
  public static func * (sum: TGSizeSum, factor: some TGNumber) -> TGSizeSum {
    var product = sum
    product.multiple *= factor.tg_points
    product.increment *= factor.tg_points
    return product
  }

  /// Divides both the multiple and the increment.
  public static func / (sum: TGSizeSum, divisor: some TGNumber) -> TGSizeSum {
    sum * (1 / divisor.tg_points)
  }

  /// Adds a number of points.
  public static func + (sum: TGSizeSum, points: some TGNumber) -> TGSizeSum {
    var result = sum
    result.increment += points.tg_points
    return result
  }

  /// Subtracts a number of points.
  public static func - (sum: TGSizeSum, points: some TGNumber) -> TGSizeSum {
    sum + -points.tg_points
  }
}

extension TGLayoutSize {
  /// Returns a multiple of the extent, to which another extent can be tied.
  public static func * (size: TGLayoutSize, factor: some TGNumber) -> TGSizeSum {
    TGSizeSum(size.anchor) * factor
  }

  /// Returns a fraction of the extent, to which another extent can be tied.
  public static func / (size: TGLayoutSize, divisor: some TGNumber) -> TGSizeSum {
    TGSizeSum(size.anchor) / divisor
  }

  /// Returns the extent plus a number of points, to which another extent can be tied.
  public static func + (size: TGLayoutSize, points: some TGNumber) -> TGSizeSum {
    TGSizeSum(size.anchor) + points
  }

  /// Returns the extent minus a number of points, to which another extent can be tied.
  public static func - (size: TGLayoutSize, points: some TGNumber) -> TGSizeSum {
    TGSizeSum(size.anchor) - points
  }
}

/// An edge or a center of a view with an offset: the right-hand side of `a.tg_left ~= b.tg_right +
/// 10`.
public struct TGPositionSum: Hashable, Sendable {
  fileprivate let anchor: TGAnchor
  fileprivate let offset: Double

  /// Adds a number of points.
  public static func + (sum: TGPositionSum, points: some TGNumber) -> TGPositionSum {
    TGPositionSum(anchor: sum.anchor, offset: sum.offset + points.tg_points)
  }

  /// Subtracts a number of points.
  public static func - (sum: TGPositionSum, points: some TGNumber) -> TGPositionSum {
    sum + -points.tg_points
  }
}

extension TGLayoutPos {
  /// Returns the position moved by a number of points, to which another position can be tied.
  public static func + (position: TGLayoutPos, points: some TGNumber) -> TGPositionSum {
    TGPositionSum(anchor: position.anchor, offset: points.tg_points)
  }

  /// Returns the position moved back by a number of points, to which another position can be tied.
  public static func - (position: TGLayoutPos, points: some TGNumber) -> TGPositionSum {
    TGPositionSum(anchor: position.anchor, offset: -points.tg_points)
  }
}

// MARK: - As values

extension TGSizeSum: TGLength, TGMostTerm {
  /// The extent with its multiple and increment as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(anchor, multiple: multiple, addend: increment)
  }
}

/// As one of several values whose largest or smallest is used, the offset leads toward the trailing or the
/// bottom edge.
extension TGPositionSum: TGDistance, TGMostTerm {
  /// The position with its offset as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(anchor, addend: offset)
  }
}

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
