/// The distribution of free space among consecutive items, as specified by an alignment.
///
/// The space before the first item and the space added to each gap are fractions of the free space.
///
///     let spread = pass[main].gravity.spread(pass.count)
///     var position = pass[main].paddingStart + spread.lead(of: rest)
public struct TGSpread: Hashable, Sendable {
  /// The free space divided by the space before the first item; `nil` if that space is 0.
  @usableFromInline package let leadDivisor: Double?
  /// The free space divided by the space added to each gap; `nil` if that space is 0.
  @usableFromInline package let gapDivisor: Double?

  /// Returns the part of `room`, the free space, that lies before the first item.
  public func lead(of room: Double) -> Double { leadDivisor.map { room / $0 } ?? 0 }

  /// Returns the part of `room`, the free space, that is added to each gap between neighbors.
  public func gap(of room: Double) -> Double { gapDivisor.map { room / $0 } ?? 0 }
}

extension TGAlignment {
  /// Returns the distribution for `count` items; alignments that neither move nor spread items
  /// place them at the start.
  public func spread(_ count: Int) -> TGSpread {
    let all = Double(count)
    switch self {
    case .center: return TGSpread(leadDivisor: 2, gapDivisor: nil)
    case .end: return TGSpread(leadDivisor: 1, gapDivisor: nil)
    case .between: return TGSpread(leadDivisor: nil, gapDivisor: count > 1 ? all - 1 : nil)
    case .around where count > 1: return TGSpread(leadDivisor: 2 * all, gapDivisor: all)
    case .around: return TGSpread(leadDivisor: 2, gapDivisor: nil)
    case .among: return TGSpread(leadDivisor: all + 1, gapDivisor: all + 1)
    case .none, .start, .fill, .stretch, .windowCenter, .baseline, .other:
      return TGSpread(leadDivisor: nil, gapDivisor: nil)
    }
  }
}

// MARK: - Shortage

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
