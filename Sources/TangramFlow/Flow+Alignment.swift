import TangramCore

// The steps for a complete line: the gravity along it, and the alignment of its children across it.

extension Flow {
  /// Aligns the children of the current line: those at these indices in placement order.
  @inline(__always)
  mutating func alignLine(_ places: Range<Int>) {
    if perLine == 0 { takeLineGravity(places, number: lineStarts.count - 1) }
    if places.isEmpty { return }
    if let log { noteLine(places, in: log) }
    switch line.gravity {
    case .none, .start, .stretch, .windowCenter, .baseline, .other: break
    default: alignAlong(places)
    }
    if line.hasAlignment || line.arranged != .none { alignAcross(places) }
  }

  private func alignAlong(_ places: Range<Int>) {
    if isHeldBack(places), options.lastLinePolicyInForce != .always {
      if options.lastLinePolicyInForce == .auto { standUnderLineBefore(places) }
      return
    }
    if line.gravity == .fill, perLine > 0 { return }
    noteLine { $0.isMoved = true }
    let room = length - (start + end) - line.reach
    if line.gravity == .fill {
      let growth = room / Double(places.count)
      spread(places, by: growth)
      for place in places { child(at: place)[main].extent += growth }
    } else {
      let spread = line.gravity.spread(places.count)
      self.spread(places, from: spread.lead(of: room), by: spread.gap(of: room))
    }
  }

  /// Whether `tg_lastlineGravityPolicy` applies to the line: it is the last one, it is not full, and the
  /// gravity of the flow spreads or stretches lines.
  func isHeldBack(_ places: Range<Int>) -> Bool {
    guard places.upperBound == pass.count, places.count != perLine, !line.hasOwnGravity else {
      return false
    }
    switch line.gravity {
    case .between, .around, .among, .fill: return true
    default: return false
    }
  }

  private func spread(_ places: Range<Int>, from shift: Double = 0, by gap: Double) {
    for place in places {
      let along = child(at: place)[main]
      along.origin = along.origin + shift + gap * Double(place - places.lowerBound)
    }
  }

  private func standUnderLineBefore(_ places: Range<Int>) {
    guard perLine > 0, places.lowerBound >= perLine else { return }
    noteLine { $0.standsUnderLineBefore = true }
    for index in places {
      pass[index][main].origin = pass[index - perLine][main].origin
    }
  }

  @inline(__always)
  private func alignAcross(_ places: Range<Int>) {
    if ignoresAlignments { return }
    var baseline: Double?
    for place in places {
      let child = child(at: place)
      let (alignment, origin) = (alignment(of: child), child[cross].origin)
      if alignment == .baseline {
        alignToBaseline(child, baseline)
      } else if alignment != .none {
        alignAcross(child, alignment)
      }
      if Self.linesAreRows, baseline == nil, let own = baselineBelowTop(of: child) {
        baseline = own + child[cross].origin - origin
      }
    }
  }

  /// Whether the children of the line are not aligned across it: with the arranged gravity `between`, rows
  /// ignore the children's own alignment; columns do not.
  var ignoresAlignments: Bool {
    Self.linesAreRows && arranged == .between && line.arranged == .between
  }

  /// The alignment of a child across its line, by itself or by the line.
  @inline(__always)
  func alignment(of child: TGChild) -> TGAlignment {
    let own = child[cross].alignment
    return child[cross].resolved(own == .none ? line.arranged : own)
  }

  /// Moves a child with text to the baseline of the first child of the line that has text; both are
  /// distances from where the line begins.
  private func alignToBaseline(_ child: TGChild, _ baseline: Double?) {
    guard let baseline, let own = baselineBelowTop(of: child) else { return }
    child[cross].origin += baseline - own
  }

  /// The distance from where a line begins to the baseline of a child, before the child is aligned; nil
  /// without text.
  private func baselineBelowTop(of child: TGChild) -> Double? {
    child.font.map { child[cross].start + $0.baseline(inHeight: child[cross].extent) }
  }

  private func alignAcross(_ child: TGChild, _ alignment: TGAlignment) {
    let across = child[cross]
    let room = line.depth - across.start - across.end
    switch alignment {
    case .center: across.origin += (room - across.extent) / 2
    case .end: across.origin += room - across.extent
    case .fill: across.extent = across.clamp(room)
    default: break
    }
  }
}
