import TangramCore

// Size rules that both kinds of flow share.

extension Flow {
  /// The fraction of the remaining space that a child takes, 1 being all of it; nil for a child that
  /// takes no share.
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

  /// The cross-axis extent of a child that takes a share of the space from its line to the container's
  /// end.
  ///
  /// A container that wraps ends where its children do, so it has nothing to share: a share of its own size
  /// would enlarge it in every pass.
  func shareAcross(_ part: Double, of child: TGChild) -> Double {
    if pass[cross].wraps { return child[cross].scaled(0) }
    let room = pass[cross].sizeBeforePass - line.across - after
    let margins = child[cross].start + child[cross].end
    return child[cross].scaled(room * part - margins)
  }

  /// Sets the extent of a child, limited by the bounds of its size.
  @inline(__always)
  func setBounded<Axis: TGAxisType>(_ extent: Double, _ child: TGChildAxis<Axis>) {
    // Set first: a bound by the content refers to the extent that the child has at that point.
    child.extent = extent
    child.clampExtent()
  }

  /// Sizes a child across its line again if its extent is tied to the one along the line.
  @inline(__always)
  func tieAcross(_ child: TGChild) {
    if child[cross].sizeKind == .reference { tieAcrossByRule(child) }
  }

  private func tieAcrossByRule(_ child: TGChild) {
    guard case .ofOtherAxis = child[cross].size else { return }
    let extent = child[cross].scaled(child[main].extent.magnitude)
    child[cross].extent = child[cross].clamp(extent)
  }

  /// Measures a child that wraps its height, for its current width.
  ///
  /// A leaf keeps this height even if gravity stretches its width later. A child container whose width is
  /// stretched later is measured by the solver after the pass.
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
