import TangramCore

// What both kinds of flow ask of a child's sizes.

extension Flow {
  /// The part a child takes of the room that is left, 1 being all of it; nil for one with a size
  /// of its own.
  @inline(__always)
  func weight<Axis: TGAxisType>(of child: TGChild, _: Axis.Type) -> Double? {
    switch child.sizeKind(Axis.self) {
    case .weight: child.weight(Axis.self) / 100
    case .fill: 1
    default: nil
    }
  }

  /// The extent a child's size is tied to, with increment and multiple.
  func referredExtent<Axis: TGAxisType>(of child: TGChild, _: Axis.Type) -> Double {
    guard let link = child.sizeLink(Axis.self) else { return child.extent(Axis.self) }
    if link.target == PlanLink.container {
      // Where the container is itself as large as its children, the whole of it counts.
      let isWhole = link.attribute.axis == Axis.axis && pass.wraps(Axis.self)
      let extent =
        isWhole
        ? pass.sizeBeforePass(Axis.self) : pass.extent(at: link, seenFrom: child.box) ?? 0
      return child.scaled(extent, Axis.self)
    }
    let extent = pass.extent(at: link, seenFrom: child.box) ?? child.extent(Axis.self)
    return child.scaled(extent.magnitude, Axis.self)
  }

  /// The extent across of a child that has a part of the room from its line to the end.
  func shareAcross(_ part: Double, of child: TGChild) -> Double {
    let room = pass.sizeBeforePass(Cross.self) - line.across - behind
    let margins = child.start(Cross.self) + child.end(Cross.self)
    return child.scaled(room * part - margins, Cross.self)
  }

  /// Gives a child an extent, within the bounds of its size.
  @inline(__always)
  func setBounded<Axis: TGAxisType>(_ extent: Double, _ child: TGChild, _: Axis.Type) {
    // A bound that is the content means the extent the child has by then.
    child.setExtent(extent, Axis.self)
    child.setExtent(child.clamp(extent, Axis.self), Axis.self)
  }

  /// Sizes a child across its line again if that extent follows the one along it.
  @inline(__always)
  func tieAcross(_ child: TGChild) {
    if child.sizeKind(Cross.self) == .anchor { tieAcrossByRule(child) }
  }

  private func tieAcrossByRule(_ child: TGChild) {
    guard case .ofOtherAxis = child.size(Cross.self) else { return }
    let extent = child.scaled(child.extent(Main.self).magnitude, Cross.self)
    child.setExtent(child.clamp(extent, Cross.self), Cross.self)
  }

  /// Finds the height of a child that wraps it, for the width it has.
  ///
  /// A leaf keeps that height when a gravity stretches its width later. A child container follows
  /// its width, and is measured by the solver after the pass.
  func measureHeight(of child: TGChild) {
    if child.isContainer, widthIsStretchedLater(child) { return }
    pass.remeasure(child, TGVertical.self)
  }

  private func widthIsStretchedLater(_ child: TGChild) -> Bool {
    if Self.linesAreRows { return perLine == 0 && gravity == .fill }
    switch child.sizeKind(Cross.self) {
    case .weight, .fill, .anchor: return true
    default: break
    }
    let own = child.alignment(Cross.self)
    return (own == .none ? arranged : own) == .fill || pass.gravity(Cross.self) == .fill
  }
}
