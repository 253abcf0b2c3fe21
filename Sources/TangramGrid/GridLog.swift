enum GridSizingStep: Int { case begin, singleItems, spanningItems, maximize, expand, stretch }

/// The intermediate results of sizing the tracks of an axis, which are recorded only if the grid is
/// explained.
final class GridLog {
  /// A contribution that makes tracks grow.
  struct Growth: Equatable {
    let extent: Double
    let tracks: Range<Int>
  }

  /// The sizing before its first step.
  let sizing: GridSizing
  /// The items as they were before the sizing.
  let items: [GridItem]
  /// The contributions of the items that affect the tracks.
  var contributions: [SpanningContribution] = []
  /// These contributions, by the tracks that the items cover; for use when the sizing is complete.
  private(set) lazy var contributionsByTracks =
    Dictionary(grouping: contributions) { $0.tracks.range }
  /// For each track that grew for an item over several tracks, the last contribution that made it grow.
  private(set) var growths: [Int: Growth] = [:]
  /// The extent of one `fr` that flexible tracks were given.
  var fraction = GridFraction()
  private var stages: [[GridTrack]] = []

  init(_ sizing: GridSizing, _ items: [GridItem]) { (self.sizing, self.items) = (sizing, items) }

  /// The tracks after a step.
  subscript(step: GridSizingStep) -> [GridTrack] { stages[step.rawValue] }

  /// Whether a track grew in a step.
  func grew(_ index: Int, in step: GridSizingStep) -> Bool {
    self[step][index].base > stages[step.rawValue - 1][index].base
  }

  /// Records the tracks after the next step.
  func note(_ tracks: [GridTrack]) { stages.append(tracks) }

  /// Records which of its tracks an item makes grow more than earlier items did.
  func note(_ extent: Double, of range: Range<Int>, among tracks: [GridTrack]) {
    for index in range where tracks[index].isAffected {
      if tracks[index].increase - tracks[index].planned > 1e-9 {
        growths[index] = Growth(extent: extent, tracks: range)
      }
    }
  }
}
