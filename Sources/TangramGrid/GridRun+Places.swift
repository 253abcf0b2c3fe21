import TangramBoxModel
import TangramCore

// The positions of tracks and items.

extension GridRun {
  /// Computes the coordinates at which the tracks of an axis start.
  mutating func placeTracks(_ axis: TGAxis) {
    let alignment = options.contentAlignment(axis)
    if axis == .horizontal {
      columns.place(gap.width, inner.width, pass[.horizontal].paddingStart, alignment)
    } else {
      rows.place(gap.height, inner.height, pass[.vertical].paddingStart, alignment)
    }
  }

  /// Sizes and places every item in its area.
  mutating func placeInAreas() {
    var meetsAgain = false
    for index in items.indices {
      settleHeight(index)
      if items[index].dependsOnArea, items[index].isBaselineAligned { meetsAgain = true }
    }
    // Heights that are percentages of rows are known only now.
    if meetsAgain { meetBaselines() }
    for index in items.indices {
      let (across, down) = (items[index].columns, items[index].rows)
      items[index].place(
        .horizontal, start: columns[across.start].origin, extent(of: across, columns))
      items[index].place(.vertical, start: rows[down.start].origin, extent(of: down, rows))
      items[index].box.settle(isIndefinite: items[index].isIndefinite, pass)
    }
  }

  private mutating func settleHeight(_ index: Int) {
    let width = extent(of: items[index].columns, columns)
    let height = extent(of: items[index].rows, rows)
    reread(index, width: width, height: height)
    var known = items[index].box.y.boundedSize
    if !known.isKnown, items[index].isStretchedDown {
      known = items[index].stretchedHeight(in: height - items[index].box.y.margins)
    }
    if items[index].needsHeightForWidth {
      items[index].box.x.extent = items[index].width(in: width, height: known, pass)
    }
    items[index].isIndefinite = !known.isKnown && items[index].box.ratio == 0
    items[index].box.y.extent = known.isKnown ? known : items[index].height(pass)
  }

  /// Sets the child that determines the grid's baseline: in its first row, the first
  /// baseline-aligned item, or else the first item.
  func findBaseline() {
    guard !items.isEmpty else { return }
    var best = 0
    for index in items.indices where items[index].rows.start <= items[best].rows.start {
      let isFirst = items[index].rows.start < items[best].rows.start
      if isFirst || decidesBaseline(index, over: best) { best = index }
    }
    pass.baselineChild = pass[items[best].box.place]
  }

  /// Whether an item determines the baseline of the grid instead of another item of the same row.
  private func decidesBaseline(_ index: Int, over other: Int) -> Bool {
    let isAligned = items[index].isBaselineAligned
    return isAligned == items[other].isBaselineAligned
      ? items[index].columns.start < items[other].columns.start : isAligned
  }
}

extension [GridTrack] {
  /// Computes the coordinates at which the tracks start.
  fileprivate mutating func place(
    _ gap: Double, _ inner: Double, _ padding: Double, _ alignment: TGContentAlignment
  ) {
    let shown = count { !$0.isCollapsed }
    var free = inner - Double(Swift.max(0, shown - 1)) * gap
    for track in self { free -= track.base }
    let (lead, between) = alignment.distribute(free, among: shown)
    var position = padding + lead
    var isFirst = true
    for index in indices {
      if !self[index].isCollapsed {
        if !isFirst { position += gap + between }
        isFirst = false
      }
      self[index].origin = position
      position += self[index].base
    }
  }
}
