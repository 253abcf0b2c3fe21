import TangramCore

// The sizes of the children. They have nothing to do with the curve.

extension PathRun {
  /// How often sizes that are tied to those of other children are worked out at most.
  private static let mostRounds = 8

  func sizeChildren() {
    var isTied = false
    var isSettling = pass.wraps(TGHorizontal.self) || pass.wraps(TGVertical.self)
    for child in pass.children {
      _ = size(child)
      if isTiedToSibling(child) { isTied = true }
      if child.isContainer, child.wraps(TGHorizontal.self) || child.wraps(TGVertical.self) {
        isSettling = true
      }
    }
    // A size tied to that of a later child reads the one which that child had before the pass.
    // Where there is something to be settled, passes follow each other until it has the last one.
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
    if case .ofOther = child.size(TGHorizontal.self) { return true }
    if case .ofOther = child.size(TGVertical.self) { return true }
    return false
  }

  /// Gives a child both its extents.
  ///
  /// - Returns: Whether they changed.
  private func size(_ child: TGChild) -> Bool {
    let before = TGSize(
      width: child.extent(TGHorizontal.self), height: child.extent(TGVertical.self))
    // The content of a container that wraps its width depends on its height, that of any other
    // child on its width.
    let heightComesFirst = child.wraps(TGHorizontal.self) && !child.wraps(TGVertical.self)
    if heightComesFirst { size(child, TGVertical.self) }
    size(child, TGHorizontal.self)
    if !heightComesFirst { size(child, TGVertical.self) }
    return before.width != child.extent(TGHorizontal.self)
      || before.height != child.extent(TGVertical.self)
  }

  /// Gives a child its extent along an axis.
  ///
  /// Whatever is neither a number nor a reference leaves the extent the child has: there is no
  /// length on a curve to be filled or shared.
  private func size<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) {
    var extent = child.current(Axis.self)
    switch child.size(Axis.self) {
    case .number: extent = child.number(or: extent, Axis.self)
    case .ofContainer(let axis) where axis != Axis.axis:
      // A reference reads the dimension that is being set, here that of the whole container.
      extent = child.scaled(pass.bounds(Axis.self), Axis.self)
    case .ofContainer, .ofOtherAxis, .ofOther:
      extent = child.scaled(child.extentOfReference(Axis.self), Axis.self)
    case .none, .weight, .wrap, .fill, .list: break
    }
    child.setExtent(extent, Axis.self)
    pass.remeasure(child, Axis.self)
    child.setExtent(child.clamp(child.extent(Axis.self), Axis.self), Axis.self)
  }
}
