import TangramBoxModel
import TangramCore

// The widths of columns, and of the items in them.

extension GridRun {
  /// Returns the content width, including padding.
  mutating func contentWidth(_ width: TGContentWidth) -> Double {
    findHeightsInRows(question: width)
    sizeColumns(question: width)
    return columns.total(gap: gap.width) + pass[.horizontal].paddingStart
      + pass[.horizontal].paddingEnd
  }

  /// Sizes the columns.
  ///
  /// - Parameter question: The kind of content width to measure; nil during layout.
  mutating func sizeColumns(question: TGContentWidth?) {
    sizeTracks(.horizontal, in: pass[.horizontal].innerBounds, question: question)
  }

  /// Returns the widths that an item requests of its columns.
  func contributionAcross(_ index: Int, _ sizing: GridSizing) -> GridContribution {
    let x = items[index].box.x
    if x.isSized { return GridContribution(x.clamp(x.size) + x.margins) }
    let range = items[index].columns.range
    let wantsMinimum = sizing.wantsOnlyMinimum(range)
    let takesContent = !x.hasLower && sizing.takesContentMinimum(range)
    let least = !wantsMinimum || takesContent ? contribution(.least, index) : 0
    let content = takesContent ? least - x.margins : 0
    let limit = takesContent ? sizing.fixedLimit(range) : nil
    let minimum = x.minimum(content, limit) + x.margins
    if wantsMinimum { return GridContribution(minimum) }
    return GridContribution(
      minimum: minimum, least: least, greatest: contribution(.greatest, index))
  }

  private func contribution(_ width: TGContentWidth, _ index: Int) -> Double {
    items[index].box.contribution(width, height: items[index].knownHeight, pass)
  }

  /// Computes the widths of items in their areas, if they can be known before rows are sized.
  mutating func findWidths() {
    let (pass, columns) = (pass, columns)
    var items = items.mutableSpan
    for index in items.indices {
      items[index].findWidth(in: columns.extent(of: items[index].columns), pass)
    }
  }
}

extension GridItem {
  fileprivate mutating func findWidth(in area: Double, _ pass: TGPass) {
    if dependsOnArea { reread(width: area, height: .nan, pass) }
    box.x.extent = width(in: area, height: box.y.boundedSize, pass)
  }

  /// Reads the properties again, with the known extents of the item's area.
  mutating func reread(width: Double, height: Double, _ pass: TGPass) {
    let child = pass[box.place]
    let reader = ItemReader(pass, width: width, height: height, definite: height)
    var read = reader.item(child, at: box.place, child.flexItem)
    (read.x.extent, read.y.extent) = (box.x.extent, box.y.extent)
    box = read
  }
}

extension TGPassAxis {
  /// The bounds of the container's own size, without padding; the lower bound takes precedence.
  var innerBounds: (lower: Double, upper: Double) {
    let padding = paddingStart + paddingEnd
    let lower = max(0, lowerBound - padding)
    return (lower, max(lower, upperBound - padding))
  }
}

extension [GridTrack] {
  /// The number of tracks that are not collapsed.
  var shownCount: Int { count { !$0.isCollapsed } }

  /// Returns the extent of all tracks together, including gaps.
  func total(gap: Double) -> Double {
    var total = Double(Swift.max(0, shownCount - 1)) * gap
    for track in self { total += track.base }
    return total
  }

  /// Returns the extent of the area that covers some tracks.
  @inline(__always) func extent(of place: GridTracks) -> Double {
    // The extent of a single track must not be computed from its position: a rounding error would make
    // a text that exactly fits overflow.
    if place.count == 1 { return Swift.max(0, self[place.start].base) }
    return Swift.max(0, self[place.end - 1].end - self[place.start].origin)
  }
}

extension ItemAxis {
  /// Returns an automatic minimum within the upper bound, limited to the maximum extent of fixed
  /// tracks.
  func minimum(_ content: Double, _ limit: Double?) -> Double {
    let limited = limit.map { min(content, max(0, $0 - margins)) } ?? content
    return clamp(limited)
  }
}
