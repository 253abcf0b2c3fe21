import TangramCore

// Placing a child along an axis.

extension Resolver {
  /// Places a child along an axis, unless it is already placed.
  ///
  /// - Returns: `false` if another value must be resolved first; `obstacle` describes that value.
  func place<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Bool {
    if mark(index, axis).known == .all { return true }
    switch size(index, axis) {
    case .waits: return false
    case .placed: return true
    case .sized: break
    }
    var span = Span(extent: children[index][axis].extent)
    let center = mark(index, axis).centerKind
    if center != .none, fills(index, axis) {
      span.extent = children[index][axis].scaled(room(axis))
    }
    let isPlaced: Bool
    if mark(index, axis).hasBaseline {
      isPlaced = placeByBaseline(index, &span)
    } else if center != .none, center != .list {
      isPlaced = placeByCenter(index, &span, axis)
    } else {
      isPlaced = placeByEdges(index, &span, axis)
    }
    guard isPlaced, holdWithinEdges(index, &span, axis) else { return false }
    setPlace(span, index, axis)
    return true
  }

  /// Whether a child fills the available space.
  func fills<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Bool {
    children[index][axis].sizeKind == .fill && !children[index].isExcluded
  }

  // MARK: By the center

  private func placeByCenter<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    let child = children[index]
    var staysInside = true
    if mark(index, axis).centerKind == .reference, let reference = child[axis].centerReference {
      guard let edge = edge(reference, .center, of: index, axis) else { return false }
      span.start = edge - span.extent / 2 + (isAbsent(reference) ? 0 : child[axis].center)
      staysInside = reference.target == .container
    } else {
      let room = room(axis)
      span.start = (room - span.extent) / 2 + pass[axis].paddingStart + child[axis].center(of: room)
    }
    // While a wrapping container is still too small, no child may begin before its edge.
    if staysInside, span.start < 0, pass[axis].wraps { span.start = 0 }
    span.end = span.start + span.extent
    return true
  }

  // MARK: By the edges

  /// Places a child by its start position, or by its end position, which takes precedence.
  private func placeByEdges<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    let (child, mark) = (children[index][axis], mark(index, axis))
    let fills = fills(index, axis)
    if mark.startKind == .none, mark.endKind == .none {
      if fills { span.extent = child.scaled(room(axis)) }
      span.start = child.start + pass[axis].paddingStart
      span.end = span.start + span.extent
    }
    if mark.startKind != .none {
      guard let edge = startEdge(index, axis, isBetween: false) else { return false }
      if fills { span.extent = child.scaled(roomBehind(edge, axis)) }
      span.start = edge
      span.end = span.start + span.extent
    }
    if mark.endKind != .none {
      guard let edge = endEdge(index, axis, isBetween: false) else { return false }
      let shift = startPoints(index, axis)
      span.end = edge + shift
      if fills { span.extent = child.scaled(span.end - shift - pass[axis].paddingStart) }
      span.start = span.end - span.extent
    }
    return true
  }

  /// The space from a coordinate to the far edge of the content.
  ///
  /// The axes differ: the space below a coordinate is computed with the top padding instead of the bottom
  /// padding, as in TangramKit.
  private func roomBehind<Axis: TGAxisType>(_ start: Double, _ axis: Axis) -> Double {
    let padding = Axis.axis == .horizontal ? pass[axis].paddingEnd : pass[axis].paddingStart
    return whole(axis) - padding - start
  }

  /// The coordinate that the start position specifies; nil if a sibling must be placed first.
  ///
  /// - Parameter isBetween: Whether both positions place the child; otherwise, the offset from an absent
  ///   sibling is ignored.
  func startEdge<Axis: TGAxisType>(_ index: Int, _ axis: Axis, isBetween: Bool) -> Double? {
    let kind = mark(index, axis).startKind
    if kind == .reference, let reference = startReference(index, axis) {
      guard let edge = edge(reference, .start, of: index, axis) else { return nil }
      return !isBetween && isAbsent(reference) ? edge : edge + startPoints(index, axis)
    }
    // The size of the container is read only for a percentage.
    let margin =
      kind == .weight ? children[index][axis].start(of: room(axis)) : startPoints(index, axis)
    return margin + pass[axis].paddingStart
  }

  /// The coordinate that the end position specifies; nil if a sibling must be placed first.
  func endEdge<Axis: TGAxisType>(_ index: Int, _ axis: Axis, isBetween: Bool) -> Double? {
    let (child, kind) = (children[index][axis], mark(index, axis).endKind)
    if kind == .reference, let reference = child.endReference {
      guard let edge = edge(reference, .end, of: index, axis) else { return nil }
      return !isBetween && isAbsent(reference) ? edge : edge - child.end
    }
    let margin = kind == .weight ? child.end(of: room(axis)) : child.end
    return whole(axis) - pass[axis].paddingEnd - margin
  }

  // MARK: Between other views' edges

  /// Limits a child to the range between the edges that bound its start and end positions.
  ///
  /// If both edges are given, the child is centered between them.
  private func holdWithinEdges<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    let child = children[index][axis]
    var (lowest, highest): (Double?, Double?)
    if let lower = child.startLowerBound, let reference = lower.reference,
      !mark(index, axis).broken.contains(.lowerBound)
    {
      guard let edge = edge(reference, .lowerBound, of: index, axis) else { return false }
      lowest = edge + lower.offset
    }
    if let upper = child.endUpperBound, let reference = upper.reference,
      !mark(index, axis).broken.contains(.upperBound)
    {
      guard let edge = edge(reference, .upperBound, of: index, axis) else { return false }
      highest = edge - upper.offset
    }
    span.hold(from: lowest, to: highest)
    return true
  }
}

extension Span {
  fileprivate mutating func hold(from lowest: Double?, to highest: Double?) {
    if let lowest, let highest {
      let room = highest - lowest
      if room < extent - tolerance {
        (start, extent) = (lowest, room)
      } else {
        start = lowest + (room - extent) / 2
      }
      end = start + extent
    } else if let lowest, start < lowest - tolerance {
      start = lowest
      extent = end - start
    } else if let highest, end > highest + tolerance {
      end = highest
      extent = end - start
    }
  }
}
