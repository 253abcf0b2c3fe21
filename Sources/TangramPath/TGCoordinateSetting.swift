import TangramCore

/// The coordinate system of a curve in its container, and the part of the curve to use.
public struct TGCoordinateSetting: Hashable, Sendable {
  /// The position of the coordinates (0, 0), as fractions of the container's content.
  public var origin = TGPoint.zero
  /// Whether the second coordinate grows upward, as in mathematics, rather than downward.
  public var isMath = false
  /// Whether the axes are swapped, so that the curve's own variable runs down the container.
  public var isReverse = false
  /// The value of the curve's variable where the curve begins; nil for the edge of the content, or the
  /// angle 0.
  ///
  /// The variables of polar curves, and of the named parametric curves, are angles in radians.
  public var start: Double?
  /// The value of the curve's variable where the curve ends; nil for the other edge, or for a full turn.
  public var end: Double?

  /// Creates a setting; omitted values are the defaults.
  public init(
    origin: TGPoint = .zero, isMath: Bool = false, isReverse: Bool = false,
    start: Double? = nil, end: Double? = nil
  ) {
    (self.origin, self.isMath, self.isReverse) = (origin, isMath, isReverse)
    (self.start, self.end) = (start, end)
  }

  /// Resets all properties.
  public mutating func reset() { self = TGCoordinateSetting() }
}
