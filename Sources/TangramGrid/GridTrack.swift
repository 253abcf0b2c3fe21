import TangramBoxModel
import TangramCore

/// The state of a column or a row during the computation.
struct GridTrack {
  /// The kind of a track's minimum or maximum sizing function; only a maximum is `fit` or `fr`.
  enum Kind { case points, auto, minContent, maxContent, fit, fr }

  var minimum = Kind.auto
  var maximum = Kind.auto
  /// The minimum size in points, if it is fixed.
  var points = 0.0
  /// The fixed maximum size in points, the limit of a `fitContent` track, or the `fr` factor.
  var amount = 0.0
  /// Whether the track is from an `autoFit` repetition, and collapses if it is empty.
  var collapsesWhenEmpty = false
  /// Whether the track is collapsed, together with its gap.
  var isCollapsed = false

  /// The base size: the current extent of the track, which grows step by step.
  var base = 0.0
  /// The growth limit: the extent up to which the base size grows before tracks grow beyond their limits.
  var limit = 0.0
  /// The planned increase: the largest one that any item of the current step incurs.
  var planned = 0.0
  /// The increase that the current item incurs.
  var increase = 0.0
  var isInfinitelyGrowable = false
  /// Whether the current step applies to the track.
  var isAffected = false
  /// Whether an item of the current step covers the track.
  var isCovered = false
  /// Whether the track has grown to its limit.
  var isFull = false
  /// The coordinate at which the track starts.
  var origin = 0.0

  var isFlexible: Bool { maximum == .fr }
  var hasIntrinsicMinimum: Bool { minimum != .points }
  var hasIntrinsicMaximum: Bool { maximum != .points && maximum != .fr }
  /// Whether the track may grow to the max-content contributions of its items.
  var growsToContent: Bool { maximum == .auto || maximum == .maxContent || maximum == .fit }
  /// Whether only the minimum contributions of items influence the track, given whether the extent of the grid
  /// is known.
  func usesOnlyMinimum(isKnown: Bool) -> Bool {
    (minimum == .points || minimum == .auto) && (maximum == .points || maximum == .fr && isKnown)
  }
  var end: Double { origin + base }
}

extension GridTrack {
  /// Creates a track from its description in a template; percentages refer to `whole`, NaN if it is
  /// indefinite.
  init(_ track: TGGridTrack, of whole: Double) {
    if case .fitContent(let limit) = track {
      let size = Self.size(limit, whole)
      (maximum, amount) = (.fit, size.kind == .points ? size.amount : .infinity)
      return
    }
    var (low, high) = (track, track)
    if case .minmax(let minimum, let maximum) = track { (low, high) = (minimum, maximum) }
    (minimum, points) = Self.size(low, whole)
    if minimum == .fr { (minimum, points) = (.auto, 0) }
    (maximum, amount) = Self.size(high, whole)
  }

  /// Returns the kind of a size, and its points or its `fr` factor.
  private static func size(_ track: TGGridTrack, _ whole: Double) -> (kind: Kind, amount: Double) {
    switch track {
    case .points(let points): (.points, Item.usable(points))
    case .share(let weight) where !whole.isNaN: (.points, whole * Item.usable(weight.percent) / 100)
    case .minContent: (.minContent, 0)
    case .maxContent: (.maxContent, 0)
    case .fr(let part): (.fr, Item.usable(part))
    default: (.auto, 0)
    }
  }

  /// The extent of the track for counting repetitions.
  var countedExtent: Double { maximum == .points ? max(amount, points) : points }
}
