// Placing one child across a container, by gravity, alignment and margins.

extension TGPass {
  /// What decides the place of a child along an axis: the container's gravity, the child's own
  /// alignment, or, without gravity, the positions the child has.
  @inlinable public func resolvedAlignment<Axis: TGAxisType>(
    of child: TGChild, _: Axis.Type
  ) -> TGAlignment {
    let own = child.alignment(Axis.self)
    let gravity = gravity(Axis.self)
    if gravity != .none { return own == .none ? gravity : own }
    let half = child.box[Axis.self]
    if half.startKind != .none { return half.endKind != .none ? .fill : centerOr(.start, half) }
    if half.centerKind != .none { return .center }
    if half.endKind != .none { return .end }
    return own == .none ? .start : own
  }

  @inlinable @inline(__always)
  func centerOr(_ other: TGAlignment, _ half: AxisBox) -> TGAlignment {
    half.centerKind != .none ? .center : other
  }

  /// Places a child along an axis; a child that is stretched also gets its extent.
  @inlinable public func place<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) {
    place(child, resolvedAlignment(of: child, Axis.self), Axis.self)
  }

  /// Places a child along an axis as `alignment` says.
  @inlinable public func place<Axis: TGAxisType>(
    _ child: TGChild, _ alignment: TGAlignment, _: Axis.Type
  ) {
    let axis = container[Axis.self]
    if alignment == .start || alignment == .none {
      let half = child.box[Axis.self]
      if half.startKind == .none, !half.flags.contains(.startIsRare) {
        child.setOrigin(axis.paddingStart, Axis.self)
        return
      }
    }
    placeByRule(child, alignment, Axis.self)
  }

  @inlinable func placeByRule<Axis: TGAxisType>(
    _ child: TGChild, _ alignment: TGAlignment, _: Axis.Type
  ) {
    let axis = container[Axis.self]
    let room = axis.size - (axis.paddingStart + axis.paddingEnd)
    let extent = child.extent(Axis.self)
    switch alignment {
    case .center:
      let (start, end) = (child.start(Axis.self, of: room), child.end(Axis.self, of: room))
      let middle = (room - start - end - extent) / 2 + axis.paddingStart + start
      child.setOrigin(middle + child.center(Axis.self, of: room), Axis.self)
    case .end:
      let end = child.end(Axis.self, of: room)
      child.setOrigin(axis.size - axis.paddingEnd - end - extent, Axis.self)
    case .fill:
      let (start, end) = (child.start(Axis.self, of: room), child.end(Axis.self, of: room))
      child.setExtent(child.clamp(room - start - end, Axis.self), Axis.self)
      child.setOrigin(axis.paddingStart + start, Axis.self)
    case .windowCenter:
      let (start, end) = (child.start(Axis.self, of: room), child.end(Axis.self, of: room))
      let inWindow =
        (windowSize(Axis.self) - start - end - extent) / 2 + start
        + child.center(Axis.self, of: room)
      child.setOrigin(fromWindow(inWindow, extent: extent, Axis.self), Axis.self)
    case .none, .start, .baseline, .between, .around, .among, .other:
      child.setOrigin(axis.paddingStart + child.start(Axis.self, of: room), Axis.self)
    }
  }

  /// The extent of the window along an axis.
  public func windowSize<Axis: TGAxisType>(_: Axis.Type) -> Double {
    environment.size[Axis.axis]
  }

  /// A coordinate of the window in the container's own coordinates.
  ///
  /// Where the container lies is known only when its parents are placed, so the container is
  /// solved again then.
  ///
  /// - Parameter extent: The extent of what begins there: in a right-to-left layout it will be
  ///   mirrored, and must come to lie in the same place of the window all the same.
  public func fromWindow<Axis: TGAxisType>(
    _ coordinate: Double, extent: Double, _: Axis.Type
  ) -> Double {
    container.pointee.flags.insert(.usesWindow)
    let origin = plan._withUnsafeGuaranteedRef { plan in
      plan.seesWindow = true
      return plan.windowOrigin(of: container)[Axis.axis]
    }
    let own = coordinate - origin
    guard Axis.axis == .horizontal, isRightToLeft else { return own }
    return size(Axis.self) - own - extent
  }
}
