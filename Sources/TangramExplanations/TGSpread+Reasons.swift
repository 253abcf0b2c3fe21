import TangramCore

extension TGSpread {
  /// Returns the part of the free space that lies before the first child.
  public func lead(of room: TGReason) -> TGReason { part(room, leadDivisor) }

  /// Returns the part of the free space that is added to each gap between neighbors.
  public func gap(of room: TGReason) -> TGReason { part(room, gapDivisor) }

  private func part(_ room: TGReason, _ divisor: Double?) -> TGReason {
    guard let divisor else { return .rule(0) }
    return divisor == 1 ? room : room / .rule(divisor)
  }
}
