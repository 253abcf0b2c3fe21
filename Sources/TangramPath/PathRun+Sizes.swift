import TangramCore

// The sizes of the children, which do not depend on the curve.

extension PathRun {
  func sizeChildren() {
    for child in pass.children { _ = size(child) }
    let tied = pass.children.filter(isTiedToSibling)
    if tied.isEmpty || !isSettling { return }
    // A size tied to that of a later child uses that child's size from before the pass. While sizes are
    // still changing, it is computed again until it uses the final one, but at most seven times.
    for _ in 0..<7 {
      var hasChanged = false
      for child in tied { if size(child) { hasChanged = true } }
      if !hasChanged { return }
    }
  }

  /// Whether the pass may be repeated because the container, or one in it, wraps.
  private var isSettling: Bool {
    pass[.horizontal].wraps || pass[.vertical].wraps
      || pass.children.contains { $0.isContainer && ($0[.horizontal].wraps || $0[.vertical].wraps) }
  }

  private func isTiedToSibling(_ child: TGChild) -> Bool {
    if case .ofOther = child[.horizontal].size { return true }
    if case .ofOther = child[.vertical].size { return true }
    return false
  }

  /// Sets both extents of a child.
  ///
  /// - Returns: Whether either of them changed.
  private func size(_ child: TGChild) -> Bool {
    let before = (child[.horizontal].extent, child[.vertical].extent)
    // In a container that wraps only its width, the content depends on the height; in any other child, on
    // the width.
    let heightComesFirst = child[.horizontal].wraps && !child[.vertical].wraps
    if heightComesFirst { size(child, .vertical) }
    size(child, .horizontal)
    if !heightComesFirst { size(child, .vertical) }
    return before != (child[.horizontal].extent, child[.vertical].extent)
  }

  /// Sets the extent of a child along an axis.
  ///
  /// Percentages refer to the container's extent inside its padding, and `fill` takes all of that extent:
  /// a curve has no remaining length to share.
  private func size<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) {
    var extent = child[axis].current
    switch child[axis].size {
    case .number: extent = child[axis].number(or: extent)
    case .ofContainer(Axis.Cross.axis):
      // As in TangramKit, the reference is resolved along the axis being sized instead of the axis that
      // it names, here to the extent of the whole container.
      extent = child[axis].scaled(pass[axis].bounds)
    case .ofContainer, .ofOtherAxis, .ofOther:
      extent = child[axis].scaled(child[axis].extentOfReference)
    case .weight: extent = child[axis].share(of: content(axis), or: extent)
    case .fill: extent = child[axis].filled(by: content(axis), or: extent)
    case .none, .wrap, .list: break
    }
    child[axis].extent = extent
    child[axis].remeasure()
    child[axis].clampExtent()
  }

  /// The extent of the container inside its padding.
  func content<Axis: TGAxisType>(_ axis: Axis) -> Double {
    pass[axis].sizeBeforePass - pass[axis].paddingStart - pass[axis].paddingEnd
  }

  /// Whether the child's extent is a share of the container's.
  func isShare<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Bool {
    child.sizeKind == .weight || child.sizeKind == .fill
  }
}
