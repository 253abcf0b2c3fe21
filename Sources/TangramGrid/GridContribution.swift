import TangramBoxModel
import TangramCore

/// The contributions of an item to the tracks that it covers, or the largest contributions of several items to
/// one track: extents including margins.
struct GridContribution: BitwiseCopyable {
  /// The minimum contribution: the smallest acceptable extent.
  var minimum: Double
  /// The min-content contribution: the smallest extent at which the content does not overflow.
  var minContent: Double
  /// The max-content contribution: the extent at which content, such as a line of text, need not be broken.
  var maxContent: Double

  /// The identity element of `add`, for a track without items.
  static var none: GridContribution { GridContribution(-.infinity) }

  var isNone: Bool { maxContent == -.infinity }

  mutating func add(_ other: GridContribution) {
    minimum = max(minimum, other.minimum)
    minContent = max(minContent, other.minContent)
    maxContent = max(maxContent, other.maxContent)
  }
}

extension GridContribution {
  /// Creates equal contributions, for an item with a fixed extent.
  init(_ extent: Double) { (minimum, minContent, maxContent) = (extent, extent, extent) }
}

/// The contributions of one item to the tracks that it covers, or of several items to one track.
struct SpanningContribution: BitwiseCopyable {
  /// The index of the item; -1 for several items.
  var item: Int
  var tracks: GridTracks
  var contribution: GridContribution
}

// MARK: - Collecting contributions

extension GridRun {
  /// Collects the contributions of all items that affect the tracks.
  func contributions(
    _ axis: TGAxis, _ sizing: GridSizing
  ) -> (singles: [GridContribution], spanning: [SpanningContribution]) {
    var singles = Array(repeating: GridContribution.none, count: sizing.tracks.count)
    var spanning: [SpanningContribution] = []
    let log = sizing.log
    for index in items.indices {
      let tracks = items[index][axis]
      guard sizing.dependsOnItem(tracks.range) else { continue }
      let contribution = contribution(index, axis, sizing)
      let entry = SpanningContribution(item: index, tracks: tracks, contribution: contribution)
      log?.contributions.append(entry)
      if tracks.count == 1 {
        singles[tracks.start].add(contribution)
      } else if contribution.minimum > 0 || !sizing.usesOnlyMinimum(tracks.range) {
        spanning.append(entry)
      }
    }
    return (singles, spanning)
  }

  /// Returns the contributions of an item to the tracks that it covers along an axis.
  private func contribution(
    _ index: Int, _ axis: TGAxis, _ sizing: GridSizing
  ) -> GridContribution {
    let along = items[index].box[axis]
    let margins = along.margins + (axis == .vertical ? items[index].shim : 0)
    if along.isSized { return GridContribution(along.clamp(along.size) + margins) }
    let range = items[index][axis].range
    let usesMinimum = sizing.usesOnlyMinimum(range)
    let takesContent = !along.hasLower && sizing.takesContentMinimum(range)
    let minContent = !usesMinimum || takesContent ? contentExtent(.least, index, axis) : 0
    // The automatic minimum is the content, up to the maximum extent of fixed tracks.
    var automatic = takesContent ? minContent : 0
    if takesContent, let limit = sizing.fixedLimit(range) {
      automatic = min(automatic, max(0, limit - along.margins))
    }
    let minimum = along.clamp(automatic) + margins
    if usesMinimum { return GridContribution(minimum) }
    let maxContent = axis == .horizontal ? contentExtent(.greatest, index, axis) : minContent
    return GridContribution(
      minimum: minimum, minContent: minContent + margins, maxContent: maxContent + margins)
  }

  private func contentExtent(_ width: TGContentWidth, _ index: Int, _ axis: TGAxis) -> Double {
    if axis == .vertical { return items[index].height(pass) }
    let box = items[index].box
    return box.x.clamp(box.contentWidth(width, height: items[index].knownHeight, pass))
  }
}

// MARK: - Dependence on items

extension GridSizing {
  /// Whether any item can affect the tracks.
  var dependsOnItems: Bool { tracks.contains { dependsOnItem($0) } }

  /// Whether an item can affect the tracks that it covers.
  func dependsOnItem(_ range: Range<Int>) -> Bool {
    range.contains { dependsOnItem(tracks[$0]) }
  }

  func dependsOnItem(_ track: GridTrack) -> Bool {
    if track.isFlexible { return track.hasIntrinsicMinimum || inner.isNaN }
    return track.hasIntrinsicMinimum || track.hasIntrinsicMaximum
  }

  /// Whether an item affects some tracks only by its minimum contribution.
  func usesOnlyMinimum(_ range: Range<Int>) -> Bool {
    if usesOnlyMinimums { return true }
    let isKnown = !inner.isNaN
    return range.allSatisfy { tracks[$0].usesOnlyMinimum(isKnown: isKnown) }
  }

  /// Whether an item's automatic minimum in some tracks is the size of its content.
  func takesContentMinimum(_ range: Range<Int>) -> Bool {
    var isAutomatic = false
    for index in range {
      if tracks[index].minimum == .auto { isAutomatic = true }
      if range.count > 1, tracks[index].isFlexible { return false }
    }
    return isAutomatic
  }

  /// Returns the contributions to flexible tracks, of items that cover one or several tracks.
  func contributionsToFlexibleTracks() -> [SpanningContribution] {
    var found = spanning.filter { isOverFlexible($0) }
    for (index, contribution) in singles.enumerated() where !contribution.isNone {
      guard tracks[index].isFlexible else { continue }
      found.append(
        SpanningContribution(item: -1, tracks: GridTracks(start: index), contribution: contribution)
      )
    }
    return found
  }

  func isOverFlexible(_ item: SpanningContribution) -> Bool {
    item.tracks.range.contains { tracks[$0].isFlexible }
  }
}
