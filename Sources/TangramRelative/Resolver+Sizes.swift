import TangramCore
import TangramExplanations

// The extent of a child along an axis, unless it depends on the position of the child.

extension Resolver {
  enum Sizing {
    /// Another value must be resolved first.
    case blocked
    /// The extent is resolved, but not recorded.
    case sized(Double)
    /// Both margins have values, and the child is placed by them.
    case placed
  }

  @inline(__always)
  func size<Axis: TGAxisType>(
    _ index: Int, _ child: TGChildAxis<Axis>, _ kinds: PositionKinds
  ) -> Sizing {
    var extent = child.extent
    if self[index, Axis.axis].known == .nothing {
      guard areBoundsResolved(of: index, child) else { return .blocked }
      let isAbsent = child.child.isExcluded
      if let share = share(index, Axis.axis) {
        return .sized(isAbsent ? 0 : clamped(share.length, index, child))
      }
      let (isKnown, length) = length(index, child)
      if !isKnown { return .blocked }
      if kinds.haveBothMargins {
        return placeBetweenMargins(index, child, kinds) ? .placed : .blocked
      }
      let own =
        isAbsent ? 0 : length.map { clamped($0, index, child) } ?? contentExtent(index, child)
      guard let own else { return .blocked }
      extent = own
    }
    if child.isBounded,
      child.isBoundedByNumbers || child.lowerBound?.kind == .number
        || child.upperBound?.kind == .number
    {
      setExtent(extent, index, child)
      extent = clamped(extent, index, child)
    }
    return .sized(extent)
  }

  /// The length that the size of a child specifies, before its bounds are applied, if it is known yet.
  ///
  /// Without a length, the content or the frame determines the extent.
  @inline(__always)
  private func length<Axis: TGAxisType>(
    _ index: Int, _ child: TGChildAxis<Axis>
  ) -> (isKnown: Bool, points: Double?) {
    var isIgnored: Bool { self[index, Axis.axis].ignored.contains(.size) }
    switch child.sizeKind {
    case .number:
      let isMost = child.isMost
      if isMost, isIgnored { return (true, nil) }
      let isKnown = !isMost || child.evaluateMost { extent($0, .size, .place, of: index) }
      return (isKnown, child.number(or: 0))
    case .weight: return (true, child.share(of: child.container.room, or: 0))
    case .reference:
      if isIgnored { return (true, nil) }
      guard let reference = child.sizeReference,
        let value = extent(reference, .size, .place, of: index)
      else { return (false, nil) }
      return (true, child.scaled(value))
    default: return (true, nil)
    }
  }

  /// Places a child by both margins.
  ///
  /// Bounds limit the extent, but references to the far edge still read the coordinate that the margin
  /// specifies.
  private func placeBetweenMargins<Axis: TGAxisType>(
    _ index: Int, _ child: TGChildAxis<Axis>, _ kinds: PositionKinds
  ) -> Bool {
    guard let start = startEdge(index, child, kinds.start, isBetween: true),
      let end = endEdge(index, child, kinds.end, isBetween: true)
    else { return false }
    let span =
      child.child.isExcluded
      ? Span(start: start, extent: 0)
      : Span(start: start, end: end, extent: clamped(end - start, index, child))
    setPlace(span, index, child)
    return true
  }

  // MARK: Content

  /// The extent of a child whose size has no value: the extent of its content or of its frame.
  ///
  /// - Returns: Nil if the extent on the other axis must be resolved first.
  private func contentExtent<Axis: TGAxisType>(
    _ index: Int, _ child: TGChildAxis<Axis>
  ) -> Double? {
    let isContainer = child.child.isContainer
    // A leaf that wraps its width uses the preferred width of its content. For the height, a leaf needs
    // only a width for line breaking; a container needs its final width, unless it wraps that as well.
    let isMeasured = isContainer ? !child.cross.wraps : Axis.axis == .vertical
    guard child.wraps, isMeasured else { return clamped(child.current, index, child) }
    // The other axis must be resolved as far as measuring requires, unless that closes a cycle.
    if self[index, Axis.Cross.axis].known < (isContainer ? .all : .extent),
      !self[index, Axis.axis].ignored.contains(.content)
    {
      let isHorizontal = Axis.Cross.axis == .horizontal
      obstacle =
        isContainer
        ? Obstacle(index, isHorizontal ? .leading : .top, .content, .place)
        : Obstacle(index, isHorizontal ? .width : .height, .content, .size)
      return nil
    }
    if self[index, Axis.Cross.axis].known == .nothing { child.cross.extent = child.cross.current }
    child.extent = child.current
    child.remeasure()
    return isContainer ? clamped(child.extent, index, child) : child.extent
  }

  // MARK: Bounds

  /// Whether the sibling extents that bound a size are resolved, or are part of a cycle and cannot be
  /// resolved.
  func areBoundsResolved<Axis: TGAxisType>(of index: Int, _ child: TGChildAxis<Axis>) -> Bool {
    if !child.isBounded || child.isBoundedByNumbers { return true }
    return isBoundResolved(child.upperBound, .upperSize, of: index, Axis.axis)
      && isBoundResolved(child.lowerBound, .lowerSize, of: index, Axis.axis)
  }

  private func isBoundResolved(
    _ bound: TGChildBound?, _ descriptor: Descriptor, of index: Int, _ axis: TGAxis
  ) -> Bool {
    guard let reference = bound?.reference, case .sibling(let sibling) = reference.target,
      !self[index, axis].ignored.contains(descriptor)
    else { return true }
    // The extent of a child that fills the available space is resolved only when the child is placed.
    let other = children[sibling]
    let isFilling =
      reference.attribute.axis == .horizontal ? other[.horizontal].fills : other[.vertical].fills
    return extent(reference, descriptor, isFilling ? .place : .size, of: index) != nil
  }

  /// Limits a length to the bounds of a size; the upper bound takes precedence.
  @inline(__always)
  func clamped<Axis: TGAxisType>(
    _ length: Double, _ index: Int, _ child: TGChildAxis<Axis>
  ) -> Double {
    if !child.isBounded { return length }
    return child.isBoundedByNumbers ? child.clamp(length) : clampedByRule(length, index, child)
  }

  private func clampedByRule<Axis: TGAxisType>(
    _ length: Double, _ index: Int, _ child: TGChildAxis<Axis>
  ) -> Double {
    let lower = boundValue(child.lowerBound, .lowerSize, index, Axis.axis) ?? -.infinity
    let upper = boundValue(child.upperBound, .upperSize, index, Axis.axis) ?? .infinity
    return min(upper, max(lower, length))
  }

  /// The value of a bound; nil if its reference closes a cycle, or if its view is missing.
  private func boundValue(
    _ bound: TGChildBound?, _ descriptor: Descriptor, _ index: Int, _ axis: TGAxis
  ) -> Double? {
    if self[index, axis].ignored.contains(descriptor) { return nil }
    return bound?.points(of: {
      guard let reference = bound?.reference else { return knownExtent(index, axis) }
      let axis = reference.attribute.axis
      if let target = reference.child(from: index) { return knownExtent(target, axis)?.magnitude }
      return reference.target == .container ? room(axis) : nil
    })
  }

  private func knownExtent(_ index: Int, _ axis: TGAxis) -> Double? {
    self[index, axis].known >= .extent ? children[index].extent(axis) : nil
  }
}
