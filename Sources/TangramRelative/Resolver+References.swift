import TangramCore

// Values of references, if they are already resolved.

extension Resolver {
  /// The coordinate that a position refers to; nil if the sibling must be placed first.
  func edge<Axis: TGAxisType>(
    _ reference: TGChildReference, _ descriptor: Descriptor, of index: Int, _ axis: Axis
  ) -> Double? {
    if case .most(let list) = reference.target {
      return most(children[index].most(list), descriptor, of: index, axis)
    }
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

  /// The largest or the smallest of several coordinates; nil if a sibling must be placed first.
  private func most<Axis: TGAxisType>(
    _ most: TGChildMost, _ descriptor: Descriptor, of index: Int, _ axis: Axis
  ) -> Double? {
    var values: [Double] = []
    for term in most.terms {
      guard let reference = term.reference else {
        values.append(term.number * term.multiple + term.offset)
        continue
      }
      guard let place = edge(reference, descriptor, of: index, axis) else { return nil }
      let edge = place * term.multiple
      // From the far edge of a view, an offset leads backwards.
      values.append(reference.attribute.isAtEnd ? edge - term.offset : edge + term.offset)
    }
    return (most.isLargest ? values.max() : values.min()) ?? containerEdge(.leading, axis)
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

  /// The extent that a size, or a bound of a size, refers to; nil if the sibling's extent must be
  /// resolved first.
  func extent(
    _ reference: TGChildReference, _ descriptor: Descriptor, _ kind: Step.Kind, of index: Int
  ) -> Double? {
    let axis = reference.attribute.axis
    guard let target = reference.place(of: index) else {
      return axis == .horizontal ? room(.horizontal) : room(.vertical)
    }
    guard mark(target, axis).known >= .extent else {
      obstacle = Obstacle(
        target: Int32(truncatingIfNeeded: target), attribute: reference.attribute,
        descriptor: descriptor, kind: kind)
      return nil
    }
    return extent(of: target, axis)
  }

  /// Whether a position refers to an absent sibling; its offset is then ignored.
  func isAbsent(_ reference: TGChildReference) -> Bool {
    if case .sibling(let sibling) = reference.target { children[sibling].isExcluded } else { false }
  }

  /// The extent of a child along an axis that is only known at run time.
  func extent(of index: Int, _ axis: TGAxis) -> Double {
    axis == .horizontal
      ? children[index][.horizontal].extent : children[index][.vertical].extent
  }

  // MARK: Kinds of values

  /// Records the kinds of the positions of a child that have an effect, and `none` for the others.
  ///
  /// Called at the start of a run, and again when a row or a broken cycle changes the result.
  func findKinds<Axis: TGAxisType>(_ index: Int, _ axis: Axis) {
    let (child, mark) = (children[index][axis], mark(index, axis))
    let start = mark.row.map { $0.previous == nil ? .number : .reference } ?? child.startKind
    let countsStart = start.placesEdges && !mark.broken.contains(.start)
    // If a start position and a size are given, the end position only affects the size of a wrapping
    // container.
    let isSuperfluous =
      child.hasBothMargins && !child.isBetweenMargins && !mark.broken.contains(.start)
    let countsEnd = child.endKind.placesEdges && !isSuperfluous && !mark.broken.contains(.end)
    let hasBaseline = Axis.axis == .vertical && countsBaseline(of: index, mark.broken)
    note(index, Axis.axis) {
      $0.startKind = countsStart ? start : .none
      $0.endKind = countsEnd ? child.endKind : .none
      $0.centerKind = mark.broken.contains(.center) ? .none : child.centerKind
      $0.hasBaseline = hasBaseline
    }
  }
}

extension TGChildReference {
  /// The index of the child that the child at `index` refers to; nil if it refers to the container.
  fileprivate func place(of index: Int) -> Int? {
    switch target {
    case .itself: index
    case .sibling(let sibling): sibling
    case .container, .most, .missing: nil
    }
  }
}
