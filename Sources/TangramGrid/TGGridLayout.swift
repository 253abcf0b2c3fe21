import TangramBoxModel
import TangramCore

/// Items in the cells of columns and rows, as in CSS.
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
/// Items that say no place go into the cells that are free. Sizes, margins, padding and gaps are
/// those of all containers; a child that says nothing about its size fills its cell. What else a
/// child says as an item is `tg_flex` and `tg_grid`: see `TGFlexItem` and `TGGridItem`.
///
/// Here the lower bound of a size wins over the upper one, unlike in other containers.
public struct TGGridLayout: TGContainer {
  /// What lays out the children.
  public typealias Algorithm = TGGridAlgorithm

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a grid.
  public init(view: TGView) { self.view = view }

  /// Creates a grid of the items in braces.
  ///
  /// - Parameters:
  ///   - columns: How wide columns are.
  ///   - rows: How high rows are.
  ///   - areas: The names of the areas, row by row, with a dot for a cell without a name.
  ///   - content: The items.
  public init(
    columns: [TGGridTrack] = [], rows: [TGGridTrack] = [], areas: [String] = [],
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(Algorithm(columns: columns, rows: rows, areas: areas))
    subviews = content()
  }
}

/// In which order a grid looks for free cells.
public enum TGGridFlow: UInt8, Hashable, Sendable, CaseIterable {
  /// Row by row, never going back.
  case row
  /// Column by column, never going back.
  case column
  /// Row by row, from the first cell for every item.
  case rowDense
  /// Column by column, from the first cell for every item.
  case columnDense

  var isByRow: Bool { self == .row || self == .rowDense }
  var isDense: Bool { self == .rowDense || self == .columnDense }
}

// MARK: - Options

extension TGGridLayout {
  /// How wide columns are.
  public var tg_columns: [TGGridTrack] {
    get { options.columns }
    set { options.columns = newValue }
  }

  /// How high rows are.
  public var tg_rows: [TGGridTrack] {
    get { options.rows }
    set { options.rows = newValue }
  }

  /// How wide columns are that no template describes, in turn.
  public var tg_autoColumns: [TGGridTrack] {
    get { options.autoColumns }
    set { options.autoColumns = newValue }
  }

  /// How high rows are that no template describes, in turn.
  public var tg_autoRows: [TGGridTrack] {
    get { options.autoRows }
    set { options.autoRows = newValue }
  }

  /// The names of the areas, row by row, with a dot for a cell without a name.
  public var tg_areas: [String] {
    get { options.areas }
    set { options.areas = newValue }
  }

  /// In which order free cells are looked for.
  public var tg_autoFlow: TGGridFlow {
    get { options.autoFlow }
    set { options.autoFlow = newValue }
  }

  /// Where items go from side to side of their cells; nil stretches those that have no ratio.
  public var tg_justifyItems: TGItemAlignment? {
    get { options.justifyItems }
    set { options.justifyItems = newValue }
  }

  /// Where items go between top and bottom of their cells; nil stretches those that have no ratio.
  public var tg_alignItems: TGItemAlignment? {
    get { options.alignItems }
    set { options.alignItems = newValue }
  }
}
