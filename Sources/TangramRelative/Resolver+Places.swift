import TangramCore

// Placing a child along an axis.

extension Resolver {
  /// Places a child along an axis, unless it is placed already.
  ///
  /// - Returns: False when something else has to be found before; `obstacle` says what.
  @inline(__always)
  mutating func place<Axis: TGAxisType>(_ index: Int, _: Axis.Type) -> Bool {
    if mark(index, Axis.self).pointee.known == .all { return true }
    let box = boxes + index
    if box.pointee.rare < 0, index < pass.count, box[Axis.self].endKind == .none,
      box[Axis.self].centerKind == .none
    {
      if box[Axis.self].sizeKind == .number {
        return placePlainly(index, box[Axis.self].sizeValue, Axis.self)
      }
    }
    return placeByRule(index, Axis.self)
  }

  /// Places a child of a given size by the position before it alone, as most children are.
  @inline(__always)
  private mutating func placePlainly<Axis: TGAxisType>(
    _ index: Int, _ extent: Double, _: Axis.Type
  ) -> Bool {
    let half = (boxes + index)[Axis.self]
    var start = pass.paddingStart(Axis.self)
    switch half.startKind {
    case .none: break
    case .number: start += half.startValue
    case .anchor:
      let link = PlanLink(bits: half.startValue)
      guard link.target >= 0, mark(index, Axis.self).pointee.broken == [] else { fallthrough }
      let sibling = Int(link.target &- first)
      guard mark(sibling, Axis.self).pointee.known == .all else {
        // The sibling may be waiting for just this.
        setExtent(extent, index, Axis.self)
        obstacle = Obstacle(
          target: Int32(truncatingIfNeeded: sibling), attribute: link.attribute,
          descriptor: .start)
        return false
      }
      switch link.attribute {
      case .leading, .top: start = (boxes + sibling)[Axis.self].origin
      case .trailing, .bottom: start = mark(sibling, Axis.self).pointee.end
      default: return placeByRule(index, Axis.self)
      }
    default: return placeByRule(index, Axis.self)
    }
    setPlace(Span(start: start, end: start + extent, extent: extent), index, Axis.self)
    return true
  }

  @inline(never)
  private mutating func placeByRule<Axis: TGAxisType>(_ index: Int, _: Axis.Type) -> Bool {
    switch size(index, Axis.self) {
    case .waits: return false
    case .placed: return true
    case .sized: break
    }
    var span = Span(extent: (boxes + index)[Axis.self].extent)
    let center = centerKind(index, Axis.self)
    if center != .none, fills(index, Axis.self) {
      span.extent = pass[any: index].scaled(room(Axis.self), Axis.self)
    }
    let isPlaced: Bool
    if Axis.axis == .vertical, baselineKind(index) != .none {
      isPlaced = placeByBaseline(index, &span)
    } else if center != .none, center != .list {
      isPlaced = placeByCenter(index, &span, Axis.self)
    } else {
      isPlaced = placeByEdges(index, &span, Axis.self)
    }
    guard isPlaced, holdWithinEdges(index, &span, Axis.self) else { return false }
    setPlace(span, index, Axis.self)
    return true
  }

  /// Whether a child takes the room there is.
  func fills<Axis: TGAxisType>(_ index: Int, _: Axis.Type) -> Bool {
    (boxes + index)[Axis.self].sizeKind == .fill && !boxes[index].flags.contains(.isExcluded)
  }

  // MARK: By the centre

