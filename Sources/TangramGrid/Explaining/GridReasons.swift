import TangramBoxModel
import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the items of a grid by what was found while it was laid out.
struct GridReasons {
  let pass: TGPass
  let options: TGGridAlgorithm
  /// The run that laid out the grid.
  let run: GridRun
  /// What was found while columns and rows were sized.
  private let logs: [GridLog]
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
    var (run, places) = (GridRun(pass, options), pass.explained)
    run.logs = []
    pass.rerun { run.layOut() }
    logs = run.logs ?? []
    only = places.count == 1 ? run.items.first { places.contains($0.box.place) } : nil
    self.run = run
  }

  /// Records the reasons for all positions and sizes.
  mutating func explain() {
    for axis in TGAxis.allCases {
      inners[axis] = pass.settle(axis, inner: run.inner[axis]) { [self] in content(axis) }
      // If rows are sized twice, the second time determines their heights.
      let log = axis == .horizontal ? logs[0] : logs[logs.count - 1]
      let extents = tracks(axis, log, inner(axis))
      (self.extents[axis], starts[axis]) = (extents, trackStarts(axis, extents))
    }
    findBaselines()
    for item in run.items where pass.explained.contains(item.box.place) { explain(item) }
    explainAbsoluteChildren()
  }
}

// MARK: - The grid

extension GridReasons {
  /// The tracks for which reasons are created: all tracks or, if there are very many, those of the
  /// explained item and some preceding tracks that its position depends on.
  func wanted(_ axis: TGAxis, _ count: Int) -> Range<Int> {
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
    .gaps(gap(axis), among: tracks.shownCount)
  }

  /// Returns the extent that the tracks require, without padding.
  private func content(_ axis: TGAxis) -> TGReason {
    if axis == .vertical {
      // If rows are sized twice, the first time determines the height of the grid.
      return tracks(axis, logs[1], nil).total(of: run.rows) + gaps(axis, run.rows)
    }
    let height = pass.reasons(.vertical).wraps ? nil : pass[.vertical].size
    var asked = GridRun(pass, options, height: height)
    asked.logs = []
    pass.rerun { _ = asked.contentWidth(.greatest) }
    guard let log = asked.logs?.first else { return .rule(0) }
    let columns = tracks(.horizontal, log, nil)
    let gaps = asked.gap.width != 0 ? gaps(.horizontal, asked.columns) : .rule(0)
    return columns.total(of: asked.columns) + gaps
  }

  /// Returns the extents of the tracks that were sized.
  private func tracks(_ axis: TGAxis, _ log: GridLog, _ inner: TGReason?) -> GridNumbers {
    let reasons = GridTrackReasons(
      grid: self, log: log, axis: axis, inner: log.sizing.inner.isNaN ? nil : inner,
      written: options.written(axis))
    return reasons.all()
  }

  /// Returns the coordinates at which the tracks of an axis begin.
  private func trackStarts(_ axis: TGAxis, _ extents: GridNumbers) -> GridNumbers {
    let tracks = run[axis]
    let taken = extents.total(of: tracks) + gaps(axis, tracks)
    let free = (inner(axis) - taken.named("what the tracks take")).named("free room")
    let (lead, between) = options.contentAlignment(axis).reasons(free, among: tracks.shownCount)
    let wanted = wanted(axis, tracks.count)
    let first = wanted.lowerBound
    var position =
      first == 0
      ? pass.reasons(axis).paddingStart + lead
      : .rule(tracks[first - 1].end, "end of \(run.name(first - 1, axis))")
    var isFirst = tracks[..<first].allSatisfy { $0.isCollapsed }
    let starts = wanted.map { index in
      if !tracks[index].isCollapsed {
        if !isFirst { position = position + gap(axis) + between }
        isFirst = false
      }
      let start = position.gathered("start of \(run.name(index, axis))")
      let extent = extents[index]
      position = extent.value == 0 ? start : start + extent
      return start
    }
    return GridNumbers(wanted: wanted, reasons: starts) { tracks[$0].origin }
  }
}

// MARK: - Requests of items

extension GridReasons {
  /// Returns the reason for an extent that an item requests of its tracks; nil if it does not request
  /// that extent.
  func request(_ item: GridItem, _ value: Double, _ axis: TGAxis) -> TGReason? {
    axis == .horizontal ? requestAcross(item, value) : requestDown(item, value)
  }

  private func requestAcross(_ item: GridItem, _ value: Double) -> TGReason? {
    let reasons = ItemReasons(item.box, pass, width: .rule(0), height: .rule(0))
    let height = item.knownHeight
    for width in [TGContentWidth.least, .greatest] {
      let asked = reasons.contribution(width, height: height)
      if asked.yieldsExactly(value) { return asked }
    }
    let least = reasons.outer(reasons.clamp(.rule(0), .horizontal), .horizontal)
    if least.yieldsExactly(value) { return least }
    return limited(reasons.contentWidth(.least, height: height), reasons, .horizontal, value)
  }

  private func requestDown(_ item: GridItem, _ value: Double) -> TGReason? {
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
  /// The number of a track as users count: from the first one of the template.
  func number(_ index: Int, _ axis: TGAxis) -> Int {
    index + 1 - (axis == .horizontal ? before.columns : before.rows)
  }

  /// The name of a track.
  func name(_ index: Int, _ axis: TGAxis) -> String {
    "\(Self.word(for: axis)) \(number(index, axis))"
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
