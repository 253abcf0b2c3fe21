import TangramBoxModel
import TangramCore

/// The state of a grid while it is computed.
///
/// The other files contain its steps, in the order of the specification.
struct GridRun {
  let pass: TGPass
  let options: TGGridAlgorithm
  /// The container's extents inside the padding; NaN until they are known.
  var inner: TGSize
  var gap: TGSize
  /// The items, in placement order.
  var items: [GridItem] = []
  /// Whether any child is positioned absolutely.
  private(set) var hasAbsoluteChildren = false
  var columns: [GridTrack] = []
  var rows: [GridTrack] = []
  /// The number of tracks before those of the template.
  private(set) var before = (columns: 0, rows: 0)
  /// The number of tracks of the template, including areas.
  private(set) var explicit = (columns: 0, rows: 0)
  /// The number of repetitions of the `autoFill` or `autoFit` rows.
  private(set) var rowRepetitions: Int?
  let areas: GridAreas
  /// What is found in each sizing: that of the columns, and then that of the rows, or both of them if
  /// they are sized twice; nil if the grid is not explained.
  var logs: [GridLog]?

  init(_ pass: TGPass, _ options: TGGridAlgorithm) {
    let inner = TGSize(width: pass[.horizontal].inner, height: pass[.vertical].inner)
    self.init(pass, options, inner)
  }

  /// Creates a run that only computes the content width, given the height if it is known.
  init(_ pass: TGPass, _ options: TGGridAlgorithm, height: Double?) {
    let y = pass[.vertical]
    let height = height.map { max(0, $0 - y.paddingStart - y.paddingEnd) } ?? .nan
    self.init(pass, options, TGSize(width: .nan, height: height))
  }

  private init(
    _ pass: TGPass, _ options: TGGridAlgorithm, _ inner: TGSize
  ) {
    self.pass = pass
    self.options = options
    self.inner = inner
    areas = GridAreas(options.areas)
    gap = TGSize(
      width: options.gaps.gap(pass[.horizontal], of: inner.width),
      height: max(0, pass[.vertical].space))
    if options.gaps.vertical != nil {
      gap.height = options.gaps.gap(pass[.vertical], of: wholeHeight)
    }
    makeTracks()
  }

  /// Performs the layout, step by step.
  mutating func layOut() {
    findHeightsInRows()
    sizeTracks()
    placeInAreas()
    placeAbsoluteChildren()
    findBaseline()
  }
}

extension GridRun {
  private mutating func sizeTracks(question: TGContentWidth? = nil) {
    sizeColumns(question: question)
    placeTracks(.horizontal)
    findWidths()
    sizeRows()
    placeTracks(.vertical)
  }

  /// Computes the heights of items with a ratio that are stretched to their rows, because the sizes of
  /// columns depend on the widths derived from these heights.
  ///
  /// This sizes the rows in advance, unless an item would have to be laid out twice: in nested grids,
  /// the work would double at every level.
  mutating func findHeightsInRows(question: TGContentWidth? = nil) {
    guard columns.contains(where: { $0.hasIntrinsicLeast || $0.hasIntrinsicMost }),
      items.indices.contains(where: { items[$0].takesWidthFromRows }),
      !items.indices.contains(where: { items[$0].box.isContainer && !items[$0].box.y.isSized })
    else { return }
    var trial = self
    trial.sizeTracks(question: question)
    for index in items.indices where items[index].takesWidthFromRows {
      let area = trial.rows.extent(of: items[index].rows)
      if items[index].dependsOnArea {
        // Percentages are definite in this case.
        let width = trial.columns.extent(of: items[index].columns)
        trial.items[index].reread(width: width, height: area, pass)
      }
      let known = trial.items[index].box.y.boundedSize
      let room = area - items[index].box.y.margins
      items[index].heightInRows = known.isNaN ? items[index].stretchedHeight(in: room) : known
    }
  }
}

// MARK: - Tracks and the items in them

extension GridRun {
  /// The tracks of an axis.
  func tracks(_ axis: TGAxis) -> [GridTrack] { axis == .horizontal ? columns : rows }

