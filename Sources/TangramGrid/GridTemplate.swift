import TangramCore

struct GridTemplate {
  var tracks: [GridTrack] = []
  /// The number of repetitions of the `autoFill` or `autoFit` tracks.
  private(set) var times: Int?

  /// The maximum number of tracks that a template can define along an axis; line numbers are clamped to
  /// it.
  static let maximumTracks = 10_000
  /// The maximum number of tracks along an axis, including implicit ones; the same as the default of
  /// `TGLimits.views`.
  static let maximumTotalTracks = 1_000_000

  /// Creates the tracks; percentages refer to `whole`, NaN if it is indefinite, and `room` is the space for
  /// tracks that are repeated as often as they fit.
  init(_ template: [TGGridTrack], of whole: Double, gap: Double, room: GridRoom) {
    var repetition: (index: Int, tracks: [TGGridTrack], isAutoFit: Bool)?
    for track in template {
      guard case .repeated(let repeats, let list) = track else {
        append(track, of: whole)
        continue
      }
      if case .times(let times) = repeats {
        for _ in 0..<Self.times(times, list.count) {
          for track in list { append(track, of: whole) }
        }
      } else if !list.isEmpty, repetition == nil {
        // A template can have only one such repetition.
        repetition = (tracks.count, list, repeats == .autoFit)
      }
    }
    guard let (index, list, isAutoFit) = repetition else { return }
    var repeated = list.map { GridTrack($0, of: whole) }
    for index in repeated.indices { repeated[index].collapsesWhenEmpty = isAutoFit }
    // While the extent of the grid is not known, percentages refer to its minimum extent for counting
    // repetitions.
    let counted =
      whole.isNaN && room.maximum.isNaN ? list.map { GridTrack($0, of: room.minimum) } : repeated
    // A repeated track counts as at least one point.
    let extent = counted.reduce(0) { $0 + ($1.countedExtent > 0 ? $1.countedExtent : 1) }
    let once = extent + Double(list.count) * gap
    let others = tracks.reduce(0) { $0 + $1.countedExtent }
    let fixed = others + Double(tracks.count) * gap - gap
    let times = room.times ?? Self.times(room.count(of: once, after: fixed), list.count)
    self.times = times
    tracks.insert(contentsOf: (0..<times).flatMap { _ in repeated }, at: index)
  }

  /// Whether a template defines more tracks than the maximum, not including `autoFill` and `autoFit`
  /// repetitions.
  static func isTooLong(_ template: [TGGridTrack]) -> Bool {
    // The product of two integers may overflow.
    let count = template.reduce(0.0) { count, track in
      guard case .repeated(let repetition, let list) = track else { return count + 1 }
      guard case .times(let times) = repetition else { return count }
      return count + Double(max(0, times)) * Double(list.count)
    }
    return count > Double(maximumTracks)
  }

  private static func times(_ times: Int, _ length: Int) -> Int {
    length == 0 ? 0 : max(0, min(times, maximumTracks / length))
  }

  private mutating func append(_ track: TGGridTrack, of whole: Double) {
    guard tracks.count < Self.maximumTracks else { return }
    tracks.append(GridTrack(track, of: whole))
  }
}

/// The available space for counting repetitions.
struct GridRoom {
  /// The maximum extent; NaN if there is no maximum.
  var maximum = Double.nan
  /// The minimum extent to fill if there is no maximum.
  var minimum = 0.0
  /// The number of repetitions, if it is already known.
  var times: Int?

  /// Returns the number of times that an extent fits into the maximum, or is needed to fill the
  /// minimum, after a fixed extent.
  func count(of extent: Double, after fixed: Double) -> Int {
    let limit = Double(GridTemplate.maximumTracks)
    guard extent > 0 else { return 1 }
    if !maximum.isNaN {
      return Int(max(1, min(limit, ((maximum - fixed) / extent + 1e-9).rounded(.down))))
    }
    guard minimum > 0 else { return 1 }
    return Int(max(1, min(limit, ((minimum - fixed) / extent - 1e-9).rounded(.up))))
  }
}

extension TGGridTrack {
  /// Whether the track, or any track that its description contains, satisfies a condition.
  func contains(where isWanted: (TGGridTrack) -> Bool) -> Bool {
    switch self {
    case .minmax(let low, let high): low.contains(where: isWanted) || high.contains(where: isWanted)
    case .fitContent(let limit): limit.contains(where: isWanted)
    case .repeated(_, let tracks): tracks.contains { $0.contains(where: isWanted) }
    case .points, .share, .fr, .auto, .minContent, .maxContent: isWanted(self)
    }
  }

  var isShare: Bool { contains { if case .share = $0 { true } else { false } } }

  /// Whether the size of the track depends on the extent of the grid, as percentages and `fr` do.
  var dependsOnRoom: Bool {
    contains {
      switch $0 {
      case .share, .fr: true
      default: false
      }
    }
  }

  /// Whether the tracks are an `autoFill` or `autoFit` repetition.
  var isAutoRepeat: Bool {
    guard case .repeated(let repetition, _) = self else { return false }
    return repetition == .autoFill || repetition == .autoFit
  }
}

struct GridAreas {
  /// The columns and rows of each area, as zero-based ranges.
  private(set) var areas: [String: GridAxes<Range<Int>>] = [:]
  private(set) var counts = GridAxes(columns: 0, rows: 0)
  /// Whether there are more rows or columns than the maximum number of tracks; the excess is
  /// ignored.
  private(set) var areTooMany = false

  /// Reads one string for each row, with the names of its cells.
  init(_ text: [String]) {
    let most = GridTemplate.maximumTracks
    counts.rows = min(text.count, most)
    areTooMany = text.count > most
    for (row, line) in text.prefix(most).enumerated() {
      let names = line.split { $0.isWhitespace }
      if names.count > most { areTooMany = true }
      counts.columns = max(counts.columns, min(names.count, most))
      for (column, name) in names.prefix(most).enumerated() where name != "." {
        extend(String(name), column, row)
      }
    }
  }

  private mutating func extend(_ name: String, _ column: Int, _ row: Int) {
    let cell = GridAxes(columns: column..<(column + 1), rows: row..<(row + 1))
    let area = areas[name] ?? cell
    areas[name] = GridAxes(
      columns: min(area.columns.lowerBound, column)..<max(area.columns.upperBound, column + 1),
      rows: min(area.rows.lowerBound, row)..<max(area.rows.upperBound, row + 1))
  }
}
