import TangramBoxModel
import TangramCore

/// The extents, including margins, that an item requests of the tracks that it covers, or that several
/// items request of one track.
struct GridContribution: BitwiseCopyable {
  /// The smallest acceptable extent.
  var minimum: Double
  /// The smallest extent at which the content does not overflow.
  var least: Double
  /// The extent at which content, such as a line of text, need not be broken.
  var greatest: Double

  /// The neutral request, for no items.
  static var none: GridContribution { GridContribution(-.infinity) }

  var isNone: Bool { greatest == -.infinity }

  mutating func add(_ other: GridContribution) {
    minimum = max(minimum, other.minimum)
    least = max(least, other.least)
    greatest = max(greatest, other.greatest)
  }
}

extension GridContribution {
  /// Creates the request of an item with a fixed extent.
  init(_ extent: Double) { (minimum, least, greatest) = (extent, extent, extent) }
}

/// The request of one item for the tracks that it covers, or of several items for one track.
struct SpanningContribution: BitwiseCopyable {
  /// The index of the item; -1 for several items.
  var item: Int
  var tracks: GridTracks
  var contribution: GridContribution
}

// MARK: - Collecting requests

extension GridRun {
  /// Collects the requests of all items that affect the tracks.
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
      let request = SpanningContribution(item: index, tracks: tracks, contribution: contribution)
      log?.requests.append(request)
      if tracks.count == 1 {
        singles[tracks.start].add(contribution)
      } else if contribution.minimum > 0 || !sizing.usesOnlyMinimum(tracks.range) {
        spanning.append(request)
      }
    }
    return (singles, spanning)
  }

  /// Returns the extents that an item requests of the tracks that it covers along an axis.
  private func contribution(
    _ index: Int, _ axis: TGAxis, _ sizing: GridSizing
  ) -> GridContribution {
    let along = items[index].box[axis]
    let margins = along.margins + (axis == .vertical ? items[index].shim : 0)
    if along.isSized { return GridContribution(along.clamp(along.size) + margins) }
    let range = items[index][axis].range
    let usesMinimum = sizing.usesOnlyMinimum(range)
    let takesContent = !along.hasLower && sizing.takesContentMinimum(range)
    let least = !usesMinimum || takesContent ? contentExtent(.least, index, axis) : 0
    // The automatic minimum is the content, up to the maximum extent of fixed tracks.
    var automatic = takesContent ? least : 0
    if takesContent, let limit = sizing.fixedLimit(range) {
      automatic = min(automatic, max(0, limit - along.margins))
    }
    let minimum = along.clamp(automatic) + margins
    if usesMinimum { return GridContribution(minimum) }
    let greatest = axis == .horizontal ? contentExtent(.greatest, index, axis) : least
    return GridContribution(minimum: minimum, least: least + margins, greatest: greatest + margins)
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
    if track.isFlexible { return track.hasIntrinsicLeast || inner.isNaN }
    return track.hasIntrinsicLeast || track.hasIntrinsicMost
  }

  /// Whether an item affects some tracks only by its minimum request.
  func usesOnlyMinimum(_ range: Range<Int>) -> Bool {
    if usesOnlyMinimums { return true }
    let isKnown = !inner.isNaN
    return range.allSatisfy { tracks[$0].usesOnlyMinimum(isKnown: isKnown) }
  }

  /// Whether an item's automatic minimum in some tracks is the size of its content.
  func takesContentMinimum(_ range: Range<Int>) -> Bool {
    var isAutomatic = false
    for index in range {
      if tracks[index].least == .auto { isAutomatic = true }
      if range.count > 1, tracks[index].isFlexible { return false }
    }
    return isAutomatic
  }

  /// Returns the requests for flexible tracks, from items that cover one or several tracks.
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
