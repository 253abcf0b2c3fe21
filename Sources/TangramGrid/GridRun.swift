import TangramCore
import TangramFlex

/// A grid in the making.
///
/// Its steps are in the other files, in the order of the specification.
struct GridRun {
  let pass: TGPass
  let options: TGGridAlgorithm
  /// The inner extents; NaN where they are not known yet.
  var inner: TGSize
  var gap: TGSize
  var items: [GridItem] = []
  /// The number of children that are placed by themselves.
  var absoluteCount = 0
  var columns: [GridTrack] = []
  var rows: [GridTrack] = []
  /// The number of tracks before those of the template.
  var before = (columns: 0, rows: 0)
  /// The number of tracks of the template, areas included.
  var explicit = (columns: 0, rows: 0)
  /// How often the rows are repeated that repeat as often as they fit.
  var rowRepetitions: Int?
  let areas: GridAreas

  init(_ pass: TGPass, _ options: TGGridAlgorithm) {
    let (x, y) = (pass[.horizontal], pass[.vertical])
    let inner = TGSize(width: max(0, x.content), height: y.wraps ? .nan : max(0, y.content))
    self.init(pass, options, inner)
  }

  /// A grid whose content is asked for its width only, at a height that may be known.
  init(_ pass: TGPass, _ options: TGGridAlgorithm, height: Double?) {
    let y = pass[.vertical]
    let height = height.map { max(0, $0 - y.paddingStart - y.paddingEnd) } ?? .nan
    self.init(pass, options, TGSize(width: .nan, height: height))
  }

  private init(_ pass: TGPass, _ options: TGGridAlgorithm, _ inner: TGSize) {
    self.pass = pass
    self.options = options
    self.inner = inner
    areas = GridAreas(options.areas)
    gap = TGSize(
      width: options.gaps.gap(pass[.horizontal], of: inner.width),
      height: max(0, pass[.vertical].space))
    if options.gaps.vertical != nil {
      let whole = pass[.vertical].isDefinite ? inner.height : .nan
      gap.height = options.gaps.gap(pass[.vertical], of: whole)
    }
    readItems()
    placeItems()
  }

  /// Finds everything, step by step.
  mutating func layOut() {
    sizeColumns(question: nil)
    placeTracks(.horizontal, options.justifyContent)
    findWidths()
    sizeRows()
    placeTracks(.vertical, options.alignContent)
    placeInAreas()
    placeAbsoluteChildren()
    findBaseline()
    // With a height from the start there may be more rows.
    if !options.rows.contains(where: \.repeatsAsFits) { pass.confirmSizeFound() }
  }
}

// MARK: - Items

extension GridRun {
  private mutating func readItems() {
    items.reserveCapacity(pass.count)
    var reader = TGItemReader(pass, width: .nan, height: .nan, definite: .nan)
    var isOrdered = true
    for (place, child) in pass.children.enumerated() {
      let value = child[TGFlexItemKey.self]
      if value.isAbsolute {
        absoluteCount += 1
        continue
      }
      var item = GridItem(item: reader.item(child, at: place, value))
      item.dependsOnArea = item.item.x.flags.union(item.item.y.flags).contains(.needsWhole)
      item.justify = child[TGGridItemKey.self].justifySelf ?? options.justifyItems
      item.align = item.item.alignment ?? options.alignItems
      if let last = items.last, last.item.order > value.order { isOrdered = false }
      items.append(item)
    }
    if isOrdered { return }
    items.sort { ($0.item.order, $0.item.place) < ($1.item.order, $1.item.place) }
  }

  /// Reads an item again, now that more is known of its area.
  func reread(_ item: inout GridItem, width: Double, height: Double) {
    guard item.dependsOnArea else { return }
    let child = pass[item.item.place]
    var reader = TGItemReader(pass, width: width, height: height, definite: height)
    let extents = (item.item.x.extent, item.item.y.extent)
    item.item = reader.item(child, at: item.item.place, child[TGFlexItemKey.self])
    (item.item.x.extent, item.item.y.extent) = extents
  }
}

// MARK: - Cells

extension GridRun {
  /// What percentages of the height are of; NaN if they mean nothing.
  private var wholeHeight: Double { pass[.vertical].isDefinite ? inner.height : .nan }

