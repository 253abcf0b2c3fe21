import TangramBoxModel
import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the items of a grid by the results recorded while it was laid out.
struct GridReasons {
  let run: GridRun
  /// The results that were recorded while columns and rows were sized.
  private let logs: [GridLog]
  /// The container's extents inside the padding, and its gaps.
  private(set) var inner: InnerReasons
  /// The extents of the tracks.
  private var extents = GridAxes(columns: GridNumbers.none, rows: GridNumbers.none)
  /// The coordinates at which the tracks begin.
  private var starts = GridAxes(columns: GridNumbers.none, rows: GridNumbers.none)
  /// The baseline-aligned item whose baseline is the lowest in each row, by the index of the row.
  private var lowestItems: [Int: GridItem] = [:]

  var pass: TGPass { run.pass }

  init(_ pass: TGPass, _ options: TGGridAlgorithm) {
    var run = GridRun(pass, options)
    run.logs = []
    pass.rerun { run.layOut() }
    logs = run.logs ?? []
    for item in run.items where item.isBaselineAligned {
      if let lowest = lowestItems[item.rows.start], lowest.ascent >= item.ascent { continue }
      lowestItems[item.rows.start] = item
    }
    self.run = run
    inner = InnerReasons(pass, options.gaps, extents: run.inner, gaps: run.gap)
  }

  mutating func explain() {
    for axis in TGAxis.allCases {
      inner.explain(axis) { [self] in content(axis) }
      // If rows are sized twice, the second time determines their heights.
      let log = axis == .horizontal ? logs[0] : logs[logs.count - 1]
      extents[axis] = tracks(axis, log, inner[axis])
      starts[axis] = trackStarts(axis)
    }
    for item in run.items where pass.explained.contains(item.box.childIndex) { explain(item) }
    explainAbsoluteChildren()
  }
}

// MARK: - The grid

extension GridReasons {
  private func gaps(_ axis: TGAxis, _ tracks: [GridTrack]) -> TGReason {
    inner.gaps(axis, among: tracks.shownCount)
  }

  /// Returns the extent that the tracks require, without padding.
  private func content(_ axis: TGAxis) -> TGReason {
    // If rows are sized twice, the first time determines the height of the grid.
    var (run, log) = (run, logs[1])
    if axis == .horizontal {
      let height = pass.reasons(.vertical).wraps ? nil : pass[.vertical].size
      run = GridRun(pass, run.options, height: height)
      run.logs = []
      pass.rerun { _ = run.contentWidth(.greatest) }
      log = run.logs?.first ?? log
    }
    let content = tracks(axis, log, nil).total()
    return run.gap[axis] == 0 ? content : content + gaps(axis, run[axis])
  }

  private func tracks(_ axis: TGAxis, _ log: GridLog, _ inner: TGReason?) -> GridNumbers {
    let inner = log.sizing.inner.isNaN ? nil : inner
    return GridTrackReasons(grid: self, log: log, axis: axis, inner: inner).all()
  }

  private func trackStarts(_ axis: TGAxis) -> GridNumbers {
    let (tracks, extents) = (run[axis], extents[axis])
    let occupied = extents.total() + gaps(axis, tracks)
    let free = (inner[axis] - occupied.named("what the tracks take")).named("free room")
    let (lead, between) = run.options.contentAlignment(axis).reasons(free, among: tracks.shownCount)
    let first = tracks.firstIndex { !$0.isCollapsed } ?? 0
    return GridNumbers(tracks) { index, starts in
      let name = "start of \(run.name(index, axis))"
      if index == 0 { return (pass.reasons(axis).paddingStart + lead).gathered(name) }
      // Nobody reads where each of very many tracks begins.
      let isFar = tracks.count > TGExplanation.maximumNumbers && index % 16 == 0
      if isFar { return .rule(tracks[index].origin, name) }
      var position = starts[index - 1]
      if extents[index - 1].value != 0 { position = position + extents[index - 1] }
      if index > first, !tracks[index].isCollapsed {
        position = position + inner.gap(axis) + between
      }
      return position.gathered(name)
    }
  }
}

