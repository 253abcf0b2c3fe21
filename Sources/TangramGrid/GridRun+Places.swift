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
    guard var best = items.indices.first else { return }
    var least = items[best].baselineRank
    for index in items.indices where items[index].rows.start <= least.row {
      let rank = items[index].baselineRank
      if rank < least { (best, least) = (index, rank) }
    }
    pass.baselineChild = pass[items[best].box.place]
  }
}

extension GridItem {
  /// The rank of the item for the baseline of the grid, which the item with the least rank determines.
  fileprivate var baselineRank: (row: Int, isAligned: Int, column: Int) {
    (rows.start, isBaselineAligned ? 0 : 1, columns.start)
  }

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
    let shown = shownCount
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
