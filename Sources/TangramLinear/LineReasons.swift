import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a line: repeats the computation of `Line` with
/// `TGReason` values instead of numbers.
struct LineReasons<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let options: TGLinearAlgorithm
  /// The padding and the gaps along the line, which `tg_setSubviews` may have changed.
  private(set) var start: TGReason
  private(set) var end: TGReason
  private(set) var space: TGReason
  /// The child whose baseline other children are aligned to.
  private let base: TGChild?
  /// The fixed size along the line that all children get; nil if there is none.
  private(set) var commonSize: TGReason?

  init(_ main: Main, _ pass: TGPass, _ options: TGLinearAlgorithm) {
    (self.pass, self.options) = (pass, options)
    let container = pass[main].reasons
    start = container.paddingStart
    end = container.paddingEnd
    space = container.space
    let id = options.baselineBase
    base = id == nil ? nil : pass.children.first { $0.id == id }
    guard pass[main].gravity == .none, let fixed = options.fixedSubviews, fixed.size > 0,
      pass.count > 0
    else { return }
    let spread = fixed.spreadReasons(pass.count, in: container.content)
    (commonSize, space) = (spread.size, spread.gap)
    if fixed.centered {
      start = start + space
      end = end + space
    }
  }

  var widthsComeFirst: Bool { Line<Main>.widthsComeFirst }

  /// The gap between neighbors; an unlabeled 0 if there is none.
  var gap: TGReason { space.value == 0 ? .rule(0) : space }

  /// The total length of the gaps between neighbors.
  var totalSpace: TGReason {
    pass.count > 1 && space.value != 0 ? .rule(Double(pass.count - 1)) * space : .rule(0)
  }

  func explain() {
    explainExtentAcross()
    for index in pass.explained { explainAcross(pass[index]) }
    if pass[main].gravity == .none {
      explainShares()
    } else {
      explainGroup()
    }
  }
}

// MARK: - Across the line

extension LineReasons {
  private func explainAcross(_ child: TGChild) {
    let (across, alignment) = (child[cross], child[cross].resolvedAlignment)
    let reasons = across.reasons
    across.explain(
      extent: alignment == .fill && !across.isBetweenMargins
        ? reasons.stretchedExtent : reasons.clamp(extentAcross(child)))
    if alignment == .baseline || options.baselineBase != nil {
      if let origin = originOnBaseline(child) { across.explain(origin: origin) }
    }
    across.explain(origin: reasons.origin(at: alignment))
  }

  private func extentAcross(_ child: TGChild) -> TGReason {
    let across = child[cross]
    let reasons = across.reasons
    let room = reasons.container.content
    if across.isBetweenMargins { return room - reasons.start(of: room) - reasons.after(of: room) }
    switch across.size {
    case .number: return reasons.number
    case .weight: return reasons.share(of: room)
    case .fill: return reasons.scale(room - reasons.start(of: room) - reasons.after(of: room))
    case .ofContainer(Cross.axis): return reasons.tied()
    case .ofOtherAxis: return widthsComeFirst ? reasons.current : reasons.tied()
    case .none, .wrap, .ofContainer, .ofOther, .list: return reasons.current
    }
  }

  /// The position of a child with text that is aligned to the baseline of the base view.
  private func originOnBaseline(_ child: TGChild) -> TGReason? {
    guard let base, let own = line(of: child), let theirs = line(of: base)
    else { return nil }
    let shared = base[cross].reasons.origin + theirs
    return (shared - own).by("on the line of writing of \(base[cross].reasons.label)")
  }

  /// The distance from the top of a child to the baseline of its text.
  private func line(of child: TGChild) -> TGReason? {
    let height = child[cross].reasons.extent.magnitude
    return child.font.map { .baseline(of: $0, inHeight: height) }
  }

  private func explainExtentAcross() {
    if pass[cross].wraps { pass[cross].explain(size: extentAcross) }
  }

  private var extentAcross: TGReason {
    let container = pass[cross].reasons
    let needs = pass.children.lazy.filter { $0[cross].countsAcross }.map(needAcross)
    let greatest = TGReason.greatest(of: needs) ?? .rule(0)
    return greatest + container.paddingStart + container.paddingEnd
  }

  /// The extent across the line that a child needs, including margins.
  private func needAcross(_ child: TGChild) -> TGReason {
    let across = child[cross]
    let reasons = across.reasons
    // The width of a column depends on the children's own widths, before they are resolved in the
    // container.
    let own = reasons.ownExtent
    let isOwn = !widthsComeFirst || own.value == across.extent
    let extent = isOwn ? reasons.extent : own
    let positions = [across.startPosition, across.centerPosition, across.endPosition]
    let weights = positions.reduce(0) { $0 + ($1.weight ?? 0) / 100 }
    if weights == 0 { return extent + reasons.start() + reasons.center() + reasons.after() }
    let numbers = positions.reduce(0) { $0 + $1.number + $1.offset }
    let total =
      weights >= 1 - tolerance
      ? TGReason.rule(0)
      : ((extent + .rule(numbers)) / .rule(1 - weights)).named("room that leaves space for shares")
    return extent + reasons.start(of: total) + reasons.center(of: total)
      + reasons.after(of: total)
  }
}

extension TGLinearAlgorithm {
  /// Explains the rectangle of each child, and the size of the line where it wraps.
  public func explain(_ pass: TGPass) {
    switch orientation {
    case .vert: LineReasons(.vertical, pass, self).explain()
    case .horz: LineReasons(.horizontal, pass, self).explain()
    }
  }
}