  /// The height that percentages refer to; NaN if it is indefinite.
  private var wholeHeight: Double { pass[.vertical].isDefinite ? inner.height : .nan }

  /// Creates the tracks, and determines which of them each item covers.
  private mutating func makeTracks() {
    columns = template(.horizontal, of: inner.width).tracks
    let described = template(
      .vertical, of: options.rows.contains { $0.isShare } ? wholeHeight : .nan)
    (rows, rowRepetitions) = (described.tracks, described.times)
    explicit.columns = max(columns.count, areas.columnCount)
    explicit.rows = max(rows.count, areas.rowCount)
    let demand = readItems()
    let counts =
      options.autoFlow.isByRow ? place(demand, .horizontal) : place(demand, .vertical)
    addTracks(&columns, .horizontal, before.columns, counts.columns, of: inner.width)
    addTracks(
      &rows, .vertical, before.rows, counts.rows,
      of: options.autoRows.contains { $0.isShare } ? wholeHeight : .nan)
    // Each item may cover many tracks.
    pass.spend(columns.count + rows.count)
    collapse()
  }

  /// Reads the children as items.
  ///
  /// - Returns: A summary of the positions that they request.
  private mutating func readItems() -> GridDemand {
    var reader = GridReader(pass, options, areas, explicit)
    reader.readItems()
    (items, hasAbsoluteChildren) = (reader.items, reader.hasAbsoluteChildren)
    return reader.demand
  }

  /// Assigns cells to the items.
  ///
  /// - Returns: The resulting numbers of tracks.
  private mutating func place<Minor: TGAxisType>(
    _ demand: GridDemand, _ axis: Minor
  ) -> (columns: Int, rows: Int) {
    let isByRow = Minor.axis == .horizontal
    var placement = GridPlacement(
      demand, along: axis, isDense: options.autoFlow.isDense,
      template: isByRow ? explicit : (explicit.rows, explicit.columns))
    placement.place(&items)
    pass.spend(placement.work)
    let (first, count) = (placement.first, placement.count)
    before = isByRow ? (-first.minor, -first.major) : (-first.major, -first.minor)
    return isByRow ? (count.minor, count.major) : (count.major, count.minor)
  }

  /// The tracks that the template of an axis defines.
  private func template(_ axis: TGAxis, of whole: Double) -> GridTemplate {
    let tracks = options.template(axis)
    var room = GridRoom()
    if tracks.contains(where: { $0.repeatsAsFits }) {
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

  /// Adds the implicit tracks, which are not defined by a template.
  func addTracks(
    _ tracks: inout [GridTrack], _ axis: TGAxis, _ before: Int, _ count: Int, of whole: Double
  ) {
    if before == 0, count == tracks.count { return }
    let list = options.automatic(axis)
    let automatic = list.isEmpty ? [GridTrack()] : list.map { GridTrack($0, of: whole) }
    let described = tracks
    if described.isEmpty, automatic.count == 1 {
      tracks = Array(repeating: automatic[0], count: count)
      return
    }
    tracks = []
    tracks.reserveCapacity(count)
    for index in 0..<count {
      let place = index - before
      if place < 0 {
        tracks.append(automatic[automatic.count - 1 - (-1 - place) % automatic.count])
      } else if place < described.count {
        tracks.append(described[place])
      } else {
        tracks.append(automatic[(place - described.count) % automatic.count])
      }
    }
  }

  /// Collapses the `autoFit` tracks that contain no item.
  private mutating func collapse() {
    columns.collapse { mark in for item in items { mark(item.columns) } }
    rows.collapse { mark in for item in items { mark(item.rows) } }
  }
}

extension [GridTrack] {
  /// - Parameter visit: Calls its argument with the tracks of each item.
  fileprivate mutating func collapse(_ visit: ((GridTracks) -> Void) -> Void) {
    guard contains(where: { $0.vanishesWhenEmpty }) else { return }
    var isTouched = [Bool](repeating: false, count: count)
    visit { for index in $0.range { isTouched[index] = true } }
    for index in indices where self[index].vanishesWhenEmpty && !isTouched[index] {
      self[index].isCollapsed = true
    }
  }
}
