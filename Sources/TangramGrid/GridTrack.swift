import TangramBoxModel
import TangramCore

/// A column or a row in the making.
struct GridTrack {
  /// What a track is at least.
  enum Least { case points, auto, minContent, maxContent }
  /// What a track is at most.
  enum Most { case points, auto, minContent, maxContent, fit, fr }

  var least = Least.auto
  var most = Most.auto
  /// The points that the track is at least, if it says so.
  var points = 0.0
  /// The points that the track is at most, the limit of one that fits, or the part of the room.
  var amount = 0.0
  /// Whether the template gives the track as often as it fits, and leaves it out when it is empty.
  var vanishesWhenEmpty = false
  /// Whether the track is left out, with its gap.
  var isCollapsed = false

  /// The extent, growing step by step.
  var base = 0.0
  /// How far the base grows before others grow, too.
  var limit = 0.0
  /// What the items of a step want the track to grow by.
  var planned = 0.0
  /// What one item wants the track to grow by.
  var increase = 0.0
  var growsWithoutEnd = false
  /// Whether the step is about the track.
  var isAffected = false
  /// Whether an item of the step covers the track.
  var isTried = false
  /// Whether the track has grown to its limit.
  var isFull = false
  /// Where the track starts, from where the first could start.
  var origin = 0.0

  var isFlexible: Bool { most == .fr }
  var hasIntrinsicLeast: Bool { least != .points }
  var hasIntrinsicMost: Bool { most != .points && most != .fr }
  /// Whether the track may grow to all that its items would like to have.
  var growsToContent: Bool { most == .auto || most == .maxContent || most == .fit }
  /// Whether only the minimum of items has any influence on the track.
  ///
  /// - Parameter isKnown: Whether the extent of the grid is known.
  func wantsOnlyMinimum(isKnown: Bool) -> Bool {
    (least == .points || least == .auto) && (most == .points || most == .fr && isKnown)
  }
  /// The end of the track.
  var end: Double { origin + base }
}

extension GridTrack {
  /// A track of the template.
  ///
  /// - Parameter whole: What percentages are of; NaN if they mean nothing.
  init(_ track: TGGridTrack, of whole: Double) {
    switch track {
    case .minmax(let low, let high):
      setLeast(low, whole)
      setMost(high, whole)
    case .fitContent(let limit):
      most = .fit
      amount = Self.points(limit, whole) ?? .infinity
    case .fr(let part):
      most = .fr
      amount = Item.usable(part)
    case .repeated: break
    default:
      setLeast(track, whole)
      setMost(track, whole)
    }
  }

  /// The points that a track says; nil if it says something else.
  static func points(_ track: TGGridTrack, _ whole: Double) -> Double? {
    switch track {
    case .points(let points): return Item.usable(points)
    case .share(let weight):
      return whole.isNaN ? nil : whole * Item.usable(weight.percent) / 100
    default: return nil
    }
  }

  private mutating func setLeast(_ track: TGGridTrack, _ whole: Double) {
    if let points = Self.points(track, whole) {
      (least, self.points) = (.points, points)
      return
    }
    switch track {
    case .minContent: least = .minContent
    case .maxContent: least = .maxContent
    default: least = .auto
    }
  }

  private mutating func setMost(_ track: TGGridTrack, _ whole: Double) {
    if let points = Self.points(track, whole) {
      (most, amount) = (.points, points)
      return
    }
    switch track {
    case .minContent: most = .minContent
    case .maxContent: most = .maxContent
    case .fr(let part): (most, amount) = (.fr, Item.usable(part))
    default: most = .auto
    }
  }

  /// The extent of the track for finding out how often it fits.
  var countedExtent: Double {
    if most == .points { return max(amount, points) }
    return points
  }

  /// The same of a track that is repeated: a point at least, if nothing is known of it.
  var repeatedExtent: Double { countedExtent > 0 ? countedExtent : 1 }
}
