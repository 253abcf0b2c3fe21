import TangramCore

// The size of a child, as far as it does not depend on the place it finds.

extension Floats {
  /// Sizes a child.
  ///
  /// A weight along the main axis counts only once the place is known. The first half goes by the
  /// main axis, the second one by width and height: whatever the orientation, a height follows a
  /// width before a width follows a height.
  func size(_ child: TGChild) {
    sizeAlong(child)
    sizeAcross(child)
    let isTied =
      child[main].sizeKind == .reference || child[cross].sizeKind == .reference
    if isTied {
      followOtherView(child[.horizontal])
      followOtherView(child[.vertical])
    }
    // A weighted extent is not known yet; what depends on it is measured later.
    let canMeasure = !isWeighted(child)
    // A container's width depends on its height, or the other way round.
    let heightFollows = isTied && child[.vertical].size == .ofOtherAxis
    if heightFollows { child[.horizontal].remeasure() }
    clamp(child[.horizontal])
    if heightFollows { followOtherAxis(child[.vertical]) }
    clamp(child[.vertical])
    if !heightFollows, canMeasure { child[.horizontal].remeasure() }
    if isTied { followOtherAxis(child[.horizontal]) }
    clamp(child[.horizontal])
    if canMeasure { child[.vertical].remeasure() }
    clamp(child[.vertical])
  }

  /// Whether the child's extent along the main axis is a share of the room it finds.
  func isWeighted(_ child: TGChild) -> Bool {
    let kind = child[main].sizeKind
    return kind == .weight || kind == .fill
  }

  private func sizeAlong(_ child: TGChild) {
    if child[main].sizeKind == .number {
      child[main].extent = child[main].number(or: 0)
      return
    }
    child[main].extent = commonSize ?? child[main].current
    guard child[main].sizeKind == .reference, !isUnlimited else { return }
    if case .ofContainer(Main.axis) = child[main].size {
      child[main].extent = child[main].scaled(length - start - end)
    }
  }

  private func sizeAcross(_ child: TGChild) {
    if child[cross].sizeKind == .number {
      child[cross].extent = child[cross].number(or: 0)
      return
    }
    child[cross].extent = child[cross].current
    // The extent of a wrapping container across is known only after its children's.
    guard !pass[cross].wraps else { return }
    switch child[cross].sizeKind {
    case .weight, .fill: shareAcross(child, from: pass[cross].paddingStart)
    case .reference:
      if case .ofContainer(Cross.axis) = child[cross].size {
        child[cross].extent = child[cross].scaled(pass[cross].content)
      }
    default: break
    }
  }

  /// Whether the child's extent across is a share of the room that is left there.
  func sharesAcross(_ child: TGChild) -> Bool {
    let kind = child[cross].sizeKind
    return (kind == .weight || kind == .fill) && !pass[cross].wraps
  }

  /// Gives a child its part of the room across from a coordinate to the end.
  func shareAcross(_ child: TGChild, from top: Double) {
    let room = pass[cross].size - pass[cross].paddingEnd - top
    let extent = room * weight(child[cross]) - child[cross].start - child[cross].end
    child[cross].extent = child[cross].scaled(extent)
  }

  /// The weight of a size as a fraction; the room left counts as the whole.
  func weight<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Double {
    child.sizeKind == .fill ? 1 : child.weight / 100
  }

  /// Keeps an extent within its bounds, and within what can be computed with.
  func clamp<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    child.extent = computable(child.clamp(child.extent))
  }

  /// An extent that can be computed with: references that multiply each other can grow without
  /// limit.
  private func computable(_ extent: Double) -> Double {
    extent.magnitude <= 1e12 ? extent : extent > 0 ? 1e12 : 0
  }

  func followOtherAxis<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    guard case .ofOtherAxis = child.size else { return }
    child.extent = child.scaled(child.cross.extent)
  }

  /// Takes another view's extent along the same axis, whichever axis is named.
  private func followOtherView<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    guard case .ofOther = child.size else { return }
    child.extent = child.scaled(child.extentOfReference)
  }
}
