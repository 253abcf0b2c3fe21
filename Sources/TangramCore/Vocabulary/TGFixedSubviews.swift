/// Children of one size along a line, with gaps that stretch: what `tg_setSubviews` sets.
public struct TGFixedSubviews: Hashable, Sendable {
  /// The size of every child along the line.
  public var size: Double
  /// The smallest gap.
  public var minSpace: Double
  /// The largest gap.
  public var maxSpace: Double
  /// Whether there are gaps before the first and after the last child, too.
  public var centered: Bool

  /// Creates the setting.
  public init(
    size: Double, minSpace: Double = -.greatestFiniteMagnitude,
    maxSpace: Double = .greatestFiniteMagnitude, centered: Bool = false
  ) {
    self.size = size
    self.minSpace = minSpace
    self.maxSpace = maxSpace
    self.centered = centered
  }
}
