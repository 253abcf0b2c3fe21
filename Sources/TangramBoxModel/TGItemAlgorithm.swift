import TangramCore

/// The options that flex layouts and grids have in common.
public protocol TGItemAlgorithm: TGLayoutAlgorithm {
  /// Where items, or columns, go if they do not fill the container.
  var justifyContent: TGContentAlignment { get set }
  /// Where lines of items, or rows, go if they do not fill the container.
  var alignContent: TGContentAlignment { get set }
  /// The gaps that are shares of the container.
  var gaps: TGGapShares { get set }
}

extension TGContainer where Algorithm: TGItemAlgorithm {
  /// Where the items of a flex layout go along their line, or the columns of a grid, and who gets the
  /// room left over.
  public var tg_justifyContent: TGContentAlignment {
    get { options.justifyContent }
    set { options.justifyContent = newValue }
  }

  /// Where the lines of a flex layout go, or the rows of a grid, and who gets the room left over.
  ///
  /// It does nothing to the single line of a flex layout that does not wrap.
  public var tg_alignContent: TGContentAlignment {
    get { options.alignContent }
    set { options.alignContent = newValue }
  }

  /// The gap between neighbours that lie side by side as a share of the width; nil for `tg_hspace`.
  public var tg_hspaceShare: TGWeight? {
    get { options.gaps.horizontal }
    set { options.gaps.horizontal = newValue }
  }

  /// The gap between neighbours that lie above each other as a share of the height; nil for
  /// `tg_vspace`.
  public var tg_vspaceShare: TGWeight? {
    get { options.gaps.vertical }
    set { options.gaps.vertical = newValue }
  }
}

/// Gaps that are shares of the container's content; nil for those in points.
public struct TGGapShares: Hashable, Sendable {
  /// The gap between neighbours that lie side by side.
  public var horizontal: TGWeight?
  /// The gap between neighbours that lie above each other.
  public var vertical: TGWeight?

  /// Creates gaps that are no shares.
  public init() {}
}

extension TGGapShares {
  /// The gap along an axis, where a share of what is not known is nothing.
  package func gap<Axis: TGAxisType>(_ pass: TGPassAxis<Axis>, of whole: Double) -> Double {
    let share = Axis.axis == .horizontal ? horizontal : vertical
    guard let share else { return max(0, pass.space) }
    return whole.isNaN ? 0 : whole * Item.usable(share.percent) / 100
  }
}
