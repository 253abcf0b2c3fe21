import TangramCore

/// A layout of items one after another along lines, which grow and shrink to fill them, as in CSS.
///
///     let bar = TGFlexLayout(.row, wrap: true) {
///       icon
///       title.flex(grow: 1)
///       button.alignSelf(.center)
///     }
///     bar.tg_justifyContent = .spaceBetween
///
/// Sizes, margins, padding and gaps work as in all containers. A child without a size, or with
/// `wrap`, is as large as its content; `fill` takes the available space. The other properties of a
/// child as an item are in `tg_flex`: see `TGFlexItem`.
///
/// Unlike in other containers, the lower bound of a size takes precedence over the upper one. A
/// child without a lower bound along the line does not shrink below its content; `min(0)` allows it
/// to.
public struct TGFlexLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGFlexAlgorithm

  /// The view itself.
  public var view: TGView

  /// Wraps a view that is a flex layout.
  public init(view: TGView) { self.view = view }

  /// Creates a flex layout of the items in the trailing closure.
  ///
  /// - Parameters:
  ///   - direction: The direction of the lines, and the end from which they are filled.
  ///   - wrap: Whether items that do not fit are moved to another line.
  ///   - spacing: The gap between neighbors on both axes.
  ///   - content: The items.
  public init(
    _ direction: TGFlexDirection = .row, wrap: Bool = false, spacing: some TGNumber = 0.0,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(Algorithm(direction: direction, wrap: wrap ? .wrap : .noWrap))
    tg_space = spacing.tg_points
    subviews = content()
  }
}

/// The direction of a flex layout's lines, and the end from which they are filled.
public enum TGFlexDirection: Hashable, Sendable, CaseIterable {
  /// In the reading direction.
  case row
  /// Against the reading direction.
  case rowReverse
  /// From top to bottom.
  case column
  /// From bottom to top.
  case columnReverse

  /// Whether lines are horizontal.
  @inline(__always) var isRow: Bool { self == .row || self == .rowReverse }

  /// Whether lines are filled from their end.
  @inline(__always) var isReversed: Bool { self == .rowReverse || self == .columnReverse }
}

/// Whether a flex layout has several lines, and on which side the first one is.
public enum TGFlexWrap: Hashable, Sendable, CaseIterable {
  /// A single line.
  case noWrap
  /// Several lines; the first one is at the top, or on the side where reading starts.
  case wrap
  /// Several lines; the first one is at the bottom, or on the side where reading ends.
  case wrapReverse
}

// MARK: - Options

extension TGFlexLayout {
  /// The direction of the lines, and the end from which they are filled.
  public var tg_direction: TGFlexDirection {
    get { options.direction }
    set { options.direction = newValue }
  }

  /// Whether items that do not fit are moved to another line, and on which side the first line is.
  public var tg_wrap: TGFlexWrap {
    get { options.wrap }
    set { options.wrap = newValue }
  }

  /// The cross-axis alignment of items that do not specify their own.
  public var tg_alignItems: TGItemAlignment {
    get { options.alignItems }
    set { options.alignItems = newValue }
  }

  /// Returns the flex layout with a cross-axis alignment of items that do not specify their own.
  public consuming func alignItems(_ alignment: TGItemAlignment) -> Self {
    with { $0.tg_alignItems = alignment }
  }
}
