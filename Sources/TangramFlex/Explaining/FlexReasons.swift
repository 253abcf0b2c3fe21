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

extension TGFlexAlgorithm {
  /// Records why each item has its rectangle, and why the container has its size where it wraps.
  public func explain(_ pass: TGPass) {
    var reasons = FlexReasons(pass, self)
    reasons.explain()
  }
}
