import TangramBoxModel
import TangramCore

// The positions of tracks and items.

extension GridRun {
  /// Computes the coordinates at which the tracks of an axis start.
  mutating func placeTracks(_ axis: TGAxis) {
    self[axis].place(
      gap[axis], inner[axis], pass.container[axis].paddingStart, options.contentAlignment(axis))
  }

  /// Sizes and places every item in its area.
  mutating func placeInAreas() {
    settleHeights()
    // Heights that are percentages of rows are known only now.
    if items.contains(where: { $0.dependsOnArea && $0.isBaselineAligned }) { meetBaselines() }
    let (pass, columns, rows) = (pass, columns, rows)
    var items = items.mutableSpan
    for index in items.indices {
      let (across, down) = (items[index].columns, items[index].rows)
      let x = items[index].origin(
        .horizontal, start: columns[across.start].origin, columns.extent(of: across))
      let y = items[index].origin(
        .vertical, start: rows[down.start].origin, rows.extent(of: down))
      items[index].box.settle(x: x, y: y, isIndefinite: items[index].isIndefinite, pass)
    }
  }

  private mutating func settleHeights() {
    let (pass, columns, rows) = (pass, columns, rows)
    var items = items.mutableSpan
    for index in items.indices {
      let width = columns.extent(of: items[index].columns)
      items[index].settleHeight(width: width, height: rows.extent(of: items[index].rows), pass)
    }
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

extension GridItem {
  /// Computes the height in an area, and the width if that depends on the height.
  fileprivate mutating func settleHeight(width: Double, height: Double, _ pass: TGPass) {
    if dependsOnArea { reread(width: width, height: height, pass) }
    var known = box.y.boundedSize
    if !known.isKnown, isStretchedDown {
      known = stretchedHeight(in: height - box.y.margins)
    }
    if needsHeightForWidth { box.x.extent = self.width(in: width, height: known, pass) }
    isIndefinite = !known.isKnown && box.ratio == 0
    box.y.extent = known.isKnown ? known : self.height(pass)
  }
}

extension [GridTrack] {
  /// Computes the coordinates at which the tracks start.
  fileprivate mutating func place(
    _ gap: Double, _ inner: Double, _ padding: Double, _ alignment: TGContentAlignment
  ) {
    var free = inner - Double(Swift.max(0, shownCount - 1)) * gap
    for track in self { free -= track.base }
    let (lead, between) = alignment.distribute(free, among: shownCount)
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
