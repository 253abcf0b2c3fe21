import TangramCore
import TangramFlex

// How wide columns are, and how wide items are in them.

extension GridRun {
  /// The width that the content asks for, padding included.
  mutating func contentWidth(_ width: TGContentWidth) -> Double {
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
    for index in items.indices where sizing.dependsOnItem(items[index].columns.range) {
      sizing.contributions.append(contribution(index, sizing))
    }
    return sizing
  }

  private func contribution(_ index: Int, _ sizing: GridSizing) -> GridContribution {
    let item = items[index].item
    let range = items[index].columns.range
    var asked = GridContribution(item: index, tracks: items[index].columns)
    let height = item.y.boundedSize
    asked.least = item.contribution(.least, height: height, pass)
    asked.greatest =
      item.x.isSized ? asked.least : item.contribution(.greatest, height: height, pass)
    if item.x.isSized {
      asked.minimum = asked.least
    } else if item.x.hasLower {
      asked.minimum = item.x.clamp(0) + item.x.margins
    } else {
      let content = sizing.takesContentMinimum(range) ? asked.least - item.x.margins : 0
      asked.minimum =
        item.x.minimum(content, sizing.fixedLimit(range, fits: false)) + item.x.margins
    }
    return asked
  }

  /// Finds how wide items are in their areas, as far as that is known before rows are.
  mutating func findWidths() {
    for index in items.indices {
      // A copy, so that the items are not copied while one of them is changed.
      var item = items[index]
      let area = extent(of: item.columns, columns)
      reread(&item, width: area, height: .nan)
      item.item.x.extent = width(item, in: area, item.item.y.boundedSize)
      items[index] = item
    }
  }

  /// How wide an item is in an area.
  func width(_ item: GridItem, in area: Double, _ height: Double) -> Double {
    let x = item.item.x
    if x.isSized { return x.clamp(x.size) }
    let room = area - x.margins
    if item.stretches(.horizontal, hasOther: !height.isNaN) { return x.clamp(room) }
    return x.clamp(item.item.fittedWidth(in: room, height: height, pass))
  }

  /// The extent of the area over some tracks.
  func extent(of place: GridTracks, _ tracks: [GridTrack]) -> Double {
    max(0, tracks[place.end - 1].end - tracks[place.start].origin)
  }
}

extension GridSizing {
  /// Whether the content of an item is its automatic minimum in some tracks.
  func takesContentMinimum(_ range: Range<Int>) -> Bool {
    var isAutomatic = false
    for index in range {
      if tracks[index].least == .auto { isAutomatic = true }
      if range.count > 1, tracks[index].isFlexible { return false }
    }
    return isAutomatic
  }
}

extension TGItemAxis {
  /// An automatic minimum within the upper bound, and not more than fixed tracks have room for.
  func minimum(_ content: Double, _ limit: Double?) -> Double {
    let limited = limit.map { min(content, max(0, $0 - margins)) } ?? content
    return clamp(limited)
  }
}
