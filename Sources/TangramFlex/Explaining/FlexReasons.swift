import TangramBoxModel
import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the items of a flex layout by the results of a run, independent of
/// the axis of its lines.
struct FlexReasons {
  let pass: TGPass
  let options: TGFlexAlgorithm
  /// The container's extents inside the padding, and its gaps.
  private(set) var inner: InnerReasons
  /// The items, in layout order.
  let items: [FlexItem]
  let lines: FlexLines
  /// The cross extents of the items and of the lines before they are stretched.
  private(set) var (naturalExtents, naturalLineExtents): ([Double], [Double]) = ([], [])
  /// How the free space of each line was shared, by its first item.
  let sharings: [Int: FlexSharing]
  /// The length that percentages along the lines refer to; NaN if it is indefinite.
  let wholeAlong: Double

  private init<Main: TGAxisType>(of run: FlexRun<Main>) {
    (pass, options, items, lines) = (run.pass, run.options, run.items, run.lines)
    inner = InnerReasons(run.pass, run.options.gaps, extents: run.inner, gaps: run.gap)
    (wholeAlong, sharings) = (run.wholeAlong, run.sharings ?? [:])
  }

  /// Repeats the steps of a run, without placing the items.
  init<Main: TGAxisType>(layingOut run: consuming FlexRun<Main>) {
    run.sharings = [:]
    run.findNaturalSizes()
    let extents = run.items.map { $0.box[Main.Cross.axis].extent }
    let lineExtents = run.lines.map { $0.extent }
    run.resolveCrossSize()
    run.stretchItems()
    run.placeLines()
    self.init(of: run)
    (naturalExtents, naturalLineExtents) = (extents, lineExtents)
  }

  /// Repeats the steps by which a run finds the greatest content width.
  private init<Main: TGAxisType>(measuring run: consuming FlexRun<Main>) {
    _ = run.contentWidth(.greatest)
    self.init(of: run)
  }

  var isRow: Bool { options.direction.isRow }
  var main: TGAxis { isRow ? .horizontal : .vertical }
  var cross: TGAxis { main.crossed }

  mutating func explain() {
    for axis in TGAxis.allCases {
      inner.explain(axis) { [self] in axis == .horizontal ? contentWidth() : contentHeight() }
    }
    let explainedRange = explainedLines()
    if !explainedRange.isEmpty {
      let extents = lineExtents(explainedRange)
      let starts = lineStarts(explainedRange, extents)
      for (offset, number) in explainedRange.enumerated() {
        explainLine(lines[number], start: starts[offset], extents[offset])
      }
    }
    explainAbsoluteChildren()
  }

  /// The lines that contain explained items, and the preceding lines that their positions depend on.
  ///
  /// If there are very many lines, those farther away are represented by numbers without reasons.
  private func explainedLines() -> Range<Int> {
    let explained = lines.indices.filter { lines[$0].indices.contains(where: isExplained) }
    guard let first = explained.first, let last = explained.last else { return 0..<0 }
    let areMany = lines.count > TGExplanation.maximumNumbers
    return areMany ? max(0, first - 16)..<(last + 1) : lines.indices
  }

  private func isExplained(_ index: Int) -> Bool {
    pass.explained.contains(items[index].box.childIndex)
  }

  private func explainLine(_ line: FlexLine, start: TGReason, _ extent: TGReason) {
    let explained = line.indices.filter(isExplained)
    if explained.isEmpty { return }
    let (sharing, placing, lineBaseline) = (sharing(line), placing(line), lineBaseline(line))
    for index in explained {
      let reasons = reasons(index)
      reasons.explain(
        main, origin: origin(index, line, placing), extent: length(index, sharing))
      reasons.explain(
        cross, origin: originAcross(index, start, extent, lineBaseline),
        extent: extentAcross(index, extent))
    }
  }
}

extension TGFlexAlgorithm {
  /// Records why each item has its rectangle, and why the container has its size where it wraps.
  public func explain(_ pass: TGPass) {
    var reasons = pass.rerun {
      direction.isRow
        ? FlexReasons(layingOut: FlexRun<TGHorizontal>(pass, self))
        : FlexReasons(layingOut: FlexRun<TGVertical>(pass, self))
    }
    reasons.explain()
  }
}

