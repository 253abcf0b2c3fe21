import TangramCore

/// The options of a pile, and how it is laid out: every view by itself, once for each axis.
struct PileAlgorithm: TGLayoutAlgorithm, Equatable {
  var alignment: TGZStack.Alignment

  var name: String { "zstack" }

  func prepare(_ pass: inout TGPass) { pass.wrapContent() }

  func layout(_ pass: inout TGPass) {
    var needed = TGSize.zero
    for child in pass.children where !isSpacer(child) {
      let widthComesFirst = !pass.needsOtherAxis(child, TGHorizontal.self)
      if widthComesFirst { measure(child, TGHorizontal.self, pass, &needed) }
      measure(child, TGVertical.self, pass, &needed)
      if !widthComesFirst { measure(child, TGHorizontal.self, pass, &needed) }
    }
    if pass.wraps(TGHorizontal.self) { pass.wrap(needed.width, TGHorizontal.self) }
    if pass.wraps(TGVertical.self) { pass.wrap(needed.height, TGVertical.self) }
    for child in pass.children {
      place(child, alignment.horizontal.alignment, TGHorizontal.self, pass)
      place(child, alignment.vertical.alignment, TGVertical.self, pass)
    }
  }

  private func isSpacer(_ child: TGChild) -> Bool {
    child.isContainer && child.algorithm(SpacerAlgorithm.self) != nil
  }

  /// Sizes a child along an axis, and notes what it needs there if it has a size of its own.
  private func measure<Axis: TGAxisType>(
    _ child: TGChild, _: Axis.Type, _ pass: TGPass, _ needed: inout TGSize
  ) {
    let wraps = pass.wraps(Axis.self)
    let isSized = pass.size(
      child, Axis.self,
      room: wraps && pass.needsOtherAxis(child, Axis.Cross.self)
        ? pass.roomBeforePass(Axis.self) : pass.content(Axis.self))
    if isSized { needed[Axis.axis] = max(needed[Axis.axis], child.extent(Axis.self)) }
  }

  private func place<Axis: TGAxisType>(
    _ child: TGChild, _ alignment: TGAlignment, _: Axis.Type, _ pass: TGPass
  ) {
    if isSpacer(child) {
      child.setExtent(0, Axis.self)
    } else if pass.wraps(Axis.self), case .unsized = pass.length(of: child, Axis.self) {
      pass.size(child, Axis.self, room: pass.content(Axis.self))
    }
    pass.align(child, alignment, Axis.self)
  }
}
