import TangramCore

// Placing one child after the other, as far as none says more than its sizes and where it begins:
// at the edge of the container, or at an edge of a sibling before it. Most views are written in the
// order in which they hang on each other.

extension Resolver {
  /// Places the children that can be placed in their order, one after the other.
  ///
  /// The same as `place`, without a look at what may be the case otherwise. A child that is tied to one
  /// that is not placed yet is left, and so are those that hang on it.
  ///
  /// - Returns: Whether all were placed.
  mutating func placeInOrder() -> Bool {
    forgetMarks()
    hasRareChildren = (0..<pass.totalCount).contains { !children[$0].isSimple }
    // Lists may say otherwise where a child begins.
    if hasRareChildren { return false }
    let (across, down) = (
      placeInOrder(0..<pass.count, .horizontal), placeInOrder(0..<pass.count, .vertical)
    )
    return across && down && pass.count == pass.totalCount
  }

  /// Places children along an axis; none has more than values.
  ///
  /// - Returns: Whether all were placed.
  private func placeInOrder<Axis: TGAxisType>(_ range: Range<Int>, _ axis: Axis) -> Bool {
    let paddingStart = pass[axis].paddingStart
    var areAllPlaced = true
    for index in range {
      let child = children[index][axis]
      var start = paddingStart
      var isKnown = child.hasOnlyStart && child.sizeKind == .number
      switch child.startKind {
      case .none: break
      case .number: start += child.plainStart
      case .reference:
        let edge = knownEdge(child.startReference, axis)
        if let edge { start = edge } else { isKnown = false }
      case .weight, .list: isKnown = false
      }
      if isKnown { put(index, at: start, axis) } else { areAllPlaced = false }
    }
    return areAllPlaced
  }

  /// An edge of a sibling, if it is known by now.
  @inline(__always)
  private func knownEdge<Axis: TGAxisType>(
    _ reference: TGChildReference?, _ axis: Axis
  ) -> Double? {
    guard let reference, case .sibling(let sibling) = reference.target,
      mark(sibling, axis).pointee.known == .all
    else { return nil }
    switch reference.attribute {
    case .leading, .top: return children[sibling][axis].origin
    case .trailing, .bottom: return mark(sibling, axis).pointee.end
    default: return nil
    }
  }

  /// Finds what the children need of a container that wraps, when all are placed.
  mutating func collectAllNeeds() {
    if !collectsNeeds { return }
    for index in 0..<pass.count {
      collectNeed(index, .horizontal)
      collectNeed(index, .vertical)
    }
  }

  /// Notes that a child has the rectangle of the pass before, in which it was placed in its order.
  @inline(__always)
  private func keep(_ index: Int) {
    put(index, at: children[index][.horizontal].origin, .horizontal)
    put(index, at: children[index][.vertical].origin, .vertical)
  }

  /// Gives a child what it has before a pass that is about all of them.
  private func startAfresh(_ index: Int) {
    let (across, down) = (children[index][.horizontal], children[index][.vertical])
    (across.extent, across.origin) = (across.current, 0)
    (down.extent, down.origin) = (down.current, 0)
  }

  @inline(__always)
  private func put<Axis: TGAxisType>(_ index: Int, at start: Double, _ axis: Axis) {
    let child = children[index][axis]
    let extent = child.plainExtent
    child.extent = extent
    child.origin = start
    mark(index, axis).initialize(to: Mark(end: start + extent, known: .all))
  }
}
