import TangramBoxModel
import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the items of a grid: repeats the steps of `GridRun`, and expresses
/// the result of each with `TGReason` values before the next step changes the items.
struct GridReasons {
  let pass: TGPass
  let options: TGGridAlgorithm
  /// The run, with the results of its steps so far.
  private(set) var run: GridRun
  /// The only item that is explained; nil if all items are, or none.
  private let only: GridItem?

  /// The container's extents inside the padding.
  private(set) var inners: [TGAxis: TGReason] = [:]
  /// The extents of the tracks.
  private(set) var extents: [TGAxis: GridNumbers] = [:]
  /// The coordinates at which the tracks begin.
  private(set) var starts: [TGAxis: GridNumbers] = [:]

  /// The distance from the top of each row to its baseline, by the index of the row.
  var baselines: [Int: TGReason] = [:]

  init(_ pass: TGPass, _ options: TGGridAlgorithm) {
    (self.pass, self.options) = (pass, options)
    let (run, places) = (GridRun(pass, options), pass.explained)
    only = places.count == 1 ? run.items.first { places.contains($0.box.place) } : nil
    self.run = run
  }

  /// Records the reasons for all positions and sizes.
  mutating func explain() {
    for axis in TGAxis.allCases where !pass.reasons(axis).wraps {
      inners[axis] = pass.reasons(axis).content.notNegative
    }
    explainColumns()
    explainRows()
    // Items in other rows do not affect those that are explained.
    let (places, rows) = (pass.explained, wanted(.vertical, run.rows.count))
    run.items = run.items.filter { rows.contains($0.rows.start) }
    pass.rerun { run.placeInAreas() }
    findBaselines()
    for item in run.items where places.contains(item.box.place) { explain(item) }
    explainAbsoluteChildren()
  }

  private mutating func explainColumns() {
    var steps: [GridSteps] = []
    pass.rerun {
      run.findHeightsInRows()
      run.sizeColumns(question: nil) { steps.append(GridSteps(&$0)) }
      run.placeTracks(.horizontal, options.justifyContent)
    }
    if pass.reasons(.horizontal).wraps {
      inners[.horizontal] = pass.settle(.horizontal, inner: run.inner.width) { [self] in
        contentWidth()
      }
    }
    explainTracks(.horizontal, steps[0], options.justifyContent)
  }

  private mutating func explainRows() {
    var steps: [GridSteps] = []
    pass.rerun {
      run.findWidths()
      run.sizeRows { steps.append(GridSteps(&$0)) }
      run.placeTracks(.vertical, options.alignContent)
    }
    if pass.reasons(.vertical).wraps {
      // If rows are sized twice, the first time determines the height of the grid.
      inners[.vertical] = pass.settle(.vertical, inner: run.inner.height) {
        [self, first = steps[0]] in
        let rows = tracks(.vertical, first, run, nil)
        return rows.total(of: first.tracks) + gaps(.vertical, first.tracks)
      }
    }
    explainTracks(.vertical, steps[steps.count - 1], options.alignContent)
  }

  private mutating func explainTracks(
    _ axis: TGAxis, _ steps: GridSteps, _ alignment: TGContentAlignment
  ) {
    let extents = tracks(axis, steps, run, inner(axis))
    (self.extents[axis], starts[axis]) = (extents, trackStarts(axis, extents, alignment))
  }
}

// MARK: - The grid

extension GridReasons {
  /// The tracks for which reasons are created: all tracks or, if there are very many, those of the
  /// explained item and some preceding tracks that its position depends on.
  private func wanted(_ axis: TGAxis, _ count: Int) -> Range<Int> {
    guard count > TGExplanation.mostNumbers, let tracks = only?[axis].range else {
      return 0..<count
    }
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
    return .gaps(gap(axis), among: count)
  }

  /// Returns the content width of the items, without padding.
  private func contentWidth() -> TGReason {
    let height = pass.reasons(.vertical).wraps ? nil : pass[.vertical].size
    var (asked, steps) = (GridRun(pass, options, height: height), [GridSteps]())
    asked.sizeColumns(question: .greatest) { steps.append(GridSteps(&$0)) }
    let columns = tracks(.horizontal, steps[0], asked, nil)
    let gaps = asked.gap.width != 0 ? gaps(.horizontal, asked.columns) : .rule(0)
    return columns.total(of: asked.columns) + gaps
  }

