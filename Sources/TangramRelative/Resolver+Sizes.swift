import TangramCore

// The extent of a child along an axis, unless it depends on the position of the child.

extension Resolver {
  enum Sizing {
    /// Another value must be resolved first.
    case waits
    /// The extent is resolved.
    case sized
    /// Both margins have values, and the child is placed by them.
    case placed
  }

  func size<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Sizing {
    let isBounded = children[index][axis].isBounded
    if mark(index, axis).known < .extent {
      guard !isBounded || knowsBounds(of: index, axis) else { return .waits }
      if let share = mark(index, axis).share {
        setExtent(children[index].isExcluded ? 0 : clamped(share, index, axis), index, axis)
        return .sized
      }
      var extent: Double?
      guard sizeByValue(index, &extent, axis) else { return .waits }
      if children[index].isExcluded { extent = 0 }
      if mark(index, axis).startKind != .none, mark(index, axis).endKind != .none {
        return placeBetweenMargins(index, axis) ? .placed : .waits
      }
      if extent == nil { extent = contentExtent(index, axis) }
      guard let extent else { return .waits }
      setExtent(extent, index, axis)
    }
    if isBounded, hasNumericBound(index, axis) {
      let extent = children[index][axis].extent
      setExtent(clamped(extent, index, axis), index, axis)
    }
    return .sized
  }

  /// Resolves the extent if the size specifies one.
  ///
  /// - Returns: `false` if another value must be resolved first.
  private func sizeByValue<Axis: TGAxisType>(
    _ index: Int, _ extent: inout Double?, _ axis: Axis
  ) -> Bool {
    let child = children[index][axis]
    let length: Double
    switch child.sizeKind {
    case .number:
      if child.isMost {
        if mark(index, axis).broken.contains(.size) { return true }
        let isKnown = child.evaluateMost { self.extent($0, .size, .place, of: index) }
        guard isKnown else { return false }
      }
      length = child.number(or: 0)
    case .weight: length = child.share(of: room(axis), or: 0)
    case .reference:
      if mark(index, axis).broken.contains(.size) { return true }
      guard let reference = child.sizeReference,
        let value = self.extent(reference, .size, .place, of: index)
      else { return false }
      length = child.scaled(value)
    default: return true
    }
    extent = clamped(length, index, axis)
    return true
  }

  /// Places a child by both margins.
  ///
  /// Bounds limit the extent, but references to the far edge still read the coordinate that the margin
  /// specifies.
  private func placeBetweenMargins<Axis: TGAxisType>(
    _ index: Int, _ axis: Axis
  ) -> Bool {
    guard let start = startEdge(index, axis, isBetween: true),
      let end = endEdge(index, axis, isBetween: true)
    else { return false }
    var span = Span(start: start, end: end, extent: clamped(end - start, index, axis))
    if children[index].isExcluded { (span.extent, span.end) = (0, start) }
    setPlace(span, index, axis)
    return true
  }

  // MARK: Content

  /// The extent of a child whose size has no value: the extent of its content or of its frame.
  ///
  /// - Returns: Nil if the extent on the other axis must be resolved first.
  private func contentExtent<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Double? {
    let child = children[index]
    guard child[axis].wraps, !child.isExcluded else {
      return clamped(child[axis].current, index, axis)
    }
    // A leaf that wraps its width uses the preferred width of its content. For the height, a leaf needs
    // only a width for line breaking; a container needs its final width.
    if Axis.axis == .horizontal, !child.isContainer {
      return clamped(child[axis].current, index, axis)
    }
    if child.isContainer {
      if child[axis.cross].wraps {
        return clamped(child[axis].current, index, axis)
      }
      guard awaitsNothing(index, .all, .place, axis) else { return nil }
    } else {
      guard awaitsNothing(index, .extent, .size, axis) else { return nil }
    }
    if mark(index, axis.cross).known < .extent {
      child[axis.cross].extent = child[axis.cross].current
    }
    child[axis].extent = child[axis].current
    child[axis].remeasure()
    let extent = child[axis].extent
    return child.isContainer ? clamped(extent, index, axis) : extent
  }

