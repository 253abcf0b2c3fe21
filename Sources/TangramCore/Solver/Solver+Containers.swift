// The children of a container that are containers themselves: what they measure depends on what
// the pass gives them.

extension Solver {
  /// Whether a child that wraps can be measured before the pass: if it wraps both axes, or if its
  /// size on the other one is known.
  func canBeMeasuredFirst(_ child: UnsafeMutablePointer<Box>) -> Bool {
    let (width, height) = (child.pointee.x.sizeKind, child.pointee.y.sizeKind)
    return width == height || width == .number || height == .number
      || child.pointee.flags.contains(.keepsFrame)
  }

  /// Gives the children that wrap the sizes that their frames had, whatever was found for them before.
  @inline(never)
  func forgetMeasures(_ container: UnsafeMutablePointer<ContainerBox>) {
    visitChangedContainers(in: container) { child in
      guard child.pointee.x.sizeKind == .wrap || child.pointee.y.sizeKind == .wrap else { return }
      let start = startSize(of: child)
      (child.pointee.x.current, child.pointee.x.extent) = (start.width, start.width)
      (child.pointee.y.current, child.pointee.y.extent) = (start.height, start.height)
      (child.pointee.x.origin, child.pointee.y.origin) = (0, 0)
    }
  }

  /// The size of the frame that a container had before layout.
  @inline(__always)
  func startSize(of box: UnsafeMutablePointer<Box>) -> TGSize {
    box.pointee.flags.contains(.hasFrame) ? sizeOfFrame(before: box) : .zero
  }

  @inline(never)
  private func sizeOfFrame(before box: UnsafeMutablePointer<Box>) -> TGSize {
    plan.finite(plan.node(of: box).givenFrame, of: box).size
  }

  /// Measures the children that can be measured before the pass.
  func measureContainersFirst(_ container: UnsafeMutablePointer<ContainerBox>) {
    visitChangedContainers(in: container) { child in
      let (wrapsWidth, wrapsHeight) = (
        child.pointee.x.sizeKind == .wrap, child.pointee.y.sizeKind == .wrap
      )
      var given = TGSize.zero
      if !wrapsWidth || !wrapsHeight {
        guard wrapsWidth || wrapsHeight, let known = knownSize(of: child, wrapsWidth) else {
          return
        }
        given = known
      }
      let index = Int(child.pointee.container)
      let inner = containers.base + index
      // Asking what is known already is no use before the first time.
      let size =
        inner.pointee.solves == 0
        ? measureUnknown(index, inner, inner.normalized(given)) : measure(index, given: given)
      if wrapsWidth { child.pointee.x.current = size.width }
      if wrapsHeight { child.pointee.y.current = size.height }
      child.pointee.x.extent = child.pointee.x.current
      child.pointee.y.extent = child.pointee.y.current
    }
  }

  /// What a child that wraps one axis is given whatever the pass does, as far as that is known.
  @inline(never)
  private func knownSize(of child: UnsafeMutablePointer<Box>, _ wrapsWidth: Bool) -> TGSize? {
    if child.pointee.flags.contains(.keepsFrame) {
      return plan.node(of: child).givenFrame.size
    }
    let axis: TGAxis = wrapsWidth ? .vertical : .horizontal
    guard let extent = numericExtent(of: child, axis) else { return nil }
    var size = TGSize.zero
    size[axis] = extent
    return size
  }

  /// The extent of a child whose size is a number without bounds, as it will be on the grid.
  private func numericExtent(
    of child: UnsafeMutablePointer<Box>, _ axis: TGAxis
  ) -> Double? {
    guard child[axis].sizeKind == .number, child[axis].flags.isEmpty else { return nil }
    let extent = child[axis].sizeValue
    return grid.round(extent) == extent ? extent : nil
  }

  /// Solves a child for its extent across `axis`, now that this is known, and gives it the extent
  /// it then has along `axis`.
  @usableFromInline func measureContainer(_ child: UnsafeMutablePointer<Box>, _ axis: TGAxis) {
    if child.pointee.flags.contains(.keepsFrame) { return }
    let extent = measure(child, axis)
    child[axis].current = extent
    child[axis].extent = extent
  }

  /// The extent of a child that wraps along `axis` if it is given the one across it has.
  @inline(__always)
  private func measure(_ child: UnsafeMutablePointer<Box>, _ axis: TGAxis) -> Double {
    var given = TGSize.zero
    given[axis.crossed] = grid.snappedExtent(child[axis.crossed])
    return measure(Int(child.pointee.container), given: given)[axis]
  }

  /// Measures the children again that wrap one axis, with the extents across that the pass came
  /// to.
  ///
  /// - Returns: Whether some child has another size than the pass took it to have.
  func remeasureContainers(_ container: UnsafeMutablePointer<ContainerBox>) -> Bool {
    var changed = false
    visitChangedContainers(in: container) { child in
      if child.pointee.flags.contains(.keepsFrame) { return }
      let wrapsWidth = child.pointee.x.sizeKind == .wrap
      guard wrapsWidth != (child.pointee.y.sizeKind == .wrap) else { return }
      let axis: TGAxis = wrapsWidth ? .horizontal : .vertical
      let extent = measure(child, axis)
      if extent != child[axis].current {
        child[axis].current = extent
        changed = true
      }
    }
    if changed { startAfreshAfterMeasuring(container) }
    return changed
  }

  /// A pass that is run again starts from the sizes just measured.
  private func startAfreshAfterMeasuring(_ container: UnsafeMutablePointer<ContainerBox>) {
    let first = boxes.base + Int(container.pointee.first)
    for child in first..<(first + Int(container.pointee.count)) {
      child.pointee.x.extent = child.pointee.x.current
      child.pointee.y.extent = child.pointee.y.current
    }
  }

  /// Calls a function with the children that are containers and take part, as far as they may be others
  /// than in the last pass.
  @inline(__always)
  private func visitChangedContainers(
    in container: UnsafeMutablePointer<ContainerBox>, _ body: (UnsafeMutablePointer<Box>) -> Void
  ) {
    guard container.pointee.flags.contains(.hasContainers) else { return }
    let first = boxes.base + Int(container.pointee.first)
    let end = Int(min(container.pointee.changedEnd, container.pointee.count))
    var place = Int(container.pointee.changedStart)
    while place < end {
      let child = first + place
      if child.pointee.container >= 0 { body(child) }
      place &+= 1
    }
  }

  /// Keeps a size of a container within its own bounds.
  ///
  /// Bounds that refer to the parent mean the whole of it, and one that refers to the container's
  /// own other axis means the parent's extent there less the container's padding: so the
  /// reference does, other than when the parent bounds its child.
  @usableFromInline func clampOwnSize(
    _ size: Double, of container: UnsafeMutablePointer<ContainerBox>, _ axis: TGAxis
  ) -> Double {
    let box = boxes.base + Int(container.pointee.box)
    return plan.clamp(size, box, axis, content: size) { link in
      let (outside, other) = (sizeOutside(container), link.attribute.axis)
      switch link.target {
      case PlanLink.container: return outside[other]
      case PlanLink.this:
        return outside[other] - (container[other].paddingStart + container[other].paddingEnd)
      // A percentage of what a container is in is for that to see to.
      case PlanLink.content: return box.pointee.parent < 0 ? outside[other] : nil
      case PlanLink.missing: return nil
      default: return boxes.base[Int(link.target)].extent(other).magnitude
      }
    }
  }
}

extension Box {
  func extent(_ axis: TGAxis) -> Double { axis == .horizontal ? x.extent : y.extent }
}
