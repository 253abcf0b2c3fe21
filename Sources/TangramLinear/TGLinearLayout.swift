import TangramCore

/// A container that lays out its children in one line, from top to bottom or along the reading
/// direction.
///
///     var column = TGLinearLayout(.vert)
///     column.tg_vspace = 10
///     column.addSubview(title)
///
///     let row = TGLinearLayout(.horz) {
///       TGView().width(40).height(40)
///       TGView().width(.fill).height(40)
///     }
///
/// Margins along the line are gaps to the neighbours; margins across it are distances from the
/// container's edges. A weight, of a size or of a gap, is a share of the length left over.
///
/// A limit of the gaps in `tg_setSubviews` goes before the size: where it is met, the children shrink
/// or grow.
public struct TGLinearLayout: TGFixedSubviewsContainer {
  /// What lays out the children.
  public typealias Algorithm = TGLinearAlgorithm

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a linear layout.
  @inlinable public init(view: TGView) { self.view = view }
}

extension TGLinearLayout {
  /// What gives way when the children need more length than there is.
  public var tg_shrinkType: TGSubviewsShrinkType {
    get { options.shrinkType }
    set { options.shrinkType = newValue }
  }

  /// The child whose line of writing later children stand on, under the gravity `vert.baseline`.
  public var tg_baselineBaseView: TGViewID? {
    get { options.baselineBase }
    set { options.baselineBase = newValue }
  }
}

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
