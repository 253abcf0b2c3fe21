import TangramBoxModel
import TangramCore

/// A layout of items in cells of columns and rows, as in CSS.
///
///     let page = TGGridLayout(
///       columns: [.points(80), .fr(1), .minmax(100, .fr(2))], rows: [.auto],
///       areas: ["head head head", "side main main"]
///     ) {
///       title.area("head")
///       menu.area("side")
///       text.area("main")
///     }
///
/// Items without a position are placed in free cells. Sizes, margins, padding and gaps work as in
/// all containers; a child without a size fills its cell. The other properties of a child as an
/// item are in `tg_flex` and `tg_grid`: see `TGFlexItem` and `TGGridItem`.
///
/// Unlike in other containers, the lower bound of a size takes precedence over the upper one.
public struct TGGridLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGGridAlgorithm

  /// The view itself.
  public var view: TGView

  /// Wraps a view that is a grid.
  public init(view: TGView) { self.view = view }

  /// Creates a grid of the items in the trailing closure.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns.
  ///   - rows: The heights of the rows.
  ///   - areas: The names of the areas, one string per row, with a dot for a cell without a name.
  ///   - spacing: The gap between neighbors on both axes.
  ///   - content: The items.
  public init(
    columns: [TGGridTrack] = [], rows: [TGGridTrack] = [], areas: [String] = [],
    spacing: some TGNumber = 0.0, @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(Algorithm(columns: columns, rows: rows, areas: areas))
    tg_space = spacing.tg_points
    subviews = content()
  }
}

/// The order in which a grid searches for free cells.
public enum TGGridFlow: Hashable, Sendable, CaseIterable {
  /// Row by row, without going back to earlier cells.
  case row
  /// Column by column, without going back to earlier cells.
  case column
  /// Row by row, starting again at the first cell for every item.
  case rowDense
  /// Column by column, starting again at the first cell for every item.
  case columnDense

  var isByRow: Bool { self == .row || self == .rowDense }
  var isDense: Bool { self == .rowDense || self == .columnDense }
}

// MARK: - Options

extension TGGridLayout {
  /// The widths of the columns.
  public var tg_columns: [TGGridTrack] {
    get { options.columns }
    set { options.columns = newValue }
  }

  /// The heights of the rows.
  public var tg_rows: [TGGridTrack] {
    get { options.rows }
    set { options.rows = newValue }
  }

  /// The widths of implicit columns, used in turn.
  public var tg_autoColumns: [TGGridTrack] {
    get { options.autoColumns }
    set { options.autoColumns = newValue }
  }

  /// The heights of implicit rows, used in turn.
  public var tg_autoRows: [TGGridTrack] {
    get { options.autoRows }
    set { options.autoRows = newValue }
  }

  /// The names of the areas, one string per row, with a dot for a cell without a name.
  public var tg_areas: [String] {
    get { options.areas }
    set { options.areas = newValue }
  }

  /// The order in which the grid searches for free cells.
  public var tg_autoFlow: TGGridFlow {
    get { options.autoFlow }
    set { options.autoFlow = newValue }
  }

  /// The horizontal alignment of items in their cells; nil to stretch items without a ratio.
  public var tg_justifyItems: TGItemAlignment? {
    get { options.justifyItems }
    set { options.justifyItems = newValue }
  }

  /// Returns the grid with a horizontal alignment of items in their cells.
  public consuming func justifyItems(_ alignment: TGItemAlignment?) -> Self {
    with { $0.tg_justifyItems = alignment }
  }

  /// Returns the grid with a vertical alignment of items in their cells.
  public consuming func alignItems(_ alignment: TGItemAlignment?) -> Self {
    with { $0.tg_alignItems = alignment }
  }

  /// The vertical alignment of items in their cells; nil to stretch items without a ratio.
  public var tg_alignItems: TGItemAlignment? {
    get { options.alignItems }
    set { options.alignItems = newValue }
  }
}
