import TangramCore

/// How wide a column or how high a row of a grid is.
///
///     TGGridLayout(columns: [80, .share(20%), .fr(1), .minmax(100, .fr(2))])
public indirect enum TGGridTrack: Hashable, Sendable {
  /// A number of points.
  case points(Double)
  /// A share of the grid; as `auto` where the grid is as large as its content.
  case share(TGWeight)
  /// A part of the room that other tracks leave.
  case fr(Double)
  /// As large as its items; it takes part in what is left over.
  case auto
  /// As small as its items can be without something sticking out.
  case minContent
  /// As large as its items would like to be.
  case maxContent
  /// Between two sizes; parts of the room make sense as the second only.
  case minmax(TGGridTrack, TGGridTrack)
  /// As large as its items would like to be, up to points or a share.
  case fitContent(TGGridTrack)
  /// Some tracks several times.
  case repeated(TGGridRepetition, [TGGridTrack])
}

/// How often tracks of a grid are repeated.
public enum TGGridRepetition: Hashable, Sendable {
  /// A number of times.
  case times(Int)
  /// As often as they fit.
  case autoFill
  /// As often as they fit; those without an item vanish.
  case autoFit
}

extension TGGridTrack: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number of points.
  public init(floatLiteral value: Double) { self = .points(value) }

  /// A number of points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}
