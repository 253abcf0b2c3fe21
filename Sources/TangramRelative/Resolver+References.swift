import TangramCore
import TangramExplanations

// Values of references, if they are already resolved.

extension Resolver {
  /// The coordinate that a position refers to; nil if the sibling must be placed first.
  func edge<Child: RelativeChild>(
    _ reference: TGChildReference, _ descriptor: Descriptor, of index: Int, _ child: Child
  ) -> Child.Number? {
    if case .most(let list) = reference.target {
      return child.most(list, reference.attribute) { edge($0, descriptor, of: index, child) }
    }
    guard let target = reference.child(from: index) else {
      return child.container.edge(reference.attribute)
    }
    let state = self[target, child.axis]
    guard state.known == .all else {
      obstacle = Obstacle(target, reference.attribute, descriptor, .place)
      return nil
    }
    let other = child.along(children[target])
    switch reference.attribute {
    case .leading, .top, .left: return other.origin
    case .trailing, .bottom, .right: return other.end(at: state.end)
    case .baseline: return child.baseline(of: other.child)
    default: return other.middle
    }
  }

  /// The extent that a size, or a bound of a size, refers to; nil if the sibling's extent must be
  /// resolved first.
  func extent(
    _ reference: TGChildReference, _ descriptor: Descriptor, _ kind: Step.Kind, of index: Int
  ) -> Double? {
    let axis = reference.attribute.axis
    guard let target = reference.child(from: index) else { return room(axis) }
    guard self[target, axis].known >= .extent else {
      obstacle = Obstacle(target, reference.attribute, descriptor, kind)
      return nil
    }
    return children[target].extent(axis)
  }

  /// Whether a position refers to an absent sibling; its offset is then ignored.
  func isAbsent(_ reference: TGChildReference) -> Bool {
    if case .sibling(let sibling) = reference.target { children[sibling].isExcluded } else { false }
  }

  /// The size of the container's content box along an axis that is only known at run time.
  func room(_ axis: TGAxis) -> Double {
    axis == .horizontal ? pass[.horizontal].room : pass[.vertical].room
  }

  // MARK: Kinds of values

  /// The kinds of the positions of a child that have an effect.
  @inline(__always)
  func kinds<Axis: TGAxisType>(_ index: Int, _ child: TGChildAxis<Axis>) -> PositionKinds {
    let ignored = self[index, Axis.axis].ignored
    var kinds = PositionKinds(
      start: child.startPosition.kind, center: child.centerPosition.kind,
      end: child.endPosition.kind)
    // If a start position and a size are given, the end position only affects the size of a wrapping
    // container.
    if kinds.haveBothMargins, !child.isBetweenMargins, !ignored.contains(.start) {
      kinds.end = .none
    }
    if let row = row(index, Axis.axis) { kinds.start = row.previous == nil ? .number : .reference }
    if ignored.contains(.start) { kinds.start = .none }
    if ignored.contains(.center) { kinds.center = .none }
    if ignored.contains(.end) { kinds.end = .none }
    return kinds
  }
}

extension TGChildReference {
  /// The index of the child that a child with this index refers to; nil if it refers to no child.
  func child(from index: Int) -> Int? {
    switch target {
    case .sibling(let sibling): sibling
    case .itself: index
    case .container, .most, .missing: nil
    }
  }
}

extension TGPassAxis {
  /// The size of the container's content box.
  var room: Double { contentBeforePass }
}

extension TGRuleContainer {
  /// The coordinate of an edge or of the middle of the container's content box.
  fileprivate func edge(_ attribute: TGAttribute) -> Number {
    switch attribute {
    case .trailing, .bottom, .right: sizeBeforePass - paddingEnd
    case .centerX, .centerY: paddingStart + contentBeforePass / Number(2)
    default: paddingStart
    }
  }
}

extension TGChild {
  /// The extent of the child along an axis that is only known at run time.
  func extent(_ axis: TGAxis) -> Double {
    axis == .horizontal ? self[.horizontal].extent : self[.vertical].extent
  }
}
