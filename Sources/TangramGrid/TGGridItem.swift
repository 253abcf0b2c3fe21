import TangramBoxModel
import TangramCore

/// The properties of a view as an item of a grid, in addition to those of `TGFlexItem`.
public struct TGGridItem: Hashable, Sendable {
  /// The columns that the item covers.
  public var column = TGGridSpan()
  /// The rows that the item covers.
  public var row = TGGridSpan()
  /// The name of an area that the item covers; it takes precedence over columns and rows.
  public var area: String?
  /// The horizontal alignment of the item in its cell; nil to use the grid's alignment.
  public var justifySelf: TGItemAlignment?

  /// Creates an item with default values.
  @inlinable public init() {}
}

/// A line between tracks, or a number of tracks to span.
public enum TGGridLine: Hashable, Sendable {
  /// No line or span is specified.
  case auto
  /// The line before a track, numbered from 1; the last line of the template is -1.
  case line(Int)
  /// A number of tracks to span.
  case span(Int)
}

/// The tracks that an item covers along an axis.
///
///     view.grid(column: 1...2, row: 1)
///     view.grid(column: .span(2), row: .lines(2, -1))
public struct TGGridSpan: Hashable, Sendable {
  /// The line at which the item starts.
  public var start: TGGridLine
  /// The line at which the item ends.
  public var end: TGGridLine

  /// Creates a span between two lines; by default, a span of one automatically placed track.
  @inlinable public init(_ start: TGGridLine = .auto, _ end: TGGridLine = .auto) {
    (self.start, self.end) = (start, end)
  }

  /// One track, placed automatically.
  public static let auto = TGGridSpan()

  /// Returns a number of tracks, placed automatically.
  public static func span(_ count: Int) -> TGGridSpan { TGGridSpan(.span(count)) }

  /// The tracks between two lines.
  public static func lines(_ start: Int, _ end: Int) -> TGGridSpan {
    TGGridSpan(.line(start), .line(end))
  }
}

extension TGGridSpan: ExpressibleByIntegerLiteral {
  /// One track, numbered from 1.
  public init(integerLiteral value: Int) { self.init(.line(value)) }

  /// Consecutive tracks, numbered from 1.
  public init(_ tracks: ClosedRange<Int>) {
    let end = tracks.upperBound.addingReportingOverflow(1)
    self.init(.line(tracks.lowerBound), .line(end.overflow ? .max : end.partialValue))
  }
}

/// The key under which a view stores its properties as an item of a grid.
public enum TGGridItemKey: TGViewKey {
  /// An item with default values.
  @inlinable public static var defaultValue: TGGridItem { TGGridItem() }

  /// The kinds of containers that read the value: grids.
  public static var readers: (property: String, containers: [String])? { ("grid", ["grid"]) }

  /// Returns the names of the properties that are set: `column`, `row`, `area` and `justifySelf`.
  public static func properties(saidBy value: TGGridItem) -> [String] {
    [
      value.column == .auto ? nil : "column", value.row == .auto ? nil : "row",
      value.area.map { _ in "area" }, value.justifySelf.map { _ in "justifySelf" },
    ].compactMap { $0 }
  }
}

extension TGViewProtocol {
  /// The properties of the view as an item of a grid.
  public var tg_grid: TGGridItem {
    get { self[TGGridItemKey.self] }
    set { self[TGGridItemKey.self] = newValue }
  }

  /// Returns the view with the columns and rows that it covers in its grid.
  public consuming func grid(column: TGGridSpan = .auto, row: TGGridSpan = .auto) -> Self {
    with {
      var item = $0.tg_grid
      (item.column, item.row) = (column, row)
      $0.tg_grid = item
    }
  }

  /// Returns the view with the columns and rows that it covers in its grid.
  public consuming func grid(column: ClosedRange<Int>, row: TGGridSpan = .auto) -> Self {
    grid(column: TGGridSpan(column), row: row)
  }

  /// Returns the view with the columns and rows that it covers in its grid.
  public consuming func grid(column: TGGridSpan = .auto, row: ClosedRange<Int>) -> Self {
    grid(column: column, row: TGGridSpan(row))
  }

  /// Returns the view with the columns and rows that it covers in its grid.
  public consuming func grid(column: ClosedRange<Int>, row: ClosedRange<Int>) -> Self {
    grid(column: TGGridSpan(column), row: TGGridSpan(row))
  }

  /// Returns the view with the named area that it covers in its grid.
  public consuming func area(_ name: String?) -> Self { with { $0.tg_grid.area = name } }

  /// Returns the view with its own horizontal alignment in its cell.
  public consuming func justifySelf(_ alignment: TGItemAlignment?) -> Self {
    with { $0.tg_grid.justifySelf = alignment }
  }
}
