import TangramCore
import TangramExplanations

// Rectangles of items, and what alignment makes of free room.

extension ItemReasons {
  /// Says why the item has its rectangle along an axis.
  package func explain(_ axis: TGAxis, origin: TGReason, extent: TGReason) {
    if axis == .horizontal {
      child[.horizontal].explain(extent: extent)
      child[.horizontal].explain(origin: origin)
    } else {
      child[.vertical].explain(extent: extent)
      child[.vertical].explain(origin: origin)
    }
  }

  /// The margin before the item where margins share a free room.
  package func autoBefore(_ free: TGReason, _ axis: TGAxis) -> TGReason {
    let flags = item[axis].flags
    guard flags.contains(.autoBefore) else { return before(axis) }
    let room = free.notNegative
    let share = flags.contains(.autoAfter) ? room / .rule(2) : room
    return share.by("the margin takes what is free").named("auto margin")
  }
}

extension TGContentAlignment {
  /// What lies before the first and between neighbours: `distribute` in reasons.
  package func reasons(
    _ free: TGReason, among count: Int, isReversed: Bool = false
  ) -> (lead: TGReason, between: TGReason) {
    let (lead, between) = distribute(free.value, among: count, isReversed: isReversed)
    return (part(lead, of: free), part(between, of: free))
  }

  /// A part of the free room: all of it, or one of so many equal parts.
  private func part(_ length: Double, of free: TGReason) -> TGReason {
    if length == 0 { return .rule(0) }
    if length == free.value { return free }
    let parts = (free.value / length).rounded()
    return free / .rule(parts)
  }
}

extension StaticPosition {
  /// Where an item of some extent begins: `origin` in reasons.
  func reason(_ extent: TGReason, start: TGReason, end: TGReason) -> TGReason {
    if part == 0 { return start }
    if part == 1 { return end - extent }
    return start + (end - start - extent) * .rule(part)
  }
}
