import TangramCore
import TangramExplanations

// The reasons for the positions and sizes of the children of a frame layout.

extension TGFrameAlgorithm {
  /// Explains the rectangle of each child, and the size of the container where it wraps.
  public func explain(_ pass: TGPass) {
    explainSize(.horizontal, pass)
    explainSize(.vertical, pass)
    for index in pass.explained {
      explain(pass[index][.horizontal])
      explain(pass[index][.vertical])
    }
  }

  private func explain<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    let (reasons, alignment) = (child.child.reasons(Axis.axis), child.resolvedAlignment)
    func ownExtent() -> TGReason {
      let room = reasons.lessMargins()
      return reasons.clamp(alignment == .fill ? room : reasons.sized(filling: room))
    }
    // If a child needs more space than the container has, its margins and its size shrink.
    let shortage = child.child.pass.childrenMayShrink ? shortage(child, ownExtent().value) : nil
    reasons.explain(extent: reasons.shrunk(ownExtent(), by: shortage))
    // The position already uses the reduced extent; the shift adds the reduction of the margins.
    let shift = shortage.map { self.shift(child, alignment, $0, 0) } ?? 0
    let reduction: TGReason = shift == 0 ? .rule(0) : .rule(shift, "part of the shortage")
    reasons.explain(origin: reasons.origin(at: alignment) + reduction)
  }

  private func explainSize<Axis: TGAxisType>(_ axis: Axis, _ pass: TGPass) {
    let container = pass.reasons(Axis.axis)
    let padding = container.paddingStart + container.paddingEnd
    container.explain(
      size: .greatest(of: pass.children.map { needed(by: $0[axis]) } + [padding]) ?? padding)
  }

  private func needed<Axis: TGAxisType>(by child: TGChildAxis<Axis>) -> TGReason {
    let reasons = child.child.reasons(Axis.axis)
    return needed(
      by: child, reasons,
      unstretched: reasons.ownExtent.named("\(reasons.label) before it is stretched"))
  }
}
