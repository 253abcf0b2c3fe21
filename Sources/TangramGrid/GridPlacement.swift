import TangramCore

/// Where an item is to be along an axis, as far as it says so.
struct GridRequest {
  /// The first line, counted from 0 before the first track of the template; nil if there is none.
  var start: Int?
  var count = 1

  /// - Parameter tracks: The number of tracks of the template.
  init(_ span: TGGridSpan, tracks: Int) {
    switch (Self.line(span.start, tracks), Self.line(span.end, tracks)) {
    case (let first?, let last?):
      start = min(first, last)
      count = max(1, (last - first).magnitude.clampedToTracks)
    case (let first?, nil):
      start = first
      count = Self.count(span.end) ?? 1
    case (nil, let last?):
      count = Self.count(span.start) ?? 1
      start = last - count
    case (nil, nil): count = Self.count(span.start) ?? Self.count(span.end) ?? 1
    }
  }

  init(_ range: Range<Int>) { (start, count) = (range.lowerBound, range.count) }

  static func line(_ line: TGGridLine, _ tracks: Int) -> Int? {
    guard case .line(let number) = line, number != 0 else { return nil }
    let most = GridTemplate.mostTracks
    let near = max(-most, min(most, number))
    return near > 0 ? near - 1 : tracks + 1 + near
  }

  private static func count(_ line: TGGridLine) -> Int? {
    guard case .span(let count) = line else { return nil }
    return max(1, min(count, GridTemplate.mostTracks))
  }
}

extension TGGridSpan {
  /// Whether no line or span is farther away than a grid has tracks.
  var isNear: Bool { start.isNear && end.isNear }
}

extension TGGridLine {
  fileprivate var isNear: Bool {
    switch self {
    case .auto: true
    case .line(let number), .span(let number): number.magnitude <= UInt(GridTemplate.mostTracks)
    }
  }
}

extension UInt {
  fileprivate var clampedToTracks: Int { Int(Swift.min(self, UInt(2 * GridTemplate.mostTracks))) }
}

/// How many cells an item takes along both axes.
private struct GridShape: Hashable {
  var width: Int
  var height: Int
}

/// Finds the cells of items.
///
/// Lines are filled along one axis, the *minor* one, and follow each other along the other, the
/// *major* one.
struct GridPlacement {
  let minor: TGAxis
  let isDense: Bool
  /// What items ask for along both axes, in order.
  let requests: [(minor: GridRequest, major: GridRequest)]
  /// The line before the first track, along both axes; 0 or less.
  private(set) var first = (minor: 0, major: 0)
  /// The number of tracks along both axes.
  private(set) var count = (minor: 0, major: 0)
  private(set) var places: [(minor: GridTracks, major: GridTracks)]
  private var cells = GridCells()

  init(
    _ requests: [(minor: GridRequest, major: GridRequest)], minor: TGAxis, isDense: Bool,
    template: (minor: Int, major: Int)
  ) {
    self.requests = requests
    self.minor = minor
    self.isDense = isDense
    count = template
    places = Array(repeating: (GridTracks(), GridTracks()), count: requests.count)
    for request in requests {
      first.minor = min(first.minor, request.minor.start ?? 0)
      first.major = min(first.major, request.major.start ?? 0)
    }
    count.minor -= first.minor
    count.major -= first.major
    place()
  }
}

extension GridPlacement {
  private mutating func place() {
    for (index, request) in requests.enumerated() {
      guard let minor = request.minor.start, let major = request.major.start else { continue }
      put(index, minor - first.minor, major - first.major)
    }
    placeInLines()
    for request in requests {
      count.minor = max(count.minor, request.minor.count)
      guard let start = request.minor.start else { continue }
      count.minor = max(count.minor, start - first.minor + request.minor.count)
    }
    placeOthers()
  }

  private mutating func put(_ index: Int, _ minor: Int, _ major: Int) {
    let (width, height) = (requests[index].minor.count, requests[index].major.count)
    cells.take(minor, major, width, height)
    let tracks = (minor: Self.tracks(minor, width), major: Self.tracks(major, height))
    places[index] = tracks
    count.minor = max(count.minor, tracks.minor.end)
    count.major = max(count.major, tracks.major.end)
  }

  /// The tracks of an item, as far as a grid goes.
  private static func tracks(_ start: Int, _ count: Int) -> GridTracks {
    let most = GridTemplate.mostTracksInAll
    return GridTracks(start: min(start, most - 1), end: min(start + count, most))
  }

  /// Places the items that say on which line they are, but not where on it.
  private mutating func placeInLines() {
    var ends: [Int: Int] = [:]
    for (index, request) in requests.enumerated() {
      guard request.minor.start == nil, let start = request.major.start else { continue }
      let line = start - first.major
      let from = isDense ? 0 : ends[line] ?? 0
      let minor =
        cells.firstFree(from: from, line, request.minor.count, request.major.count) ?? from
      put(index, minor, line)
      ends[line] = minor + request.minor.count
    }
  }

  /// Places the items that say at most where on a line they are.
  private mutating func placeOthers() {
    var cursor = (minor: 0, major: 0)
    // Cells are only ever taken, so an item like an earlier one cannot fit before that.
    var starts: [GridShape: Int] = [:]
    for (index, request) in requests.enumerated() where request.major.start == nil {
      if isDense { cursor = (0, cells.open) }
      let (width, height) = (request.minor.count, request.major.count)
      if let start = request.minor.start {
        let minor = start - first.minor
        if minor < cursor.minor { cursor.major += 1 }
        cursor = (minor, cells.firstLine(from: cursor.major, column: minor, width, height))
      } else {
        let shape = GridShape(width: width, height: height)
        if isDense { cursor.major = max(cursor.major, starts[shape] ?? 0) }
        let place = cells.firstPlace(
          from: cursor.minor, cursor.major, width, height, limit: count.minor)
        cursor = (place.column, place.line)
        if isDense { starts[shape] = cursor.major }
      }
      put(index, cursor.minor, cursor.major)
      if isDense { cells.closeFullLines(of: count.minor) }
    }
  }
}
