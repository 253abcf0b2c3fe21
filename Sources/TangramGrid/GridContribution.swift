import TangramBoxModel
import TangramCore
import TangramExplanations

/// The contributions of an item to the tracks that it covers, or the largest contributions of several items to
/// one track: extents including margins.
struct GridContribution<Number> {
  /// The minimum contribution: the smallest acceptable extent.
  var minimum: Number
  /// The min-content contribution: the smallest extent at which the content does not overflow.
  var minContent: Number
  /// The max-content contribution: the extent at which content, such as a line of text, need not be broken.
  var maxContent: Number

  var all: [Number] { [minContent, maxContent, minimum] }
}

extension GridContribution {
  /// Creates equal contributions, for an item with a fixed extent.
  init(_ extent: Number) { (minimum, minContent, maxContent) = (extent, extent, extent) }
}

extension GridContribution: BitwiseCopyable where Number: BitwiseCopyable {}

extension GridContribution<Double> {
  /// The identity element of `add`, for a track without items.
  static var none: GridContribution { GridContribution(-.infinity) }

  var isNone: Bool { maxContent == -.infinity }

  mutating func add(_ other: GridContribution) {
    minimum = max(minimum, other.minimum)
    minContent = max(minContent, other.minContent)
    maxContent = max(maxContent, other.maxContent)
  }
}

/// The contributions of one item to the tracks that it covers, or of several items to one track.
struct SpanningContribution: BitwiseCopyable {
  /// The index of the item; -1 for several items.
  var item: Int
  var tracks: GridTracks
  var contribution: GridContribution<Double>
}

// MARK: - Collecting contributions

extension GridRun {
  /// Collects the contributions of all items that affect the tracks.
  func contributions(
    _ axis: TGAxis, _ sizing: GridSizing
  ) -> (singles: [GridContribution<Double>], spanning: [SpanningContribution]) {
    var singles = Array(repeating: GridContribution<Double>.none, count: sizing.tracks.count)
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

  private func contribution(
    _ index: Int, _ axis: TGAxis, _ sizing: GridSizing
  ) -> GridContribution<Double> {
    items[index].box.contribution(
      to: items[index][axis].range, axis, sizing, width: items[index].box.x.extent,
      height: items[index].knownHeight, shim: items[index].shim, pass)
  }
}

extension RuleItem {
  /// Returns the contributions of an item to the tracks that it covers along an axis.
  ///
  /// - Parameters:
  ///   - width: The width of the item, for its height.
  ///   - height: The height from which the content width is derived; NaN if there is none.
  @inline(__always)
  func contribution(
    to range: Range<Int>, _ axis: TGAxis, _ sizing: GridSizing, width: Number, height: Double,
    shim: Double, _ pass: TGPass
  ) -> GridContribution<Number> {
    let (along, zero) = (self[axis], Number(0))
    let isMoved = axis == .vertical && shim != 0
    let shim = isMoved ? Number(shim).named("down to the baseline") : zero
    if along.isSized {
      return GridContribution(along.outer(of: along.clamp(along.size)) + shim)
    }
    func content(_ kind: TGContentWidth) -> Number {
      if axis == .vertical { return self.height(width: width, pass) }
      let height = Number(height).named("height")
      return along.clamp(contentWidth(kind, height: height, pass))
    }
    let usesMinimum = sizing.usesOnlyMinimum(range)
    let takesContent = !along.hasLower && sizing.takesContentMinimum(range)
    let minContent = !usesMinimum || takesContent ? content(.least) : zero
    // The automatic minimum is the content, up to the maximum extent of fixed tracks.
    var automatic = takesContent ? minContent : zero
    if takesContent, let limit = sizing.fixedLimit(range) {
      let room = along.inner(of: Number(limit).named("what the tracks are at most"))
      automatic = automatic.atMost(room.atLeast(zero))
    }
    let minimum = along.outer(of: along.clamp(automatic)) + shim
    if usesMinimum { return GridContribution(minimum) }
    let maxContent = axis == .horizontal ? content(.greatest) : minContent
    return GridContribution(
      minimum: minimum, minContent: along.outer(of: minContent) + shim,
      maxContent: along.outer(of: maxContent) + shim)
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