  /// Whether the child's other axis is resolved as far as measuring its content requires, or is part of a
  /// cycle and cannot be resolved.
  private func awaitsNothing<Axis: TGAxisType>(
    _ index: Int, _ known: Known, _ kind: Step.Kind, _ axis: Axis
  ) -> Bool {
    if mark(index, axis.cross).known >= known { return true }
    if mark(index, axis).broken.contains(.content) { return true }
    let isHorizontal = Axis.Cross.axis == .horizontal
    let attribute: TGAttribute =
      kind == .size ? (isHorizontal ? .width : .height) : (isHorizontal ? .leading : .top)
    obstacle = Obstacle(
      target: Int32(truncatingIfNeeded: index), attribute: attribute, descriptor: .content,
      kind: kind)
    return false
  }

  // MARK: Bounds

  private func hasNumericBound<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Bool {
    let child = children[index][axis]
    return child.isBoundedByNumbers || child.lowerBound?.kind == .number
      || child.upperBound?.kind == .number
  }

  /// Whether the sibling extents that bound a size are resolved, or are part of a cycle and cannot be
  /// resolved.
  func knowsBounds<Axis: TGAxisType>(of index: Int, _ axis: Axis) -> Bool {
    let child = children[index][axis]
    if !child.isBounded || child.isBoundedByNumbers { return true }
    return knows(child.upperBound, .upperSize, of: index, axis)
      && knows(child.lowerBound, .lowerSize, of: index, axis)
  }

  private func knows<Axis: TGAxisType>(
    _ bound: TGChildBound?, _ descriptor: Descriptor, of index: Int, _ axis: Axis
  ) -> Bool {
    guard let reference = bound?.reference, case .sibling(let sibling) = reference.target,
      !mark(index, axis).broken.contains(descriptor)
    else { return true }
    // The extent of a child that fills the available space is resolved only when the child is placed.
    let isFilling =
      reference.attribute.axis == .horizontal
      ? fills(sibling, .horizontal) : fills(sibling, .vertical)
    return extent(reference, descriptor, isFilling ? .place : .size, of: index) != nil
  }

  /// Limits a length to the bounds of a size; the upper bound takes precedence.
  func clamped<Axis: TGAxisType>(_ length: Double, _ index: Int, _ axis: Axis) -> Double {
    let child = children[index][axis]
    if !child.isBounded { return length }
    return child.isBoundedByNumbers ? child.clamp(length) : clampedByRule(length, index, axis)
  }

  private func clampedByRule<Axis: TGAxisType>(
    _ length: Double, _ index: Int, _ axis: Axis
  ) -> Double {
    let child = children[index][axis]
    let lower = worth(child.lowerBound, .lowerSize, index, axis) ?? -.infinity
    let upper = worth(child.upperBound, .upperSize, index, axis) ?? .infinity
    return min(upper, max(lower, length))
  }

  /// The value of a bound; nil if its reference closes a cycle, or if its view is missing.
  private func worth<Axis: TGAxisType>(
    _ bound: TGChildBound?, _ descriptor: Descriptor, _ index: Int, _ axis: Axis
  ) -> Double? {
    if mark(index, axis).broken.contains(descriptor) { return nil }
    return bound?.points(of: {
      if let reference = bound?.reference { return extent(ofBoundAt: reference, index) }
      let isKnown = mark(index, axis).known >= .extent
      return isKnown ? children[index][axis].extent : nil
    })
  }

  private func extent(ofBoundAt reference: TGChildReference, _ index: Int) -> Double? {
    let axis = reference.attribute.axis
    let target: Int
    switch reference.target {
    case .container: return axis == .horizontal ? room(.horizontal) : room(.vertical)
    case .missing, .most: return nil
    case .itself: target = index
    case .sibling(let sibling): target = sibling
    }
    return mark(target, axis).known >= .extent ? extent(of: target, axis).magnitude : nil
  }
}
