import TangramCore

/// What gives way when the children of a line need more length than there is: how the shortage is
/// shared, and whether sizes or gaps bear it.
public struct TGSubviewsShrinkType: OptionSet, Hashable, Sendable {
  /// The way of sharing in the low bits, what bears it above.
  public let rawValue: UInt8

  /// Creates a shrink type from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing gives way.
  public static let none = TGSubviewsShrinkType([])
  /// Equal parts.
  public static let average = TGSubviewsShrinkType(rawValue: 1)
  /// Parts in proportion to what there is.
  public static let weight = TGSubviewsShrinkType(rawValue: 2)
  /// The longer of two wrapping children first.
  public static let auto = TGSubviewsShrinkType(rawValue: 4)
  /// Sizes give way.
  ///
  /// This is what is meant when nothing is said.
  public static let size = TGSubviewsShrinkType([])
  /// Gaps give way.
  public static let space = TGSubviewsShrinkType(rawValue: 16)
}

/// The algorithm of a line, or of something that is made like one, in which something can give way.
public protocol TGShrinkingAlgorithm: TGLayoutAlgorithm {
  /// What gives way when the children need more length than there is.
  var shrinkType: TGSubviewsShrinkType { get set }
}

extension TGContainer where Algorithm: TGShrinkingAlgorithm {
  /// What gives way when the children, or the rows of a table, need more length than there is.
  public var tg_shrinkType: TGSubviewsShrinkType {
    get { options.shrinkType }
    set { options.shrinkType = newValue }
  }

  /// A copy in which this gives way when the children need more length than there is.
  public consuming func shrinkType(_ type: TGSubviewsShrinkType) -> Self {
    with { $0.tg_shrinkType = type }
  }
}
