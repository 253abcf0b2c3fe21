import TangramBoxModel
import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the items of a flex layout by the results of a run, independent of
/// the axis of its lines.
struct FlexReasons: FlexRules {
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
  var main: TGAxis { mainAxis }
  var cross: TGAxis { crossAxis }

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
    let (sharing, placing) = (sharing(line), placing(line))
    let baseline = baseline(of: line, extent)
    for index in explained {
      let reasons = item(index).box
      reasons.explain(
        main, origin: origin(index, line, placing), extent: length(index, sharing))
      reasons.explain(
        cross, origin: originAcross(index, start, extent, baseline),
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
  func item(_ index: Int) -> FlexItemReasons { FlexItemReasons(items[index], in: self) }

  func gaps(_ axis: TGAxis, among count: Int) -> TGReason { inner.gaps(axis, among: count) }

  private func contentHeight() -> TGReason {
    isRow
      ? .total(lines.map(requiredExtent)) + gaps(.vertical, among: lines.count)
      : lengthOfColumns()
  }

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
    let content =
      isRow ? measured.contentOfRow(.greatest) : measured.contentOfColumns(.greatest)
    return content.notNegative
  }
}

// MARK: - Children that are positioned absolutely

extension FlexReasons {
  func explainAbsoluteChildren() {
    options.forEachAbsoluteItem(of: pass) { item, x, y in
      guard pass.explained.contains(item.childIndex) else { return }
      ItemReasons.explainAbsolute(
        item, in: pass.reasons(.horizontal).absoluteSpace(x.part),
        pass.reasons(.vertical).absoluteSpace(y.part), pass)
    }
  }
}
