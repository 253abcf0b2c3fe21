import TangramCore
import TangramFlex

// Where tracks and items go.

extension GridRun {
  /// Finds where the tracks of an axis start.
  mutating func placeTracks(_ axis: TGAxis, _ alignment: TGContentAlignment) {
    if axis == .horizontal {
      place(&columns, gap.width, inner.width, pass[.horizontal].paddingStart, alignment)
    } else {
      place(&rows, gap.height, inner.height, pass[.vertical].paddingStart, alignment)
    }
  }

  private func place(
    _ tracks: inout [GridTrack], _ gap: Double, _ inner: Double, _ padding: Double,
    _ alignment: TGContentAlignment
  ) {
    let count = tracks.count { !$0.isCollapsed }
    var free = inner - Double(max(0, count - 1)) * gap
    for track in tracks { free -= track.base }
    let (lead, between) = alignment.distribute(free, among: count)
    var position = padding + lead
    var isFirst = true
    for index in tracks.indices {
      if !tracks[index].isCollapsed {
        if !isFirst { position += gap + between }
        isFirst = false
      }
      tracks[index].origin = position
      position += tracks[index].base
    }
  }

  /// Sizes and places every item in its area.
  mutating func placeInAreas() {
    var meetsAgain = false
    for index in items.indices {
      let width = extent(of: items[index].columns, columns)
      let height = extent(of: items[index].rows, rows)
      var item = items[index]
      reread(&item, width: width, height: height)
      settleHeight(&item, width, height)
      if item.isBaselineAligned, item.dependsOnArea { meetsAgain = true }
      items[index] = item
    }
    // Heights that are percentages of rows are known only now.
    if meetsAgain { meetBaselines() }
    for index in items.indices {
      var item = items[index]
      let width = extent(of: item.columns, columns)
      let height = extent(of: item.rows, rows)
      place(&item, .horizontal, start: columns[item.columns.start].origin, width)
      place(&item, .vertical, start: rows[item.rows.start].origin, height)
      item.item.settle(isIndefinite: item.isIndefinite, pass)
      items[index] = item
    }
  }

  private func settleHeight(_ item: inout GridItem, _ width: Double, _ height: Double) {
    let y = item.item.y
    var known = y.boundedSize
    let stretches = item.stretches(.vertical, hasOther: true)
    if known.isNaN, stretches { known = y.clamp(height - y.margins) }
    if item.item.ratio > 0 || item.dependsOnArea {
      item.item.x.extent = self.width(item, in: width, known)
    }
    item.isIndefinite = known.isNaN && item.item.ratio == 0
    item.item.y.extent = known.isNaN ? self.height(item) : known
  }

  private func place(_ item: inout GridItem, _ axis: TGAxis, start: Double, _ area: Double) {
    let shim = axis == .vertical ? item.shim : 0
    let free = area - item.item[axis].outer - shim
    var offset = shim
    if !item.item[axis].takeUp(free) {
      switch item.alignment(axis) {
      case .end, .flexEnd: offset += free
      case .center: offset += free / 2
      case nil, .start, .flexStart, .stretch, .baseline: break
      }
    }
    item.item[axis].origin = start + offset + item.item[axis].before
  }

  /// The first item of the first row that stands on its baseline, or else its first item, decides where
  /// that of the grid lies.
  func findBaseline() {
    guard let row = items.map(\.rows.start).min() else { return }
    var best: GridItem?
    for item in items where item.rows.start == row {
      guard let known = best else {
        best = item
        continue
      }
      let isBetter =
        item.isBaselineAligned == known.isBaselineAligned
        ? item.columns.start < known.columns.start : item.isBaselineAligned
      if isBetter { best = item }
    }
    pass.baselineChild = best.map { pass[$0.item.place] }
  }
}
