// Children that are containers themselves: their measured sizes depend on the sizes that the pass
// assigns to them.

extension Solver {
  /// Whether a child that wraps can be measured before the pass: if it wraps both axes, or if its
  /// size on the other axis is known.
  func canBeMeasuredBeforePass(_ box: Box) -> Bool {
    let (width, height) = (box.x.sizeKind, box.y.sizeKind)
    return width == height || width == .number || height == .number
      || box.keepsFrame
  }

  /// Resets the children that wrap to their initial sizes, discarding earlier measurements.
  func discardMeasuredSizes(_ index: Int) {
    visitContainers(in: index) { child in
      let (wrapsWidth, wrapsHeight) = boxes[child].wraps
      guard wrapsWidth || wrapsHeight else { return }
      let start = startSize(of: child)
      // Measurements change the sizes only on the axes that wrap.
      if wrapsWidth { boxes[child].x.current = start.width }
      if wrapsHeight { boxes[child].y.current = start.height }
      boxes[child].resetForPass()
    }
  }

  /// The size that a view has before its first pass.
  func startSize(of box: Int) -> TGSize {
    guard boxes[box].hasFrame else { return .zero }
    return plan.startSize(of: boxes[box], plan.givenFrame(ofBox: box).size)
  }

  /// Measures the children that can be measured before the pass.
  func measureContainersBeforePass(_ index: Int) {
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

  /// The size of a child that wraps one axis, if its other axis is known independently of the pass.
  private func knownSize(of child: Int, _ wrapsWidth: Bool) -> TGSize? {
    if boxes[child].keepsFrame { return plan.givenFrame(ofBox: child).size }
    let axis: TGAxis = wrapsWidth ? .vertical : .horizontal
    let axisBox = boxes[child][axis]
    // The extent is known in advance only if it is a plain number on the pixel grid, with no bounds,
    // increment or multiple.
    let extent = axisBox.sizeNumber
    guard axisBox.sizeKind == .number, !axisBox.hasMoreThanValues, plan.grid.round(extent) == extent
    else {
      return nil
    }
    var size = TGSize.zero
    size[axis] = extent
    return size
  }

  /// Measures a child with its current extent on the other axis, and sets its extent along `axis`.
  @usableFromInline func measureContainer(_ child: Int, _ axis: TGAxis) {
    if boxes[child].keepsFrame { return }
    let extent = extent(ofContainer: child, axis)
    boxes[child][axis].current = extent
    boxes[child][axis].extent = extent
  }

  /// The extent along `axis` of a child that wraps on it, for the child's extent on the other axis.
  private func extent(ofContainer child: Int, _ axis: TGAxis) -> Double {
    var given = TGSize.zero
    given[axis.crossed] = plan.grid.snappedExtent(boxes[child][axis.crossed])
    return measure(Int(boxes[child].container), given: given)[axis]
  }

  /// Measures the children that wrap one axis again, with the extents that the pass assigned to them on
  /// the other axis.
  ///
  /// - Returns: Whether the size of any child differs from the size that the pass assumed.
  func remeasureContainers(_ index: Int) -> Bool {
    guard containers[index].hasOneAxisWraps else { return false }
    var changed = false
    visitContainers(in: index) { child in
      let (wrapsWidth, wrapsHeight) = boxes[child].wraps
      guard wrapsWidth != wrapsHeight, !boxes[child].keepsFrame else { return }
      let axis: TGAxis = wrapsWidth ? .horizontal : .vertical
      let extent = extent(ofContainer: child, axis)
      if extent == boxes[child][axis].current { return }
      boxes[child][axis].current = extent
      changed = true
    }
    guard changed else { return false }
    // Another pass starts from the sizes just measured.
    for child in containers[index].participants {
      boxes[child].x.extent = boxes[child].x.current
      boxes[child].y.extent = boxes[child].y.current
    }
    return true
  }

  /// Calls a function with each child that is a container and takes part in the layout.
  private func visitContainers(in index: Int, _ body: (Int) -> Void) {
    guard containers[index].hasContainers else { return }
    for child in containers[index].participants where boxes[child].container >= 0 { body(child) }
  }

  /// Clamps a size of a container to the bounds of its own size descriptor.
  ///
  /// A bound that refers to the parent uses the parent's extent inside its padding, like the bounds that
  /// a parent applies to its children. A bound that refers to the container's own other axis uses the
  /// parent's whole extent on that axis minus the container's padding, as in TangramKit.
  func clampOwnSize(_ size: Double, of index: Int, _ axis: TGAxis) -> Double {
    let box = Int(containers[index].box)
    return plan.clamp(size, boxes[box], axis, content: size) { link in
      let (outer, other) = (parentSize(of: index), link.attribute.axis)
      switch link.target {
      case PlanLink.container: return parentContentExtent(of: index, other)
      case PlanLink.this:
        let inner = containers[index][other]
        return outer[other] - (inner.paddingStart + inner.paddingEnd)
      // Percentages are applied by the parent; only those of the root are resolved here.
      case PlanLink.content: return boxes[box].parent < 0 ? outer[other] : nil
      case PlanLink.missing: return nil
      default: return readSiblingExtent(Int(link.target), other, for: .init(box: box, axis: axis))
      }
    }
  }
}

extension Box {
  /// Whether the view wraps its width and its height.
  fileprivate var wraps: (width: Bool, height: Bool) { (x.sizeKind == .wrap, y.sizeKind == .wrap) }
}
