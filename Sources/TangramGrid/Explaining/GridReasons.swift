import TangramBoxModel
import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the items of a grid: repeats the steps of `GridRun` with
/// `TGReason` values instead of numbers.
struct GridReasons {
  let pass: TGPass
  let options: TGGridAlgorithm
  /// The run, with all its results.
  private(set) var run: GridRun
  /// The items before their areas have sizes.
  private var unsized: [GridItem] = []
  /// The items as they were when rows were sized.
  private var measured: [GridItem] = []
  /// The items after they were placed in their areas.
  let items: [GridItem]
  private var columnSteps: GridSteps
  private var rowSteps: GridSteps
  /// The steps of the row sizing that determines the height of the grid, if the height depends on the
  /// rows.
  private var firstRowSteps: GridSteps?

  /// The container's extents inside the padding.
  private(set) var inners: [TGAxis: TGReason] = [:]
  /// The extents of the tracks.
  private(set) var extents: [TGAxis: [TGReason]] = [:]
  /// The coordinates at which the tracks begin.
  private(set) var starts: [TGAxis: [TGReason]] = [:]

  /// The distance from the top of each row to its baseline, by the index of the row.
  var baselines: [Int: TGReason] = [:]

  /// Repeats the steps of a run.
  init(_ pass: TGPass, _ options: TGGridAlgorithm) {
    (self.pass, self.options) = (pass, options)
    var run = GridRun(pass, options)
    run.findHeightsInRows()
    unsized = run.items
    columnSteps = run.columnSteps(question: nil)
    run.columns = columnSteps.tracks
    run.placeTracks(.horizontal, options.justifyContent)
    run.findWidths()
    let (rows, gap, given) = (run.rows, run.gap.height, run.inner.height)
    run.sizeRows()
    measured = run.items
    rowSteps = run.rowSteps(run.rows, (0, .infinity))
    if given.isNaN {
      var first = run
      (first.inner.height, first.gap.height) = (.nan, gap)
      let steps = first.rowSteps(rows, run.heightBounds)
      firstRowSteps = steps
      if !run.dependsOnHeight { rowSteps = steps }
    }
    run.placeTracks(.vertical, options.alignContent)
    run.placeInAreas()
    items = run.items
    self.run = run
  }

  /// Records the reasons for all positions and sizes.
  mutating func explain() {
    for axis in TGAxis.allCases where !pass.wraps(axis) {
      inners[axis] = pass.reasons(axis).content.notNegative
    }
    if pass.wraps(.horizontal) {
      inners[.horizontal] = pass.settle(.horizontal, inner: run.inner.width) { [self] in
        contentWidth()
      }
    }
    extents[.horizontal] = tracks(.horizontal, columnSteps, inner(.horizontal))
    starts[.horizontal] = trackStarts(.horizontal, options.justifyContent)
    if let firstRowSteps {
      inners[.vertical] = pass.settle(.vertical, inner: run.inner.height) { [self] in
        let rows = tracks(.vertical, firstRowSteps, nil)
        return TGReason.total(rows) + gaps(.vertical, firstRowSteps.tracks)
      }
    }
    extents[.vertical] = tracks(.vertical, rowSteps, inner(.vertical))
    starts[.vertical] = trackStarts(.vertical, options.alignContent)
    findBaselines()
    for item in items where isExplained(item) { explain(item) }
    explainAbsoluteChildren()
  }
}

// MARK: - The grid

extension GridReasons {
  private func isExplained(_ item: GridItem) -> Bool { pass.explained.contains(item.box.place) }

  /// The tracks for which reasons are created: all tracks or, if there are very many, those of the
  /// explained item and some preceding tracks that its position depends on.
  private func wanted(_ axis: TGAxis, _ count: Int) -> Range<Int> {
    let all = 0..<count
    guard count > TGExplanation.mostNumbers, pass.explained.count == 1,
      let item = items.first(where: isExplained)
    else { return all }
    let tracks = item[axis].range
    return max(0, tracks.lowerBound - 16)..<tracks.upperBound
  }

  /// Returns the container's extent inside the padding.
  func inner(_ axis: TGAxis) -> TGReason { inners[axis] ?? .rule(run.inner[axis]) }

  /// The gap between neighbors.
  func gap(_ axis: TGAxis) -> TGReason {
    options.gaps.reason(run.gap[axis], pass.reasons(axis), axis, of: inner(axis))
  }

  /// The total of the gaps between tracks.
  func gaps(_ axis: TGAxis, _ tracks: [GridTrack]) -> TGReason {
    let count = tracks.count { !$0.isCollapsed }
    return count > 1 && run.gap[axis] != 0 ? .rule(Double(count - 1)) * gap(axis) : .rule(0)
  }

  /// Returns the content width of the items, without padding.
  private func contentWidth() -> TGReason {
    let height = pass.wraps(.vertical) ? nil : pass[.vertical].size
    let asked = GridRun(pass, options, height: height)
    let (steps, hasGap) = (asked.columnSteps(question: .greatest), asked.gap.width != 0)
    let columns = tracks(.horizontal, steps, nil)
    return TGReason.total(columns) + (hasGap ? gaps(.horizontal, steps.tracks) : .rule(0))
  }

