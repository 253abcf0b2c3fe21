import TangramCore

/// Items one after another along lines, which grow and shrink to fill them, as in CSS.
///
///     let bar = TGFlexLayout(.row, wrap: true) {
///       icon
///       title.flex(grow: 1)
///       button.alignSelf(.center)
///     }
///     bar.tg_justifyContent = .spaceBetween
///
/// Sizes, margins, padding and gaps are those of all containers. A child that says nothing about
/// its size, or `wrap`, is as large as its content; `fill` takes the room there is. What else a child
/// says as an item is `tg_flex`: see `TGFlexItem`.
///
/// Here the lower bound of a size wins over the upper one, unlike in other containers. A child
/// without a lower bound along the line does not shrink below its content; `min(0)` lets it.
public struct TGFlexLayout: TGContainer {
  /// What lays out the children.
  public typealias Algorithm = TGFlexAlgorithm

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a flex layout.
  public init(view: TGView) { self.view = view }

  /// Creates a flex layout of the items in braces.
  ///
  /// - Parameters:
  ///   - direction: Which way lines run, and from which end.
  ///   - wrap: Whether items that do not fit go into another line.
  ///   - content: The items.
  public init(
    _ direction: TGFlexDirection = .row, wrap: Bool = false,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(Algorithm(direction: direction, wrap: wrap ? .wrap : .noWrap))
    subviews = content()
  }
}

/// Which way the lines of a flex layout run, and from which end.
public enum TGFlexDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// From where reading starts.
  case row
  /// Towards where reading starts.
  case rowReverse
  /// From the top.
  case column
  /// From the bottom.
  case columnReverse

  /// Whether lines go from side to side.
  @inline(__always) var isRow: Bool {
    switch self {
    case .row, .rowReverse: true
    case .column, .columnReverse: false
    }
  }

  /// Whether lines begin at the end.
  @inline(__always) var isReversed: Bool {
    switch self {
    case .row, .column: false
    case .rowReverse, .columnReverse: true
    }
  }
}

/// Whether a flex layout has several lines, and where the first one lies.
public enum TGFlexWrap: UInt8, Hashable, Sendable, CaseIterable {
  /// There is one line.
  case noWrap
  /// The first line lies at the top or where reading starts.
  case wrap
  /// The first line lies at the bottom or where reading ends.
  case wrapReverse
}

// MARK: - Options

extension TGFlexLayout {
  /// Which way lines run, and from which end.
  public var tg_direction: TGFlexDirection {
    get { options.direction }
    set { options.direction = newValue }
  }

  /// Whether items that do not fit go into another line.
  public var tg_wrap: TGFlexWrap {
    get { options.wrap }
    set { options.wrap = newValue }
  }

  /// Where items go across their line, unless they say so themselves.
  public var tg_alignItems: TGItemAlignment {
    get { options.alignItems }
    set { options.alignItems = newValue }
  }
}
