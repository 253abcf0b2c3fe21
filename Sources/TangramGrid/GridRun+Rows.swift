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
