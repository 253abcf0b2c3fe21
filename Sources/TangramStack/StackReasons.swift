import TangramCore
import TangramExplanations

// Why the views of a stack are where they are.

extension TGChildAxis {
  /// The extent that the child has of its own, before its bounds; nil where the stack decides.
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

  /// Says why the child has its extent and its place across a stack, or in a pile.
  func explainAligned(_ alignment: TGAlignment) {
    let (reasons, own) = (reasons, self.alignment)
    let alignment = own == .none ? alignment : own
    explain(
      extent: alignment == .fill
        ? reasons.clamp(reasons.container.content.notNegative)
        : reasons.clamp(ownLength() ?? reasons.filled(by: reasons.container.content.notNegative)))
    explain(origin: reasons.aligned(alignment))
  }

  /// Says why a spacer has no extent, and lies at the start.
  func explainSpacer() {
    explain(extent: TGReason.rule(0).by("a spacer is nothing across its stack"))
    explain(origin: reasons.container.paddingStart)
  }
}

extension TGChildReasons {
  /// Where the child begins across a stack.
  fileprivate func aligned(_ alignment: TGAlignment) -> TGReason {
    switch alignment {
    case .center: container.paddingStart + (container.content - extent) / .rule(2)
    case .end: container.size - container.paddingEnd - extent
    default: container.paddingStart
    }
  }
}

extension TGPileAlgorithm {
  /// Says why each child has its rectangle, and why the pile has its size where it wraps.
  public func explain(_ pass: TGPass) {
    explain(pass, .horizontal, alignment.horizontal.alignment)
    explain(pass, .vertical, alignment.vertical.alignment)
  }

  private func explain<Axis: TGAxisType>(
    _ pass: TGPass, _ axis: Axis, _ alignment: TGAlignment
  ) {
    let views = pass.children.filter { $0[SpacerKey.self] == nil }
    pass[axis].explainWrap(of: views.map { $0[axis] })
    for child in pass.children {
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
  /// Says why a stack that wraps has its size along an axis on which its views lie beside each other.
  func explainWrap(of views: [TGChildAxis<Axis>]) {
    guard wraps else { return }
    let sized = views.compactMap { $0.ownLength() == nil ? nil : $0.reasons.extent }
    let greatest = TGReason.greatest(of: sized) ?? .rule(0)
    explain(size: reasons.paddingStart + greatest + reasons.paddingEnd)
  }
}

extension TGStackAlgorithm {
  /// Says why each view has its rectangle, and why the stack has its size where it wraps.
  public func explain(_ pass: TGPass) {
    let row = Row<Main>(pass: pass, alignment: alignment)
    RowReasons(row).explain()
  }
}
