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
    let (lead, between) = run.options.contentAlignment(axis).distribute(
      free, among: tracks.shownCount)
    let first = tracks.firstIndex { !$0.isCollapsed } ?? 0
    return GridNumbers(tracks) { index, starts in
      let name = "start of \(run.name(index, axis))"
      if index == 0 { return (pass.reasons(axis).paddingStart + lead).gathered(name) }
      if index % 16 == 0 {
        // Among very many tracks, every sixteenth start has no formula.
        if tracks.count > TGExplanation.maximumNumbers { return .rule(tracks[index].origin, name) }
        // Creates the starts in order, which limits the recursion.
        for earlier in 0..<index { _ = starts[earlier] }
      }
      var position = starts[index - 1]
      if extents[index - 1].value != 0 { position = position + extents[index - 1] }
      if index > first, !tracks[index].isCollapsed {
        position = position + inner.gap(axis) + between
      }
      return position.gathered(name)
    }
  }
}

// MARK: - The numbers of items

extension GridReasons {
  /// Returns the contributions of an item to the tracks that it covers.
  func contribution(
    of item: GridItem, _ axis: TGAxis, _ sizing: GridSizing
  ) -> GridContribution<TGReason> {
    let area = axis == .vertical ? area(.horizontal, item.columns) : .rule(0)
    let box = ItemReasons(item.box, pass, width: area, height: .rule(0))
    return box.contribution(
      to: item[axis].range, axis, sizing, width: width(item, box), height: item.knownHeight,
      shim: item.shim, pass)
  }

  /// Returns the width of an item at a step of the layout.
  private func width(_ item: GridItem, _ box: ItemReasons) -> TGReason {
    let width = item.box.x.extent
    return box.x.extent.ifEqual(to: width) ?? .rule(width, "width")
  }

  /// Returns the extent of the area that a range of tracks forms.
  private func area(_ axis: TGAxis, _ place: GridTracks) -> TGReason {
    let (extents, starts) = (extents[axis], starts[axis])
    if place.count == 1 { return extents[place.start] }
    let end = starts[place.end - 1] + extents[place.end - 1]
    let range = "\(run.number(place.start, axis)) to \(run.number(place.end - 1, axis))"
    return (end - starts[place.start]).notNegative.named("\(GridRun.word(for: axis))s \(range)")
  }

  /// Returns the box of an item, whose percentages refer to its area.
  private func box(_ item: GridItem) -> ItemReasons {
    ItemReasons(
      item.box, pass, width: area(.horizontal, item.columns), height: area(.vertical, item.rows))
  }

  private func explain(_ item: GridItem) {
    let box = box(item)
    // As the only operand of a sum, an area keeps its own formula.
    let known = box.height(
      in: .sum([box.whole(.vertical)]), item.align, isStretched: item.isStretchedDown)
    let height = item.needsHeightForWidth ? known.value : item.box.y.boundedSize
    for axis in TGAxis.allCases {
      let area = (starts[axis][item[axis].start], box.whole(axis))
      let shim = axis == .vertical ? shim(item, box) : .rule(0)
      let origin = box.origin(in: area, shim: shim, axis, item.alignment(axis))
      var extent = axis == .horizontal ? box.x.boundedSize : known
      if !extent.isKnown {
        extent =
          axis == .vertical
          ? box.height(width: width(item, box), pass)
          : box.width(
            in: .sum([area.1]), height: .rule(height, "height"), item.justify,
            isStretched: item.stretches(.horizontal, hasOther: height.isKnown), pass)
      }
      box.explain(axis, origin: origin, extent: extent)
    }
  }

  /// Returns the distance by which an item moves down to align its baseline with those of other
  /// items in its row.
  private func shim(_ item: GridItem, _ box: ItemReasons) -> TGReason {
    guard item.shim != 0, let lowest = lowestItems[item.rows.start] else { return .rule(0) }
    return self.box(lowest).ascent(lowest.ascent).named("baseline of the row")
      - box.ascent(item.ascent).named("own baseline")
  }
}

// MARK: - Children that are positioned absolutely

extension GridReasons {
  private func explainAbsoluteChildren() {
    run.forEachAbsoluteItem { item, _, x, y in
      guard pass.explained.contains(item.childIndex) else { return }
      ItemReasons.explainAbsolute(
        item, in: room(.horizontal, item, x), room(.vertical, item, y), pass)
    }
  }

  /// Returns the space between the grid lines of an item, or between the edges of the grid.
  private func room(_ axis: TGAxis, _ item: Item, _ position: StaticPosition) -> AbsoluteRoom {
    let size = pass.reasons(axis).size
    let room = run.room(for: pass[item.childIndex], axis, size) { line(axis, $0) }
    let extent = room.extent.gathered("room between the lines")
    return (room.start, extent, staticStart: .rule(0), staticEnd: extent, position.part)
  }

  private func line(_ axis: TGAxis, _ edge: GridEdge) -> TGReason {
    switch edge {
    case .start(let index): return starts[axis][index]
    case .end(let index):
      let extent = extents[axis][index]
      return (starts[axis][index] + extent).named("end of \(extent.label)")
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
