import TangramCore
import TangramFlex

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
    if sizing.dependsOnItems { sizing.wishes = wishes(.horizontal, sizing) }
    return sizing
  }

  /// What an item asks of its columns.
  func wishAcross(_ item: GridItem, _ sizing: GridSizing) -> GridWish {
    guard item.hasDetails else { return bareWish(item, TGHorizontal(), sizing) }
    let x = details[item.details].item.x
    if x.isSized { return GridWish(x.clamp(x.size) + x.margins) }
    let range = item.columns.range
    let wantsMinimum = sizing.wantsOnlyMinimum(range)
    let takesContent = !x.hasLower && sizing.takesContentMinimum(range)
    let least = !wantsMinimum || takesContent ? contribution(.least, item) : 0
    let content = takesContent ? least - x.margins : 0
    let limit = takesContent ? sizing.fixedLimit(range) : nil
    let minimum = x.minimum(content, limit) + x.margins
    if wantsMinimum { return GridWish(minimum) }
    return GridWish(minimum: minimum, least: least, greatest: contribution(.greatest, item))
  }

  private func contribution(_ width: TGContentWidth, _ item: GridItem) -> Double {
    let height = details[item.details].knownHeight
    return details[item.details].item.contribution(width, height: height, pass)
  }

  /// Finds how wide items are in their areas, as far as that is known before rows are.
  func findWidths() {
    guard hasOtherThanPlain else { return }
    let stretches = options.justifyItems.stretchesItems
    for item in items where !item.isPlain {
      let area = extent(of: item.columns, columns)
      if item.hasDetails {
        reread(item, width: area, height: .nan)
        let height = details[item.details].item.y.boundedSize
        details[item.details].item.x.extent = width(item.details, in: area, height)
      } else {
        let child = pass[item.place]
        child[.horizontal].extent = width(child, in: area, stretches: stretches)
      }
    }
  }

  /// Reads an item again, now that more is known of its area.
  func reread(_ item: GridItem, width: Double, height: Double) {
    guard details[item.details].dependsOnArea else { return }
    let child = pass[item.place]
    var reader = TGItemReader(pass, width: width, height: height, definite: height)
    var read = reader.item(child, at: item.place, child[TGFlexItemKey.self])
    let known = details[item.details].item
    (read.x.extent, read.y.extent) = (known.x.extent, known.y.extent)
    details[item.details].item = read
  }

  /// How wide an item with details is in an area.
  func width(_ index: Int, in area: Double, _ height: Double) -> Double {
    let x = details[index].item.x
    if x.isSized { return x.clamp(x.size) }
    let room = area - x.margins
    if details[index].stretches(.horizontal, hasOther: !height.isNaN) {
      return details[index].stretchedWidth(in: room)
    }
    return x.clamp(details[index].item.fittedWidth(in: room, height: height, pass))
  }

  /// The extent of the area over some tracks.
  func extent(of place: GridTracks, _ tracks: [GridTrack]) -> Double {
    // Where a single one starts must not change how large it is, not even by the last bit: a text for
    // which it is as wide as it has to be would not fit.
    if place.count == 1 { return max(0, tracks[place.start].base) }
    return max(0, tracks[place.end - 1].end - tracks[place.start].origin)
  }
}

extension TGItemAxis {
  /// An automatic minimum within the upper bound, and not more than fixed tracks have room for.
  func minimum(_ content: Double, _ limit: Double?) -> Double {
    let limited = limit.map { min(content, max(0, $0 - margins)) } ?? content
    return clamp(limited)
  }
}
