import TangramCore
import TangramExplanations

// The rectangles of items, and the distribution of free space by alignment.

extension ItemReasons {
  /// Records why the item has its origin and extent along an axis.
  package func explain(_ axis: TGAxis, origin: TGReason, extent: TGReason) {
    childReasons(axis).explain(extent: extent)
    childReasons(axis).explain(origin: origin)
  }

  /// Returns the margin before the item, after auto margins have taken their shares of the free
  /// space.
  package func autoBefore(_ free: TGReason, _ axis: TGAxis) -> TGReason {
    let flags = item[axis].flags
    guard flags.contains(.autoBefore) else { return before(axis) }
    let room = free.notNegative
    let share = flags.contains(.autoAfter) ? room / .rule(2) : room
    return share.by("the margin takes what is free").named("auto margin")
  }
}

extension TGContentAlignment {
  /// The space before the first element and between neighbors: repeats `distribute` with `TGReason`
  /// values.
  package func reasons(
    _ free: TGReason, among count: Int, isReversed: Bool = false
  ) -> (lead: TGReason, between: TGReason) {
    let (lead, between) = distribute(free.value, among: count, isReversed: isReversed)
    return (part(lead, of: free), part(between, of: free))
  }

  /// Returns a length as a fraction of the free space: the whole of it, or one of several equal parts.
  private func part(_ length: Double, of free: TGReason) -> TGReason {
    if length == 0 { return .rule(0) }
    if length == free.value { return free }
    let parts = (free.value / length).rounded()
    return free / .rule(parts)
  }
}

extension TGReason {
  /// Returns the part of free space that precedes an item: 0, half of it, or all of it.
  package func fraction(_ part: Double) -> TGReason {
    part == 0 ? .rule(0) : part == 1 ? self : self / .rule(2)
  }
}
