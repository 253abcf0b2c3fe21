import TangramBoxModel
import TangramCore
import TangramExplanations

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
    forEachAbsoluteItem { item, frame, x, y in
      var item = item
      item.placeAbsolutely(in: frame.size, at: frame.origin, x: x, y: y, pass)
    }
  }

  /// Calls `body` with each absolutely positioned item, its containing block, and its static position
  /// there on both axes.
  func forEachAbsoluteItem(
    _ body: (Item, _ frame: TGRect, _ x: StaticPosition, _ y: StaticPosition) -> Void
  ) {
    guard hasAbsoluteChildren else { return }
    for (index, child) in pass.children.enumerated() {
      guard let value = child.flexItem, value.isAbsolute else { continue }
      let (left, width) = room(for: child, .horizontal)
      let (top, height) = room(for: child, .vertical)
      let frame = TGRect(x: left, y: top, width: width, height: height)
      let justify = child[TGGridItemKey.self].justifySelf ?? options.justifyItems
      let align = value.alignSelf ?? options.alignItems
      let x = StaticPosition(start: 0, end: width, part: justify?.part() ?? 0)
      let y = StaticPosition(start: 0, end: height, part: align?.part() ?? 0)
      let item = ItemReader.absoluteItem(child, at: index, value, in: frame.size, x: x, y: y, pass)
      body(item, frame, x, y)
    }
  }

  private func room(for child: TGChild, _ axis: TGAxis) -> (start: Double, extent: Double) {
    room(for: child, axis, pass.container[axis].size) { position(of: $0, axis) }
  }

  /// Returns the space between a child's grid lines, or between the edges of a grid of this size.
  func room<Number: TGRuleNumber>(
    for child: TGChild, _ axis: TGAxis, _ size: Number, _ position: (GridEdge) -> Number
  ) -> (start: Number, extent: Number) {
    let lines = absoluteLines(child, axis)
    let start = lines.start.map(position) ?? Number(0)
    return (start, ((lines.end.map(position) ?? size) - start).atLeast(Number(0)))
  }

  /// Returns a child's grid lines along an axis; nil for the edge of the grid.
  func absoluteLines(_ child: TGChild, _ axis: TGAxis) -> (start: GridEdge?, end: GridEdge?) {
    let own = child[TGGridItemKey.self]
    let span = axis == .horizontal ? own.column : own.row
    let (tracks, before, explicit) = (self[axis].count, before[axis], explicit[axis])
    var first = span.start.track(among: explicit)
    var last = span.end.track(among: explicit)
    if let area = own.area.flatMap({ areas.areas[$0] }) {
      (first, last) = (area[axis].lowerBound, area[axis].upperBound)
    } else {
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

  func position(of edge: GridEdge, _ axis: TGAxis) -> Double {
    switch edge {
    case .start(let index): return self[axis][index].origin
    case .end(let index): return self[axis][index].end
    case .only:
      return pass.container[axis].paddingStart
        + options.contentAlignment(axis).distribute(inner[axis], among: 0).lead
    }
  }
}