  private mutating func placeItems() {
    columns = template(.horizontal, of: inner.width).tracks
    let template = template(
      .vertical, of: options.rows.contains(where: \.isShare) ? wholeHeight : .nan)
    (rows, rowRepetitions) = (template.tracks, template.times)
    let templates = (columns: columns.count, rows: rows.count)
    explicit.columns = max(columns.count, areas.columnCount)
    explicit.rows = max(rows.count, areas.rowCount)
    let isByRow = options.autoFlow.isByRow
    let requests = items.map { item in
      let (column, row) = request(pass[item.item.place][TGGridItemKey.self])
      return isByRow ? (minor: column, major: row) : (minor: row, major: column)
    }
    let placement = GridPlacement(
      requests, minor: isByRow ? .horizontal : .vertical, isDense: options.autoFlow.isDense,
      template: isByRow
        ? (explicit.columns, explicit.rows) : (explicit.rows, explicit.columns))
    let (first, count) = (placement.first, placement.count)
    before = isByRow ? (-first.minor, -first.major) : (-first.major, -first.minor)
    var counts = isByRow ? (count.minor, count.major) : (count.major, count.minor)
    for index in items.indices {
      let place = placement.places[index]
      items[index].columns = isByRow ? place.minor : place.major
      items[index].rows = isByRow ? place.major : place.minor
    }
    // Without a template there are no tracks after the last item.
    if explicit.columns == 0 { counts.0 = items.reduce(0) { max($0, $1.columns.end) } }
    if explicit.rows == 0 { counts.1 = items.reduce(0) { max($0, $1.rows.end) } }
    columns = implicit(
      columns, .horizontal, before.columns, counts.0, of: inner.width, templates.columns)
    rows = implicit(
      rows, .vertical, before.rows, counts.1,
      of: options.autoRows.contains(where: \.isShare) ? wholeHeight : .nan, templates.rows)
    // Items may cover many tracks each.
    pass.spend(columns.count + rows.count)
    collapse(&columns, .horizontal)
    collapse(&rows, .vertical)
  }

  /// Where an item is to be.
  private func request(_ value: TGGridItem) -> (GridRequest, GridRequest) {
    if let area = value.area.flatMap({ areas.areas[$0] }) {
      return (GridRequest(area.columns), GridRequest(area.rows))
    }
    if value.area != nil { return (GridRequest(.auto, tracks: 0), GridRequest(.auto, tracks: 0)) }
    return (
      GridRequest(value.column, tracks: explicit.columns),
      GridRequest(value.row, tracks: explicit.rows)
    )
  }

  /// The tracks that the template of an axis describes.
  private func template(_ axis: TGAxis, of whole: Double) -> GridTemplate {
    let tracks = options.template(axis)
    var room = GridRoom()
    if tracks.contains(where: \.repeatsAsFits) {
      room = axis == .horizontal ? self.room(.horizontal) : self.room(.vertical)
    }
    return GridTemplate(tracks, of: whole, gap: gap[axis], room: room)
  }

  private func room<Axis: TGAxisType>(_ axis: Axis) -> GridRoom {
    let isKnown = Axis.axis == .horizontal || pass[axis].isDefinite
    if !inner[Axis.axis].isNaN, isKnown { return GridRoom(most: inner[Axis.axis]) }
    let axis = pass[axis]
    let padding = axis.paddingStart + axis.paddingEnd
    if axis.upperBound < .infinity {
      return GridRoom(most: max(axis.upperBound, axis.lowerBound) - padding)
    }
    return GridRoom(least: axis.lowerBound - padding)
  }

  /// Adds the tracks that no template describes.
  private func implicit(
    _ tracks: [GridTrack], _ axis: TGAxis, _ before: Int, _ count: Int, of whole: Double,
    _ described: Int
  ) -> [GridTrack] {
    if before == 0, count == tracks.count { return tracks }
    let list = options.automatic(axis)
    let automatic = list.isEmpty ? [GridTrack()] : list.map { GridTrack($0, of: whole) }
    var all: [GridTrack] = []
    all.reserveCapacity(count)
    for index in 0..<count {
      let place = index - before
      if place < 0 {
        all.append(automatic[automatic.count - 1 - (-1 - place) % automatic.count])
      } else if place < described {
        all.append(tracks[place])
      } else {
        all.append(automatic[(place - described) % automatic.count])
      }
    }
    return all
  }

  private func collapse(_ tracks: inout [GridTrack], _ axis: TGAxis) {
    guard tracks.contains(where: \.vanishesWhenEmpty) else { return }
    var isTouched = Array(repeating: false, count: tracks.count)
    for item in items { for index in item[axis].range { isTouched[index] = true } }
    for index in tracks.indices where tracks[index].vanishesWhenEmpty && !isTouched[index] {
      tracks[index].isCollapsed = true
    }
  }
}

extension TGGridTrack {
  /// Whether the track is a percentage.
  var isShare: Bool {
    switch self {
    case .share: true
    case .minmax(let low, let high): low.isShare || high.isShare
    case .fitContent(let limit): limit.isShare
    case .repeated(_, let tracks): tracks.contains(where: \.isShare)
    case .points, .fr, .auto, .minContent, .maxContent: false
    }
  }

  /// Whether the tracks are repeated as often as they fit.
  var repeatsAsFits: Bool {
    if case .repeated(let repetition, _) = self {
      return repetition == .autoFill || repetition == .autoFit
    }
    return false
  }

  /// Whether the track is a percentage or a part of the room.
  var dependsOnRoom: Bool {
    if case .repeated(_, let tracks) = self { return tracks.contains(where: \.dependsOnRoom) }
    return dependsOnExtent
  }
}
