// The right-hand sides of operators: an extent or a position of another view, combined with
// numbers.

import TangramCore
import TangramModifiers

/// An extent of a view with a multiple and an increment, or a position with an offset: the right-hand side
/// of `a.tg_width ~= b.tg_width * 2 + 10` and `a.tg_left ~= b.tg_right + 10`.
///
/// In a `TGMost`, a positive offset of a position moves toward the trailing or the bottom edge.
public struct TGDescriptorSum<Kind>: Hashable, Sendable {
  private let value: TGDescriptorValue

  /// A term times `factor`, plus `points`.
  fileprivate init(_ term: some TGSummand, times factor: Double = 1, plus points: Double = 0) {
    // The value of a term is the same for all attributes.
    let term = term.tg_value(for: .width)
    value = TGDescriptorValue(
      term.packed, multiple: term.multiple * factor, addend: term.addend * factor + points)
  }
}

/// An extent or a position of a view, optionally with a multiple and an increment: a
/// ``/TangramModifiers/TGDescriptor`` or a ``TGDescriptorSum``.
public protocol TGSummand: TGMostTerm {
  /// A name for extents, `TGSize`, or for positions, `TGPoint`.
  associatedtype Kind
}

extension TGSummand {
  /// Adds a number of points.
  public static func + (term: Self, points: some TGNumber) -> TGDescriptorSum<Kind> {
    TGDescriptorSum(term, plus: points.tg_points)
  }

  /// Subtracts a number of points.
  public static func - (term: Self, points: some TGNumber) -> TGDescriptorSum<Kind> {
    TGDescriptorSum(term, plus: -points.tg_points)
  }
}

extension TGSummand where Kind == TGSize {
  /// Multiplies both the multiple and the increment.
  public static func * (term: Self, factor: some TGNumber) -> TGDescriptorSum<TGSize> {
    TGDescriptorSum(term, times: factor.tg_points)
  }

  /// Divides both the multiple and the increment.
  public static func / (term: Self, divisor: some TGNumber) -> TGDescriptorSum<TGSize> {
    TGDescriptorSum(term, times: 1 / divisor.tg_points)
  }
}

// MARK: - As values

extension TGDescriptor: TGSummand {}

extension TGDescriptorSum: TGValue, TGMostTerm, TGSummand {
  /// The extent or the position, with its multiple and its increment or offset, as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue { value }
}

extension TGDescriptorSum: TGLength where Kind == TGSize {}
extension TGDescriptorSum: TGDistance where Kind == TGPoint {}

extension Array where Element: TGMostTerm {
  /// The MyLayout name for `TGMost.largest(of: list)`, for sizes.
  public var myMaxSize: TGMost { .largest(of: self) }
  /// The MyLayout name for `TGMost.smallest(of: list)`, for sizes.
  public var myMinSize: TGMost { .smallest(of: self) }
  /// The MyLayout name for `TGMost.largest(of: list)`, for positions.
  public var myMaxPos: TGMost { .largest(of: self) }
  /// The MyLayout name for `TGMost.smallest(of: list)`, for positions.
  public var myMinPos: TGMost { .smallest(of: self) }
}
