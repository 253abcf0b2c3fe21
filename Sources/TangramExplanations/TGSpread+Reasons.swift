import TangramCore

extension TGSpread {
  /// The part of a room that lies before the first one.
  public func lead(of room: TGReason) -> TGReason { part(room, leadDivisor) }

  /// The part of a room that comes to each gap between neighbours.
  public func gap(of room: TGReason) -> TGReason { part(room, gapDivisor) }

  private func part(_ room: TGReason, _ divisor: Double?) -> TGReason {
    guard let divisor else { return .rule(0) }
    return divisor == 1 ? room : room / .rule(divisor)
  }
}
