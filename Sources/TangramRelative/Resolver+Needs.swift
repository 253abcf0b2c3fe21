import TangramCore

// What the children need of a container that wraps.

extension Resolver {
  /// Adds what a placed child needs along an axis.
  ///
  /// The children were placed for the size the container had, so those that lie at its far edge
  /// count with the distance they keep from the near one.
  @inline(__always)
  mutating func collectNeed<Axis: TGAxisType>(_ index: Int, _: Axis.Type) {
    if pass.wraps(Axis.self) { collectNeedByRule(index, Axis.self) }
  }

  private mutating func collectNeedByRule<Axis: TGAxisType>(_ index: Int, _: Axis.Type) {
    let child = pass[index]
    let half = child.box[Axis.self]
    let (before, behind) = (pass.paddingStart(Axis.self), pass.paddingEnd(Axis.self))
    let (start, end) = (child.start(Axis.self), child.end(Axis.self))
    if followsContainer(index, Axis.self) { followsContainer = true }
    var most = max(need[Axis.axis], start + end + before + behind)
    if countsForNeed(child, Axis.self) {
      let trailing = mark(index, Axis.self).pointee.end
      if centerKind(index, Axis.self) != .none {
        most = max(most, half.extent + start + end + before + behind)
      } else if endKind(index, Axis.self) != .none {
        let isBetween = startKind(index, Axis.self) != .none
        let reach = isBetween ? trailing.magnitude + start : half.origin.magnitude
        most = max(most, reach + before)
      } else {
        most = max(most, trailing.magnitude + behind)
      }
      most = max(most, trailing + end + behind)
    }
    need[Axis.axis] = most
  }

  /// Whether a child is to be placed again when the container gets another size.
  private func followsContainer<Axis: TGAxisType>(_ index: Int, _: Axis.Type) -> Bool {
    let half = (boxes + index)[Axis.self]
    if half.sizeKind == .weight || half.sizeKind == .fill { return true }
    return follows(endKind(index, Axis.self)) { PlanLink(bits: half.endValue) }
      || follows(centerKind(index, Axis.self)) { rare(index).pointee[Axis.axis].center.link }
  }

  @inline(__always)
  private func follows(_ kind: ValueKind, _ link: () -> PlanLink) -> Bool {
    switch kind {
    case .number, .weight, .safeArea: true
    case .anchor: link().target == PlanLink.container
    case .none, .wrap, .fill, .list: false
    }
  }

  /// Whether the extent of a child counts: not when it is taken from the container's.
  private func countsForNeed<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) -> Bool {
    switch child.sizeKind(Axis.self) {
    case .weight, .fill: return false
    case .anchor:
      guard let link = child.sizeLink(Axis.self) else { return true }
      return link.target != PlanLink.container || link.attribute.axis != Axis.axis
    default: return true
    }
  }
}
