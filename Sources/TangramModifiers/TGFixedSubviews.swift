import TangramCore

/// A common size of all children along a line, with flexible gaps: the setting of `tg_setSubviews`.
public struct TGFixedSubviews: Hashable, Sendable {
  /// The size of every child along the line.
  public var size: Double
  /// The minimum gap; -infinity for no limit.
  ///
  /// Containers that break lines by content use 0 instead of -infinity, because the number of
  /// children that fit depends on the minimum gap.
  public var minSpace: Double
  /// The maximum gap; infinity for no limit.
  public var maxSpace: Double
  /// Whether there are also gaps before the first and after the last child.
  public var centered: Bool

  /// Creates a setting.
  public init(
    size: some TGNumber, minSpace: some TGNumber = -Double.infinity,
    maxSpace: some TGNumber = Double.infinity, centered: Bool = false
  ) {
    self.size = size.tg_points
    self.minSpace = minSpace.tg_points
    self.maxSpace = maxSpace.tg_points
    self.centered = centered
  }
}

extension TGFixedSubviews {
  /// The minimum gap for computations that need a finite one; 0 if there is no limit.
  public var leastSpace: Double { minSpace <= -.greatestFiniteMagnitude ? 0 : minSpace }

  /// Returns the size and the gap for a number of children on a line.
  ///
  /// If the gap reaches its minimum or maximum, the size is adjusted.
  ///
  /// - Parameters:
  ///   - count: The number of children on the line.
  ///   - room: The length of the line.
  ///   - keepsLeast: Whether the minimum gap is a limit; it is not if it has already determined the
  ///     number of children.
  /// - Returns: The size and the gap; nil if the line has no gaps.
  public func spread(
    _ count: Double, in room: Double, keepsLeast: Bool = true
  ) -> (size: Double, gap: Double)? {
    let gaps = centered ? count + 1 : count - 1
    guard gaps > 0 else { return nil }
    let stretched = (room - size * count) / gaps
    var gap = stretched
    if gap - maxSpace > Self.tolerance { gap = maxSpace }
    if keepsLeast, minSpace - gap > Self.tolerance { gap = minSpace }
    return (gap == stretched ? size : (room - gap * gaps) / count, gap)
  }

  /// The maximum difference at which gaps are considered equal.
  private static let tolerance = 1e-7
}