// MARK: - The container

extension FlexReasons {
  func reasons(_ index: Int) -> ItemReasons {
    ItemReasons(items[index].box, pass, width: inner[.horizontal], height: inner[.vertical])
  }

  private func contentHeight() -> TGReason {
    if isRow {
      return .total(lines.map(requiredExtent)) + inner.gaps(.vertical, among: lines.count)
    }
    let lengths = lines.map { line in
      var length = inner.gaps(.vertical, among: line.count)
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
  private func contentWidth() -> TGReason {
    let height = pass.reasons(.vertical).wraps ? nil : pass[.vertical].size
    // The content width is measured before any other size is known.
    var measured = pass.rerun {
      isRow
        ? FlexReasons(measuring: FlexRun<TGHorizontal>(pass, options, height: height))
        : FlexReasons(measuring: FlexRun<TGVertical>(pass, options, height: height))
    }
    measured.inner[.horizontal] = .rule(0)
    measured.inner[.vertical] = pass.reasons(.vertical).content
    return isRow ? measured.contentOfRow() : measured.contentOfColumns()
  }

  private func contentOfColumns() -> TGReason {
    let widths = lines.map { greatestContribution(.greatest, of: $0.indices) }
    return .total(widths) + inner.gaps(.horizontal, among: widths.count)
  }

  private func contentOfRow() -> TGReason {
    if items.isEmpty { return .rule(0) }
    let sum = sumOfRowContributions(.greatest)
    if !items.contains(where: { $0.mayShortenRow(thatWraps: options.wraps) }) {
      return sum.notNegative
    }
    let least =
      options.wraps
      ? greatestContribution(.least, of: items.indices) : sumOfRowContributions(.least)
    return least.value > sum.value ? least : sum.notNegative
  }

  private func sumOfRowContributions(_ width: TGContentWidth) -> TGReason {
    var sum = inner.gaps(.horizontal, among: items.count)
    for index in items.indices { sum += rowContribution(index, width) }
    return sum
  }

  private func greatestContribution(_ width: TGContentWidth, of items: Range<Int>) -> TGReason {
    let widths = items.map { contribution($0, width) }
    return TGReason.greatest(of: widths)?.notNegative ?? .rule(0)
  }

  private func contribution(_ index: Int, _ width: TGContentWidth) -> TGReason {
    let reasons = reasons(index)
    let measured = reasons.contribution(
      width, height: .rule(items[index].heightForWidth(inRow: isRow), "height"), pass)
    return measured.gathered("what \(reasons.childReasons(.horizontal).label) asks for")
  }

  /// Returns the contribution of an item to the content width of a row.
  private func rowContribution(_ index: Int, _ width: TGContentWidth) -> TGReason {
    let (outer, reasons) = (contribution(index, width), reasons(index))
    guard case .points(let points) = items[index].basis else { return outer }
    let value = items[index].rowContribution(width, pass)
    let basis = TGReason.written(points, "basis", "flex(basis: \(readable(points)))")
    let start = reasons.outer(reasons.clamp(basis, .horizontal), .horizontal)
    return outer.ifEqual(to: value) ?? start.ifEqual(to: value)
      ?? .rule(value, "what the item starts from")
  }
}

// MARK: - Children that are positioned absolutely

extension FlexReasons {
  func explainAbsoluteChildren() {
    let (x, y) = (pass.reasons(.horizontal), pass.reasons(.vertical))
    func room(_ container: TGPassReasons, _ position: StaticPosition) -> AbsoluteRoom {
      (
        start: .rule(0), extent: container.size, staticStart: container.paddingStart,
        staticEnd: container.size - container.paddingEnd, part: position.part
      )
    }
    options.forEachAbsoluteItem(of: pass) { item, across, down in
      guard pass.explained.contains(item.childIndex) else { return }
      ItemReasons.explainAbsolute(item, in: room(x, across), room(y, down), pass)
    }
  }
}
