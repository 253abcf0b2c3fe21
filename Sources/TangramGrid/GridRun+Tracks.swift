import TangramBoxModel
import TangramCore
import TangramExplanations

// The extents of columns and rows, and the sizes and positions of the items in them.

extension GridRun {
  /// Returns the content width, including padding.
  mutating func contentWidth(_ width: TGContentWidth) -> Double {
    findHeightsInRows(measuredWidth: width)
    sizeTracks(.horizontal, in: pass[.horizontal].innerBounds, measuredWidth: width)
    return columns.total(gap: gap.width) + pass[.horizontal].paddingStart
      + pass[.horizontal].paddingEnd
  }

  /// Computes the widths of items in their areas, if they can be known before rows are sized.
  mutating func findWidths() {
    let (pass, columns) = (pass, columns)
    var items = items.mutableSpan
    for index in items.indices {
      let area = columns.extent(of: items[index].columns)
      if items[index].dependsOnArea { items[index].reread(width: area, height: .nan, pass) }
      items[index].resolveWidth(in: area, height: items[index].box.y.boundedSize, pass)
    }
  }
}

// MARK: - Rows

extension GridRun {
  /// Sizes the rows: twice if they depend on the height of the grid, which depends on them.
  mutating func sizeRows() {
    findShims()
    let y = pass[.vertical]
    let padding = y.paddingStart + y.paddingEnd
    let given = inner.height
    if !given.isNaN {
      guard dependsOnHeight, !y.isDefinite else {
        return sizeTracks(.vertical, in: (0, .infinity))
      }
      // Rows are first sized as if the height of the grid were unknown.
      inner.height = .nan
    }
    let bounds = y.wrapsByItself ? y.innerBounds : (0, .infinity)
    let unsized = rows
    sizeTracks(.vertical, in: bounds)
    if given.isNaN {
      let total = rows.total(gap: gap.height)
      inner.height = max(bounds.lower, min(total, bounds.upper))
      y.size = inner.height + padding
    } else {
      inner.height = given
    }
    guard dependsOnHeight else { return }
    resolveShares(unsized)
    sizeTracks(.vertical, in: (0, .infinity))
  }

  /// Whether rows or gaps depend on the height of the grid.
  private var dependsOnHeight: Bool {
    options.rows.contains { $0.dependsOnRoom } || options.gaps.vertical != nil
      || options.autoRows.contains { $0.dependsOnRoom }
  }

  /// Resolves percentages after the height has been determined.
  private mutating func resolveShares(_ unsized: [GridTrack]) {
    gap.height = options.gaps.gap(pass[.vertical], of: inner.height)
    let room = GridRoom(times: rowRepetitions)
    rows = GridTemplate(options.rows, of: inner.height, gap: gap.height, room: room).tracks
    addTracks(.vertical, upTo: unsized.count, of: inner.height)
    for index in rows.indices { rows[index].isCollapsed = unsized[index].isCollapsed }
  }

  /// Aligns the baselines of items that start in the same row.
  private mutating func findShims() {
    var isAnyAligned = false
    for index in items.indices where items[index].isBaselineAligned {
      isAnyAligned = true
      items[index].box.y.extent = items[index].box.height(
        width: items[index].box.x.extent, pass)
      if dependsOnRows(pass[items[index].box.childIndex][.vertical]), isCyclic(items[index]) {
        items[index].align = .start
      }
    }
    if isAnyAligned { alignBaselines() }
  }

  /// Whether the height of a child, or a bound of it, depends on its rows.
  private func dependsOnRows(_ child: TGChildAxis<TGVertical>) -> Bool {
    child.sizeKind == .weight || child.sizeKind == .fill
      || child.lowerBound?.kind == .weight || child.upperBound?.kind == .weight
  }

  /// Whether an item would be aligned by its bottom edge, because it has no baseline, while its
  /// height and that of its rows depend on each other.
  private func isCyclic(_ item: GridItem) -> Bool {
    let child = pass[item.box.childIndex]
    child[.horizontal].extent = item.box.x.extent
    child[.vertical].extent = item.box.y.extent
    if pass.baseline(of: child) != nil { return false }
    return item.rows.range.contains { index in
      let row = rows[index]
      return row.hasIntrinsicMinimum || row.hasIntrinsicMaximum
        || row.isFlexible && inner.height.isNaN
    }
  }