// MARK: - Contributions of items

extension GridReasons {
  /// Returns the reason for a contribution of an item to its tracks; nil if none of its contributions has
  /// this value.
  func contribution(of item: GridItem, _ value: Double, _ axis: TGAxis) -> TGReason? {
    let isDown = axis == .vertical
    let width = isDown ? area(.horizontal, item.columns) : .rule(0)
    let reasons = ItemReasons(item.box, pass, width: width, height: .rule(0))
    let shim: TGReason =
      isDown && item.shim != 0 ? .rule(item.shim, "down to the baseline") : .rule(0)
    func content(_ width: TGContentWidth) -> TGReason {
      if isDown { return naturalHeight(item, reasons) }
      return reasons.size(axis) ?? reasons.contentWidth(width, height: item.knownHeight)
    }
    let minContent = content(.least)
    for content in [{ minContent }, { content(.greatest) }, { .rule(0) }] {
      let contribution = reasons.outer(reasons.clamp(content(), axis), axis) + shim
      if contribution.ifEqual(to: value) != nil { return contribution }
    }
    // An automatic minimum is limited to the maximum extent of fixed tracks.
    let limit = value - item.box[axis].margins
    guard limit < minContent.value else { return nil }
    let maximum = TGReason.rule(limit, "what the tracks are at most")
    return reasons.outer(reasons.clamp(.least([minContent, maximum]), axis), axis)
  }

  /// Returns the height of an item if it is not stretched, before its bounds are applied.
  private func naturalHeight(_ item: GridItem, _ reasons: ItemReasons) -> TGReason {
    if let size = reasons.size(.vertical) { return size }
    let width = item.box.x.extent
    let final = reasons.childReasons(.horizontal).extent.ifEqual(to: width)
    return reasons.contentHeight(width: final ?? .rule(width, "width"))
  }
}

// MARK: - The positions and sizes of items within their areas

extension GridReasons {
  /// Returns the extent of the area that a range of tracks forms.
  func area(_ axis: TGAxis, _ place: GridTracks) -> TGReason {
    let (extents, starts) = (extents[axis], starts[axis])
    if place.count == 1 { return extents[place.start] }
    let end = starts[place.end - 1] + extents[place.end - 1]
    let range = "\(run.number(place.start, axis)) to \(run.number(place.end - 1, axis))"
    return (end - starts[place.start]).notNegative.named("\(GridRun.word(for: axis))s \(range)")
  }

  /// Returns the numbers of an item, whose percentages refer to its area.
  private func reasons(_ item: GridItem) -> ItemReasons {
    ItemReasons(
      item.box, pass, width: area(.horizontal, item.columns), height: area(.vertical, item.rows))
  }

  private func explain(_ item: GridItem) {
    let reasons = reasons(item)
    let known = knownHeight(item, reasons)
    let other = item.needsHeightForWidth ? known?.value ?? .nan : item.box.y.boundedSize
    reasons.explain(
      .horizontal, origin: origin(item, reasons, .horizontal), extent: width(item, reasons, other))
    reasons.explain(
      .vertical, origin: origin(item, reasons, .vertical),
      extent: known ?? reasons.clamp(naturalHeight(item, reasons), .vertical))
  }

  /// Returns the height if it does not depend on content; nil otherwise.
  private func knownHeight(_ item: GridItem, _ reasons: ItemReasons) -> TGReason? {
    if let size = reasons.size(.vertical) { return reasons.clamp(size, .vertical) }
    return item.isStretchedDown ? stretched(reasons, .vertical) : nil
  }

  private func stretched(_ reasons: ItemReasons, _ axis: TGAxis) -> TGReason {
    let hasMargins = reasons.before(axis).value != 0 || reasons.after(axis).value != 0
    let area = reasons.whole(axis)
    let room = hasMargins ? reasons.inner(area, axis) : .sum([area])
    return reasons.clamp(room, axis).by("stretched in its area")
  }

