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
  var hasAbsoluteChildren = false
  var columns: [GridTrack] = []
  var rows: [GridTrack] = []
  /// The number of tracks before those of the template.
  private(set) var before = GridAxes(columns: 0, rows: 0)
  /// The number of tracks of the template, including areas.
  private(set) var explicit = GridAxes(columns: 0, rows: 0)
  /// The number of repetitions of the `autoFill` or `autoFit` rows.
  private(set) var rowRepetitions: Int?
  let areas: GridAreas
  /// The intermediate results of each sizing: that of the columns, and then that of the rows, or both of them
  /// if they are sized twice; nil if the grid is not explained.
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

  private init(_ pass: TGPass, _ options: TGGridAlgorithm, _ inner: TGSize) {
    (self.pass, self.options, self.inner) = (pass, options, inner)
    areas = GridAreas(options.areas)
    let (gaps, y) = (options.gaps, pass[.vertical])
    let whole = gaps.vertical != nil && y.isDefinite ? inner.height : .nan
    gap = TGSize(
      width: gaps.gap(pass[.horizontal], of: inner.width), height: gaps.gap(y, of: whole))
    makeTracks()
  }

  mutating func layOut() {
    findHeightsInRows()
    sizeTracks()
    placeInAreas()
    placeAbsoluteChildren()
    findBaseline()
  }
}

extension GridRun {
  private mutating func sizeTracks(measuredWidth: TGContentWidth? = nil) {
    sizeTracks(.horizontal, in: pass[.horizontal].innerBounds, measuredWidth: measuredWidth)
    placeTracks(.horizontal)
    findWidths()
    sizeRows()
    placeTracks(.vertical)
  }

  /// Sizes the tracks of an axis, which may determine the inner extent within these bounds; `measuredWidth` is
  /// nil during layout.
  mutating func sizeTracks(
    _ axis: TGAxis, in bounds: (lower: Double, upper: Double), measuredWidth: TGContentWidth? = nil
  ) {
    var sizing = GridSizing(
      tracks: self[axis], gap: gap[axis], inner: inner[axis], measuredWidth: measuredWidth,
      bounds: bounds, stretches: options.contentAlignment(axis) == .stretch)
    if logs != nil {
      let log = GridLog(sizing, items)
      logs?.append(log)
      sizing.log = log
    }
    // Tracks with a fixed size do not depend on items.
    if sizing.dependsOnItems {
      sizing.usesOnlyMinimums = sizing.usesOnlyMinimum(sizing.tracks.indices)
      (sizing.singles, sizing.spanning) = contributions(axis, sizing)
    }
    sizing.run()
    self[axis] = sizing.tracks
  }

  /// Computes the heights of items with a ratio that are stretched to their rows, because the sizes of
  /// columns depend on the widths derived from these heights.
  ///
  /// This sizes the rows in advance, unless an item would have to be laid out twice: in nested grids,
  /// the work would double at every level.
  mutating func findHeightsInRows(measuredWidth: TGContentWidth? = nil) {
    guard columns.contains(where: { $0.hasIntrinsicMinimum || $0.hasIntrinsicMaximum }),
      items.indices.contains(where: { items[$0].derivesWidthFromRows }),
      !items.indices.contains(where: { items[$0].box.isContainer && !items[$0].box.y.isSized })
    else { return }
    var trial = self
    trial.sizeTracks(measuredWidth: measuredWidth)
    for index in items.indices where items[index].derivesWidthFromRows {
      let area = trial.rows.extent(of: items[index].rows)
      if items[index].dependsOnArea {
        // Percentages are definite in this case.
        let width = trial.columns.extent(of: items[index].columns)
        trial.items[index].reread(width: width, height: area, pass)
      }
      let (known, box) = (trial.items[index].box.y.boundedSize, items[index].box)
      let room = box.y.inner(of: area)
      items[index].heightInRows =
        known.isNaN ? box.stretched(to: room, .vertical, items[index].align) : known
    }
  }
}

// MARK: - Tracks and the items in them

extension GridRun {
  subscript(axis: TGAxis) -> [GridTrack] {
    get { axis == .horizontal ? columns : rows }
    _modify { if axis == .horizontal { yield &columns } else { yield &rows } }
  }

