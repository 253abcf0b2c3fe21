import TangramCore

// The values of references, as far as they are known.

extension Resolver {
  /// The coordinate a position refers to; nil when the sibling has to be placed first.
  mutating func edge<Axis: TGAxisType>(
    _ reference: TGChildReference, _ descriptor: Descriptor, of index: Int, _ axis: Axis
  ) -> Double? {
    guard let target = reference.place(of: index) else {
      return containerEdge(reference.attribute, axis)
    }
    guard mark(target, axis).known == .all else {
      obstacle = Obstacle(
        target: Int32(truncatingIfNeeded: target), attribute: reference.attribute,
        descriptor: descriptor)
      return nil
    }
    switch reference.attribute {
    case .leading, .top, .left: return children[target][axis].origin
    case .trailing, .bottom, .right: return mark(target, axis).end
    case .baseline: return baseline(of: target)
    default:
      return children[target][axis].origin + children[target][axis].extent / 2
    }
  }

  private func containerEdge<Axis: TGAxisType>(
    _ attribute: TGAttribute, _ axis: Axis
  ) -> Double {
    switch attribute {
    case .trailing, .bottom, .right: whole(axis) - pass[axis].paddingEnd
    case .centerX, .centerY: pass[axis].paddingStart + room(axis) / 2
    default: pass[axis].paddingStart
    }
  }

  /// The extent a size or a bound of it refers to; nil when that of the sibling has to be found first.
  mutating func extent(
    _ reference: TGChildReference, _ descriptor: Descriptor, _ kind: Step.Kind, of index: Int
  ) -> Double? {
    let axis = reference.attribute.axis
    guard let target = reference.place(of: index) else {
      return axis == .horizontal ? room(.horizontal) : room(.vertical)
    }
    guard mark(target, axis).known.contains(.extent) else {
      obstacle = Obstacle(
        target: Int32(truncatingIfNeeded: target), attribute: reference.attribute,
        descriptor: descriptor, kind: kind)
      return nil
    }
    return extent(of: target, axis)
  }

  /// Whether a position refers to an absent sibling, so that its own offset does not count.
  func isAbsent(_ reference: TGChildReference) -> Bool {
    if case .sibling(let sibling) = reference.target { children[sibling].isExcluded } else { false }
  }

  /// The extent of a child along an axis known at run time.
  func extent(of index: Int, _ axis: TGAxis) -> Double {
    axis == .horizontal
      ? children[index][.horizontal].extent : children[index][.vertical].extent
  }

  // MARK: Kinds of values

  /// The kind of value of the position before a child, none when it does not count.
  func startKind<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGChildPosition.Kind {
    let kind =
      rowStart(index, Axis.axis).map { $0.previous == nil ? .number : .reference }
      ?? children[index][axis].startKind
    let counts = kind.placesEdges && !mark(index, axis).broken.contains(.start)
    return counts ? kind : .none
  }

  /// The kind of value of the position after a child, none when it does not count.
  func endKind<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGChildPosition.Kind {
    let child = children[index][axis]
    let kind = child.endKind
    // Beside the position before the child and its size it only makes room in a container that wraps.
    let isSuperfluous =
      child.hasBothMargins && !child.isBetweenMargins
      && !mark(index, axis).broken.contains(.start)
    let counts = kind.placesEdges && !isSuperfluous && !mark(index, axis).broken.contains(.end)
    return counts ? kind : .none
  }

  /// The kind of value of the centre, none when it does not count.
  func centerKind<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGChildPosition.Kind {
    mark(index, axis).broken.contains(.center)
      ? .none : children[index][axis].centerKind
  }
}

extension TGChildReference {
  /// The place of the child that is referred to by the one at `index`; nil when it is the container.
  fileprivate func place(of index: Int) -> Int? {
    switch target {
    case .itself: index
    case .sibling(let sibling): sibling
    case .container, .missing: nil
    }
  }
}
