// What stands on the right of an operator: another view's extent or position, and what is made of it.

import TangramCore

/// An extent of some view, multiplied and increased: the right side of `a.tg_width ~= b.tg_width * 2 + 10`.
public struct TGSizeSum: Hashable, Sendable {
  /// The extent.
  public var anchor: TGAnchor
  /// What it is multiplied by.
  public var multiple = 1.0
  /// What is added to the product.
  public var increment = 0.0

  fileprivate init(_ anchor: TGAnchor) { self.anchor = anchor }

  /// Multiplies all of it.
  public static func * (sum: TGSizeSum, factor: some TGNumber) -> TGSizeSum {
    var product = sum
    product.multiple *= factor.tg_points
    product.increment *= factor.tg_points
    return product
  }

  /// Divides all of it.
  public static func / (sum: TGSizeSum, divisor: some TGNumber) -> TGSizeSum {
    sum * (1 / divisor.tg_points)
  }

  /// Adds points.
  public static func + (sum: TGSizeSum, points: some TGNumber) -> TGSizeSum {
    var result = sum
    result.increment += points.tg_points
    return result
  }

  /// Takes points off.
  public static func - (sum: TGSizeSum, points: some TGNumber) -> TGSizeSum {
    sum + -points.tg_points
  }
}

extension TGLayoutSize {
  /// A multiple of the extent, for another one.
  public static func * (size: TGLayoutSize, factor: some TGNumber) -> TGSizeSum {
    TGSizeSum(size.anchor) * factor
  }

  /// A part of the extent, for another one.
  public static func / (size: TGLayoutSize, divisor: some TGNumber) -> TGSizeSum {
    TGSizeSum(size.anchor) / divisor
  }

  /// The extent and some points, for another one.
  public static func + (size: TGLayoutSize, points: some TGNumber) -> TGSizeSum {
    TGSizeSum(size.anchor) + points
  }

  /// The extent less some points, for another one.
  public static func - (size: TGLayoutSize, points: some TGNumber) -> TGSizeSum {
    TGSizeSum(size.anchor) - points
  }
}

/// An edge or a centre of some view, moved: the right side of `a.tg_left ~= b.tg_right + 10`.
public struct TGPositionSum: Hashable, Sendable {
  /// The edge or centre.
  public var anchor: TGAnchor
  /// What is added to it.
  public var offset: Double

  /// Adds points.
  public static func + (sum: TGPositionSum, points: some TGNumber) -> TGPositionSum {
    TGPositionSum(anchor: sum.anchor, offset: sum.offset + points.tg_points)
  }

  /// Takes points off.
  public static func - (sum: TGPositionSum, points: some TGNumber) -> TGPositionSum {
    sum + -points.tg_points
  }
}

extension TGLayoutPos {
  /// The position moved by some points, for another one.
  public static func + (position: TGLayoutPos, points: some TGNumber) -> TGPositionSum {
    TGPositionSum(anchor: position.anchor, offset: points.tg_points)
  }

  /// The position moved back by some points, for another one.
  public static func - (position: TGLayoutPos, points: some TGNumber) -> TGPositionSum {
    TGPositionSum(anchor: position.anchor, offset: -points.tg_points)
  }
}
