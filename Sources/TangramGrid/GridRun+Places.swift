import TangramBoxModel
import TangramCore

// Where tracks and items go.

extension GridRun {
  /// Finds where the tracks of an axis start.
  mutating func placeTracks(_ axis: TGAxis, _ alignment: TGContentAlignment) {
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
    var item = items[index]
    var known = item.box.y.boundedSize
    if !known.isKnown, item.isStretchedDown {
      known = item.stretchedHeight(in: height - item.box.y.margins)
    }
    if item.box.ratio > 0 || item.dependsOnArea {
      item.box.x.extent = self.width(item, in: width, known)
    }
    item.isIndefinite = !known.isKnown && item.box.ratio == 0
    item.box.y.extent = known.isKnown ? known : self.height(item)
    items[index] = item
  }

  /// The first item of the first row that stands on its baseline, or else its first item, decides where
  /// that of the grid lies.
  func findBaseline() {
    guard var best = items.first else { return }
    for item in items where item.rows.start <= best.rows.start {
      let isFirst = item.rows.start < best.rows.start
      if isFirst || decidesBaseline(item, over: best) { best = item }
    }
    pass.baselineChild = pass[best.box.place]
  }

  /// Whether the baseline of an item rather than that of another one of its row is that of the grid.
  private func decidesBaseline(_ item: GridItem, over other: GridItem) -> Bool {
    let (isAligned, isOtherAligned) = (item.isBaselineAligned, other.isBaselineAligned)
    return isAligned == isOtherAligned ? item.columns.start < other.columns.start : isAligned
  }
}

extension [GridTrack] {
  /// Finds where the tracks start.
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
