/// The length by which children exceed the available space, which is divided among their sizes and
/// positions in proportion to their shrink factors.
public struct TGShortage: Hashable, Sendable {
  /// The length that is missing; a positive number.
  public let length: Double
  /// The sum of the factors; a positive number.
  package let factors: Double

  /// Creates a shortage; nil if nothing is missing, or if there is nothing to shrink.
  public init?(of length: Double, factors: Double) {
    guard length > 1e-7, factors > 0 else { return nil }
    (self.length, self.factors) = (length, factors)
  }

  /// The part of the shortage that a factor takes.
  public func part(of factor: Double) -> Double { factor == 0 ? 0 : length * factor / factors }
}
