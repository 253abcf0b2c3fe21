import TangramBoxModel
import TangramCore

// Children that are positioned absolutely.

/// A grid line, as an edge of a track.
enum GridEdge {
  case start(of: Int)
  case end(of: Int)
  /// The only line of an axis without tracks.
  case only
}

extension GridRun {
  func placeAbsoluteChildren() {
    guard hasAbsoluteChildren else { return }
    for (place, child) in pass.children.enumerated() {
      guard let value = child.flexItem, value.isAbsolute else { continue }
      let own = child[TGGridItemKey.self]
      let (x, y) = absoluteLines(child)
      let left = x.start.map { position(of: $0, .horizontal) } ?? 0
      let right = x.end.map { position(of: $0, .horizontal) } ?? pass[.horizontal].size
      let top = y.start.map { position(of: $0, .vertical) } ?? 0
      let bottom = y.end.map { position(of: $0, .vertical) } ?? pass[.vertical].size
      let frame = TGSize(width: max(0, right - left), height: max(0, bottom - top))
      var item = ItemReader.absoluteItem(child, at: place, value, in: frame, pass)
      item.placeAbsolutely(
        in: frame, at: TGPoint(x: left, y: top),
        x: StaticPosition(
          start: 0, end: frame.width, part: (own.justifySelf ?? options.justifyItems)?.part() ?? 0),
        y: StaticPosition(
          start: 0, end: frame.height, part: (value.alignSelf ?? options.alignItems)?.part() ?? 0),
        pass)
    }
  }

  /// Returns a child's grid lines along both axes; nil for the edges of the grid.
  func absoluteLines(
    _ child: TGChild
  ) -> (x: (start: GridEdge?, end: GridEdge?), y: (start: GridEdge?, end: GridEdge?)) {
    let own = child[TGGridItemKey.self]
    let area = own.area.flatMap { areas.areas[$0] }
    return (
      lines(own.column, area?.columns, columns.count, before.columns, explicit.columns),
      lines(own.row, area?.rows, rows.count, before.rows, explicit.rows)
    )
  }

  /// Returns a child's grid lines along an axis; nil for the edge of the grid.
  private func lines(
    _ span: TGGridSpan, _ area: Range<Int>?, _ tracks: Int, _ before: Int, _ explicit: Int
  ) -> (start: GridEdge?, end: GridEdge?) {
    var first = area?.lowerBound ?? span.start.track(among: explicit)
    var last = area?.upperBound ?? span.end.track(among: explicit)
    if area == nil {
      let most = tracks + 1
      if let first, case .span(let count) = span.end { last = first + max(1, min(count, most)) }
      if let last, case .span(let count) = span.start { first = last - max(1, min(count, most)) }
    }
    if let start = first, let end = last {
      // If both lines are the same, the area is one track, as for items in the flow.
      (first, last) = start == end ? (start, start + 1) : (min(start, end), max(start, end))
    }
    var lines: (start: GridEdge?, end: GridEdge?) = (nil, nil)
    if let start = first.map({ $0 + before }), start >= 0, start <= tracks {
      lines.start = tracks == 0 ? .only : start < tracks ? .start(of: start) : .end(of: start - 1)
    }
    if let end = last.map({ $0 + before }), end >= 0, end <= tracks {
      lines.end = tracks == 0 ? .only : end > 0 ? .end(of: end - 1) : .start(of: 0)
    }
    return lines
  }

  /// Returns the coordinate of a grid line.
  func position(of edge: GridEdge, _ axis: TGAxis) -> Double {
    switch edge {
    case .start(let index): return tracks(axis)[index].origin
    case .end(let index): return tracks(axis)[index].end
    case .only:
      let padding =
        axis == .horizontal ? pass[.horizontal].paddingStart : pass[.vertical].paddingStart
      return padding + options.contentAlignment(axis).distribute(inner[axis], among: 0).lead
    }
  }
}
