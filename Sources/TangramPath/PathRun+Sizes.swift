import TangramCore

// The sizes of the children. They have nothing to do with the curve.

extension PathRun {
  /// How many times sizes tied to those of other children are worked out at most.
  private static let mostRounds = 8

  func sizeChildren() {
    var isTied = false
    var isSettling = pass[.horizontal].wraps || pass[.vertical].wraps
    for child in pass.children {
      _ = size(child)
      if isTiedToSibling(child) { isTied = true }
      if child.isContainer, child[.horizontal].wraps || child[.vertical].wraps {
        isSettling = true
      }
    }
    // A size tied to that of a later child reads the one that child had before the pass. As long as
    // sizes are still being found, it is worked out again until it has the last one.
    guard isTied, isSettling else { return }
    for _ in 1..<Self.mostRounds {
      var hasChanged = false
      for child in pass.children where isTiedToSibling(child) {
        if size(child) { hasChanged = true }
      }
      if !hasChanged { return }
    }
  }

  private func isTiedToSibling(_ child: TGChild) -> Bool {
    if case .ofOther = child[.horizontal].size { return true }
    if case .ofOther = child[.vertical].size { return true }
    return false
  }

  /// Gives a child both its extents.
  ///
  /// - Returns: Whether they changed.
  private func size(_ child: TGChild) -> Bool {
    let before = TGSize(
      width: child[.horizontal].extent, height: child[.vertical].extent)
    // The content of a container that wraps its width depends on its height, that of any other
    // child on its width.
    let heightComesFirst = child[.horizontal].wraps && !child[.vertical].wraps
    if heightComesFirst { size(child, .vertical) }
    size(child, .horizontal)
    if !heightComesFirst { size(child, .vertical) }
    return before.width != child[.horizontal].extent
      || before.height != child[.vertical].extent
  }

  /// Gives a child its extent along an axis.
  ///
  /// Percentages are of the container's content, which `fill` takes all of: a curve has no length to be
  /// shared.
  private func size<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) {
    var extent = child[axis].current
    switch child[axis].size {
    case .number: extent = child[axis].number(or: extent)
    case .ofContainer(Axis.Cross.axis):
      // As in TangramKit, the axis that is being set is read, here that of the whole container.
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

  /// What the container has inside its padding.
  private func content<Axis: TGAxisType>(_ axis: Axis) -> Double {
    pass[axis].sizeBeforePass - pass[axis].paddingStart - pass[axis].paddingEnd
  }

  /// Whether the child takes its extent from the container's.
  func isShare<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Bool {
    child.sizeKind == .weight || child.sizeKind == .fill
  }
}
