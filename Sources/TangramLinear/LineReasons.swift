import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a line.
///
/// The line is laid out once more, to note what the children demand, and which shares they get of what
/// that leaves.
final class LineReasons {
  let pass: TGPass
  let found: LineLog
  /// The axis along the line.
  let main: TGAxis
  let (containerAlong, containerAcross): (TGPassReasons, TGPassReasons)
  /// The padding and the gap along the line, which `tg_setSubviews` may have changed.
  let (start, end): (TGReason, TGReason)
  /// The gap between neighbors; an unlabeled 0 if there is none.
  let gap: TGReason
  /// The child whose baseline other children are aligned to.
  private let base: TGChild?
  /// The fixed size along the line that all children get; nil if there is none.
  let commonSize: TGReason?
  /// The length that remains for shares.
  private(set) lazy var free = findFree()

  init<Main: TGAxisType>(_ main: Main, _ pass: TGPass, _ options: TGLinearAlgorithm) {
    self.pass = pass
    found = pass.rerun { LineLog(Line<Main>(pass: pass, options: options)) }
    self.main = Main.axis
    let container = pass.reasons(Main.axis)
    (containerAlong, containerAcross) = (container, pass.reasons(Main.Cross.axis))
    base = options.baselineBase.flatMap { id in pass.children.first { $0.id == id } }
    let hasFixed =
      container.gravity == .none && pass.count > 0 && (options.fixedSubviews?.size ?? 0) > 0
    let line = TGFixedReasons(
      hasFixed ? options.fixedSubviews : nil, pass.count, container, in: container.content)
    (start, end, gap, commonSize) = (line.start, line.end, line.gap, line.size)
  }

  /// Whether the children are in a column, whose widths are known before their heights.
  var widthsComeFirst: Bool { main == .vertical }

  func along(_ index: Int) -> TGChildReasons { pass[index].reasons(main) }

  /// The total length of the gaps between neighbors.
  var totalSpace: TGReason { .gaps(gap, among: pass.count) }

  func explain() {
    containerAcross.explain(size: self.extentAcross)
    for index in pass.explained { explainAcross(pass[index].reasons(main.crossed)) }
    if containerAlong.gravity == .none { explainShares() } else { explainGroup() }
  }
}

// MARK: - Across the line

extension LineReasons {
  private func explainAcross(_ across: TGChildReasons) {
    let alignment = across.resolvedAlignment
    across.explain(
      extent: alignment == .fill && !across.isBetweenMargins
        ? across.stretchedExtent : across.clamp(extent(across)))
    if let origin = originOnBaseline(across) {
      across.explain(origin: origin)
    }
    across.explain(origin: across.origin(at: alignment))
  }

  private func extent(_ across: TGChildReasons) -> TGReason {
    let room = containerAcross.content
    if across.isBetweenMargins { return across.lessMargins(room, of: room) }
    return switch across.size {
    case .number: across.number
    case .weight: across.share(of: room)
    case .fill: across.scale(across.lessMargins(room, of: room))
    case .ofContainer(across.axis): across.tied()
    case .ofOtherAxis where !widthsComeFirst: across.tied()
    default: across.current
    }
  }

  /// The position of a child with text that is aligned to the baseline of the base view.
  private func originOnBaseline(_ across: TGChildReasons) -> TGReason? {
    guard let base = base?.reasons(across.axis), let own = line(of: across),
      let theirs = line(of: base)
    else { return nil }
    let shared = base.origin + theirs
    return (shared - own).by("on the line of writing of \(base.label)")
  }

  /// The distance from the top of a child to the baseline of its text.
  private func line(of across: TGChildReasons) -> TGReason? {
    across.baseline(inHeight: across.extent.magnitude)
  }

  private var extentAcross: TGReason {
    let needs = pass.children.lazy.map { $0.reasons(self.main.crossed) }.filter(countsAcross)
    let greatest = TGReason.greatest(of: needs.map(needAcross)) ?? .rule(0)
    return greatest + containerAcross.paddingStart + containerAcross.paddingEnd
  }

  /// Whether a child affects the extent of a line that wraps across.
  private func countsAcross(_ across: TGChildReasons) -> Bool {
    !across.isWeighted && across.size != .ofContainer(across.axis) && !across.isBetweenMargins
  }

  /// The extent across the line that a child needs, including margins.
  private func needAcross(_ across: TGChildReasons) -> TGReason {
    // The width of a column depends on the children's own widths, before they are resolved in the
    // container.
    let own = across.ownExtent
    let isOwn = !widthsComeFirst || own.value == across.points
    let extent = isOwn ? across.extent : own
    let positions = [across.startPosition, across.centerPosition, across.endPosition]
    let weights = positions.reduce(0) { $0 + ($1.weight ?? 0) / 100 }
    if weights == 0 { return extent + across.start() + across.center() + across.after() }
    let numbers = positions.reduce(0) { $0 + $1.number + $1.offset }
    let total =
      weights >= 1 - tolerance
      ? TGReason.rule(0)
      : ((extent + .rule(numbers)) / .rule(1 - weights)).named("room that leaves space for shares")
    return extent + across.start(of: total) + across.center(of: total) + across.after(of: total)
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
