import TangramCore

// What the children need of a container that wraps.

extension Resolver {
  /// Adds what a placed child needs along an axis.
  ///
  /// The children were placed for the size the container had, so those that lie at its far edge
  /// count with the distance they keep from the near one.
  @inline(__always)
  mutating func collectNeed<Axis: TGAxisType>(_ index: Int, _ axis: Axis) {
    if pass[axis].wraps { collectNeedByRule(index, axis) }
  }

  private mutating func collectNeedByRule<Axis: TGAxisType>(_ index: Int, _ axis: Axis) {
    let child = pass[index]
    let half = child.box[axis]
    let (before, behind) = (pass[axis].paddingStart, pass[axis].paddingEnd)
    let (start, end) = (child[axis].start, child[axis].end)
    if followsContainer(index, axis) { followsContainer = true }
    var most = max(need[Axis.axis], start + end + before + behind)
    if countsForNeed(child, axis) {
      let trailing = mark(index, axis).pointee.end
      if centerKind(index, axis) != .none {
        most = max(most, half.extent + start + end + before + behind)
      } else if endKind(index, axis) != .none {
        let isBetween = startKind(index, axis) != .none
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
  private func followsContainer<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Bool {
    let half = (boxes + index)[axis]
    if half.sizeKind == .weight || half.sizeKind == .fill { return true }
    return follows(endKind(index, axis)) { PlanLink(bits: half.endValue) }
      || follows(centerKind(index, axis)) { rare(index).pointee[Axis.axis].center.link }
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
  private func countsForNeed<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) -> Bool {
    switch child[axis].sizeKind {
    case .weight, .fill: return false
    case .anchor:
      guard let link = child[axis].sizeLink else { return true }
      return link.target != PlanLink.container || link.attribute.axis != Axis.axis
    default: return true
    }
  }
}