  private func tracks(_ axis: TGAxis, _ steps: GridSteps, _ inner: TGReason?) -> [TGReason] {
    let hasInner = !steps.sizing.inner.isNaN
    let isHorizontal = axis == .horizontal
    let reasons = GridTrackReasons(
      steps: steps, axis: axis, wanted: wanted(axis, steps.tracks.count),
      inner: hasInner ? inner : nil,
      gap: steps.sizing.gap == 0 ? .rule(0) : gap(axis),
      before: isHorizontal ? run.before.columns : run.before.rows,
      written: options.written(axis),
      wish: { isHorizontal ? wishAcross($0, $1) : wishDown($0, $1) })
    return reasons.all()
  }

  /// Returns the coordinates at which the tracks of an axis begin.
  private func trackStarts(_ axis: TGAxis, _ alignment: TGContentAlignment) -> [TGReason] {
    let tracks = axis == .horizontal ? run.columns : run.rows
    let extents = extents[axis] ?? []
    let taken = GridTrackReasons.total(extents) + gaps(axis, tracks)
    let free = (inner(axis) - taken.named("what the tracks take")).named("free room")
    let count = tracks.count { !$0.isCollapsed }
    let (lead, between) = alignment.reasons(free, among: count)
    let name = axis == .horizontal ? "column" : "row"
    let before = axis == .horizontal ? run.before.columns : run.before.rows
    var position = pass.reasons(axis).paddingStart + lead
    var isFirst = true
    let wanted = wanted(axis, tracks.count)
    return tracks.indices.map { index in
      if !wanted.contains(index) {
        if !tracks[index].isCollapsed { isFirst = false }
        position = .rule(tracks[index].end, "end of \(name) \(index + 1 - before)")
        return .rule(tracks[index].origin)
      }
      if !tracks[index].isCollapsed {
        if !isFirst { position = position + gap(axis) + between }
        isFirst = false
      }
      let label = "start of \(name) \(index + 1 - before)"
      let start = position.operands.isEmpty ? position : position.named(label)
      position = extents[index].value == 0 ? start : start + extents[index]
      return start
    }
  }
}

// MARK: - Requests of items

extension GridReasons {
  /// Returns the reason for the width that an item requests of its columns.
  private func wishAcross(_ index: Int, _ value: Double) -> TGReason? {
    let item = unsized[index].box
    let reasons = ItemReasons(item, pass, width: .rule(0), height: .rule(0))
    let height = unsized[index].knownHeight
    for width in [TGContentWidth.least, .greatest] {
      let asked = reasons.contribution(width, height: height)
      if asked.yieldsExactly(value) { return asked }
    }
    let least = reasons.outer(reasons.clamp(.rule(0), .horizontal), .horizontal)
    if least.yieldsExactly(value) { return least }
    return limited(reasons.contentWidth(.least, height: height), reasons, .horizontal, value)
  }

  /// Returns the reason for the height that an item requests of its rows.
  private func wishDown(_ index: Int, _ value: Double) -> TGReason? {
    let item = measured[index]
    let shim =
      item.shim == 0 ? TGReason.rule(0) : .rule(item.shim, "down to the baseline")
    let reasons = ItemReasons(
      item.box, pass, width: area(.horizontal, item.columns), height: .rule(0))
    let height = height(item, reasons)
    let asked = reasons.outer(height, .vertical) + shim
    if asked.yieldsExactly(value) { return asked }
    let least = reasons.outer(reasons.clamp(.rule(0), .vertical), .vertical) + shim
    if least.yieldsExactly(value) { return least }
    return limited(height, reasons, .vertical, value)
  }

  /// Returns an automatic minimum, limited to the maximum extent of fixed tracks.
  private func limited(
    _ content: TGReason, _ reasons: ItemReasons, _ axis: TGAxis, _ value: Double
  ) -> TGReason? {
    let limit = value - reasons.item[axis].margins
    guard limit < content.value else { return nil }
    let most = TGReason.rule(limit, "what the tracks are at most")
    return reasons.outer(reasons.clamp(.least([content, most]), axis), axis)
  }

  /// Returns the height of an item if it is not stretched.
  func height(_ item: GridItem, _ reasons: ItemReasons) -> TGReason {
    if let size = reasons.size(.vertical) { return reasons.clamp(size, .vertical) }
    let width = reasons.said(.horizontal).extent
    let isFinal = width.yieldsExactly(item.box.x.extent)
    let present = isFinal ? width : TGReason.rule(item.box.x.extent, "width")
    return reasons.clamp(reasons.contentHeight(width: present), .vertical)
  }
}

extension TGGridAlgorithm {
  /// Records why each item has its rectangle, and why the grid has its size where it wraps.
  public func explain(_ pass: TGPass) {
    var reasons = pass.rerun { GridReasons(pass, self) }
    reasons.explain()
  }

  /// Returns the sizes in points and shares that the template of an axis contains.
  func written(_ axis: TGAxis) -> [TGGridTrack] {
    (template(axis) + automatic(axis)).flatMap { $0.numbers }
  }
}

extension TGGridTrack {
  /// The sizes in points and shares in the description of the track.
  fileprivate var numbers: [TGGridTrack] {
    switch self {
    case .points, .share: [self]
    case .minmax(let low, let high): low.numbers + high.numbers
    case .fitContent(let limit): limit.numbers
    case .repeated(_, let tracks): tracks.flatMap { $0.numbers }
    case .fr, .auto, .minContent, .maxContent: []
    }
  }
}
