import TangramBoxModel
import TangramCore

/// The options of a grid, and the algorithm that lays out its items.
public struct TGGridAlgorithm: TGItemAlgorithm, Equatable {
  var columns: [TGGridTrack] = []
  var rows: [TGGridTrack] = []
  var areas: [String] = []
  var autoColumns: [TGGridTrack] = []
  var autoRows: [TGGridTrack] = []
  var autoFlow = TGGridFlow.row
  var justifyItems: TGItemAlignment?
  var alignItems: TGItemAlignment?
  /// The distribution of columns that do not fill the grid.
  public var justifyContent = TGContentAlignment.stretch
  /// The distribution of rows that do not fill the grid.
  public var alignContent = TGContentAlignment.stretch
  /// The gaps that are specified as shares of the grid's content, such as `5%`.
  public var gaps = TGGapShares()

  /// The name of the kind of container.
  public var name: String { "grid" }

  /// Adjusts the children before the layout, and reports invalid tracks, lines and areas.
  public func prepare(_ pass: TGPass) {
    pass.prepareItems()
    let areas = GridAreas(areas)
    reportTracks(areas, pass)
    let known = areas.areas
    for child in pass.children where !child.isPlain {
      child.withValue(of: TGGridItemKey.self) { value in
        for (span, property) in [(value.column, "column"), (value.row, "row")]
        where !span.isWithinLimit {
          pass.report(
            child, property,
            .other(
              "is beyond line \(GridTemplate.maximumTracks), which is the last one; line \(GridTemplate.maximumTracks) is used instead",
              code: "grid-line", severity: .error))
        }
        if let area = value.area, known[area] == nil {
          pass.report(
            child, "area",
            .other(
              "is `\(area)`, but the grid has no such area; the view is placed automatically",
              code: "grid-area", severity: .error))
        }
      }
    }
  }

  /// Reports templates that define more than the maximum number of tracks.
  private func reportTracks(_ areas: GridAreas, _ pass: TGPass) {
    let properties = [
      ("columns", GridTemplate.isTooLong(columns)), ("rows", GridTemplate.isTooLong(rows)),
      ("areas", areas.areTooMany),
    ]
    for (property, isTooLong) in properties where isTooLong {
      pass.report(
        property,
        .other(
          "exceed the limit of \(GridTemplate.maximumTracks) tracks; the rest are ignored",
          code: "grid-tracks", severity: .error))
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    resolveWidth(pass)
    var run = GridRun(pass, self)
    run.layOut()
  }

  /// Returns the content width of the items.
  public func contentWidth(_ width: TGContentWidth, height: Double?, _ pass: TGPass) -> Double? {
    var run = GridRun(pass, self, height: height)
    return run.contentWidth(width)
  }

  func template(_ axis: TGAxis) -> [TGGridTrack] { axis == .horizontal ? columns : rows }

  func contentAlignment(_ axis: TGAxis) -> TGContentAlignment {
    axis == .horizontal ? justifyContent : alignContent
  }

  /// Returns the descriptions of the implicit tracks along an axis.
  func automatic(_ axis: TGAxis) -> [TGGridTrack] { axis == .horizontal ? autoColumns : autoRows }
}
