import TangramCore
import TangramFlex

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
  func placeInAreas() {
    settleHeights()
    let x = GridSide(columns, options.justifyItems)
    let y = GridSide(rows, options.alignItems)
    for item in items {
      if item.hasDetails {
        place(item)
        continue
      }
      let child = pass[item.place]
      if item.isPlain {
        child[.horizontal].extent = max(0, child[.horizontal].plainExtent)
        child[.vertical].extent = max(0, child[.vertical].plainExtent)
      } else {
        let isStretched = y.stretches && child[.vertical].saidExtent.isNaN
        child[.vertical].extent = isStretched ? y.area(item.rows) : height(child)
      }
      x.place(child[.horizontal], item.columns)
      y.place(child[.vertical], item.rows)
    }
  }

  private func settleHeights() {
    guard hasOtherThanPlain else { return }
    var meetsAgain = false
    for item in items where item.hasDetails {
      let width = extent(of: item.columns, columns)
      let height = extent(of: item.rows, rows)
      reread(item, width: width, height: height)
      settleHeight(item.details, width, height)
      if details[item.details].dependsOnArea, isBaselineAligned(item) { meetsAgain = true }
    }
    // Heights that are percentages of rows are known only now.
    if meetsAgain { meetBaselines() }
  }

  private func settleHeight(_ index: Int, _ width: Double, _ height: Double) {
    let y = details[index].item.y
    var known = y.boundedSize
    if known.isNaN, details[index].isStretchedDown {
      known = details[index].stretchedHeight(in: height - y.margins)
    }
    if details[index].item.ratio > 0 || details[index].dependsOnArea {
      details[index].item.x.extent = self.width(index, in: width, known)
    }
    details[index].isIndefinite = known.isNaN && details[index].item.ratio == 0
    details[index].item.y.extent = known.isNaN ? self.height(index) : known
  }

  private func place(_ item: GridItem) {
    let width = extent(of: item.columns, columns)
    let height = extent(of: item.rows, rows)
    let index = item.details
    details[index].place(.horizontal, start: columns[item.columns.start].origin, width)
    details[index].place(.vertical, start: rows[item.rows.start].origin, height)
    details[index].item.settle(isIndefinite: details[index].isIndefinite, pass)
  }

  /// The first item of the first row that stands on its baseline, or else its first item, decides where
  /// that of the grid lies.
  func findBaseline() {
    guard var best = items.first else { return }
    for item in items where item.rows.start <= best.rows.start {
      let isFirst = item.rows.start < best.rows.start
      if isFirst || decidesBaseline(item, over: best) { best = item }
    }
    pass.baselineChild = pass[best.place]
  }

  /// Whether the baseline of an item rather than that of another one of its row is that of the grid.
  private func decidesBaseline(_ item: GridItem, over other: GridItem) -> Bool {
    let (isAligned, isOtherAligned) = (isBaselineAligned(item), isBaselineAligned(other))
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
