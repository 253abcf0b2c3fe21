import TangramCore
import TangramModifiers
import TangramResults

/// Operands for reasons from a line whose children may have the common size of `tg_setSubviews`.
public struct TGFixedReasons {
  /// The size of each child; nil if there is no common one.
  public let size: TGReason?
  /// The gap between neighbors; an unlabeled 0 if there is none.
  public let gap: TGReason
  /// The padding before the first child and after the last; with it, the gap if they are centered.
  public let (start, end): (TGReason, TGReason)

  /// Creates the operands.
  ///
  /// - Parameters:
  ///   - fixed: The common size and the gaps; nil if there are none.
  ///   - count: The number of children that are spread over the line; nil if their gaps do not change.
  ///   - container: The container, along the line.
  ///   - room: The length of the line.
  ///   - keepsLeast: Whether the smallest gap is a limit.
  public init(
    _ fixed: TGFixedSubviews?, _ count: Int?, _ container: TGPassReasons,
    in room: @autoclosure () -> TGReason, keepsLeast: Bool = true
  ) {
    let line = fixed?.line(count, in: room, keepsLeast: keepsLeast)
    (size, gap) = (line?.size, line?.gap?.unlessZero ?? container.gap)
    let margin = (fixed?.centered == true ? line?.gap : nil) ?? .rule(0)
    (start, end) = (container.paddingStart + margin, container.paddingEnd + margin)
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
    guard gaps > 0, let spread = spread(Double(count), in: room.value, keepsLeast: keepsLeast)
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
  /// Returns the part of the free space that lies before the first child.
  public func lead(of room: TGReason) -> TGReason { part(room, leadDivisor) }

  /// Returns the part of the free space that is added to each gap between neighbors.
  public func gap(of room: TGReason) -> TGReason { part(room, gapDivisor) }

  private func part(_ room: TGReason, _ divisor: Double?) -> TGReason {
    guard let divisor else { return .rule(0) }
    return divisor == 1 ? room : room / .rule(divisor)
  }
}
