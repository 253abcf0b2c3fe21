/// How an alignment spreads things that follow each other over the room that they leave.
///
/// The room before the first one, and the room that comes to each gap, are parts of the whole.
///
///     let spread = pass[main].gravity.spread(pass.count)
///     var position = pass[main].paddingStart + spread.lead(of: rest)
public struct TGSpread: Hashable, Sendable {
  /// How many times the room before the first one goes into the whole; nil if there is none.
  package let leadDivisor: Double?
  /// How many times the room that comes to a gap goes into the whole; nil if there is none.
  package let gapDivisor: Double?

  /// The part of a room that lies before the first one.
  public func lead(of room: Double) -> Double { leadDivisor.map { room / $0 } ?? 0 }

  /// The part of a room that comes to each gap between neighbours.
  public func gap(of room: Double) -> Double { gapDivisor.map { room / $0 } ?? 0 }
}

extension TGAlignment {
  /// How this many things are spread; those that do not move or spread them lie at the start.
  public func spread(_ count: Int) -> TGSpread {
    let all = Double(count)
    switch self {
    case .center: return TGSpread(leadDivisor: 2, gapDivisor: nil)
    case .end: return TGSpread(leadDivisor: 1, gapDivisor: nil)
    case .between: return TGSpread(leadDivisor: nil, gapDivisor: count > 1 ? all - 1 : nil)
    case .around where count > 1: return TGSpread(leadDivisor: 2 * all, gapDivisor: all)
    case .around: return TGSpread(leadDivisor: 2, gapDivisor: nil)
    case .among: return TGSpread(leadDivisor: all + 1, gapDivisor: all + 1)
    case .none, .start, .fill, .windowCenter, .baseline, .other:
      return TGSpread(leadDivisor: nil, gapDivisor: nil)
    }
  }
}
