import TangramBoxModel
import TangramCore

// How wide columns are, and how wide items are in them.

extension GridRun {
  /// The width that the content asks for, padding included.
  mutating func contentWidth(_ width: TGContentWidth) -> Double {
    findHeightsInRows(question: width)
    sizeColumns(question: width)
    var gaps = Double(max(0, columns.count { !$0.isCollapsed } - 1)) * gap.width
    for column in columns { gaps += column.base }
    return gaps + pass[.horizontal].paddingStart + pass[.horizontal].paddingEnd
  }

  mutating func sizeColumns(question: TGContentWidth?) {
    var sizing = columnSizing(question: question)
    sizing.run()
    columns = sizing.tracks
  }

  /// The columns with what the items ask of them.
  func columnSizing(question: TGContentWidth?) -> GridSizing {
    let x = pass[.horizontal]
    let padding = x.paddingStart + x.paddingEnd
    var sizing = GridSizing(
      tracks: columns, gap: gap.width, inner: inner.width, question: question,
      bounds: (max(0, x.lowerBound - padding), max(0, max(x.upperBound, x.lowerBound) - padding)),
      stretches: options.justifyContent == .stretch)
    // Tracks of points need not ask anybody.
    if sizing.dependsOnItems { sizing.wishes = wishes(.horizontal, sizing, wishAcross) }
    return sizing
  }

  /// What an item asks of its columns.
  func wishAcross(_ index: Int, _ sizing: GridSizing) -> GridWish {
    let x = items[index].box.x
    if x.isSized { return GridWish(x.clamp(x.size) + x.margins) }
    let range = items[index].columns.range
    let wantsMinimum = sizing.wantsOnlyMinimum(range)
    let takesContent = !x.hasLower && sizing.takesContentMinimum(range)
    let least = !wantsMinimum || takesContent ? contribution(.least, index) : 0
    let content = takesContent ? least - x.margins : 0
    let limit = takesContent ? sizing.fixedLimit(range) : nil
    let minimum = x.minimum(content, limit) + x.margins
    if wantsMinimum { return GridWish(minimum) }
    return GridWish(minimum: minimum, least: least, greatest: contribution(.greatest, index))
  }

  private func contribution(_ width: TGContentWidth, _ index: Int) -> Double {
    items[index].box.contribution(width, height: items[index].knownHeight, pass)
  }

  /// Finds how wide items are in their areas, as far as that is known before rows are.
  mutating func findWidths() {
    for index in items.indices {
      let area = extent(of: items[index].columns, columns)
      reread(index, width: area, height: .nan)
      let height = items[index].box.y.boundedSize
      items[index].box.x.extent = items[index].width(in: area, height: height, pass)
    }
  }

  /// Reads an item again, now that more is known of its area.
  mutating func reread(_ index: Int, width: Double, height: Double) {
    guard items[index].dependsOnArea else { return }
    let known = items[index].box
    let child = pass[known.place]
    var reader = ItemReader(pass, width: width, height: height, definite: height)
    var read = reader.item(child, at: known.place, child.flexItem)
    (read.x.extent, read.y.extent) = (known.x.extent, known.y.extent)
    items[index].box = read
  }

  /// The extent of the area over some tracks.
  func extent(of place: GridTracks, _ tracks: [GridTrack]) -> Double {
    // Where a single one starts must not change how large it is, not even by the last bit: a text for
    // which it is as wide as it has to be would not fit.
    if place.count == 1 { return max(0, tracks[place.start].base) }
    return max(0, tracks[place.end - 1].end - tracks[place.start].origin)
  }
}

extension ItemAxis {
  /// An automatic minimum within the upper bound, and not more than fixed tracks have room for.
  func minimum(_ content: Double, _ limit: Double?) -> Double {
    let limited = limit.map { min(content, max(0, $0 - margins)) } ?? content
    return clamp(limited)
  }
}
