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
    let reasons = child.reasons
    let alignment = child.resolvedAlignment
    if child.child.pass.childrenMayShrink, explainShrinking(child, alignment) { return }
    child.explain(
      extent: alignment == .fill ? reasons.stretchedExtent : reasons.clamp(extent(of: child)))
    child.explain(origin: reasons.origin(at: alignment))
  }

  /// Explains a child that needs more than the container has, and whose margins and size shrink.
  ///
  /// - Returns: Whether this is such a child.
  private func explainShrinking<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, _ alignment: TGAlignment
  ) -> Bool {
    let reasons = child.reasons
    let own =
      alignment == .fill ? reasons.stretchedExtent : reasons.clamp(extent(of: child))
    guard let shortage = shortage(child, own.value) else { return false }
    let shrunk = own.without(shortage, child.shrink)
    let extent = child.shrink == 0 ? own : reasons.clamp(shrunk.notNegative)
    child.explain(extent: extent)
    let place = reasons.origin(at: alignment)
    // The place follows the extent that has shrunk already; the rest is what the margins lose.
    let shift = shift(child, alignment, shortage, 0)
    child.explain(origin: shift == 0 ? place : place + .rule(shift, "part of the shortage"))
    return true
  }

  private func extent<Axis: TGAxisType>(of child: TGChildAxis<Axis>) -> TGReason {
    let reasons = child.reasons
    let room = reasons.container.content
    return switch child.size {
    case .fill: reasons.scale(room - reasons.start(of: room) - reasons.after(of: room))
    case .weight: reasons.share(of: room)
    case .number: reasons.number
    case .ofContainer, .ofOtherAxis: reasons.tied()
    case .ofOther: reasons.tied(sameAxis: true)
    case .none, .wrap, .list: reasons.current
    }
  }

  private func explainSize<Axis: TGAxisType>(_ axis: Axis, _ pass: TGPass) {
    if pass[axis].wraps { pass[axis].explain(size: size(axis, pass)) }
  }

  private func size<Axis: TGAxisType>(_ axis: Axis, _ pass: TGPass) -> TGReason {
    let container = pass[axis].reasons
    let wanted = pass.children.flatMap { needs(of: $0[axis]) }
    let padding = container.paddingStart + container.paddingEnd
    return .greatest(of: wanted + [padding]) ?? padding
  }

  /// The sizes that a child requires of a wrapping container: up to its own end, and for its extent with
  /// margins.
  private func needs<Axis: TGAxisType>(of child: TGChildAxis<Axis>) -> [TGReason] {
    let (reasons, container) = (child.reasons, child.reasons.container)
    let margins = reasons.start() + reasons.after()
    if child.isBetweenMargins { return [margins + container.paddingStart + container.paddingEnd] }
    guard counts(child) else { return [] }
    if isStretched(child) {
      let own = reasons.clamp(extent(of: child)).named("\(reasons.label) before it is stretched")
      return [own + margins + reasons.center() + container.paddingStart + container.paddingEnd]
    }
    return [
      reasons.end + reasons.after() + container.paddingEnd,
      reasons.extent + margins + reasons.center() + container.paddingStart + container.paddingEnd,
    ]
  }
}
