import TangramCore

/// A value for the columns of a grid, and one for its rows.
struct GridAxes<Value> {
  var columns: Value
  var rows: Value

  subscript(axis: TGAxis) -> Value {
    get { axis == .horizontal ? columns : rows }
    _modify { if axis == .horizontal { yield &columns } else { yield &rows } }
  }
}

/// The tracks that an item covers along an axis.
///
/// Before the item is placed, these are the requested tracks, with indices relative to the template;
/// afterward they are the assigned tracks, with indices relative to the grid.
struct GridTracks {
  private let first: Int?
  let count: Int

  /// Creates tracks that begin at an index; nil for automatic placement.
  init(start: Int? = nil, count: Int = 1) { (first, self.count) = (start, count) }

  init(_ range: Range<Int>) { self.init(start: range.lowerBound, count: range.count) }

  /// Whether the position of the tracks is not assigned yet.
  var isUnplaced: Bool { first == nil }
  var start: Int { first ?? 0 }
  var end: Int { start + count }
  var range: Range<Int> { start..<end }
}

extension GridTracks {
  /// Creates the tracks that a span requests among those of the template.
  init(_ span: TGGridSpan, among tracks: Int) {
    switch (span.start.track(among: tracks), span.end.track(among: tracks)) {
    case (let first?, let last?):
      self.init(start: min(first, last), count: max(1, abs(last - first)))
    case (let first?, nil): self.init(start: first, count: span.end.spanned ?? 1)
    case (nil, let last?):
      let count = span.start.spanned ?? 1
      self.init(start: last - count, count: count)
    case (nil, nil): self.init(count: span.start.spanned ?? span.end.spanned ?? 1)
    }
  }
}

extension TGGridSpan {
  /// Whether neither the start nor the end is specified.
  var isAuto: Bool { start == .auto && end == .auto }

  /// Whether all line numbers and spans are within the maximum number of tracks.
  var isWithinLimit: Bool { start.isWithinLimit && end.isWithinLimit }
}

extension TGGridLine {
  /// Returns the index of the track after the line, relative to the template; nil if this is not a
  /// valid line number.
  func track(among tracks: Int) -> Int? {
    guard case .line(let number) = self, number != 0 else { return nil }
    let most = GridTemplate.maximumTracks
    let near = max(-most, min(most, number))
    return near > 0 ? near - 1 : tracks + 1 + near
  }

  fileprivate var spanned: Int? {
    guard case .span(let count) = self else { return nil }
    return max(1, min(count, GridTemplate.maximumTracks))
  }

  fileprivate var isWithinLimit: Bool {
    switch self {
    case .auto: true
    case .line(let number), .span(let number): number.magnitude <= UInt(GridTemplate.maximumTracks)
    }
  }
}
