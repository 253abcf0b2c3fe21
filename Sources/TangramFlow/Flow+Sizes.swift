import TangramCore

// What both kinds of flow ask of a child's sizes.

extension Flow {
  /// The part a child takes of the room that is left, 1 being all of it; nil for one with a size
  /// of its own.
  @inline(__always)
  func weight<Axis: TGAxisType>(of child: TGChildAxis<Axis>) -> Double? {
    switch child.sizeKind {
    case .weight: child.weight / 100
    case .fill: 1
    default: nil
    }
  }

  /// The extent a child's size is tied to, with increment and multiple.
  func referredExtent<Axis: TGAxisType>(of child: TGChildAxis<Axis>) -> Double {
    switch child.size {
    case .ofContainer(Axis.axis) where child.container.wraps:
      // If the container is as large as its children, the whole of it counts.
      return child.scaled(child.container.sizeBeforePass)
    case .ofContainer: return child.scaled(child.referredExtent ?? 0)
    case .ofOtherAxis, .ofOther:
      return child.scaled((child.referredExtent ?? child.extent).magnitude)
    default: return child.extent
    }
  }

  /// The extent across of a child that has a part of the room from its line to the end.
  func shareAcross(_ part: Double, of child: TGChild) -> Double {
    let room = pass[cross].sizeBeforePass - line.across - after
    let margins = child[cross].start + child[cross].end
    return child[cross].scaled(room * part - margins)
  }

  /// Gives a child an extent, within the bounds of its size.
  @inline(__always)
  func setBounded<Axis: TGAxisType>(_ extent: Double, _ child: TGChildAxis<Axis>) {
    // A bound by the content means the extent the child has by then.
    child.extent = extent
    child.clampExtent()
  }

  /// Sizes a child across its line again if that extent follows the one along it.
  @inline(__always)
  func tieAcross(_ child: TGChild) {
    if child[cross].sizeKind == .reference { tieAcrossByRule(child) }
  }

  private func tieAcrossByRule(_ child: TGChild) {
    guard case .ofOtherAxis = child[cross].size else { return }
    let extent = child[cross].scaled(child[main].extent.magnitude)
    child[cross].extent = child[cross].clamp(extent)
  }

  /// Finds the height of a child that wraps it, for the width it has.
  ///
  /// A leaf keeps that height when a gravity stretches its width later. A child container follows
  /// its width, and is measured by the solver after the pass.
  func measureHeight(of child: TGChild) {
    if child.isContainer, widthIsStretchedLater(child) { return }
    child[.vertical].remeasure()
  }

  private func widthIsStretchedLater(_ child: TGChild) -> Bool {
    if Self.linesAreRows { return perLine == 0 && gravity == .fill }
    switch child[cross].sizeKind {
    case .weight, .fill, .reference: return true
    default: break
    }
    let own = child[cross].alignment
    return (own == .none ? arranged : own) == .fill || pass[cross].gravity == .fill
  }
}
