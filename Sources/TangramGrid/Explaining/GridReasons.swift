import TangramBoxModel
import TangramCore
import TangramExplanations

/// Why the items of a grid are where they are: what `GridRun` does, as reasons.
struct GridReasons {
  let pass: TGPass
  let options: TGGridAlgorithm
  /// The run, with everything that it found.
  private(set) var run: GridRun
  /// The items before anything is known of their areas.
  private var unsized: [GridItem] = []
  /// The items when rows are sized.
  private var measured: [GridItem] = []
  /// The items in their areas.
  let items: [GridItem]
  private var columnSteps: GridSteps
  private var rowSteps: GridSteps
  /// The steps by which rows that decide about the height get their extents first.
  private var firstRowSteps: GridSteps?

  /// The inner extents.
  private(set) var inners: [TGAxis: TGReason] = [:]
  /// How large tracks are.
  private(set) var extents: [TGAxis: [TGReason]] = [:]
  /// Where tracks begin.
  private(set) var starts: [TGAxis: [TGReason]] = [:]

  /// Where the baselines of items meet in rows.
  var baselines: [Int: TGReason] = [:]

  /// Takes the steps of a run again.
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

  /// Says why everything is as it is.
  mutating func explain() {
    for axis in TGAxis.allCases where !pass.wraps(axis) {
      inners[axis] = pass.reasons(axis).content.notNegative
    }
    if pass.wraps(.horizontal) {
      inners[.horizontal] = pass.settle(
        .horizontal, contentWidth(), inner: run.inner.width)
    }
    extents[.horizontal] = tracks(.horizontal, columnSteps, inner(.horizontal))
    starts[.horizontal] = trackStarts(.horizontal, options.justifyContent)
    if let firstRowSteps {
      let rows = tracks(.vertical, firstRowSteps, nil)
      let height = TGReason.total(rows) + gaps(.vertical, firstRowSteps.tracks)
      inners[.vertical] = pass.settle(.vertical, height, inner: run.inner.height)
    }
    extents[.vertical] = tracks(.vertical, rowSteps, inner(.vertical))
    starts[.vertical] = trackStarts(.vertical, options.alignContent)
    findBaselines()
    for item in items { explain(item) }
    explainAbsoluteChildren()
  }
}

// MARK: - The grid

extension GridReasons {
  /// What is inside the padding.
  func inner(_ axis: TGAxis) -> TGReason { inners[axis] ?? .rule(run.inner[axis]) }

  /// The gap between neighbours.
  func gap(_ axis: TGAxis) -> TGReason {
    options.gaps.reason(run.gap[axis], pass.reasons(axis), axis, of: inner(axis))
  }

  /// The gaps between tracks in all.
  func gaps(_ axis: TGAxis, _ tracks: [GridTrack]) -> TGReason {
    let count = tracks.count { !$0.isCollapsed }
    return count > 1 && run.gap[axis] != 0 ? .rule(Double(count - 1)) * gap(axis) : .rule(0)
  }

  /// The width that the items ask for, padding not included.
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
      steps: steps, axis: axis, inner: hasInner ? inner : nil,
      gap: steps.sizing.gap == 0 ? .rule(0) : gap(axis),
      before: isHorizontal ? run.before.columns : run.before.rows,
      written: options.written(axis),
      wish: { isHorizontal ? wishAcross($0, $1) : wishDown($0, $1) })
    return reasons.all()
  }

  /// Where the tracks of an axis begin.
  private func trackStarts(_ axis: TGAxis, _ alignment: TGContentAlignment) -> [TGReason] {
    let tracks = axis == .horizontal ? run.columns : run.rows
    let extents = extents[axis] ?? []
    let taken = TGReason.total(extents) + gaps(axis, tracks)
    let free = (inner(axis) - taken.named("what the tracks take")).named("free room")
    let count = tracks.count { !$0.isCollapsed }
    let (lead, between) = alignment.reasons(free, among: count)
    let name = axis == .horizontal ? "column" : "row"
    let before = axis == .horizontal ? run.before.columns : run.before.rows
    var position = pass.reasons(axis).paddingStart + lead
    var isFirst = true
    return tracks.indices.map { index in
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

// MARK: - What items ask of tracks

extension GridReasons {
  /// What an item asks of columns.
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

  /// What an item asks of rows.
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

  /// An automatic minimum that is not more than fixed tracks have room for.
  private func limited(
    _ content: TGReason, _ reasons: ItemReasons, _ axis: TGAxis, _ value: Double
  ) -> TGReason? {
    let limit = value - reasons.item[axis].margins
    guard limit < content.value else { return nil }
    let most = TGReason.rule(limit, "what the tracks are at most")
    return reasons.outer(reasons.clamp(.least([content, most]), axis), axis)
  }

  /// How high an item is if nothing stretches it.
  func height(_ item: GridItem, _ reasons: ItemReasons) -> TGReason {
    if let size = reasons.size(.vertical) { return reasons.clamp(size, .vertical) }
    let width = reasons.said(.horizontal).extent
    let isFinal = width.yieldsExactly(item.box.x.extent)
    let present = isFinal ? width : TGReason.rule(item.box.x.extent, "width")
    return reasons.clamp(reasons.contentHeight(width: present), .vertical)
  }
}

extension TGGridAlgorithm {
  /// Says why each item has its rectangle, and why the grid has its size where it wraps.
  public func explain(_ pass: TGPass) {
    var reasons = pass.rerun { GridReasons(pass, self) }
    reasons.explain()
  }

  /// The points and shares that tracks of an axis say.
  func written(_ axis: TGAxis) -> [TGGridTrack] {
    (template(axis) + automatic(axis)).flatMap { $0.numbers }
  }
}

extension TGGridTrack {
  /// The points and shares that the track says.
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