  /// Computes the offset of each item that aligns the baselines in a row, for the current extents.
  mutating func alignBaselines() {
    var greatest: [Int: Double] = [:]
    for index in items.indices where items[index].isBaselineAligned {
      let (row, ascent) = (items[index].rows.start, items[index].box.ascent(pass))
      items[index].ascent = ascent
      greatest[row] = max(greatest[row] ?? -.infinity, ascent)
    }
    for index in items.indices where items[index].isBaselineAligned {
      let meeting = greatest[items[index].rows.start] ?? 0
      items[index].shim = meeting - items[index].ascent
    }
  }
}

// MARK: - The positions of tracks and items

extension GridRun {
  /// Computes the coordinates at which the tracks of an axis start.
  mutating func placeTracks(_ axis: TGAxis) {
    self[axis].place(
      gap[axis], inner[axis], pass.container[axis].paddingStart, options.contentAlignment(axis))
  }

  /// Sizes and places every item in its area.
  mutating func placeInAreas() {
    resolveHeights()
    // Heights that are percentages of rows are known only now.
    if items.contains(where: { $0.dependsOnArea && $0.isBaselineAligned }) { alignBaselines() }
    let (pass, columns, rows) = (pass, columns, rows)
    let items = items.span
    for index in items.indices {
      let (across, down) = (items[index].columns, items[index].rows)
      let x = items[index].box.origin(
        in: (columns[across.start].origin, columns.extent(of: across)), shim: 0, .horizontal,
        items[index].justify)
      let y = items[index].box.origin(
        in: (rows[down.start].origin, rows.extent(of: down)), shim: items[index].shim, .vertical,
        items[index].align)
      items[index].box.assign(x: x, y: y, isIndefinite: items[index].isIndefinite, pass)
    }
  }

  private mutating func resolveHeights() {
    let (pass, columns, rows) = (pass, columns, rows)
    var items = items.mutableSpan
    for index in items.indices {
      let width = columns.extent(of: items[index].columns)
      items[index].resolveHeight(width: width, height: rows.extent(of: items[index].rows), pass)
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
    pass.baselineChild = pass[items[best].box.childIndex]
  }
}

extension GridItem {
  /// The rank of the item for the baseline of the grid, which the item with the least rank determines.
  fileprivate var baselineRank: (row: Int, isAligned: Int, column: Int) {
    (rows.start, isBaselineAligned ? 0 : 1, columns.start)
  }

  /// Computes the width in an area of this width; the height of the item is NaN if it is not known.
  @inline(__always)
  fileprivate mutating func resolveWidth(in area: Double, height: Double, _ pass: TGPass) {
    let size = box.x.boundedSize
    box.x.extent =
      size.isKnown
      ? size
      : box.width(
        in: area, height: height, justify,
        isStretched: stretches(.horizontal, hasOther: height.isKnown), pass)
  }

  /// Computes the height in an area, and the width if that depends on the height.
  fileprivate mutating func resolveHeight(width: Double, height: Double, _ pass: TGPass) {
    if dependsOnArea { reread(width: width, height: height, pass) }
    let known = box.height(in: height, align, isStretched: isStretchedDown)
    if needsHeightForWidth { resolveWidth(in: width, height: known, pass) }
    isIndefinite = !known.isKnown && box.ratio == 0
    box.y.extent = known.isKnown ? known : box.height(width: box.x.extent, pass)
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

// MARK: - Items and tracks

extension GridItem {
  /// Reads the properties again, with the known extents of the item's area.
  mutating func reread(width: Double, height: Double, _ pass: TGPass) {
    let child = pass[box.childIndex]
    let reader = ItemReader(pass, width: width, height: height, definite: height)
    var read = reader.item(child, at: box.childIndex, child.flexItem)
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
