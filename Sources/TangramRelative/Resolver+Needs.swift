import TangramCore
import TangramExplanations

// The size that the children require of a container that wraps.

extension Resolver {
  /// Includes a placed child in the required size along an axis.
  ///
  /// Children were placed for the size at the beginning of the pass, so a child that is placed from the far
  /// edge contributes its distance from the near edge.
  func includeInRequiredSize<Axis: TGAxisType>(_ index: Int, _ child: TGChildAxis<Axis>) {
    let container = child.container
    if !container.wraps { return }
    let kinds = kinds(index, child)
    if dependsOnContainer(child, kinds) { hasDependentChildren = true }
    requiredSize[Axis.axis] = max(requiredSize[Axis.axis], required(by: index, child, kinds))
  }

  /// The size that a placed child requires of the container.
  func required<Child: RelativeChild>(
    by index: Int, _ child: Child, _ kinds: PositionKinds
  ) -> Child.Number {
    let (before, after) = (child.container.paddingStart, child.container.paddingEnd)
    let (start, end) = (startPoints(index, child), child.marginAfter(of: nil))
    let least = start + end + before + after
    // An extent that is derived from the size of the container does not affect it.
    let kind = child.sizeKind
    if kind == .fill || kind == .weight || child.refersToContainer { return least }
    let trailing = child.end(at: self[index, child.axis].end)
    let reach: Child.Number
    if kinds.center != .none {
      reach = child.extent + start + end + before + after
    } else if kinds.haveBothMargins {
      reach = trailing.magnitude + start + before
    } else if kinds.end != .none {
      reach = child.origin.magnitude + before
    } else {
      reach = trailing.magnitude + after
    }
    return .larger(.larger(trailing + end + after, reach), least)
  }

  /// Whether a child must be placed again when the size of the container changes.
  private func dependsOnContainer<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, _ kinds: PositionKinds
  ) -> Bool {
    child.sizeKind == .weight || child.sizeKind == .fill
      || dependsOnContainer(kinds.end, child.endPosition.reference)
      || dependsOnContainer(kinds.center, child.centerPosition.reference)
  }

  private func dependsOnContainer(
    _ kind: TGValueKind, _ reference: @autoclosure () -> TGChildReference?
  ) -> Bool {
    if kind != .reference { return kind == .number || kind == .weight }
    return switch reference()?.target {
    case .container, .most: true
    default: false
    }
  }
}
