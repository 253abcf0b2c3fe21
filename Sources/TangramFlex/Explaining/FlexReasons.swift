import TangramBoxModel
import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the items of a flex layout: repeats the steps of `FlexRun` with
/// `TGReason` values instead of numbers.
struct FlexReasons {
  let pass: TGPass
  let options: TGFlexAlgorithm
  /// The results of a run, except for the positions of items.
  var run: FlexSteps
  /// The container's extents inside the padding.
  var inners: [TGAxis: TGReason] = [:]

  /// Repeats the steps of a run.
  init(_ pass: TGPass, _ options: TGFlexAlgorithm) {
    (self.pass, self.options) = (pass, options)
    run = pass.rerun {
      options.direction.isRow
        ? FlexSteps(layingOut: FlexRun<TGHorizontal>(pass, options))
        : FlexSteps(layingOut: FlexRun<TGVertical>(pass, options))
    }
  }

  /// The items, in layout order.
  var items: [FlexItem] { run.items }
  var isRow: Bool { options.direction.isRow }
  var main: TGAxis { isRow ? .horizontal : .vertical }
  var cross: TGAxis { main.crossed }

  /// Records the reasons for all positions and sizes.
  mutating func explain() {
    for axis in TGAxis.allCases {
      inners[axis] = pass.settle(axis, inner: run.inner[axis]) { [self] in
        axis == .horizontal ? contentWidth() : contentHeight()
      }
    }
    let lines = explainedLines()
    if !lines.isEmpty {
      let extents = lineExtents(lines)
      let starts = lineStarts(lines, extents)
      for (place, number) in lines.enumerated() {
        explainLine(run.lines[number], start: starts[place], extents[place])
      }
    }
    explainAbsoluteChildren()
  }

  /// The lines that contain explained items, and the preceding lines that their positions depend on.
  ///
  /// If there are very many lines, those farther away are represented by numbers without reasons.
  private func explainedLines() -> Range<Int> {
    let explained = run.lines.indices.filter { run.lines[$0].indices.contains(where: isExplained) }
    guard let first = explained.first, let last = explained.last else { return 0..<0 }
    let areMany = run.lines.count > TGExplanation.mostNumbers
    return areMany ? max(0, first - 16)..<(last + 1) : run.lines.indices
  }

  private func isExplained(_ index: Int) -> Bool { pass.explained.contains(items[index].box.place) }

  private func explainLine(_ line: FlexLine, start: TGReason, _ extent: TGReason) {
    let explained = line.indices.filter(isExplained)
    if explained.isEmpty { return }
    let (sharing, placing) = (sharing(line), placing(line))
    let whole = FlexLineReasons(start: start, extent: extent, meeting: meeting(line))
    for index in explained {
      let reasons = reasons(index)
      reasons.explain(
        main, origin: origin(index, line, placing), extent: length(index, sharing))
      reasons.explain(
        cross, origin: originAcross(index, whole),
        extent: extentAcross(index, extent))
    }
  }
}

extension TGFlexAlgorithm {
  /// Records why each item has its rectangle, and why the container has its size where it wraps.
  public func explain(_ pass: TGPass) {
    var reasons = FlexReasons(pass, self)
    reasons.explain()
  }
}

// MARK: - The container

extension FlexReasons {
  /// Returns the container's extent inside the padding.
  func inner(_ axis: TGAxis) -> TGReason { inners[axis] ?? .rule(run.inner[axis]) }

  /// The gap between neighbors.
  func gap(_ axis: TGAxis) -> TGReason {
    options.gaps.reason(run.gap[axis], pass.reasons(axis), axis, of: inner(axis))
  }

  func gaps(_ axis: TGAxis, _ count: Int) -> TGReason { .gaps(gap(axis), among: count) }

  /// Returns the reasons for the numbers of an item.
  func reasons(_ index: Int) -> ItemReasons {
    ItemReasons(
      items[index].box, pass, width: inner(.horizontal), height: inner(.vertical))
  }

  /// Returns the height that the lines require.
  private func contentHeight() -> TGReason {
    if isRow {
      return TGReason.total(run.lines.map(need)) + gaps(.vertical, run.lines.count)
    }
    let lengths = run.lines.map { line in
      var length = gaps(.vertical, line.count)
      for index in line.indices {
        length += reasons(index).outer(hypothetical(index), .vertical)
      }
      return length
    }
    return .greatest(of: lengths) ?? .rule(0)
  }
}

// MARK: - The width of the content

extension FlexReasons {
  /// Returns the content width of the items, without padding: repeats the steps of
  /// `FlexRun.contentWidth` with `TGReason` values instead of numbers.
  func contentWidth() -> TGReason {
    let height = pass.reasons(.vertical).wraps ? nil : pass[.vertical].size
    var asked = self
    // The content width is measured before any other size is known.
    asked.run = pass.rerun {
      isRow
        ? FlexSteps(measuring: FlexRun<TGHorizontal>(pass, options, height: height))
        : FlexSteps(measuring: FlexRun<TGVertical>(pass, options, height: height))
    }
    asked.inners = [.horizontal: .rule(0), .vertical: pass.reasons(.vertical).content]
    return isRow ? asked.contentOfRow() : asked.contentOfColumns()
  }

