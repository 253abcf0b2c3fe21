import TangramCore

// The extent of a child along an axis, as far as it does not depend on where the child is placed.

extension Resolver {
  enum Sizing {
    /// Something else has to be found first.
    case waits
    /// The extent is known.
    case sized
    /// Both margins have values, and the child is placed by them.
    case placed
  }

  mutating func size<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Sizing {
    if !mark(index, axis).pointee.known.contains(.extent) {
      var extent: Double?
      guard sizeByValue(index, &extent, axis) else { return .waits }
      if boxes[index].flags.contains(.isExcluded) { extent = 0 }
      if startKind(index, axis) != .none, endKind(index, axis) != .none {
        return placeBetweenMargins(index, axis) ? .placed : .waits
      }
      if extent == nil { extent = contentExtent(index, axis) }
      guard let extent else { return .waits }
      setExtent(extent, index, axis)
    }
    if hasNumericBound(index, axis) {
      let extent = (boxes + index)[axis].extent
      setExtent(clamped(extent, index, axis), index, axis)
    }
    return .sized
  }

  /// The extent that the size gives by itself, if it gives one.
  ///
  /// - Returns: False when something else has to be found first.
  private mutating func sizeByValue<Axis: TGAxisType>(
    _ index: Int, _ extent: inout Double?, _ axis: Axis
  ) -> Bool {
    let half = (boxes + index)[axis]
    var length: Double
    switch half.sizeKind {
    case .number: length = half.sizeValue
    case .weight: length = room(axis) * half.sizeValue / 100
    case .anchor:
      if mark(index, axis).pointee.broken.contains(.size) { return true }
      guard let value = self.extent(PlanLink(bits: half.sizeValue), of: index) else {
        return false
      }
      length = value
    default: return true
    }
    length = pass[any: index][axis].scaled(length)
    extent = clamped(length, index, axis)
    return true
  }

  /// Places a child by both margins.
  ///
  /// Bounds cut the extent, but whatever refers to the far edge still finds it where the margin
  /// says.
  private mutating func placeBetweenMargins<Axis: TGAxisType>(
    _ index: Int, _ axis: Axis
  ) -> Bool {
    let child = pass[any: index]
    var span = Span(extent: 0)
    if startKind(index, axis) == .anchor {
      let link = PlanLink(bits: (boxes + index)[axis].startValue)
      guard let edge = edge(link, .start, of: index, axis) else { return false }
      span.start = edge + child[axis].start
    } else {
      span.start = startMargin(child, axis) + pass[axis].paddingStart
    }
    if endKind(index, axis) == .anchor {
      let link = PlanLink(bits: (boxes + index)[axis].endValue)
      guard let edge = edge(link, .end, of: index, axis) else { return false }
      span.end = edge - child[axis].end
    } else {
      span.end = whole(axis) - endMargin(child, axis) - pass[axis].paddingEnd
    }
    span.extent = clamped(span.end - span.start, index, axis)
    if child.isExcluded { (span.extent, span.end) = (0, span.start) }
    setPlace(span, index, axis)
    return true
  }

