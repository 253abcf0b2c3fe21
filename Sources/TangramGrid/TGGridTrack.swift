import TangramCore

/// The width of a column or the height of a row of a grid.
///
///     TGGridLayout(columns: [80, .share(20%), .fr(1), .minmax(100, .fr(2))])
public indirect enum TGGridTrack: Hashable, Sendable {
  /// A number of points.
  case points(Double)
  /// A share of the grid; treated as `auto` if the grid is as large as its content.
  case share(TGWeight)
  /// A fraction of the space that remains after other tracks are sized, in proportion to this factor.
  case fr(Double)
  /// The size of its content, plus a share of the free space.
  case auto
  /// The smallest size at which its items do not overflow.
  case minContent
  /// The greatest content size of its items.
  case maxContent
  /// Between a minimum and a maximum size; `fr` is only meaningful as the maximum.
  case minmax(TGGridTrack, TGGridTrack)
  /// The greatest content size of its items, up to a limit in points or as a share.
  case fitContent(TGGridTrack)
  /// Tracks that are repeated.
  case repeated(TGGridRepetition, [TGGridTrack])
}

/// The number of times that tracks of a grid are repeated.
public enum TGGridRepetition: Hashable, Sendable {
  /// A fixed number of times.
  case times(Int)
  /// As often as the tracks fit.
  case autoFill
  /// As often as the tracks fit; tracks without items collapse.
  case autoFit
}

extension TGGridTrack: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number of points.
  public init(floatLiteral value: Double) { self = .points(value) }

  /// A number of points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  // Overloads that accept integer variables.

  /// A number of points.
  public static func points(_ points: Int) -> TGGridTrack { .points(Double(points)) }

  /// Returns a fraction of the space that remains after other tracks are sized, in proportion to this
  /// factor.
  public static func fr(_ part: Int) -> TGGridTrack { .fr(Double(part)) }
}