  private func contentOfColumns() -> TGReason {
    let widths = run.lines.map { greatestContribution(.greatest, of: $0.indices) }
    return .total(widths) + gaps(.horizontal, widths.count)
  }

  private func contentOfRow() -> TGReason {
    if items.isEmpty { return .rule(0) }
    let sum = sumOfPieces(.greatest)
    if !items.contains(where: { $0.mayShortenRow(thatWraps: options.wraps) }) {
      return sum.notNegative
    }
    let least =
      options.wraps ? greatestContribution(.least, of: items.indices) : sumOfPieces(.least)
    return least.value > sum.value ? least : sum.notNegative
  }

  private func sumOfPieces(_ width: TGContentWidth) -> TGReason {
    var sum = gaps(.horizontal, items.count)
    for index in items.indices { sum += piece(index, width) }
    return sum
  }

  private func greatestContribution(_ width: TGContentWidth, of items: Range<Int>) -> TGReason {
    let widths = items.map { contribution($0, width) }
    return TGReason.greatest(of: widths)?.notNegative ?? .rule(0)
  }

  private func contribution(_ index: Int, _ width: TGContentWidth) -> TGReason {
    let reasons = reasons(index)
    let asked = reasons.contribution(
      width, height: items[index].heightForWidth(inRow: isRow))
    return asked.gathered("what \(reasons.childReasons(.horizontal).label) asks for")
  }

  /// Returns the contribution of an item to the content width of a row.
  private func piece(_ index: Int, _ width: TGContentWidth) -> TGReason {
    let (outer, reasons) = (contribution(index, width), reasons(index))
    guard case .points(let points) = items[index].basis else { return outer }
    let value = items[index].piece(width, pass)
    if outer.yieldsExactly(value) { return outer }
    let basis = TGReason.written(points, "basis", "flex(basis: \(TGReason.text(points)))")
    let start = reasons.outer(reasons.clamp(basis, .horizontal), .horizontal)
    return start.yieldsExactly(value) ? start : .rule(value, "what the item starts from")
  }
}

// MARK: - Children that are positioned absolutely

extension FlexReasons {
  func explainAbsoluteChildren() {
    let (x, y) = (pass.reasons(.horizontal), pass.reasons(.vertical))
    options.forEachAbsoluteItem(of: pass) { item, across, down in
      guard pass.explained.contains(item.place) else { return }
      let reasons = ItemReasons(item, pass, width: x.size, height: y.size, isAbsolute: true)
      reasons.explainAbsolute(in: room(x, across), room(y, down))
    }
  }

  private func room(_ container: TGPassReasons, _ place: StaticPosition) -> AbsoluteRoom {
    AbsoluteRoom(
      start: .rule(0), extent: container.size, placeStart: container.paddingStart,
      placeEnd: container.size - container.paddingEnd, part: place.part)
  }
}

// MARK: - The run that is explained

/// The results of a run, independent of the axis of its lines.
struct FlexSteps {
  /// The container's extents inside the padding.
  let inner: TGSize
  let gap: TGSize
  /// The items, in layout order.
  let items: [FlexItem]
  let lines: FlexLines
  /// The cross extents of the items and of the lines before they are stretched.
  private(set) var naturalExtents: [Double] = []
  private(set) var naturalLineExtents: [Double] = []
  /// How the free space of each line was shared, by its first item.
  let sharings: [Int: FlexSharing]
  /// The length that percentages along the lines refer to; NaN if it is indefinite.
  let wholeAlong: Double

  private init<Main: TGAxisType>(of run: FlexRun<Main>) {
    (inner, gap, items, lines) = (run.inner, run.gap, run.items, run.lines)
    (wholeAlong, sharings) = (run.wholeAlong, run.sharings ?? [:])
  }

  /// Repeats the steps of a run, without placing the items.
  init<Main: TGAxisType>(layingOut run: consuming FlexRun<Main>) {
    run.sharings = [:]
    run.findNaturalSizes()
    let extents = run.items.map { $0.box[Main.Cross.axis].extent }
    let lineExtents = run.lines.map { $0.extent }
    run.settleAcross()
    run.stretchItems()
    run.placeLines()
    self.init(of: run)
    (naturalExtents, naturalLineExtents) = (extents, lineExtents)
  }

  /// Repeats the steps by which a run finds the greatest content width.
  init<Main: TGAxisType>(measuring run: consuming FlexRun<Main>) {
    _ = run.contentWidth(.greatest)
    self.init(of: run)
  }
}