  /// Creates the tracks, and determines which of them each item covers.
  private mutating func makeTracks() {
    columns = template(.horizontal).tracks
    let described = template(.vertical)
    (rows, rowRepetitions) = (described.tracks, described.times)
    explicit.columns = max(columns.count, areas.counts.columns)
    explicit.rows = max(rows.count, areas.counts.rows)
    let positions = readItems()
    if options.autoFlow.isByRow {
      place(positions, .horizontal)
    } else {
      place(positions, .vertical)
    }
    // A few items may create many tracks, so the work does not follow from the number of children.
    pass.spend(columns.count + rows.count)
    collapse()
  }

  /// Assigns cells to the items, and adds the tracks that they need outside the template.
  private mutating func place<Minor: TGAxisType>(
    _ positions: GridAxes<RequestedPositions>, _ axis: Minor
  ) {
    var placement = GridPlacement(
      positions, along: axis, isDense: options.autoFlow.isDense, template: explicit)
    placement.place(&items)
    pass.spend(placement.searchCost)
    let (minor, major) = (Minor.axis, Minor.Cross.axis)
    before[minor] = -placement.first.minor
    before[major] = -placement.first.major
    addTracks(minor, upTo: placement.count.minor, of: whole(minor, for: options.automatic(minor)))
    addTracks(major, upTo: placement.count.major, of: whole(major, for: options.automatic(major)))
  }

  /// The extent that percentages in descriptions of tracks refer to; NaN if it is indefinite, or if no row refers to it.
  private func whole(_ axis: TGAxis, for tracks: [TGGridTrack]) -> Double {
    if axis == .horizontal { return inner.width }
    return tracks.contains { $0.isShare } && pass[.vertical].isDefinite ? inner.height : .nan
  }

  /// The tracks that the template of an axis defines.
  private func template<Axis: TGAxisType>(_ axis: Axis) -> GridTemplate {
    let tracks = options.template(Axis.axis)
    let repeats = tracks.contains { $0.isAutoRepeat }
    return GridTemplate(
      tracks, of: whole(Axis.axis, for: tracks), gap: gap[axis],
      room: repeats ? room(axis) : GridRoom())
  }

  private func room<Axis: TGAxisType>(_ axis: Axis) -> GridRoom {
    let isKnown = Axis.axis == .horizontal || pass[axis].isDefinite
    if !inner[Axis.axis].isNaN, isKnown { return GridRoom(maximum: inner[Axis.axis]) }
    let axis = pass[axis]
    let padding = axis.paddingStart + axis.paddingEnd
    if axis.upperBound < .infinity {
      return GridRoom(maximum: max(axis.upperBound, axis.lowerBound) - padding)
    }
    return GridRoom(minimum: axis.lowerBound - padding)
  }

  /// Adds the implicit tracks, which are not defined by a template.
  mutating func addTracks(_ axis: TGAxis, upTo count: Int, of whole: Double) {
    let (described, before) = (self[axis], before[axis])
    if before == 0, count == described.count { return }
    let list = options.automatic(axis)
    let automatic = list.isEmpty ? [GridTrack()] : list.map { GridTrack($0, of: whole) }
    if described.isEmpty, automatic.count == 1 {
      self[axis] = Array(repeating: automatic[0], count: count)
      return
    }
    self[axis] = (0..<count).map { index in
      let offset = index - before
      if described.indices.contains(offset) { return described[offset] }
      let beyond = (offset < 0 ? offset : offset - described.count) % automatic.count
      return automatic[beyond < 0 ? beyond + automatic.count : beyond]
    }
  }

  /// Collapses the `autoFit` tracks that contain no item.
  private mutating func collapse() {
    columns.collapse(besides: items.lazy.map { $0.columns })
    rows.collapse(besides: items.lazy.map { $0.rows })
  }
}

extension [GridTrack] {
  fileprivate mutating func collapse(besides used: some Sequence<GridTracks>) {
    guard contains(where: { $0.collapsesWhenEmpty }) else { return }
    var isUsed = [Bool](repeating: false, count: count)
    for tracks in used { for index in tracks.range { isUsed[index] = true } }
    for index in indices where self[index].collapsesWhenEmpty && !isUsed[index] {
      self[index].isCollapsed = true
    }
  }
}
