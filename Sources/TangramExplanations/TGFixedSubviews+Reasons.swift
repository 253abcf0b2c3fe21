import TangramCore
import TangramModifiers
import TangramResults

extension TGFixedSubviews {
  /// The size of each child, as it is written.
  public var sizeReason: TGReason {
    .written(size, "size of each", "tg_setSubviews(size: \(readable(size)))")
  }

  /// Returns the reasons for the size of the children on a line, and for the length of its gaps:
  /// repeats the computation of `spread` with `TGReason` values.
  ///
  /// - Parameters:
  ///   - count: The number of children on the line.
  ///   - room: The length of the line.
  ///   - keepsLeast: Whether the smallest gap is a limit.
  /// - Returns: The size, and the gap, which is 0 if there is none.
  public func spreadReasons(
    _ count: Int, in room: TGReason, keepsLeast: Bool = true
  ) -> (size: TGReason, gap: TGReason) {
    let written = sizeReason
    let gaps = centered ? count + 1 : count - 1
    guard gaps > 0,
      let spread = spread(Double(count), in: room.value, keepsLeast: keepsLeast)
    else { return (written, .rule(0)) }
    let (children, number) = (TGReason.rule(Double(count)), TGReason.rule(Double(gaps)))
    let stretched = ((room - children * written) / number).by("what is left, in equal gaps")
    if spread.size == size { return (written, stretched.named("gap")) }
    let limit =
      spread.gap == maxSpace
      ? TGReason.written(maxSpace, "greatest gap", "maxSpace: \(readable(maxSpace))")
      : TGReason.written(minSpace, "smallest gap", "minSpace: \(readable(minSpace))")
    let given = ((room - number * limit) / children).by("what the limit of the gaps leaves")
    return (given.named("size of each"), limit)
  }
}
