import TangramCore
import TangramModifiers

/// The options that flex layouts and grids have in common.
public protocol TGItemAlgorithm: TGLayoutAlgorithm {
  /// The distribution of items or columns that do not fill the container.
  var justifyContent: TGContentAlignment { get set }
  /// The distribution of lines of items, or of rows, that do not fill the container.
  var alignContent: TGContentAlignment { get set }
  /// The gaps that are specified as shares of the container's content, such as `5%`.
  var gaps: TGGapShares { get set }
}

extension TGItemAlgorithm {
  /// The traits of flex layouts and grids.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.alignment, .baseline, .floating, .gravity], measuresContent: true,
      keepsMinimums: true, sharesAverages: [], unresolvedSizes: .all)
  }
}

extension TGContainer where Algorithm: TGItemAlgorithm {
  /// The distribution of a flex layout's items along their line, or of a grid's columns, and of the
  /// free space.
  public var tg_justifyContent: TGContentAlignment {
    get { options.justifyContent }
    set { options.justifyContent = newValue }
  }

  /// The distribution of a flex layout's lines, or of a grid's rows, and of the free space.
  ///
  /// It has no effect on the single line of a flex layout that does not wrap.
  public var tg_alignContent: TGContentAlignment {
    get { options.alignContent }
    set { options.alignContent = newValue }
  }

  /// Returns the container with a distribution of items along their line, or of columns.
  public consuming func justifyContent(_ distribution: TGContentAlignment) -> Self {
    with { $0.tg_justifyContent = distribution }
  }

  /// Returns the container with a distribution of lines of items, or of rows.
  public consuming func alignContent(_ distribution: TGContentAlignment) -> Self {
    with { $0.tg_alignContent = distribution }
  }

  /// The horizontal gap between neighbors as a share of the width; nil to use `tg_hspace`.
  public var tg_hspaceShare: TGWeight? {
    get { options.gaps.horizontal }
    set { options.gaps.horizontal = newValue }
  }

  /// The vertical gap between neighbors as a share of the height; nil to use `tg_vspace`.
  public var tg_vspaceShare: TGWeight? {
    get { options.gaps.vertical }
    set { options.gaps.vertical = newValue }
  }
}

/// Gaps that are shares of the container's content; nil for gaps in points.
public struct TGGapShares: Hashable, Sendable {
  /// The horizontal gap between neighbors.
  public var horizontal: TGWeight?
  /// The vertical gap between neighbors.
  public var vertical: TGWeight?

  /// Creates gaps that are not shares.
  public init() {}
}

extension TGGapShares {
  /// Returns the gap along an axis in points; a share of an unknown length is 0.
  @inlinable
  package func gap<Axis: TGAxisType>(_ pass: TGPassAxis<Axis>, of whole: Double) -> Double {
    let share = Axis.axis == .horizontal ? horizontal : vertical
    guard let share else { return max(0, pass.space) }
    return whole.isNaN ? 0 : whole * Item.usable(share.percent) / 100
  }
}
