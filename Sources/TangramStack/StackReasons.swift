import TangramCore
import TangramExplanations

// The reasons for the positions and sizes of the views of a stack.

extension TGChildReasons {
  /// The child's own extent, before its bounds are applied, or `room` if the stack determines the extent.
  func length(in room: TGReason) -> TGReason {
    isSized || size == .fill ? sized(filling: room) : room
  }

  /// Whether the child has an extent of its own.
  var isSized: Bool {
    let length = axis == .horizontal ? child[.horizontal].length : child[.vertical].length
    return if case .unsized = length { false } else { true }
  }

  /// The coordinate where the child begins on the cross axis of a stack.
  fileprivate func aligned(_ alignment: TGAlignment) -> TGReason {
    switch alignment {
    case .center: container.paddingStart + (container.content - extent) / .rule(2)
    case .end: container.size - container.paddingEnd - extent
    default: container.paddingStart
    }
  }
}

extension TGChildAxis {
  /// Explains the extent and the position of the child on the cross axis of a stack, or in a z-stack.
  func explainAligned(_ alignment: TGAlignment) {
    let (reasons, own) = (child.reasons(Axis.axis), self.alignment)
    let alignment = resolved(own == .none ? alignment : own)
    let room = reasons.container.content.notNegative
    reasons.explain(extent: reasons.clamp(alignment == .fill ? room : reasons.length(in: room)))
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
    pass.explainWrap(Axis.axis)
    for index in pass.explained {
      if pass[index].spacer == nil {
        pass[index][axis].explainAligned(alignment)
      } else {
        let child = pass[index].reasons(Axis.axis)
        child.explain(extent: TGReason.rule(0).by("a spacer is nothing in a pile"))
        child.explain(origin: child.aligned(alignment))
      }
    }
  }
}

extension TGPass {
  /// Explains the size of a wrapping stack along an axis on which its largest view determines the size.
  func explainWrap(_ axis: TGAxis) {
    let container = reasons(axis)
    func greatest() -> TGReason {
      let views = children.lazy.filter { $0.spacer == nil }.map { $0.reasons(axis) }
      return .greatest(of: views.filter { $0.isSized }.map { $0.extent }) ?? .rule(0)
    }
    container.explain(size: container.paddingStart + greatest() + container.paddingEnd)
  }
}

extension TGStackAlgorithm {
  /// Explains the rectangle of each view, and the size of the stack where it wraps.
  public func explain(_ pass: TGPass) {
    RowReasons(Row<Main>(pass: pass, alignment: alignment)).explain(across: Main.Cross())
  }
}
