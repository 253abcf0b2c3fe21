import TangramBoxModel
import TangramCore

// Children that are positioned absolutely.

extension GridRun {
  func placeAbsoluteChildren() {
    guard hasAbsoluteChildren else { return }
    for (place, child) in pass.children.enumerated() {
      guard let value = child.flexItem, value.isAbsolute else { continue }
      let own = child[TGGridItemKey.self]
      let (x, y) = absoluteRooms(child)
      let (left, right) = (x.start ?? 0, x.end ?? pass[.horizontal].size)
      let (top, bottom) = (y.start ?? 0, y.end ?? pass[.vertical].size)
      let frame = TGSize(width: max(0, right - left), height: max(0, bottom - top))
      var item = ItemReader.absoluteItem(child, at: place, value, in: frame, pass)
      let isIndefinite = item.placeAbsolutely(
        in: frame,
        x: StaticPosition(
          start: 0, end: frame.width, part: (own.justifySelf ?? options.justifyItems)?.part() ?? 0),
        y: StaticPosition(
          start: 0, end: frame.height, part: (item.alignment ?? options.alignItems)?.part() ?? 0),
        pass)
      item.x.origin += left
      item.y.origin += top
      item.settle(isIndefinite: isIndefinite, pass)
    }
  }

  /// Returns the coordinates of a child's grid lines along both axes; nil for the edges of the
  /// grid.
  func absoluteRooms(
    _ child: TGChild
  ) -> (x: (start: Double?, end: Double?), y: (start: Double?, end: Double?)) {
    let own = child[TGGridItemKey.self]
    let area = own.area.flatMap { areas.areas[$0] }
    return (
      room(own.column, area?.columns, columns, before.columns, explicit.columns) {
        firstLine(pass[.horizontal].paddingStart, inner.width, options.justifyContent)
      },
      room(own.row, area?.rows, rows, before.rows, explicit.rows) {
        firstLine(pass[.vertical].paddingStart, inner.height, options.alignContent)
      }
    )
  }

  /// Returns the coordinates of a child's grid lines along an axis; nil for the edge of the grid.
  private func room(
    _ span: TGGridSpan, _ area: Range<Int>?, _ tracks: [GridTrack], _ before: Int, _ explicit: Int,
    whereEmpty: () -> Double
  ) -> (start: Double?, end: Double?) {
    var first = area?.lowerBound ?? span.start.track(among: explicit)
    var last = area?.upperBound ?? span.end.track(among: explicit)
    if area == nil {
      let most = tracks.count + 1
      if let first, case .span(let count) = span.end { last = first + max(1, min(count, most)) }
      if let last, case .span(let count) = span.start { first = last - max(1, min(count, most)) }
    }
    if let start = first, let end = last {
      // If both lines are the same, the area is one track, as for items in the flow.
      (first, last) = start == end ? (start, start + 1) : (min(start, end), max(start, end))
    }
    let start = first.map { $0 + before }
    let end = last.map { $0 + before }
    var room: (start: Double?, end: Double?) = (nil, nil)
    if tracks.isEmpty {
      // An axis without tracks still has one line.
      if start == 0 { room.start = whereEmpty() }
      if end == 0 { room.end = whereEmpty() }
      return room
    }
    if let start, start >= 0, start <= tracks.count {
      room.start = start < tracks.count ? tracks[start].origin : tracks[start - 1].end
    }
    if let end, end >= 0, end <= tracks.count {
      room.end = end > 0 ? tracks[end - 1].end : tracks[0].origin
    }
    return room
  }

  /// Returns the coordinate of the only line of an axis without tracks.
  private func firstLine(
    _ padding: Double, _ inner: Double, _ alignment: TGContentAlignment
  ) -> Double {
    padding + alignment.distribute(inner, among: 0).lead
  }
}
