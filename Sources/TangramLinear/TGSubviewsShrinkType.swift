import TangramCore

/// The way in which a line shrinks when its children need more length than is available.
///
/// It specifies how the shortage is divided, and whether sizes or gaps shrink.
public struct TGSubviewsShrinkType: OptionSet, Hashable, Sendable {
  /// The strategy for dividing the shortage in the low bits, the choice between sizes and gaps above
  /// them.
  public let rawValue: UInt8

  /// Creates a shrink type from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing shrinks.
  @inlinable public static var none: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 0) }
  /// Divides the shortage into equal parts.
  @inlinable public static var average: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 1) }
  /// Divides the shortage in proportion to the current lengths.
  @inlinable public static var weight: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 2) }
  /// Shrinks the longer of two wrapping children first.
  @inlinable public static var auto: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 4) }
  /// The three strategies for dividing the shortage.
  static var anyStrategy: TGSubviewsShrinkType { [.average, .weight, .auto] }
  /// The sizes shrink.
  ///
  /// This is the default.
  @inlinable public static var size: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 0) }
  /// The gaps shrink instead of the children.
  @inlinable public static var space: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 16) }
}

/// The algorithm of a linear layout, or of a similar one, whose sizes or gaps can shrink.
public protocol TGShrinkingAlgorithm: TGLayoutAlgorithm {
  /// The way in which sizes or gaps shrink when the children need more length than is available.
  var shrinkType: TGSubviewsShrinkType { get set }
}

extension TGContainer where Algorithm: TGShrinkingAlgorithm {
  /// The way in which sizes or gaps shrink when the children, or the rows of a table, need more length
  /// than is available.
  public var tg_shrinkType: TGSubviewsShrinkType {
    get { options.shrinkType }
    set { options.shrinkType = newValue }
  }

  /// A copy that shrinks in this way when the children need more length than is available.
  public consuming func shrinkType(_ type: TGSubviewsShrinkType) -> Self {
    with { $0.tg_shrinkType = type }
  }
}
