// The right-hand sides of operators: an extent or a position of another view, combined with
// numbers.

import TangramCore
import TangramModifiers

/// An extent of a view with a multiple and an increment: the right-hand side of `a.tg_width ~=
/// b.tg_width * 2 + 10`.
public struct TGSizeSum: Hashable, Sendable {
  /// The extent.
  public var anchor: TGAnchor
  /// The factor that the extent is multiplied by.
  public var multiple = 1.0
  /// The number of points that is added to the product.
  public var increment = 0.0

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
  /// The edge or center.
  public var anchor: TGAnchor
  /// The offset that is added to the edge or center.
  public var offset: Double

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

// MARK: - As one of several values whose largest or smallest is used

extension TGSizeSum: TGMostTerm {
  /// The extent with its multiple and increment as a term.
  public var tg_term: TGMost.Term {
    TGMost.Term(anchor, multiple: multiple, increment: increment)
  }
}

extension TGPositionSum: TGMostTerm {
  /// The position, moved by the offset toward the trailing or the bottom edge, as a term.
  public var tg_term: TGMost.Term {
    TGMost.Term(anchor, increment: anchor.attribute.isAtEnd ? -offset : offset)
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
