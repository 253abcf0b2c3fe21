import TangramCore

// The size that the children need of a container that wraps.

extension Resolver {
  /// Adds the size that a placed child needs along an axis.
  ///
  /// The children were placed for the size that the pass began with, so those at its far edge contribute
  /// the distance that they keep from the near edge.
  mutating func collectNeed<Axis: TGAxisType>(_ index: Int, _ axis: Axis) {
    if pass[axis].wraps { collectNeedByRule(index, axis) }
  }

  private mutating func collectNeedByRule<Axis: TGAxisType>(_ index: Int, _ axis: Axis) {
    let child = pass[index]
    let (before, after) = (pass[axis].paddingStart, pass[axis].paddingEnd)
    let (start, end) = (startPoints(index, axis), child[axis].end)
    if followsContainer(index, axis) { followsContainer = true }
    var most = max(need[Axis.axis], start + end + before + after)
    if countsForNeed(child, axis) {
      let trailing = mark(index, axis).end
      if centerKind(index, axis) != .none {
        most = max(most, child[axis].extent + start + end + before + after)
      } else if endKind(index, axis) != .none {
        let isBetween = startKind(index, axis) != .none
        let reach = isBetween ? trailing.magnitude + start : child[axis].origin.magnitude
        most = max(most, reach + before)
      } else {
        most = max(most, trailing.magnitude + after)
      }
      most = max(most, trailing + end + after)
    }
    need[Axis.axis] = most
  }

  /// Whether a child must be placed again when the size of the container changes.
  private func followsContainer<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Bool {
    let child = children[index][axis]
    if child.sizeKind == .weight || child.sizeKind == .fill { return true }
    return follows(endKind(index, axis)) { child.endReference }
      || follows(centerKind(index, axis)) { child.centerReference }
  }

  private func follows(
    _ kind: TGChildPosition.Kind, _ reference: () -> TGChildReference?
  ) -> Bool {
    switch kind {
    case .number, .weight: true
    case .reference: reference()?.target == .container
    case .none, .list: false
    }
  }

  /// Whether the extent of a child affects the container's size: not if it is derived from the
  /// container's.
  func countsForNeed<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) -> Bool {
    switch child[axis].size {
    case .weight, .fill, .ofContainer(Axis.axis): false
    default: true
    }
  }
}
