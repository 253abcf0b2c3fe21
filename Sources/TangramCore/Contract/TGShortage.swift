/// A shortage: the length by which children need more than there is, which is divided among their sizes
/// and positions in proportion to their shrink factors.
public struct TGShortage: Hashable, Sendable {
  /// The length that is missing; a positive number.
  public let length: Double
  /// The sum of the factors; a positive number.
  public let factors: Double

  /// Creates a shortage; nil if nothing is missing, or if there is nothing to shrink.
  public init?(of length: Double, factors: Double) {
    guard length > 1e-7, factors > 0 else { return nil }
    (self.length, self.factors) = (length, factors)
  }

  /// The part of the shortage that a factor takes.
  public func part(of factor: Double) -> Double { factor == 0 ? 0 : length * factor / factors }
}

extension TGChildAxis {
  /// The shrink factor of the size.
  public var shrink: Double { shrinks.size }

  /// The shrink factor of the position before the child.
  public var startShrink: Double { shrinks.start }

  /// The shrink factor of the position of the center.
  public var centerShrink: Double { shrinks.center }

  /// The shrink factor of the position after the child.
  public var endShrink: Double { shrinks.end }

  private var shrinks: AxisShrinks {
    child.box.rare < 0 ? AxisShrinks() : solver.rares[Int(child.box.rare)][Axis.axis].shrinks
  }

  /// Takes the part of a shortage off the extent, which stays within its bounds and is never negative.
  public func shrinkExtent(_ shortage: TGShortage) {
    if shrink != 0 { extent = clamp(max(0, extent - shortage.part(of: shrink))) }
  }
}
