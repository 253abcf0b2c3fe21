import TangramCore

// The extent of a child along an axis, as far as it does not depend on where the child is placed.

extension Resolver {
  enum Sizing {
    /// Something else has to be found before.
    case waits
    /// The extent is known.
    case sized
    /// Both margins have values, and the child is placed by them.
    case placed
  }

  mutating func size<Axis: TGAxisType>(_ index: Int, _: Axis.Type) -> Sizing {
    if !mark(index, Axis.self).pointee.known.contains(.extent) {
      var extent: Double?
      guard sizeByValue(index, &extent, Axis.self) else { return .waits }
      if boxes[index].flags.contains(.isExcluded) { extent = 0 }
      if startKind(index, Axis.self) != .none, endKind(index, Axis.self) != .none {
        return placeBetweenMargins(index, Axis.self) ? .placed : .waits
      }
      if extent == nil { extent = contentExtent(index, Axis.self) }
      guard let extent else { return .waits }
      setExtent(extent, index, Axis.self)
    }
    if hasNumericBound(index, Axis.self) {
      let extent = (boxes + index)[Axis.self].extent
      setExtent(clamped(extent, index, Axis.self), index, Axis.self)
    }
    return .sized
  }

  /// The extent the size says by itself, if it says one.
  ///
  /// - Returns: False when something else has to be found before.
  private mutating func sizeByValue<Axis: TGAxisType>(
    _ index: Int, _ extent: inout Double?, _: Axis.Type
  ) -> Bool {
    let half = (boxes + index)[Axis.self]
    var length: Double
    switch half.sizeKind {
    case .number: length = half.sizeValue
    case .weight: length = room(Axis.self) * half.sizeValue / 100
    case .anchor:
      if mark(index, Axis.self).pointee.broken.contains(.size) { return true }
      guard let value = self.extent(PlanLink(bits: half.sizeValue), of: index) else {
        return false
      }
      length = value
    default: return true
    }
    length = pass[any: index].scaled(length, Axis.self)
    extent = clamped(length, index, Axis.self)
    return true
  }

  /// Places a child by both margins.
  ///
  /// Bounds cut the extent, but who refers to the edge behind the
  /// child still finds it where the margin says.
  private mutating func placeBetweenMargins<Axis: TGAxisType>(
    _ index: Int, _: Axis.Type
  ) -> Bool {
    let child = pass[any: index]
    var span = Span(extent: 0)
    if startKind(index, Axis.self) == .anchor {
      let link = PlanLink(bits: (boxes + index)[Axis.self].startValue)
      guard let edge = edge(link, .start, of: index, Axis.self) else { return false }
      span.start = edge + child.start(Axis.self)
    } else {
      span.start = startMargin(child, Axis.self) + pass.paddingStart(Axis.self)
    }
    if endKind(index, Axis.self) == .anchor {
      let link = PlanLink(bits: (boxes + index)[Axis.self].endValue)
      guard let edge = edge(link, .end, of: index, Axis.self) else { return false }
      span.end = edge - child.end(Axis.self)
    } else {
      span.end = whole(Axis.self) - endMargin(child, Axis.self) - pass.paddingEnd(Axis.self)
    }
    span.extent = clamped(span.end - span.start, index, Axis.self)
    if child.isExcluded { (span.extent, span.end) = (0, span.start) }
    setPlace(span, index, Axis.self)
    return true
  }

  /// The margin before a child that is a number or a percentage.
  ///
  /// Only the latter needs the size of the container.
  @inline(__always)
  func startMargin<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) -> Double {
    child.box[Axis.self].startKind == .weight
      ? child.start(Axis.self, of: room(Axis.self)) : child.start(Axis.self)
  }

  @inline(__always)
  func endMargin<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) -> Double {
    child.box[Axis.self].endKind == .weight
      ? child.end(Axis.self, of: room(Axis.self)) : child.end(Axis.self)
  }

  // MARK: Content

  /// The extent of a child whose size does not say one: that of its content or its frame.
  ///
  /// - Returns: Nil when the extent across has to be found before.
  private mutating func contentExtent<Axis: TGAxisType>(_ index: Int, _: Axis.Type) -> Double? {
    let child = pass[any: index]
    guard child.wraps(Axis.self), !child.isExcluded else {
      return clamped(child.current(Axis.self), index, Axis.self)
    }
    // A leaf's lines need a width, whatever it is worth; a container is solved for good.
    if child.isContainer {
      if child.wraps(Axis.Cross.self) {
        return clamped(child.current(Axis.self), index, Axis.self)
      }
      guard awaitsNothing(index, .all, .place, Axis.self) else { return nil }
    } else {
      guard awaitsNothing(index, .extent, .size, Axis.self) else { return nil }
    }
    if !mark(index, Axis.Cross.self).pointee.known.contains(.extent) {
      child.setExtent(child.current(Axis.Cross.self), Axis.Cross.self)
    }
    child.setExtent(child.current(Axis.self), Axis.self)
    pass.remeasure(child, Axis.self)
    let extent = child.extent(Axis.self)
    return child.isContainer ? clamped(extent, index, Axis.self) : extent
  }

  /// Whether enough is known of the child across `Axis` to measure its content, or never will be.
  private mutating func awaitsNothing<Axis: TGAxisType>(
    _ index: Int, _ known: Known, _ kind: Step.Kind, _: Axis.Type
  ) -> Bool {
    if mark(index, Axis.Cross.self).pointee.known.isSuperset(of: known) { return true }
    if mark(index, Axis.self).pointee.broken.contains(.content) { return true }
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
  private func hasNumericBound<Axis: TGAxisType>(_ index: Int, _: Axis.Type) -> Bool {
    guard (boxes + index)[Axis.self].flags.contains(.sizeIsBounded) else { return false }
    let size = rare(index).pointee[Axis.axis].size
    return size.lower.kind == .number || size.upper.kind == .number
  }

  /// Finds the extents of siblings that bound a size.
  mutating func resolveBounds<Axis: TGAxisType>(of index: Int, _: Axis.Type) {
    guard (boxes + index)[Axis.self].flags.contains(.sizeIsBounded) else { return }
    let size = rare(index).pointee[Axis.axis].size
    for bound in [size.upper, size.lower] where bound.kind == .anchor && bound.link.target >= 0 {
      resolve(Step(Int(bound.link.target - first), Axis.axis, .size))
    }
  }

  /// Keeps a length within the bounds of a size; the upper bound wins.
  @inline(__always)
  func clamped<Axis: TGAxisType>(_ length: Double, _ index: Int, _: Axis.Type) -> Double {
    guard (boxes + index)[Axis.self].flags.contains(.sizeIsBounded) else { return length }
    return clampedByRule(length, index, Axis.axis)
  }

  private func clampedByRule(_ length: Double, _ index: Int, _ axis: TGAxis) -> Double {
    let size = rare(index).pointee[axis].size
    let lower = worth(size.lower, index, axis) ?? -.greatestFiniteMagnitude
    let upper = worth(size.upper, index, axis) ?? .greatestFiniteMagnitude
    return min(upper, max(lower, length))
  }

  /// What a bound comes to by what is known at this moment.
  ///
  /// A sibling that was not placed yet
  /// counts with the size it had before; nothing waits for it.
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
    }
  }

  private func extent(ofBoundAt link: PlanLink, _ index: Int) -> Double? {
    let axis = link.attribute.axis
    switch link.target {
    case PlanLink.container:
      return axis == .horizontal ? room(TGHorizontal.self) : room(TGVertical.self)
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
