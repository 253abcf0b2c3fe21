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
    let center = centerKind(index, axis)
    if center != .none, fills(index, axis) {
      span.extent = children[index][axis].scaled(room(axis))
    }
    let isPlaced: Bool
    if Axis.axis == .vertical, baselineKind(index) != .none {
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
    if centerKind(index, axis) == .reference, let reference = child[axis].centerReference {
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
    let child = children[index]
    let (start, end) = (startKind(index, axis), endKind(index, axis))
    if start == .none, end == .none {
      if fills(index, axis) { span.extent = child[axis].scaled(room(axis)) }
      span.start = child[axis].start + pass[axis].paddingStart
      span.end = span.start + span.extent
      return true
    }
    if start != .none, !placeByStart(child, index, &span, axis) { return false }
    if end != .none, !placeByEnd(child, index, &span, axis) { return false }
    return true
  }

  private func placeByStart<Axis: TGAxisType>(
    _ child: TGChild, _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    if startKind(index, axis) == .reference, let reference = startReference(index, axis) {
      guard let edge = edge(reference, .start, of: index, axis) else { return false }
      span.start = edge + (isAbsent(reference) ? 0 : startPoints(index, axis))
    } else {
      span.start = startMargin(index, axis) + pass[axis].paddingStart
    }
    if fills(index, axis) { span.extent = child[axis].scaled(roomBehind(span.start, axis)) }
    span.end = span.start + span.extent
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

  private func placeByEnd<Axis: TGAxisType>(
    _ child: TGChild, _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    let shift = startPoints(index, axis)
    if endKind(index, axis) == .reference, let reference = child[axis].endReference {
      guard let edge = edge(reference, .end, of: index, axis) else { return false }
      span.end = edge - (isAbsent(reference) ? 0 : child[axis].end) + shift
    } else {
      span.end = whole(axis) - pass[axis].paddingEnd - endMargin(child[axis]) + shift
    }
    if fills(index, axis) {
      span.extent = child[axis].scaled(span.end - shift - pass[axis].paddingStart)
    }
    span.start = span.end - span.extent
    return true
  }

  // MARK: Between other views' edges

  /// Limits a child to the range between the edges that bound its start and end positions.
  ///
  /// If both edges are given, the child is centered between them.
  private func holdWithinEdges<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    if children[index].isSimple { return true }
    let lower = children[index][axis].startPosition.lowerBound
    let upper = children[index][axis].endPosition.upperBound
    var (lowest, highest): (Double?, Double?)
    let broken = mark(index, axis).broken
    if let lower, let reference = lower.reference, !broken.contains(.lowerBound) {
      guard let edge = edge(reference, .lowerBound, of: index, axis) else { return false }
      lowest = edge + lower.offset
    }
    if let upper, let reference = upper.reference, !broken.contains(.upperBound) {
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
