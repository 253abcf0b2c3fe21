import TangramCore

// The size of a child, as far as it does not depend on the place it finds.

extension Floats {
  /// Sizes a child, and says what room it takes.
  @inline(__always)
  mutating func sizedChild(_ index: Int) -> FloatItem {
    let child = pass[index]
    if isPlain(child) {
      let item = FloatItem(
        along: FloatItem.Span(extent: computable(child.plainExtent(Main.self))),
        across: FloatItem.Span(extent: computable(child.plainExtent(Cross.self))))
      child.setExtent(item.along.extent, Main.self)
      child.setExtent(item.across.extent, Cross.self)
      return item
    }
    return sizedByRules(index)
  }

  /// Whether a child is a number of points either way, and nothing else is said about it.
  @inline(__always)
  private func isPlain(_ child: TGChild) -> Bool {
    child.isPlain
      || child.isPlain(Main.self) && child.isPlain(Cross.self) && !isAligned(child)
  }

  /// Sizes a child of which more is said.
  private mutating func sizedByRules(_ index: Int) -> FloatItem {
    let child = pass[index]
    size(child)
    if isAligned(child) { hasAlignedChild = true }
    var item = FloatItem(
      along: FloatItem.Span(child, Main.self), across: FloatItem.Span(child, Cross.self),
      isWeighted: isWeighted(child))
    if item.isWeighted { item.along.extent = 0 }
    return item
  }

  /// Sizes a child.
  ///
  /// A weight along the main axis counts only when the place is known. The first half goes by the
  /// main axis, the second one by width and height: whatever the orientation, a height follows a
  /// width before a width follows a height.
  private mutating func size(_ child: TGChild) {
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
    child.setExtent(computable(child.clamp(child.extent(Axis.self), Axis.self)), Axis.self)
  }

  /// An extent that can be computed with: references that multiply each other can run away.
  @inline(__always)
  private func computable(_ extent: Double) -> Double {
    extent.magnitude <= 1e12 ? extent : nearestComputable(extent)
  }

  /// The nearest extent that can be computed with: a call, because next to no child needs it.
  @inline(never)
  private func nearestComputable(_ extent: Double) -> Double { extent > 0 ? 1e12 : 0 }

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
