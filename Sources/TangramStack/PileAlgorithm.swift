import TangramCore

/// The options of a z-stack, and its algorithm: every view is laid out independently, once for each axis.
public struct TGPileAlgorithm: TGLayoutAlgorithm, Equatable {
  var alignment: TGZStack.Alignment

  /// The name of this kind of container.
  public var name: String { "zstack" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.baseline, .floating, .positions, .gravity, .gaps, .zeroSizes],
      measuresContent: true, sharesAverages: [], unresolvedSizes: .siblings)
  }

  /// Prepares the children, once before layout.
  public func prepare(_ pass: TGPass) {
    pass.reportTies()
    pass.wrapContent()
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    var needed = TGSize.zero
    for child in pass.children where child.spacer == nil {
      let widthComesFirst = !child[.horizontal].needsOtherAxis
      if widthComesFirst { measure(child, .horizontal, pass, &needed) }
      measure(child, .vertical, pass, &needed)
      if !widthComesFirst { measure(child, .horizontal, pass, &needed) }
    }
    if pass[.horizontal].wraps { pass[.horizontal].wrap(needed.width) }
    if pass[.vertical].wraps { pass[.vertical].wrap(needed.height) }
    for child in pass.children {
      place(child, alignment.horizontal.alignment, .horizontal, pass)
      place(child, alignment.vertical.alignment, .vertical, pass)
    }
  }

  /// Sizes a child along an axis; if it has a size of its own, also raises the required size of the
  /// stack to it.
  private func measure<Axis: TGAxisType>(
    _ child: TGChild, _ axis: Axis, _ pass: TGPass, _ needed: inout TGSize
  ) {
    let wraps = pass[axis].wraps
    let isSized = child[axis].size(
      room: wraps && child[axis.cross].needsOtherAxis
        ? pass[axis].roomBeforePass : pass[axis].content)
    if isSized { needed[Axis.axis] = max(needed[Axis.axis], child[axis].extent) }
  }

  private func place<Axis: TGAxisType>(
    _ child: TGChild, _ alignment: TGAlignment, _ axis: Axis, _ pass: TGPass
  ) {
    if child.spacer != nil {
      child[axis].extent = 0
    } else if pass[axis].wraps {
      child[axis].fillIfUnsized(pass[axis].content)
    }
    child[axis].align(alignment)
  }
}
