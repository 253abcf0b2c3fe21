import TangramBoxModel
import TangramCore

/// What a view says as an item of a grid, besides what it says as a `TGFlexItem`.
public struct TGGridItem: Hashable, Sendable {
  /// The columns that the item covers.
  public var column = TGGridSpan()
  /// The rows that the item covers.
  public var row = TGGridSpan()
  /// The name of an area that the item covers; it goes before columns and rows.
  public var area: String?
  /// Where the item goes from side to side; nil leaves it to the grid.
  public var justifySelf: TGItemAlignment?

  /// Creates an item that says nothing.
  @inlinable public init() {}
}

/// A line between tracks, or how many tracks lie between it and another one.
public enum TGGridLine: Hashable, Sendable {
  /// Nothing is said.
  case auto
  /// The line before a track, counted from 1; the last line of the template is -1.
  case line(Int)
  /// A number of tracks.
  case span(Int)
}

/// The tracks that an item covers along an axis.
///
///     view.grid(column: 1...2, row: 1)
///     view.grid(column: .span(2), row: .lines(2, -1))
public struct TGGridSpan: Hashable, Sendable {
  /// Where the item starts.
  public var start: TGGridLine
  /// Where the item ends.
  public var end: TGGridLine

  /// Creates a span between lines; without lines, of one track wherever there is room.
  @inlinable public init(_ start: TGGridLine = .auto, _ end: TGGridLine = .auto) {
    (self.start, self.end) = (start, end)
  }

  /// One track, wherever there is room.
  public static let auto = TGGridSpan()

  /// Some tracks, wherever there is room.
  public static func span(_ count: Int) -> TGGridSpan { TGGridSpan(.span(count)) }

  /// The tracks between two lines.
  public static func lines(_ start: Int, _ end: Int) -> TGGridSpan {
    TGGridSpan(.line(start), .line(end))
  }
}

extension TGGridSpan: ExpressibleByIntegerLiteral {
  /// One track, counted from 1.
  public init(integerLiteral value: Int) { self.init(.line(value)) }

  /// Some tracks that follow each other, counted from 1.
  public init(_ tracks: ClosedRange<Int>) {
    let end = tracks.upperBound.addingReportingOverflow(1)
    self.init(.line(tracks.lowerBound), .line(end.overflow ? .max : end.partialValue))
  }
}

/// The key under which a view keeps what it says as an item of a grid.
public enum TGGridItemKey: TGViewKey {
  /// An item that says nothing.
  @inlinable public static var defaultValue: TGGridItem { TGGridItem() }

  /// Grids.
  public static var readers: (property: String, containers: [String])? { ("grid", ["grid"]) }

  /// The columns, the rows, the area and the place in the cell.
  public static func properties(saidBy value: TGGridItem) -> [String] {
    [
      value.column == .auto ? nil : "column", value.row == .auto ? nil : "row",
      value.area.map { _ in "area" }, value.justifySelf.map { _ in "justifySelf" },
    ].compactMap(\.self)
  }
}

extension TGViewProtocol {
  /// What the view says as an item of a grid.
  public var tg_grid: TGGridItem {
    get { self[TGGridItemKey.self] }
    set { self[TGGridItemKey.self] = newValue }
  }

  /// The view in some columns and rows of its grid.
  public consuming func grid(column: TGGridSpan = .auto, row: TGGridSpan = .auto) -> Self {
    with { ($0.tg_grid.column, $0.tg_grid.row) = (column, row) }
  }

  /// The view in some columns and rows of its grid.
  public consuming func grid(column: ClosedRange<Int>, row: TGGridSpan = .auto) -> Self {
    grid(column: TGGridSpan(column), row: row)
  }

  /// The view in some columns and rows of its grid.
  public consuming func grid(column: TGGridSpan = .auto, row: ClosedRange<Int>) -> Self {
    grid(column: column, row: TGGridSpan(row))
  }

  /// The view in some columns and rows of its grid.
  public consuming func grid(column: ClosedRange<Int>, row: ClosedRange<Int>) -> Self {
    grid(column: TGGridSpan(column), row: TGGridSpan(row))
  }

  /// The view in a named area of its grid.
  public consuming func area(_ name: String?) -> Self { with { $0.tg_grid.area = name } }

  /// The view with a place of its own from side to side of its cell.
  public consuming func justifySelf(_ alignment: TGItemAlignment?) -> Self {
    with { $0.tg_grid.justifySelf = alignment }
  }
}
