import TangramCore

/// Where the coordinate system of a curve lies in its container, and which part of the curve
/// counts.
public struct TGCoordinateSetting: Hashable, Sendable {
  /// The place of the coordinates (0, 0), as fractions of the container's content.
  public var origin = TGPoint.zero
  /// Whether the second coordinate grows upwards, as in mathematics, rather than downwards.
  public var isMath = false
  /// Whether the axes are exchanged, so that the curve's own variable runs down the container.
  public var isReverse = false
  /// Where the curve begins, in its own variable; nil for the edge of the content, or the angle 0.
  ///
  /// The variables of polar curves, and of the parametric curves that have a name, are angles in
  /// radians.
  public var start: Double?
  /// Where the curve ends; nil for the other edge, or for a full turn.
  public var end: Double?

  /// Creates a setting with the default values.
  public init() {}

  /// Creates a setting; what you leave out is as in `init()`.
  public init(
    origin: TGPoint = .zero, isMath: Bool = false, isReverse: Bool = false,
    start: Double? = nil, end: Double? = nil
  ) {
    self.origin = origin
    self.isMath = isMath
    self.isReverse = isReverse
    self.start = start
    self.end = end
  }

  /// Resets all properties.
  public mutating func reset() { self = TGCoordinateSetting() }
}
