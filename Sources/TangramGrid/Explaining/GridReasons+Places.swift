import TangramBoxModel
import TangramCore
import TangramExplanations

// The positions and sizes of items within their areas.

extension GridReasons {
  /// Returns the extent of the area that a range of tracks forms.
  func area(_ axis: TGAxis, _ place: GridTracks) -> TGReason {
    guard let starts = starts[axis], let extents = extents[axis] else { return .rule(0) }
    if place.count == 1 { return extents[place.start] }
    let end = starts[place.end - 1] + extents[place.end - 1]
    let range = "\(run.number(place.start, axis)) to \(run.number(place.end - 1, axis))"
    return (end - starts[place.start]).notNegative.named("\(GridRun.word(for: axis))s \(range)")
  }

  func explain(_ item: GridItem) {
    let (width, height) = (area(.horizontal, item.columns), area(.vertical, item.rows))
    let reasons = ItemReasons(item.box, pass, width: width, height: height)
    let known = knownHeight(item, reasons, height)
    let other = item.needsHeightForWidth ? known?.value ?? .nan : item.box.y.boundedSize
    reasons.explain(
      .horizontal, origin: origin(item, reasons, .horizontal, width),
      extent: self.width(item, reasons, width, other))
    reasons.explain(
      .vertical, origin: origin(item, reasons, .vertical, height),
      extent: known ?? self.height(item, reasons))
  }

  /// Returns the height if it does not depend on content; nil otherwise.
  private func knownHeight(
    _ item: GridItem, _ reasons: ItemReasons, _ area: TGReason
  ) -> TGReason? {
    if let size = reasons.size(.vertical) { return reasons.clamp(size, .vertical) }
    guard item.isStretchedDown else { return nil }
    return stretched(reasons, .vertical, area)
  }

  private func stretched(
    _ reasons: ItemReasons, _ axis: TGAxis, _ area: TGReason
  ) -> TGReason {
    let hasMargins = reasons.before(axis).value != 0 || reasons.after(axis).value != 0
    let room = hasMargins ? reasons.inner(area, axis) : .sum([area])
    return reasons.clamp(room, axis).by("stretched in its area")
  }

  /// Returns the width of an item in its area.
  private func width(
    _ item: GridItem, _ reasons: ItemReasons, _ area: TGReason, _ height: Double
  ) -> TGReason {
    if let size = reasons.size(.horizontal) { return reasons.clamp(size, .horizontal) }
    if item.stretches(.horizontal, hasOther: !height.isNaN) {
      let all = stretched(reasons, .horizontal, area)
      let width = item.stretchedWidth(in: area.value - item.box.x.margins)
      return all.yieldsExactly(width) ? all : .rule(width, "what bounds of its height let")
    }
    let room = reasons.inner(area, .horizontal)
    return reasons.clamp(reasons.fittedWidth(in: room, height: height), .horizontal)
  }

  private func origin(
    _ item: GridItem, _ reasons: ItemReasons, _ axis: TGAxis, _ area: TGReason
  ) -> TGReason {
    let start = starts[axis]?[item[axis].start] ?? .rule(0)
    let shim = axis == .vertical && item.shim != 0 ? shim(item) : .rule(0)
    let free = (area - reasons.outer(reasons.childReasons(axis).extent, axis) - shim)
      .named("free room in the area")
    let part = item.box[axis].hasAutoMargin ? 0 : item.alignment(axis)?.part() ?? 0
    return start + shim + free.fraction(part) + reasons.autoBefore(free, axis)
  }

  /// Returns the distance by which an item moves down to align its baseline with those of other
  /// items in its row.
  private func shim(_ item: GridItem) -> TGReason {
    guard let meeting = baselines[item.rows.start] else { return .rule(0) }
    return meeting.named("baseline of the row") - ascent(item).named("own baseline")
  }

  private func ascent(_ item: GridItem) -> TGReason {
    let (width, height) = (area(.horizontal, item.columns), area(.vertical, item.rows))
    return ItemReasons(item.box, pass, width: width, height: height).ascent(item.ascent)
  }

  /// Finds the baseline of each row, to which its baseline-aligned items are aligned.
  mutating func findBaselines() {
    // Items in other rows do not affect those that are explained.
    let rows = wanted(.vertical, run.rows.count)
    for item in run.items where item.isBaselineAligned && rows.contains(item.rows.start) {
      let (row, ascent) = (item.rows.start, ascent(item))
      if let known = baselines[row], known.value >= ascent.value { continue }
      baselines[row] = ascent
    }
  }
}

// MARK: - Children that are positioned absolutely

extension GridReasons {
  func explainAbsoluteChildren() {
    run.forEachAbsoluteItem { item, _, x, y in
      guard pass.explained.contains(item.place) else { return }
      let lines = run.absoluteLines(pass[item.place])
      let (columns, rows) = (room(.horizontal, lines.x, x), room(.vertical, lines.y, y))
      let reasons = ItemReasons(
        item, pass, width: columns.extent, height: rows.extent, isAbsolute: true)
      reasons.explainAbsolute(in: columns, rows)
    }
  }

  /// Returns the space between two grid lines, or between the edges of the grid.
  private func room(
    _ axis: TGAxis, _ lines: (start: GridEdge?, end: GridEdge?), _ place: StaticPosition
  ) -> AbsoluteRoom {
    let start = lines.start.map { line(axis, $0) } ?? .rule(0)
    let end = lines.end.map { line(axis, $0) } ?? pass.reasons(axis).size
    let extent = (end - start).notNegative.gathered("room between the lines")
    return AbsoluteRoom(
      start: start, extent: extent, placeStart: .rule(0), placeEnd: extent, part: place.part)
  }

  private func line(_ axis: TGAxis, _ edge: GridEdge) -> TGReason {
    guard let starts = starts[axis], let extents = extents[axis] else { return .rule(0) }
    switch edge {
    case .start(let index): return starts[index]
    case .end(let index):
      return (starts[index] + extents[index]).named("end of \(extents[index].label)")
    case .only: return .rule(run.position(of: edge, axis), "line of the grid")
    }
  }
}
