import TangramCore

// Placing a child along an axis.

extension Resolver {
  /// Places a child along an axis, unless it is already placed.
  ///
  /// - Returns: False when something else has to be found first; `obstacle` says what.
  @inline(__always)
  mutating func place<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Bool {
    if mark(index, axis).pointee.known == .all { return true }
    let box = boxes + index
    if box.pointee.rare < 0, index < pass.count, box[axis].flags == [],
      box[axis].endKind == .none, box[axis].centerKind == .none
    {
      if box[axis].sizeKind == .number {
        return placePlainly(index, box[axis].sizeValue, axis)
      }
    }
    return placeByRule(index, axis)
  }

  /// Places a child of a given size only by the position before it, as for most children.
  @inline(__always)
  private mutating func placePlainly<Axis: TGAxisType>(
    _ index: Int, _ extent: Double, _ axis: Axis
  ) -> Bool {
    let half = (boxes + index)[axis]
    var start = pass[axis].paddingStart
    switch half.startKind {
    case .none: break
    case .number: start += half.startValue
    case .anchor:
      let link = PlanLink(bits: half.startValue)
      guard link.target >= 0, mark(index, axis).pointee.broken == [] else { fallthrough }
      let sibling = Int(link.target &- first)
      guard mark(sibling, axis).pointee.known == .all else {
        // The sibling may be waiting for just this.
        setExtent(extent, index, axis)
        obstacle = Obstacle(
          target: Int32(truncatingIfNeeded: sibling), attribute: link.attribute,
          descriptor: .start)
        return false
      }
      switch link.attribute {
      case .leading, .top: start = (boxes + sibling)[axis].origin
      case .trailing, .bottom: start = mark(sibling, axis).pointee.end
      default: return placeByRule(index, axis)
      }
    default: return placeByRule(index, axis)
    }
    setPlace(Span(start: start, end: start + extent, extent: extent), index, axis)
    return true
  }

  @inline(never)
  private mutating func placeByRule<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Bool {
    switch size(index, axis) {
    case .waits: return false
    case .placed: return true
    case .sized: break
    }
    var span = Span(extent: (boxes + index)[axis].extent)
    let center = centerKind(index, axis)
    if center != .none, fills(index, axis) {
      span.extent = pass[any: index][axis].scaled(room(axis))
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

  /// Whether a child takes the room there is.
  func fills<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Bool {
    (boxes + index)[axis].sizeKind == .fill && !boxes[index].flags.contains(.isExcluded)
  }

  // MARK: By the centre

  private mutating func placeByCenter<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    let child = pass[any: index]
    var staysInside = true
    if centerKind(index, axis) == .anchor {
      let link = rare(index).pointee[Axis.axis].center.link
      guard let edge = edge(link, .center, of: index, axis) else { return false }
      span.start = edge - span.extent / 2 + (isAbsent(link) ? 0 : child[axis].center)
      staysInside = link.target == PlanLink.container
    } else {
      let room = room(axis)
      span.start =
        (room - span.extent) / 2 + pass[axis].paddingStart
        + child[axis].center(of: room)
    }
    // While a wrapping container is still small, nothing begins before it.
    if staysInside, span.start < 0, pass[axis].wraps { span.start = 0 }
    span.end = span.start + span.extent
    return true
  }

  // MARK: By the edges

  /// Places a child by the position before it, or by the one after it, which wins.
  private mutating func placeByEdges<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    let child = pass[any: index]
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

  private mutating func placeByStart<Axis: TGAxisType>(
    _ child: TGChild, _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    if startKind(index, axis) == .anchor {
      let link = PlanLink(bits: (boxes + index)[axis].startValue)
      guard let edge = edge(link, .start, of: index, axis) else { return false }
      span.start = edge + (isAbsent(link) ? 0 : child[axis].start)
    } else {
      span.start = startMargin(child, axis) + pass[axis].paddingStart
    }
    if fills(index, axis) {
      span.extent = child[axis].scaled(roomBehind(span.start, axis))
    }
    span.end = span.start + span.extent
    return true
  }

  /// The room from a coordinate to the far edge of the content.
  ///
  /// The axes differ: what is left below a coordinate is computed with the top padding instead of
  /// the bottom padding, as in TangramKit.
  private func roomBehind<Axis: TGAxisType>(_ start: Double, _ axis: Axis) -> Double {
    let padding =
      Axis.axis == .horizontal ? pass[axis].paddingEnd : pass[axis].paddingStart
    return whole(axis) - padding - start
  }

  private mutating func placeByEnd<Axis: TGAxisType>(
    _ child: TGChild, _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    let shift = child[axis].start
    if endKind(index, axis) == .anchor {
      let link = PlanLink(bits: (boxes + index)[axis].endValue)
      guard let edge = edge(link, .end, of: index, axis) else { return false }
      span.end = edge - (isAbsent(link) ? 0 : child[axis].end) + shift
    } else {
      span.end =
        whole(axis) - pass[axis].paddingEnd - endMargin(child, axis) + shift
    }
    if fills(index, axis) {
      let room = span.end - shift - pass[axis].paddingStart
      span.extent = child[axis].scaled(room)
    }
    span.start = span.end - span.extent
    return true
  }

  // MARK: Between other views' edges

  /// Keeps a child after the edge that bounds the position before it, and before the edge that
  /// bounds the position after it; between the two it is centred.
  private mutating func holdWithinEdges<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _ axis: Axis
  ) -> Bool {
    guard !(boxes + index)[axis].flags.isDisjoint(with: [.startIsRare, .endIsRare]) else {
      return true
    }
    let rare = rare(index).pointee[Axis.axis]
    var (lowest, highest): (Double?, Double?)
    let broken = mark(index, axis).pointee.broken
    if rare.start.lower.kind == .anchor, !broken.contains(.lowerBound) {
      lowest = edge(rare.start.lower.link, .lowerBound, of: index, axis)
      if lowest == nil { return false }
    }
    if rare.end.upper.kind == .anchor, !broken.contains(.upperBound) {
      highest = edge(rare.end.upper.link, .upperBound, of: index, axis)
      if highest == nil { return false }
    }
    span.hold(
      from: lowest.map { $0 + rare.start.lower.addend },
      to: highest.map { $0 - rare.end.upper.addend })
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
