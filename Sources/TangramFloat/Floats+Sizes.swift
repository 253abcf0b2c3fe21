import TangramCore

// The size of a child, as far as it does not depend on the place it finds.

extension Floats {
  /// Sizes a child.
  ///
  /// A weight along the main axis counts only when the place is known. The first half goes by the
  /// main axis, the second one by width and height: whatever the orientation, a height follows a
  /// width before a width follows a height.
  mutating func size(_ child: TGChild) {
    sizeAlong(child)
    sizeAcross(child)
    let isTied =
      child.sizeKind(Main.self) == .anchor || child.sizeKind(Cross.self) == .anchor
    if isTied {
      hasTiedChild = true
      followOtherView(child, TGHorizontal.self)
      followOtherView(child, TGVertical.self)
    }
    // A weighted extent is not known yet, and what depends on it is measured when it is.
    let canMeasure = !isWeighted(child)
    // A container's width depends on its height, or the other way round.
    let heightFollows = isTied && child.size(TGVertical.self) == .ofOtherAxis
    if heightFollows { pass.remeasure(child, TGHorizontal.self) }
    clamp(child, TGHorizontal.self)
    if heightFollows { followOtherAxis(child, TGVertical.self) }
    clamp(child, TGVertical.self)
    if !heightFollows, canMeasure { pass.remeasure(child, TGHorizontal.self) }
    if isTied { followOtherAxis(child, TGHorizontal.self) }
    clamp(child, TGHorizontal.self)
    if canMeasure { pass.remeasure(child, TGVertical.self) }
    clamp(child, TGVertical.self)
  }

  /// Whether the child's extent along the main axis is a share of the room it finds.
  @inline(__always)
  func isWeighted(_ child: TGChild) -> Bool {
    let kind = child.sizeKind(Main.self)
    return kind == .weight || kind == .fill
  }

  @inline(__always)
  private func sizeAlong(_ child: TGChild) {
    if child.sizeKind(Main.self) == .number {
      child.setExtent(child.number(or: 0, Main.self), Main.self)
      return
    }
    child.setExtent(commonSize ?? child.current(Main.self), Main.self)
    guard child.sizeKind(Main.self) == .anchor, !isUnlimited else { return }
    if case .ofContainer(Main.axis) = child.size(Main.self) {
      child.setExtent(child.scaled(length - start - end, Main.self), Main.self)
    }
  }

  @inline(__always)
  private func sizeAcross(_ child: TGChild) {
    if child.sizeKind(Cross.self) == .number {
      child.setExtent(child.number(or: 0, Cross.self), Cross.self)
      return
    }
    child.setExtent(child.current(Cross.self), Cross.self)
    // What a wrapping container comes to across is not known before its children are.
    guard !pass.wraps(Cross.self) else { return }
    switch child.sizeKind(Cross.self) {
    case .weight, .fill:
      let share = pass.content(Cross.self) * weight(child, Cross.self)
      let extent = share - child.start(Cross.self) - child.end(Cross.self)
      child.setExtent(child.scaled(extent, Cross.self), Cross.self)
    case .anchor:
      if case .ofContainer(Cross.axis) = child.size(Cross.self) {
        child.setExtent(child.scaled(pass.content(Cross.self), Cross.self), Cross.self)
      }
    default: break
    }
  }

  /// The weight of a size as a fraction; the room left counts as the whole.
  func weight<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) -> Double {
    child.sizeKind(Axis.self) == .fill ? 1 : child.weight(Axis.self) / 100
  }

  /// Keeps an extent within its bounds, and within what can be computed with.
  @inline(__always)
  func clamp<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) {
    let extent = child.clamp(child.extent(Axis.self), Axis.self)
    // References that multiply each other can run away.
    child.setExtent(extent.magnitude <= 1e12 ? extent : extent > 0 ? 1e12 : 0, Axis.self)
  }

  func followOtherAxis<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) {
    guard child.sizeKind(Axis.self) == .anchor, case .ofOtherAxis = child.size(Axis.self) else {
      return
    }
    child.setExtent(child.scaled(child.extent(Axis.Cross.self), Axis.self), Axis.self)
  }

  /// Takes the extent another view has along the same axis, whichever of the two is named.
  private func followOtherView<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) {
    guard child.sizeKind(Axis.self) == .anchor, case .ofOther = child.size(Axis.self) else {
      return
    }
    child.setExtent(
      child.scaled(child.extentOfReference(Axis.self), Axis.self), Axis.self)
  }
}