  private func width(_ item: GridItem, _ reasons: ItemReasons, _ height: Double) -> TGReason {
    if let size = reasons.size(.horizontal) { return reasons.clamp(size, .horizontal) }
    let area = reasons.whole(.horizontal)
    if item.stretches(.horizontal, hasOther: !height.isNaN) {
      let width = item.stretchedWidth(in: area.value - item.box.x.margins)
      return stretched(reasons, .horizontal).ifEqual(to: width)
        ?? .rule(width, "what bounds of its height let")
    }
    let room = reasons.inner(area, .horizontal)
    return reasons.clamp(reasons.fittedWidth(in: room, height: height), .horizontal)
  }

  private func origin(_ item: GridItem, _ reasons: ItemReasons, _ axis: TGAxis) -> TGReason {
    let start = starts[axis][item[axis].start]
    let shim = axis == .vertical && item.shim != 0 ? shim(item, reasons) : .rule(0)
    let outer = reasons.outer(reasons.childReasons(axis).extent, axis)
    let free = (reasons.whole(axis) - outer - shim).named("free room in the area")
    let part = item.box[axis].hasAutoMargin ? 0 : item.alignment(axis)?.part() ?? 0
    return start + shim + free.fraction(part) + reasons.autoBefore(free, axis)
  }

  /// Returns the distance by which an item moves down to align its baseline with those of other
  /// items in its row.
  private func shim(_ item: GridItem, _ reasons: ItemReasons) -> TGReason {
    guard let lowest = lowestItems[item.rows.start] else { return .rule(0) }
    return self.reasons(lowest).ascent(lowest.ascent).named("baseline of the row")
      - reasons.ascent(item.ascent).named("own baseline")
  }
}

// MARK: - Children that are positioned absolutely

extension GridReasons {
  private func explainAbsoluteChildren() {
    run.forEachAbsoluteItem { item, _, x, y in
      guard pass.explained.contains(item.childIndex) else { return }
      let child = pass[item.childIndex]
      ItemReasons.explainAbsolute(
        item, in: room(.horizontal, child, x), room(.vertical, child, y), pass)
    }
  }

  /// Returns the space between a child's grid lines, or between the edges of the grid.
  private func room(
    _ axis: TGAxis, _ child: TGChild, _ position: StaticPosition
  ) -> AbsoluteRoom {
    let lines = run.absoluteLines(child, axis)
    let start = lines.start.map { line(axis, $0) } ?? .rule(0)
    let end = lines.end.map { line(axis, $0) } ?? pass.reasons(axis).size
    let extent = (end - start).notNegative.gathered("room between the lines")
    return (start, extent, staticStart: .rule(0), staticEnd: extent, position.part)
  }

  private func line(_ axis: TGAxis, _ edge: GridEdge) -> TGReason {
    let (extents, starts) = (extents[axis], starts[axis])
    switch edge {
    case .start(let index): return starts[index]
    case .end(let index):
      return (starts[index] + extents[index]).named("end of \(extents[index].label)")
    case .only: return .rule(run.position(of: edge, axis), "line of the grid")
    }
  }
}

// MARK: - Names of tracks

extension GridRun {
  /// The number of a track as users count: from the first one of the template.
  func number(_ index: Int, _ axis: TGAxis) -> Int { index + 1 - before[axis] }

  func name(_ index: Int, _ axis: TGAxis) -> String {
    "\(Self.word(for: axis)) \(number(index, axis))"
  }

  static func word(for axis: TGAxis) -> String { axis == .horizontal ? "column" : "row" }
}

extension TGGridAlgorithm {
  /// Records why each item has its rectangle, and why the grid has its size where it wraps.
  public func explain(_ pass: TGPass) {
    var reasons = GridReasons(pass, self)
    reasons.explain()
  }
}