  /// The margin before a child that is a number or a percentage.
  ///
  /// Only the latter needs the size of the container.
  @inline(__always)
  func startMargin<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) -> Double {
    child.box[axis].startKind == .weight
      ? child[axis].start(of: room(axis)) : child[axis].start
  }

  @inline(__always)
  func endMargin<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) -> Double {
    child.box[axis].endKind == .weight
      ? child[axis].end(of: room(axis)) : child[axis].end
  }

  // MARK: Content

  /// The extent of a child whose size does not give one: that of its content or its frame.
  ///
  /// - Returns: Nil when the extent across has to be found first.
  private mutating func contentExtent<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Double? {
    let child = pass[any: index]
    guard child[axis].wraps, !child.isExcluded else {
      return clamped(child[axis].current, index, axis)
    }
    // A leaf needs any width to break its lines; a container is solved for its final one.
    if child.isContainer {
      if child[axis.cross].wraps {
        return clamped(child[axis].current, index, axis)
      }
      guard awaitsNothing(index, .all, .place, axis) else { return nil }
    } else {
      guard awaitsNothing(index, .extent, .size, axis) else { return nil }
    }
    if !mark(index, axis.cross).pointee.known.contains(.extent) {
      child[axis.cross].extent = child[axis.cross].current
    }
    child[axis].extent = child[axis].current
    child[axis].remeasure()
    let extent = child[axis].extent
    return child.isContainer ? clamped(extent, index, axis) : extent
  }

  /// Whether enough is known of the child across `Axis` to measure its content, or never will be.
  private mutating func awaitsNothing<Axis: TGAxisType>(
    _ index: Int, _ known: Known, _ kind: Step.Kind, _ axis: Axis
  ) -> Bool {
    if mark(index, axis.cross).pointee.known.isSuperset(of: known) { return true }
    if mark(index, axis).pointee.broken.contains(.content) { return true }
    let isHorizontal = Axis.Cross.axis == .horizontal
    let attribute: TGAttribute =
      kind == .size ? (isHorizontal ? .width : .height) : (isHorizontal ? .leading : .top)
    obstacle = Obstacle(
      target: Int32(truncatingIfNeeded: index), attribute: attribute, descriptor: .content,
      kind: kind)
    return false
  }

  // MARK: Bounds

  @inline(__always)
  private func hasNumericBound<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Bool {
    let flags = (boxes + index)[axis].flags
    if flags.contains(.hasInterval) { return true }
    guard flags.contains(.sizeIsBounded) else { return false }
    let size = rare(index).pointee[Axis.axis].size
    return size.lower.kind == .number || size.upper.kind == .number
  }

  /// Finds the extents of siblings that bound a size.
  mutating func resolveBounds<Axis: TGAxisType>(of index: Int, _ axis: Axis) {
    let flags = (boxes + index)[axis].flags
    guard flags.contains(.sizeIsBounded), !flags.contains(.hasInterval) else { return }
    let size = rare(index).pointee[Axis.axis].size
    for bound in [size.upper, size.lower] where bound.kind == .anchor && bound.link.target >= 0 {
      resolve(Step(Int(bound.link.target - first), Axis.axis, .size))
    }
  }

  /// Keeps a length within the bounds of a size; the upper bound wins.
  @inline(__always)
  func clamped<Axis: TGAxisType>(_ length: Double, _ index: Int, _ axis: Axis) -> Double {
    let flags = (boxes + index)[axis].flags
    if flags.contains(.hasInterval) { return pass[any: index][axis].clamp(length) }
    guard flags.contains(.sizeIsBounded) else { return length }
    return clampedByRule(length, index, Axis.axis)
  }

  private func clampedByRule(_ length: Double, _ index: Int, _ axis: TGAxis) -> Double {
    let size = rare(index).pointee[axis].size
    let lower = worth(size.lower, index, axis) ?? -.greatestFiniteMagnitude
    let upper = worth(size.upper, index, axis) ?? .greatestFiniteMagnitude
    return min(upper, max(lower, length))
  }

  /// The value of a bound by what is known at this moment.
  ///
  /// A sibling not placed yet counts with the size it had before; nothing waits for it.
  private func worth(_ bound: PlanBound, _ index: Int, _ axis: TGAxis) -> Double? {
    switch bound.kind {
    case .none: return nil
    case .number:
      let isAbsent = bound.value.magnitude == .greatestFiniteMagnitude
      return isAbsent ? bound.value : bound.scaled(bound.value)
    case .wrap:
      guard mark(index, axis).pointee.known.contains(.extent) else { return nil }
      return bound.scaled((boxes + index)[axis].extent)
    case .anchor: return extent(ofBoundAt: bound.link, index).map(bound.scaled)
    case .share:
      return extent(ofBoundAt: bound.link, index).map { $0 * bound.value / 100 + bound.addend }
    }
  }

  private func extent(ofBoundAt link: PlanLink, _ index: Int) -> Double? {
    let axis = link.attribute.axis
    switch link.target {
    case PlanLink.container, PlanLink.content:
      return axis == .horizontal ? room(.horizontal) : room(.vertical)
    case PlanLink.missing: return nil
    case PlanLink.this:
      return mark(index, axis).pointee.known.contains(.extent) ? (boxes + index)[axis].extent : nil
    default:
      let sibling = Int(link.target - first)
      let (across, down) = (mark(sibling, .horizontal).pointee, mark(sibling, .vertical).pointee)
      let isSized = across.known.intersection(down.known).contains(.extent)
      let half = (boxes + sibling)[axis]
      return isSized ? half.extent.magnitude : half.current.magnitude
    }
  }
}