  /// - Parameter run: The run whose tracks are sized.
  private func tracks(
    _ axis: TGAxis, _ steps: GridSteps, _ run: GridRun, _ inner: TGReason?
  ) -> GridNumbers {
    let hasInner = !steps.sizing.inner.isNaN
    let isHorizontal = axis == .horizontal
    let reasons = GridTrackReasons(
      steps: steps, run: run, axis: axis, wanted: wanted(axis, steps.tracks.count),
      inner: hasInner ? inner : nil,
      gap: steps.sizing.gap == 0 ? .rule(0) : gap(axis),
      written: options.written(axis),
      contribution: { isHorizontal ? contributionAcross($0, $1) : contributionDown($0, $1) })
    return reasons.all()
  }

  /// Returns the coordinates at which the tracks of an axis begin.
  private func trackStarts(
    _ axis: TGAxis, _ extents: GridNumbers, _ alignment: TGContentAlignment
  ) -> GridNumbers {
    let tracks = run.tracks(axis)
    let taken = extents.total(of: tracks) + gaps(axis, tracks)
    let free = (inner(axis) - taken.named("what the tracks take")).named("free room")
    let count = tracks.count { !$0.isCollapsed }
    let (lead, between) = alignment.reasons(free, among: count)
    let word = GridRun.word(for: axis)
    let wanted = wanted(axis, tracks.count)
    let first = wanted.lowerBound
    var position =
      first == 0
      ? pass.reasons(axis).paddingStart + lead
      : .rule(tracks[first - 1].end, "end of \(word) \(run.number(first - 1, axis))")
    var isFirst = tracks[..<first].allSatisfy { $0.isCollapsed }
    let starts = wanted.map { index in
      if !tracks[index].isCollapsed {
        if !isFirst { position = position + gap(axis) + between }
        isFirst = false
      }
      let label = "start of \(word) \(run.number(index, axis))"
      let start = position.gathered(label)
      let extent = extents[index]
      position = extent.value == 0 ? start : start + extent
      return start
    }
    return GridNumbers(wanted: wanted, reasons: starts) { tracks[$0].origin }
  }
}

// MARK: - Requests of items

extension GridReasons {
  /// Returns the reason for the width that an item requests of its columns.
  private func contributionAcross(_ index: Int, _ value: Double) -> TGReason? {
    let item = run.items[index].box
    let reasons = ItemReasons(item, pass, width: .rule(0), height: .rule(0))
    let height = run.items[index].knownHeight
    for width in [TGContentWidth.least, .greatest] {
      let asked = reasons.contribution(width, height: height)
      if asked.yieldsExactly(value) { return asked }
    }
    let least = reasons.outer(reasons.clamp(.rule(0), .horizontal), .horizontal)
    if least.yieldsExactly(value) { return least }
    return limited(reasons.contentWidth(.least, height: height), reasons, .horizontal, value)
  }

  /// Returns the reason for the height that an item requests of its rows.
  private func contributionDown(_ index: Int, _ value: Double) -> TGReason? {
    let item = run.items[index]
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
    let width = reasons.childReasons(.horizontal).extent
    let isFinal = width.yieldsExactly(item.box.x.extent)
    let present = isFinal ? width : TGReason.rule(item.box.x.extent, "width")
    return reasons.clamp(reasons.contentHeight(width: present), .vertical)
  }
}

extension GridRun {
  /// The tracks of an axis.
  func tracks(_ axis: TGAxis) -> [GridTrack] { axis == .horizontal ? columns : rows }

  /// The number of a track as users count: from the first one of the template.
  func number(_ index: Int, _ axis: TGAxis) -> Int {
    index + 1 - (axis == .horizontal ? before.columns : before.rows)
  }

  /// The word for a track of an axis.
  static func word(for axis: TGAxis) -> String { axis == .horizontal ? "column" : "row" }
}

extension TGGridAlgorithm {
  /// Records why each item has its rectangle, and why the grid has its size where it wraps.
  public func explain(_ pass: TGPass) {
    var reasons = GridReasons(pass, self)
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
