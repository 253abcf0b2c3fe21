import TangramCore
import TangramExplanations

// The reasons for the positions and sizes of the views of a stack.

extension TGChildAxis {
  /// The child's own extent, before its bounds are applied; nil if the stack determines the extent.
  func ownLength() -> TGReason? {
    switch length {
    case .unsized: return nil
    case .content: return reasons.current
    case .otherAxis: return reasons.tied()
    case .points: break
    }
    switch size {
    case .weight: return reasons.share(of: reasons.container.content)
    case .number: return reasons.number
    default: return reasons.tied()
    }
  }

  /// Explains the extent and the position of the child on the cross axis of a stack, or in a z-stack.
  func explainAligned(_ alignment: TGAlignment) {
    let (reasons, own) = (reasons, self.alignment)
    let alignment = resolved(own == .none ? alignment : own)
    explain(
      extent: alignment == .fill
        ? reasons.clamp(reasons.container.content.notNegative)
        : reasons.clamp(ownLength() ?? reasons.filled(by: reasons.container.content.notNegative)))
    explain(origin: reasons.aligned(alignment))
  }

  /// Explains why a spacer has no extent across the stack, and is at its start.
  func explainSpacer() {
    explain(extent: TGReason.rule(0).by("a spacer is nothing across its stack"))
    explain(origin: reasons.container.paddingStart)
  }
}

extension TGChildReasons {
  /// The coordinate where the child begins on the cross axis of a stack.
  fileprivate func aligned(_ alignment: TGAlignment) -> TGReason {
    switch alignment {
    case .center: container.paddingStart + (container.content - extent) / .rule(2)
    case .end: container.size - container.paddingEnd - extent
    default: container.paddingStart
    }
  }
}

extension TGPileAlgorithm {
  /// Explains the rectangle of each child, and the size of the z-stack where it wraps.
  public func explain(_ pass: TGPass) {
    explain(pass, .horizontal, alignment.horizontal.alignment)
    explain(pass, .vertical, alignment.vertical.alignment)
  }

  private func explain<Axis: TGAxisType>(
    _ pass: TGPass, _ axis: Axis, _ alignment: TGAlignment
  ) {
    pass[axis].explainWrap(around: pass)
    for index in pass.explained {
      let child = pass[index]
      if child[SpacerKey.self] == nil {
        child[axis].explainAligned(alignment)
      } else {
        child[axis].explain(extent: TGReason.rule(0).by("a spacer is nothing in a pile"))
        child[axis].explain(origin: child[axis].reasons.aligned(alignment))
      }
    }
  }
}

extension TGPassAxis {
  /// Explains the size of a wrapping stack along an axis on which its largest view determines the size.
  func explainWrap(around pass: TGPass) {
    if wraps { explain(size: extent(around: pass)) }
  }

  private func extent(around pass: TGPass) -> TGReason {
    let views = pass.children.lazy.filter { $0[SpacerKey.self] == nil }.map { $0[Axis()] }
    let sized = views.compactMap { $0.ownLength() == nil ? nil : $0.reasons.extent }
    let greatest = TGReason.greatest(of: sized) ?? .rule(0)
    return reasons.paddingStart + greatest + reasons.paddingEnd
  }
}

extension TGStackAlgorithm {
  /// Explains the rectangle of each view, and the size of the stack where it wraps.
  public func explain(_ pass: TGPass) {
    let row = Row<Main>(pass: pass, alignment: alignment)
    RowReasons(row).explain()
  }
}
