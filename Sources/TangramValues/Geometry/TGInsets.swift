/// Distances from the edges of a box to its content.
///
/// The horizontal edges are logical: in a right-to-left layout `leading` is on the right.
///
///     let padding = TGInsets(top: 8, leading: 16, trailing: 16)
///     padding.trailing  // 16
public struct TGInsets: Hashable, BitwiseCopyable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge, which is the left edge in a left-to-right layout.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge, which is the right edge in a left-to-right layout.
  public var trailing: Double

  /// Insets of zero on all sides.
  @inlinable public static var zero: TGInsets { TGInsets() }

  /// Creates insets; an omitted edge is zero.
  @inlinable public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance on all four sides.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Creates insets in UIKit's order; left and right are used as leading and trailing.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.init(top: top, leading: left, bottom: bottom, trailing: right)
  }
}

extension TGInsets: CustomStringConvertible {
  /// The four distances with their names.
  public var description: String {
    "top \(readable(top)), leading \(readable(leading)), "
      + "bottom \(readable(bottom)), trailing \(readable(trailing))"
  }
}
