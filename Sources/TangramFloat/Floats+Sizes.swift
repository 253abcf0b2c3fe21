import TangramCore
import TangramExplanations

// Sizes of children that do not depend on the children's positions.

extension Floats {
  /// Sizes a child.
  ///
  /// A weight along the main axis is applied only after the position is found. The first half of this
  /// method works with the main and the cross axis, the second half with width and height: regardless of
  /// the orientation, a height that depends on a width is computed before a width that depends on a
  /// height.
  func size(_ child: TGChild) {
    sizeAlong(child)
    sizeAcross(child)
    let isTied = child[main].sizeKind == .reference || child[cross].sizeKind == .reference
    if isTied {
      tieToOtherView(child[.horizontal])
      tieToOtherView(child[.vertical])
    }
    // A weighted extent is not resolved yet; sizes that depend on it are measured later.
    let canMeasure = !child[main].takesShare
    // A container's width may depend on its height, or its height on its width.
    let heightIsTied = isTied && child[.vertical].size == .ofOtherAxis
    if heightIsTied { child[.horizontal].remeasure() }
    clamp(child[.horizontal])
    if heightIsTied { tieToOtherAxis(child[.vertical]) }
    clamp(child[.vertical])
    if !heightIsTied, canMeasure { child[.horizontal].remeasure() }
    if isTied { tieToOtherAxis(child[.horizontal]) }
    clamp(child[.horizontal])
    if canMeasure { child[.vertical].remeasure() }
    clamp(child[.vertical])
  }

  private func sizeAlong(_ child: TGChild) {
    child[main].extent = child[main].extent(
      in: line.isUnlimited ? nil : line.room, common: line.commonSize)
  }

  private func sizeAcross(_ child: TGChild) {
    // The cross-axis extent of a wrapping container is resolved only after those of its children.
    let container = pass[cross]
    child[cross].extent = child[cross].extent(in: container.wraps ? nil : container.content)
    if sharesAcross(child) { shareAcross(child, from: container.paddingStart) }
  }

  /// Whether the child's cross-axis extent is a share of the remaining space on the cross axis.
  func sharesAcross(_ child: TGChild) -> Bool { child[cross].takesShare && !pass[cross].wraps }

  /// Resolves a cross-axis extent that is a share of the space from a coordinate to the end.
  func shareAcross(_ child: TGChild, from top: Double) {
    let room = pass[cross].size - pass[cross].paddingEnd - top
    let extent = room * weight(child[cross]) - child[cross].start - child[cross].end
    child[cross].extent = child[cross].scaled(extent)
  }

  /// The weight of a size as a fraction of the remaining space; `fill` takes all of it.
  func weight<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Double {
    child.sizeKind == .fill ? 1 : child.weight / 100
  }

  /// Limits an extent to its bounds, and to magnitudes that are safe to compute with: a cycle of references
  /// with multiples can grow without limit.
  func clamp<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    let extent = child.clamp(child.extent)
    child.extent = extent.magnitude <= 1e12 ? extent : extent > 0 ? 1e12 : 0
  }

  func tieToOtherAxis<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    guard case .ofOtherAxis = child.size else { return }
    child.extent = child.scaled(child.cross.extent)
  }

  /// Applies the extent of another view along the same axis, even if the reference names the other axis.
  private func tieToOtherView<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    guard case .ofOther = child.size else { return }
    child.extent = child.scaled(child.extentOfReference)
  }
}
