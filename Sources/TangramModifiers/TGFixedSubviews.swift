import TangramCore

/// Children of one size along a line, with gaps that stretch: what `tg_setSubviews` sets.
public struct TGFixedSubviews: Hashable, Sendable {
  /// The size of every child along the line.
  public var size: Double
  /// The smallest gap; -infinity for no limit.
  ///
  /// Containers that break lines by their content take 0 for that: how many children fit depends on the
  /// smallest gap.
  public var minSpace: Double
  /// The largest gap; infinity for no limit.
  public var maxSpace: Double
  /// Whether there are gaps before the first and after the last child, too.
  public var centered: Bool

  /// Creates the setting.
  public init(
    size: Double, minSpace: Double = -.infinity, maxSpace: Double = .infinity,
    centered: Bool = false
  ) {
    self.size = size
    self.minSpace = minSpace
    self.maxSpace = maxSpace
    self.centered = centered
  }
}

extension TGFixedSubviews {
  /// The smallest gap where there must be one; 0 for no limit.
  public var leastSpace: Double { minSpace <= -.greatestFiniteMagnitude ? 0 : minSpace }

  /// The size and the gap of this many children on a line.
  ///
  /// Where a limit of the gap is met, the size gives way.
  ///
  /// - Parameters:
  ///   - count: The number of children on the line.
  ///   - room: The length of the line.
  ///   - keepsLeast: Whether the smallest gap is a limit; it is not where it has decided how many
  ///     children there are.
  /// - Returns: Nil if there is no gap.
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

  /// Gaps that differ by less are the same.
  private static let tolerance = 1e-7
}
