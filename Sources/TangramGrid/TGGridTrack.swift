import TangramCore

/// The width of a column or the height of a row of a grid.
///
///     TGGridLayout(columns: [80, .share(20%), .fr(1), .minmax(100, .fr(2))])
public indirect enum TGGridTrack: Hashable, Sendable {
  /// A number of points.
  case points(Double)
  /// A share of the grid; treated as `auto` if the grid is as large as its content.
  case share(TGWeight)
  /// A fraction of the space that other tracks leave, in proportion to this factor.
  case fr(Double)
  /// As large as its items; it also takes a share of the free space.
  case auto
  /// As small as possible without its items overflowing.
  case minContent
  /// As large as the greatest content size of its items.
  case maxContent
  /// Between a minimum and a maximum size; `fr` is only meaningful as the maximum.
  case minmax(TGGridTrack, TGGridTrack)
  /// As large as the greatest content size of its items, up to a limit in points or as a share.
  case fitContent(TGGridTrack)
  /// Tracks that are repeated.
  case repeated(TGGridRepetition, [TGGridTrack])
}

/// The number of times that tracks of a grid are repeated.
public enum TGGridRepetition: Hashable, Sendable {
  /// A fixed number of times.
  case times(Int)
  /// As often as they fit.
  case autoFill
  /// As often as they fit; tracks without items collapse.
  case autoFit
}

extension TGGridTrack: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number of points.
  public init(floatLiteral value: Double) { self = .points(value) }

  /// A number of points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}
