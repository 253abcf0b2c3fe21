import TangramBoxModel
import TangramCore

// The heights of rows.

extension GridRun {
  /// Sizes the rows: twice if they depend on the height of the grid, which depends on them.
  mutating func sizeRows() {
    findShims()
    let y = pass[.vertical]
    let padding = y.paddingStart + y.paddingEnd
    let given = inner.height
    if !given.isNaN {
      guard dependsOnHeight, !y.isDefinite else {
        return sizeRows(in: (0, .infinity))
      }
      // Rows are first sized as if the height of the grid were unknown.
      inner.height = .nan
    }
    let (lower, upper) = heightBounds
    let unsized = rows
    sizeRows(in: (lower, upper))
    let total = rows.reduce(Double(max(0, rows.count { !$0.isCollapsed } - 1)) * gap.height) {
      $0 + $1.base
    }
    inner.height = given.isNaN ? max(lower, min(total, upper)) : given
    if given.isNaN { y.size = inner.height + padding }
    guard dependsOnHeight else { return }
    resolveShares(unsized)
    sizeRows(in: (0, .infinity))
  }

  /// The bounds of a height that depends on the rows, without padding.
  private var heightBounds: (lower: Double, upper: Double) {
    let y = pass[.vertical]
    guard y.wrapsByItself else { return (0, .infinity) }
    let padding = y.paddingStart + y.paddingEnd
    let lower = max(0, y.lowerBound - padding)
    return (lower, max(lower, max(0, y.upperBound - padding)))
  }

  /// Whether rows or gaps depend on the height of the grid.
  private var dependsOnHeight: Bool {
    options.rows.contains { $0.dependsOnRoom } || options.gaps.vertical != nil
      || options.autoRows.contains { $0.dependsOnRoom }
  }

  /// Resolves percentages after the height has been determined.
  private mutating func resolveShares(_ unsized: [GridTrack]) {
    gap.height = options.gaps.gap(pass[.vertical], of: inner.height)
    var room = GridRoom()
    room.times = rowRepetitions
    rows = GridTemplate(options.rows, of: inner.height, gap: gap.height, room: room).tracks
    addTracks(&rows, .vertical, before.rows, unsized.count, of: inner.height)
    for index in rows.indices { rows[index].isCollapsed = unsized[index].isCollapsed }
  }

  private mutating func sizeRows(in bounds: (lower: Double, upper: Double)) {
    var sizing = GridSizing(
      tracks: rows, gap: gap.height, inner: inner.height, question: nil, bounds: bounds,
      stretches: options.alignContent == .stretch)
    begin(&sizing)
    if sizing.dependsOnItems {
      sizing.contributions = contributions(.vertical, sizing, contributionDown)
    }
    sizing.run()
    rows = sizing.tracks
  }

  /// Returns the heights that an item requests of its rows.
  func contributionDown(_ index: Int, _ sizing: GridSizing) -> GridContribution {
    let y = items[index].box.y
    let margins = y.margins + items[index].shim
    if y.isSized { return GridContribution(y.clamp(y.size) + margins) }
    let range = items[index].rows.range
    let wantsMinimum = sizing.wantsOnlyMinimum(range)
    let takesContent = !y.hasLower && sizing.takesContentMinimum(range)
    let height = !wantsMinimum || takesContent ? items[index].height(pass) : 0
    let limit = takesContent ? sizing.fixedLimit(range) : nil
    let minimum = y.minimum(takesContent ? height : 0, limit) + margins
    if wantsMinimum { return GridContribution(minimum) }
    return GridContribution(minimum: minimum, least: height + margins, greatest: height + margins)
  }

  /// Aligns the baselines of items that start in the same row.
  private mutating func findShims() {
    var isAnyAligned = false
    for index in items.indices where items[index].isBaselineAligned {
      isAnyAligned = true
      items[index].box.y.extent = items[index].height(pass)
      if dependsOnRows(pass[items[index].box.place][.vertical]), isCyclic(items[index]) {
        items[index].align = .start
      }
    }
    if isAnyAligned { meetBaselines() }
  }

  /// Whether the height of a child, or a bound of it, depends on its rows.
  private func dependsOnRows(_ child: TGChildAxis<TGVertical>) -> Bool {
    child.sizeKind == .weight || child.sizeKind == .fill
      || child.lowerBound?.kind == .share || child.upperBound?.kind == .share
  }

  /// Whether an item would be aligned by its bottom edge, because it has no baseline, while its
  /// height and that of its rows depend on each other.
  private func isCyclic(_ item: GridItem) -> Bool {
    let child = pass[item.box.place]
    child[.horizontal].extent = item.box.x.extent
    child[.vertical].extent = item.box.y.extent
    if pass.baseline(of: child) != nil { return false }
    return item.rows.range.contains { index in
      let row = rows[index]
      return row.hasIntrinsicLeast || row.hasIntrinsicMost || row.isFlexible && inner.height.isNaN
    }
  }

  /// Computes the offset of each item that aligns the baselines in a row, for the current extents.
  mutating func meetBaselines() {
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
