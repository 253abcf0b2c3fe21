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
    let reasons = child.child.reasons(Axis.axis)
    let alignment = child.resolvedAlignment
    func own() -> TGReason {
      alignment == .fill ? reasons.stretchedExtent : reasons.clamp(extent(reasons))
    }
    guard child.child.pass.childrenMayShrink, let shortage = shortage(child, own().value) else {
      reasons.explain(extent: own())
      return reasons.explain(origin: reasons.origin(at: alignment))
    }
    // The child needs more than the container has, so its margins and its size shrink.
    reasons.explain(extent: reasons.shrunk(own(), by: shortage))
    // The place follows the extent that has shrunk already; the rest is what the margins lose.
    let (place, shift) = (reasons.origin(at: alignment), shift(child, alignment, shortage, 0))
    reasons.explain(origin: shift == 0 ? place : place + .rule(shift, "part of the shortage"))
  }

  private func extent(_ child: TGChildReasons) -> TGReason {
    let room = child.container.content
    return switch child.size {
    case .fill: child.scale(child.lessMargins(room, of: room))
    case .weight: child.share(of: room)
    case .number: child.number
    case .ofContainer, .ofOtherAxis: child.tied()
    case .ofOther: child.tied(sameAxis: true)
    case .none, .wrap, .list: child.current
    }
  }

  private func explainSize<Axis: TGAxisType>(_ axis: Axis, _ pass: TGPass) {
    let container = pass.reasons(Axis.axis)
    let padding = container.paddingStart + container.paddingEnd
    container.explain(
      size: .greatest(of: pass.children.flatMap { needs(of: $0[axis]) } + [padding]) ?? padding)
  }

  /// The sizes that a child requires of a wrapping container: up to its own end, and for its extent with
  /// margins.
  private func needs<Axis: TGAxisType>(of child: TGChildAxis<Axis>) -> [TGReason] {
    let reasons = child.child.reasons(Axis.axis)
    let (container, margins) = (reasons.container, reasons.start() + reasons.after())
    if child.isBetweenMargins { return [margins + container.paddingStart + container.paddingEnd] }
    guard counts(child) else { return [] }
    let isStretched = isStretched(child)
    let extent =
      isStretched
      ? reasons.clamp(extent(reasons)).named("\(reasons.label) before it is stretched")
      : reasons.extent
    let whole =
      extent + margins + reasons.center() + container.paddingStart + container.paddingEnd
    return isStretched ? [whole] : [reasons.end + reasons.after() + container.paddingEnd, whole]
  }
}
