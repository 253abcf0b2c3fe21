import TangramCore

// Size rules that both kinds of flow share.

extension Flow {
  /// The fraction of the remaining space that a child takes, from 0 to 1; nil if its size is not a
  /// weight.
  @inline(__always)
  func weight<Axis: TGAxisType>(of child: TGChildAxis<Axis>) -> Double? {
    switch child.sizeKind {
    case .weight: child.weight / 100
    case .fill: 1
    default: nil
    }
  }

  /// The extent that a child's size is tied to, after increment and multiple.
  func referredExtent<Axis: TGAxisType>(of child: TGChildAxis<Axis>) -> Double {
    switch child.size {
    case .ofContainer(Axis.axis) where child.container.wraps:
      // If the container wraps, its whole size is used, including padding.
      return child.scaled(child.container.sizeBeforePass)
    case .ofContainer: return child.scaled(child.referredExtent ?? 0)
    case .ofOtherAxis, .ofOther:
      return child.scaled((child.referredExtent ?? child.extent).magnitude)
    default: return child.extent
    }
  }

  /// The extent across the lines of a weighted child: a share of the space from its line to the
  /// container's end.
  ///
  /// In a container that wraps on this axis there is no such space: a share of the container's own size
  /// would enlarge it in every pass.
  func shareAcross(_ part: Double, of child: TGChild) -> Double {
    if pass[cross].wraps { return child[cross].scaled(0) }
    let room = pass[cross].sizeBeforePass - line.across - after
    let margins = child[cross].start + child[cross].end
    return child[cross].scaled(room * part - margins)
  }

  /// Gives a child with a weight across the lines its share of the space from its line to the container's
  /// end.
  @inline(__always)
  func shareAcross(_ child: TGChild) {
    guard let weight = weight(of: child[cross]) else { return }
    note(child) { $0.topForShares = line.across }
    setBounded(shareAcross(weight, of: child), child[cross])
  }

  /// The extent along the line that a page or the common size gives a child; nil if neither does.
  func givenExtent(of child: TGChild) -> Double? {
    (pageItem?[Main.axis] ?? fixedSize).map { $0 - child[main].start - child[main].end }
  }

  /// The extent across the line that a page gives a child, or its current one.
  func extentOnPage(_ child: TGChild) -> Double {
    pageItem.map { $0[Cross.axis] - child[cross].start - child[cross].end } ?? child[cross].current
  }

  /// Sets the extent of a child, limited by the bounds of its size.
  @inline(__always)
  func setBounded<Axis: TGAxisType>(_ extent: Double, _ child: TGChildAxis<Axis>) {
    // The extent is set first, because a bound by the content refers to the current extent.
    child.extent = extent
    child.clampExtent()
  }

  /// Updates the cross-axis extent of a child if it is tied to the extent along the line.
  @inline(__always)
  func tieAcross(_ child: TGChild) {
    if child[cross].sizeKind == .reference { tieAcrossByRule(child) }
  }

  private func tieAcrossByRule(_ child: TGChild) {
    guard case .ofOtherAxis = child[cross].size else { return }
    let extent = child[cross].scaled(child[main].extent.magnitude)
    child[cross].extent = child[cross].clamp(extent)
  }

  /// Measures the height of a child that wraps, at its current width and within its bounds.
  ///
  /// A leaf keeps this height even if gravity stretches its width later. A child container whose width is
  /// stretched later is measured by the solver after the pass.
  func measureHeight(of child: TGChild) {
    if !child.isContainer || !widthIsStretchedLater(child) { child[.vertical].remeasure() }
    child[.vertical].clampExtent()
  }

  private func widthIsStretchedLater(_ child: TGChild) -> Bool {
    if Self.linesAreRows { return perLine == 0 && line.gravity == .fill }
    switch child[cross].sizeKind {
    case .weight, .fill, .reference: return true
    default: break
    }
    return alignment(of: child) == .fill || child[cross].resolved(pass[cross].gravity) == .fill
  }
}
