import TangramCore

/// The tracks that a template defines.
struct GridTemplate {
  var tracks: [GridTrack] = []
  /// The number of repetitions of the `autoFill` or `autoFit` tracks.
  private(set) var times: Int?

  /// The maximum number of tracks that a template can define along an axis; line numbers are clamped to
  /// it.
  static let mostTracks = 10_000
  /// The maximum number of tracks along an axis, including implicit ones; the same as the default of
  /// `TGLimits.views`.
  static let mostTracksInAll = 1_000_000

  /// - Parameters:
  ///   - whole: The length that percentages refer to; NaN if it is indefinite.
  ///   - room: The available space for tracks that are repeated as often as they fit.
  init(_ template: [TGGridTrack], of whole: Double, gap: Double, room: GridRoom) {
    var before = 0.0
    var count = 0
    for track in template {
      guard case .repeated(let repetition, let list) = track else {
        append(track, of: whole)
        before += tracks.last?.countedExtent ?? 0
        count += 1
        continue
      }
      guard case .times(let times) = repetition else { continue }
      for _ in 0..<Self.times(times, list.count) { for track in list { append(track, of: whole) } }
      let added = Self.times(times, list.count) * list.count
      count += added
      before += tracks.suffix(added).reduce(0) { $0 + $1.countedExtent }
    }
    expand(template, of: whole, gap, room, others: (before, count))
  }

  /// Whether a template defines more tracks than the maximum, not including `autoFill` and `autoFit`
  /// repetitions.
  static func isTooLong(_ template: [TGGridTrack]) -> Bool {
    var count = 0
    for track in template {
      if case .repeated(let repetition, let list) = track {
        guard case .times(let times) = repetition else { continue }
        let (added, isTooMuch) = max(0, times).multipliedReportingOverflow(by: list.count)
        if isTooMuch || added > mostTracks { return true }
        count += added
      } else {
        count += 1
      }
      if count > mostTracks { return true }
    }
    return false
  }

  private static func times(_ times: Int, _ length: Int) -> Int {
    length == 0 ? 0 : max(0, min(times, mostTracks / length))
  }

  private mutating func append(_ track: TGGridTrack, of whole: Double) {
    guard tracks.count < Self.mostTracks else { return }
    tracks.append(GridTrack(track, of: whole))
  }

  /// Inserts the tracks of the `autoFill` or `autoFit` repetition.
  private mutating func expand(
    _ template: [TGGridTrack], of whole: Double, _ gap: Double, _ room: GridRoom,
    others: (extent: Double, count: Int)
  ) {
    var place = 0
    for track in template {
      guard case .repeated(let repetition, let list) = track else {
        place += 1
        continue
      }
      if case .times(let times) = repetition {
        place += Self.times(times, list.count) * list.count
        continue
      }
      if list.isEmpty { continue }
      var repeated = list.map { GridTrack($0, of: whole) }
      for index in repeated.indices { repeated[index].vanishesWhenEmpty = repetition == .autoFit }
      // While the extent of the grid is not known, percentages refer to its minimum extent for counting
      // repetitions.
      let counted =
        whole.isNaN && room.most.isNaN ? list.map { GridTrack($0, of: room.least) } : repeated
      let once = counted.reduce(0) { $0 + $1.repeatedExtent } + Double(list.count) * gap
      let fixed = others.extent + Double(others.count) * gap - gap
      let times = room.times ?? Self.times(room.count(of: once, after: fixed), list.count)
      self.times = times
      let all = (0..<times).flatMap { _ in repeated }
      tracks.insert(contentsOf: all, at: min(place, tracks.count))
      // A template can have only one such repetition.
      return
    }
  }
}

/// The available space for counting repetitions.
struct GridRoom {
  /// The maximum extent; NaN if there is no maximum.
  var most = Double.nan
  /// The minimum extent to fill if there is no maximum.
  var least = 0.0
  /// The number of repetitions, if it is already known.
  var times: Int?

  /// Returns the number of times that an extent fits into the maximum, or is needed to fill the
  /// minimum, after a fixed extent.
  func count(of extent: Double, after fixed: Double) -> Int {
    let limit = Double(GridTemplate.mostTracks)
    guard extent > 0 else { return 1 }
    if !most.isNaN {
      return Int(max(1, min(limit, ((most - fixed) / extent + 1e-9).rounded(.down))))
    }
    guard least > 0 else { return 1 }
    return Int(max(1, min(limit, ((least - fixed) / extent - 1e-9).rounded(.up))))
  }
}

extension TGGridTrack {
  /// Whether the track depends on the extent of the grid.
  var dependsOnExtent: Bool {
    switch self {
    case .share, .fr: true
    case .minmax(let low, let high): low.dependsOnExtent || high.dependsOnExtent
    case .fitContent(let limit): limit.dependsOnExtent
    case .points, .auto, .minContent, .maxContent, .repeated: false
    }
  }

  /// Whether the track is a percentage.
  var isShare: Bool {
    switch self {
    case .share: true
    case .minmax(let low, let high): low.isShare || high.isShare
    case .fitContent(let limit): limit.isShare
    case .repeated(_, let tracks): tracks.contains { $0.isShare }
    case .points, .fr, .auto, .minContent, .maxContent: false
    }
  }

  /// Whether the tracks are an `autoFill` or `autoFit` repetition.
  var repeatsAsFits: Bool {
    if case .repeated(let repetition, _) = self {
      return repetition == .autoFill || repetition == .autoFit
    }
    return false
  }

  /// Whether the size of the track, or of any track in a repetition, depends on the extent of the grid,
  /// as percentages and `fr` do.
  var dependsOnRoom: Bool {
    if case .repeated(_, let tracks) = self { return tracks.contains(where: { $0.dependsOnRoom }) }
    return dependsOnExtent
  }
}