  private mutating func placeByCenter<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _: Axis.Type
  ) -> Bool {
    let child = pass[any: index]
    var staysInside = true
    if centerKind(index, Axis.self) == .anchor {
      let link = rare(index).pointee[Axis.axis].center.link
      guard let edge = edge(link, .center, of: index, Axis.self) else { return false }
      span.start = edge - span.extent / 2 + (isAbsent(link) ? 0 : child.center(Axis.self))
      staysInside = link.target == PlanLink.container
    } else {
      let room = room(Axis.self)
      span.start =
        (room - span.extent) / 2 + pass.paddingStart(Axis.self)
        + child.center(Axis.self, of: room)
    }
    // While a wrapping container is still small, nothing begins before it.
    if staysInside, span.start < 0, pass.wraps(Axis.self) { span.start = 0 }
    span.end = span.start + span.extent
    return true
  }

  // MARK: By the edges

  /// Places a child by the position before it, or by the one behind it, which wins.
  private mutating func placeByEdges<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _: Axis.Type
  ) -> Bool {
    let child = pass[any: index]
    let (start, end) = (startKind(index, Axis.self), endKind(index, Axis.self))
    if start == .none, end == .none {
      if fills(index, Axis.self) { span.extent = child.scaled(room(Axis.self), Axis.self) }
      span.start = child.start(Axis.self) + pass.paddingStart(Axis.self)
      span.end = span.start + span.extent
      return true
    }
    if start != .none, !placeByStart(child, index, &span, Axis.self) { return false }
    if end != .none, !placeByEnd(child, index, &span, Axis.self) { return false }
    return true
  }

  private mutating func placeByStart<Axis: TGAxisType>(
    _ child: TGChild, _ index: Int, _ span: inout Span, _: Axis.Type
  ) -> Bool {
    if startKind(index, Axis.self) == .anchor {
      let link = PlanLink(bits: (boxes + index)[Axis.self].startValue)
      guard let edge = edge(link, .start, of: index, Axis.self) else { return false }
      span.start = edge + (isAbsent(link) ? 0 : child.start(Axis.self))
    } else {
      span.start = startMargin(child, Axis.self) + pass.paddingStart(Axis.self)
    }
    if fills(index, Axis.self) {
      span.extent = child.scaled(roomBehind(span.start, Axis.self), Axis.self)
    }
    span.end = span.start + span.extent
    return true
  }

  /// The room from a coordinate to the far edge of the content.
  ///
  /// The axes differ: what is left below a coordinate is reckoned with the padding at the top in
  /// place of the one at the bottom, as in the layout that users come from.
  private func roomBehind<Axis: TGAxisType>(_ start: Double, _: Axis.Type) -> Double {
    let padding =
      Axis.axis == .horizontal ? pass.paddingEnd(Axis.self) : pass.paddingStart(Axis.self)
    return whole(Axis.self) - padding - start
  }

  private mutating func placeByEnd<Axis: TGAxisType>(
    _ child: TGChild, _ index: Int, _ span: inout Span, _: Axis.Type
  ) -> Bool {
    let shift = child.start(Axis.self)
    if endKind(index, Axis.self) == .anchor {
      let link = PlanLink(bits: (boxes + index)[Axis.self].endValue)
      guard let edge = edge(link, .end, of: index, Axis.self) else { return false }
      span.end = edge - (isAbsent(link) ? 0 : child.end(Axis.self)) + shift
    } else {
      span.end =
        whole(Axis.self) - pass.paddingEnd(Axis.self) - endMargin(child, Axis.self) + shift
    }
    if fills(index, Axis.self) {
      let room = span.end - shift - pass.paddingStart(Axis.self)
      span.extent = child.scaled(room, Axis.self)
    }
    span.start = span.end - span.extent
    return true
  }

  // MARK: Between other views' edges

  /// Keeps a child behind the edge that bounds the position before it, and before the edge that
  /// bounds the one behind it; between the two it is centred.
  private mutating func holdWithinEdges<Axis: TGAxisType>(
    _ index: Int, _ span: inout Span, _: Axis.Type
  ) -> Bool {
    guard !(boxes + index)[Axis.self].flags.isDisjoint(with: [.startIsRare, .endIsRare]) else {
      return true
    }
    let axis = rare(index).pointee[Axis.axis]
    var (lowest, highest): (Double?, Double?)
    let broken = mark(index, Axis.self).pointee.broken
    if axis.start.lower.kind == .anchor, !broken.contains(.lowerBound) {
      lowest = edge(axis.start.lower.link, .lowerBound, of: index, Axis.self)
      if lowest == nil { return false }
    }
    if axis.end.upper.kind == .anchor, !broken.contains(.upperBound) {
      highest = edge(axis.end.upper.link, .upperBound, of: index, Axis.self)
      if highest == nil { return false }
    }
    span.hold(
      from: lowest.map { $0 + axis.start.lower.addend },
      to: highest.map { $0 - axis.end.upper.addend })
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
