import TangramCore

// The size that the children require of a container that wraps.

extension Resolver {
  /// Includes a placed child in the required size along an axis.
  ///
  /// Children were placed for the size at the beginning of the pass, so a child that is placed from the far
  /// edge contributes its distance from the near edge.
  func collectNeed<Axis: TGAxisType>(_ index: Int, _ axis: Axis) {
    if pass[axis].wraps { collectNeedByRule(index, axis) }
  }

  private func collectNeedByRule<Axis: TGAxisType>(_ index: Int, _ axis: Axis) {
    let child = pass[index]
    let (before, after) = (pass[axis].paddingStart, pass[axis].paddingEnd)
    let (start, end) = (startPoints(index, axis), child[axis].end)
    if followsContainer(index, axis) { followsContainer = true }
    var most = max(need[Axis.axis], start + end + before + after)
    if countsForNeed(child, axis) {
      let trailing = mark(index, axis).end
      if mark(index, axis).centerKind != .none {
        most = max(most, child[axis].extent + start + end + before + after)
      } else if mark(index, axis).endKind != .none {
        let isBetween = mark(index, axis).startKind != .none
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
    return follows(mark(index, axis).endKind) { child.endReference }
      || follows(mark(index, axis).centerKind) { child.centerReference }
  }

  private func follows(
    _ kind: TGChildPosition.Kind, _ reference: () -> TGChildReference?
  ) -> Bool {
    switch kind {
    case .number, .weight: true
    case .reference:
      switch reference()?.target {
      case .container, .most: true
      default: false
      }
    case .none, .list: false
    }
  }

  /// Whether the extent of a child affects the container's size; false if it is derived from that size.
  func countsForNeed<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) -> Bool {
    switch child[axis].size {
    case .weight, .fill, .ofContainer(Axis.axis): false
    default: true
    }
  }
}
