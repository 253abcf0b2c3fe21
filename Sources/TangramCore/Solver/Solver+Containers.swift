// The children of a container that are containers themselves: what they measure depends on what the pass
// gives them.

extension Solver {
  /// Whether a child that wraps can be measured before the pass: if it wraps both axes, or if its size on
  /// the other one is known.
  func canBeMeasuredFirst(_ box: Box) -> Bool {
    let (width, height) = (box.x.sizeKind, box.y.sizeKind)
    return width == height || width == .number || height == .number
      || box.flags.contains(.keepsFrame)
  }

  /// Gives the children that wrap the sizes that they start from, whatever was found for them before.
  func forgetMeasures(_ index: Int) {
    visitContainers(in: index) { child in
      let (wrapsWidth, wrapsHeight) = boxes[child].wraps
      guard wrapsWidth || wrapsHeight else { return }
      let start = startSize(of: child)
      // Nothing but a measure changes the others.
      if wrapsWidth { boxes[child].x.current = start.width }
      if wrapsHeight { boxes[child].y.current = start.height }
      boxes[child].startAfresh()
    }
  }

  /// The size that a view has before its first pass.
  func startSize(of box: Int) -> TGSize {
    guard boxes[box].flags.contains(.hasFrame) else { return .zero }
    return plan.startSize(of: boxes[box], plan.givenFrame(ofBox: box).size)
  }

  /// Measures the children that can be measured before the pass.
  func measureContainersFirst(_ index: Int) {
    visitContainers(in: index) { child in
      let (wrapsWidth, wrapsHeight) = boxes[child].wraps
      guard wrapsWidth || wrapsHeight else { return }
      var given = TGSize.zero
      if !wrapsWidth || !wrapsHeight {
        guard let known = knownSize(of: child, wrapsWidth) else { return }
        given = known
      }
      let size = measure(Int(boxes[child].container), given: given)
      if wrapsWidth { boxes[child].x.current = size.width }
      if wrapsHeight { boxes[child].y.current = size.height }
      boxes[child].x.extent = boxes[child].x.current
      boxes[child].y.extent = boxes[child].y.current
    }
  }

  /// What a child that wraps one axis is given whatever the pass does, as far as that is known.
  private func knownSize(of child: Int, _ wrapsWidth: Bool) -> TGSize? {
    if boxes[child].flags.contains(.keepsFrame) { return plan.givenFrame(ofBox: child).size }
    let axis: TGAxis = wrapsWidth ? .vertical : .horizontal
    let half = boxes[child].half(axis)
    // A number without bounds, as it will be on the grid.
    guard half.sizeKind == .number, half.flags.isEmpty, grid.round(half.sizeValue) == half.sizeValue
    else { return nil }
    var size = TGSize.zero
    size[axis] = half.sizeValue
    return size
  }

  /// Solves a child for its extent across `axis`, now that this is known, and gives it the extent it then
  /// has along `axis`.
  @usableFromInline func measureContainer(_ child: Int, _ axis: TGAxis) {
    if boxes[child].flags.contains(.keepsFrame) { return }
    let extent = extent(ofContainer: child, axis)
    boxes[child][axis].current = extent
    boxes[child][axis].extent = extent
  }

  /// The extent of a child that wraps along `axis` if it is given the one across it has.
  private func extent(ofContainer child: Int, _ axis: TGAxis) -> Double {
    var given = TGSize.zero
    given[axis.crossed] = grid.snappedExtent(boxes[child].half(axis.crossed))
    return measure(Int(boxes[child].container), given: given)[axis]
  }

  /// Measures the children again that wrap one axis, with the extents across that the pass came to.
  ///
  /// - Returns: Whether some child has another size than the pass took it to have.
  func remeasureContainers(_ index: Int) -> Bool {
    guard containers[index].flags.contains(.hasHalfWraps) else { return false }
    var changed = false
    visitContainers(in: index) { child in
      let (wrapsWidth, wrapsHeight) = boxes[child].wraps
      guard wrapsWidth != wrapsHeight, !boxes[child].flags.contains(.keepsFrame) else { return }
      let axis: TGAxis = wrapsWidth ? .horizontal : .vertical
      let extent = extent(ofContainer: child, axis)
      if extent == boxes[child].half(axis).current { return }
      boxes[child][axis].current = extent
      changed = true
    }
    guard changed else { return false }
    // A pass that is run again starts from the sizes just measured.
    let first = Int(containers[index].first)
    for child in first..<(first + Int(containers[index].count)) {
      boxes[child].x.extent = boxes[child].x.current
      boxes[child].y.extent = boxes[child].y.current
    }
    return true
  }

  /// Calls a function with the children that are containers and take part.
  private func visitContainers(in index: Int, _ body: (Int) -> Void) {
    guard containers[index].flags.contains(.hasContainers) else { return }
    let first = Int(containers[index].first)
    for child in first..<(first + Int(containers[index].count)) where boxes[child].container >= 0 {
      body(child)
    }
  }

  /// Keeps a size of a container within its own bounds.
  ///
  /// Bounds that refer to the parent mean the whole of it, and one that refers to the container's own
  /// other axis means the parent's extent there less the container's padding: so the reference does,
  /// other than when the parent bounds its child.
  func clampOwnSize(_ size: Double, of index: Int, _ axis: TGAxis) -> Double {
    let box = Int(containers[index].box)
    return plan.clamp(size, box, axis, content: size) { link in
      let (outside, other) = (sizeOutside(index), link.attribute.axis)
      switch link.target {
      case PlanLink.container: return outside[other]
      case PlanLink.this:
        let inner = containers[index].half(other)
        return outside[other] - (inner.paddingStart + inner.paddingEnd)
      // A percentage of what a container is in is for that to see to.
      case PlanLink.content: return boxes[box].parent < 0 ? outside[other] : nil
      case PlanLink.missing: return nil
      default: return siblingExtent(Int(link.target), other, for: .init(box: box, axis: axis))
      }
    }
  }
}

extension Box {
  /// Whether the view wraps its width and its height.
  fileprivate var wraps: (width: Bool, height: Bool) { (x.sizeKind == .wrap, y.sizeKind == .wrap) }
}
