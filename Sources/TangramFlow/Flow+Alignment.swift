import TangramCore

// The steps for a complete line: the gravity along it, and the alignment of its children across it.

extension Flow {
  /// Aligns the children of the current line: those at these indices in placement order.
  @inline(__always)
  mutating func alignLine(_ places: Range<Int>) {
    if places.isEmpty { return }
    if perLine == 0 { applyLineGravity(places, number: lineStarts.count - 1) }
    shrinkMargins(places)
    if let log { noteLine(places, in: log) }
    switch lineGravity {
    case .none, .start, .stretch, .windowCenter, .baseline, .other: break
    case .center, .end: alignAlong(places)
    case .between, .around, .among, .fill:
      // The policy may exempt a last line that is not full from gravity, unless that line has its own gravity
      // along it.
      let policy = options.isFlex ? .always : options.lastLinePolicy
      let isLastAndNotFull = places.upperBound == pass.count && places.count != perLine
      if policy == .always || lineHasOwnGravity || !isLastAndNotFull {
        alignAlong(places)
      } else if policy == .auto, perLine > 0, places.lowerBound >= perLine {
        noteLine { $0.isAlignedWithPreviousLine = true }
        for index in places { pass[index][main].origin = pass[index - perLine][main].origin }
      }
    }
    if line.hasAlignment || lineArranged != .none { alignAcross(places) }
  }

  private func alignAlong(_ places: Range<Int>) {
    // With a given number of children per line, the gravity `fill` has already made their extents equal.
    if lineGravity == .fill, perLine > 0 { return }
    noteLine { $0.isMoved = true }
    let room = length - (start + end) - line.reach
    let (lead, gap, growth) = distribution(of: room, lineGravity, places.count)
    for place in places {
      let along = child(at: place)[main]
      along.origin = along.origin + lead + gap * Double(place - places.lowerBound)
      along.extent += growth
    }
  }

  /// Returns how a gravity distributes remaining space, which may be negative, among a number of elements:
  /// the space before the first one, the additional distance from each to the next, and the growth of each.
  func distribution(
    of room: Double, _ gravity: TGAlignment, _ count: Int
  ) -> (lead: Double, gap: Double, growth: Double) {
    let stretches = gravity == .fill || gravity == .stretch && room > 0
    let growth = stretches ? room / Double(count) : 0
    let spread = gravity.spread(count)
    return (spread.lead(of: room), spread.gap(of: room) + growth, growth)
  }

  @inline(__always)
  private func alignAcross(_ places: Range<Int>) {
    if ignoresAlignments { return }
    // The baseline of the first child of the line that has text.
    var baseline: Double?
    for place in places {
      let (child, across) = (child(at: place), child(at: place)[cross])
      let (origin, room) = (across.origin, line.depth - across.start - across.end)
      switch alignment(of: child) {
      case .center: across.origin += (room - across.extent) / 2
      case .end: across.origin += room - across.extent
      case .fill: across.extent = across.clamp(room)
      case .baseline:
        if let baseline, let own = baselineOffset(of: child) { across.origin += baseline - own }
      default: break
      }
      if Self.linesAreRows, baseline == nil, let own = baselineOffset(of: child) {
        baseline = own + across.origin - origin
      }
    }
  }

  /// Whether the children of the line are not aligned across it: with the arranged gravity `between`, rows
  /// ignore the children's own alignment; columns do not.
  var ignoresAlignments: Bool {
    Self.linesAreRows && arranged == .between && lineArranged == .between
  }

  /// The alignment of a child across its line: its own or, without one, that of the line.
  @inline(__always)
  func alignment(of child: TGChild) -> TGAlignment {
    let own = child[cross].alignment
    return child[cross].resolved(own == .none ? lineArranged : own)
  }

  /// The distance from where a line begins to the baseline of a child, before the child is aligned; nil
  /// without text.
  private func baselineOffset(of child: TGChild) -> Double? {
    child.font.map { child[cross].start + $0.baseline(inHeight: child[cross].extent) }
  }
}
