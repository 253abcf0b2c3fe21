import TangramCore
import TangramModifiers
import TangramResults

extension TGPassReasons {
  /// Returns the result of `tg_setSubviews` for a line: the common size of the children, if any, the gap
  /// between them, and the padding before the first child and after the last, with the gap if they are
  /// centered.
  ///
  /// - Parameters:
  ///   - fixed: The common size and the gaps; nil if there are none.
  ///   - count: The number of children that are spread over the line; nil if their gaps do not change.
  ///   - room: The length of the line.
  ///   - keepsLeast: Whether the smallest gap is a limit.
  public func line(
    of fixed: TGFixedSubviews?, _ count: Int?, in room: @autoclosure () -> TGReason,
    keepsLeast: Bool = true
  ) -> (size: TGReason?, gap: TGReason, start: TGReason, end: TGReason) {
    let line = fixed?.line(count, in: room, keepsLeast: keepsLeast)
    let margin = (fixed?.centered == true ? line?.gap : nil) ?? .rule(0)
    let gap = line?.gap.map { $0.value == 0 ? .rule(0) : $0 } ?? space
    return (line?.size, gap, paddingStart + margin, paddingEnd + margin)
  }
}

extension TGFixedSubviews {
  /// The size of each child on a line, and the gap between neighbors: 0 if there is none, nil if it does not
  /// change.
  fileprivate func line(
    _ count: Int?, in room: () -> TGReason, keepsLeast: Bool
  ) -> (size: TGReason, gap: TGReason?) {
    let text = "tg_setSubviews(size: \(readable(size)))"
    let written = TGReason.written(size, "size of each", text)
    guard let count else { return (written, nil) }
    let (room, gaps) = (room(), centered ? count + 1 : count - 1)
    guard let spread = spread(Double(count), in: room.value, keepsLeast: keepsLeast)
    else { return (written, .rule(0)) }
    let (children, number) = (TGReason.rule(Double(count)), TGReason.rule(Double(gaps)))
    if spread.size == size {
      let stretched = ((room - children * written) / number).by("what is left, in equal gaps")
      return (written, stretched.named("gap"))
    }
    let limit =
      spread.gap == maxSpace
      ? TGReason.written(maxSpace, "greatest gap", "maxSpace: \(readable(maxSpace))")
      : TGReason.written(minSpace, "smallest gap", "minSpace: \(readable(minSpace))")
    let given = ((room - number * limit) / children).by("what the limit of the gaps leaves")
    return (given.named("size of each"), limit)
  }
}

extension TGSpread {
  /// Returns the parts of the free space that lie before the first child, and that are added to each gap
  /// between neighbors.
  @inlinable public func parts<Number: TGRuleNumber>(
    of room: Number
  ) -> (lead: Number, gap: Number) {
    func part(_ divisor: Double?) -> Number {
      guard let divisor else { return Number(0) }
      return divisor == 1 ? room : room / Number(divisor)
    }
    return (part(leadDivisor), part(gapDivisor))
  }
}
