// Places one child along an axis, by gravity, alignment and margins.

extension TGChildAxis {
  /// The alignment that places the child.
  ///
  /// It comes from the container's gravity and the child's own alignment or, without gravity, from
  /// the positions that the child has. It is never `stretch`.
  @inlinable public var resolvedAlignment: TGAlignment {
    let own = alignment
    let gravity = container.gravity
    if gravity != .none { return resolved(own == .none ? gravity : own) }
    let half = half
    if half.startKind != .none { return isBetweenMargins ? .fill : centerOr(.start, half) }
    if half.centerKind != .none { return .center }
    if half.endKind != .none { return .end }
    return own == .none ? .start : resolved(own)
  }

  /// Returns what an alignment means for the child: `stretch` is `fill` if the child is stretchable, or
  /// else `start`.
  @inlinable public func resolved(_ alignment: TGAlignment) -> TGAlignment {
    if alignment != .stretch { return alignment }
    return isStretchable ? .fill : .start
  }

  /// Whether the alignment `stretch` stretches the child: it has no size along the axis, or it is a leaf
  /// that wraps.
  @inlinable public var isStretchable: Bool {
    half.sizeKind == .none || half.sizeKind == .wrap && !child.isContainer
  }

  @inlinable
  func centerOr(_ other: TGAlignment, _ half: AxisBox) -> TGAlignment {
    half.centerKind != .none ? .center : other
  }

  /// Places the child by its resolved alignment; a stretched child also gets its extent.
  @inlinable public func place() { place(resolvedAlignment) }

  /// Places the child by `alignment`.
  @inlinable public func place(_ alignment: TGAlignment) {
    if alignment == .start || alignment == .none, half.startKind == .none,
      !half.startIsRare
    {
      origin = container.paddingStart
      return
    }
    placeByRule(alignment)
  }

  @inlinable func placeByRule(_ alignment: TGAlignment) {
    let container = container
    let room = container.size - (container.paddingStart + container.paddingEnd)
    // Most margins are plain numbers.
    let isNumeric = child.isNumeric
    let before = isNumeric ? plainStart : start(of: room)
    let after = isNumeric ? plainEnd : end(of: room)
    switch alignment {
    case .center:
      let middle = (room - before - after - extent) / 2 + container.paddingStart + before
      origin = isNumeric ? middle : middle + center(of: room)
    case .end: origin = container.size - container.paddingEnd - after - extent
    case .fill:
      extent = clamp(room - before - after)
      origin = container.paddingStart + before
    case .windowCenter:
      let middle = (container.windowSize - before - after - extent) / 2 + before
      origin = container.fromWindow(
        isNumeric ? middle : middle + center(of: room), extent: extent)
    case .none, .start, .stretch, .baseline, .between, .around, .among, .other:
      origin = container.paddingStart + before
    }
  }
}
