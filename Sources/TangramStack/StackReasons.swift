import TangramCore
import TangramExplanations

// The reasons for the positions and sizes of the views of a stack.

extension TGChildAxis {
  /// The extent of the child, which is `room` if the stack determines it.
  func extent(in room: TGReason) -> TGReason {
    let reasons = child.reasons(Axis.axis)
    return reasons.clamp(isSized || sizeKind == .fill ? reasons.sized(filling: room) : room)
  }

  /// Explains the extent and the position of the child on the cross axis of a stack, or in a z-stack.
  func explainAligned(_ alignment: TGAlignment) {
    let (reasons, alignment) = (child.reasons(Axis.axis), self.alignment(or: alignment))
    var room: TGReason { reasons.container.content.notNegative }
    reasons.explain(extent: alignment == .fill ? reasons.clamp(room) : extent(in: room))
    reasons.explain(origin: reasons.aligned(alignment))
  }
}

extension TGPileAlgorithm {
  /// Explains the rectangle of each child, and the size of the z-stack where it wraps.
  public func explain(_ pass: TGPass) {
    explain(pass, .horizontal, alignment.horizontal.alignment)
    explain(pass, .vertical, alignment.vertical.alignment)
  }

  private func explain<Axis: TGAxisType>(_ pass: TGPass, _ axis: Axis, _ alignment: TGAlignment) {
    pass.explainWrap(axis)
    for index in pass.explained {
      let child = pass[index]
      if child.spacer != nil {
        let nothing = TGReason.rule(0).by("a spacer is nothing in a pile")
        child.reasons(Axis.axis).explain(extent: nothing)
      }
      child[axis].explainAligned(alignment)
    }
  }
}

extension TGPass {
  /// Explains the size of a wrapping stack along an axis on which its largest view determines the size.
  func explainWrap<Axis: TGAxisType>(_ axis: Axis) {
    let container = reasons(Axis.axis)
    func largest() -> TGReason {
      let sized = children.lazy.filter { $0.spacer == nil && $0[axis].isSized }
      return .greatest(of: sized.map { $0.reasons(Axis.axis).extent }) ?? .rule(0)
    }
    container.explain(
      size: container.paddingStart + largest().notNegative + container.paddingEnd)
  }
}

extension TGStackAlgorithm {
  /// Explains the rectangle of each view, and the size of the stack where it wraps.
  public func explain(_ pass: TGPass) {
    RowReasons(Row<Main>(pass: pass, alignment: alignment)).explain(across: Main.Cross())
  }
}
