import TangramBoxModel
import TangramCore
import TangramExplanations

/// Why the items of a flex layout are where they are: what `FlexRun` does, as reasons.
struct FlexReasons {
  let pass: TGPass
  let options: TGFlexAlgorithm
  /// Everything that a run found but the places of items.
  let run: FlexSteps
  /// The inner extents.
  private var inners: [TGAxis: TGReason] = [:]
  /// What the items of lines need across, before lines share what is left.
  var needs: [TGReason] = []

  /// Takes the steps of a run again.
  init(_ pass: TGPass, _ options: TGFlexAlgorithm) {
    (self.pass, self.options) = (pass, options)
    run = pass.rerun {
      options.direction.isRow
        ? FlexSteps(pass, options, along: .horizontal)
        : FlexSteps(pass, options, along: .vertical)
    }
  }

  /// The items, in their order.
  var items: [FlexItem] { run.items }
  var main: TGAxis { run.main }
  var cross: TGAxis { run.main.crossed }

  /// Says why everything is as it is.
  mutating func explain() {
    for axis in TGAxis.allCases where !pass.wraps(axis) {
      inners[axis] = container(axis).content.notNegative
    }
    let (width, height) = (run.inner.width, run.inner.height)
    if pass.wraps(.horizontal) {
      inners[.horizontal] = pass.settle(.horizontal, contentWidth(), inner: width)
    }
    needs = run.lines.map(need)
    if pass.wraps(.vertical) {
      inners[.vertical] = pass.settle(.vertical, contentHeight(), inner: height)
    }
    let extents = lineExtents()
    let starts = lineStarts(extents)
    for place in run.lines.indices {
      explainLine(run.lines[place], start: starts[place], extents[place])
    }
    explainAbsoluteChildren()
  }

  private func explainLine(_ line: FlexLine, start: TGReason, _ extent: TGReason) {
    let (lengths, origins) = (lengths(line), origins(line))
    let whole = FlexLineReasons(start: start, extent: extent, meeting: meeting(line))
    for (offset, index) in line.indices.enumerated() {
      let reasons = reasons(index)
      reasons.explain(main, origin: origins[offset], extent: lengths[offset])
      reasons.explain(
        cross, origin: originAcross(index, whole),
        extent: extentAcross(index, extent))
    }
  }
}

// MARK: - The container

extension FlexReasons {
  func container(_ axis: TGAxis) -> TGPassReasons { pass.reasons(axis) }

  /// What is inside the padding.
  func inner(_ axis: TGAxis) -> TGReason { inners[axis] ?? .rule(run.inner[axis]) }

  /// The gap between neighbours.
  func gap(_ axis: TGAxis) -> TGReason {
    options.gaps.reason(run.gap[axis], container(axis), axis, of: inner(axis))
  }

  func gaps(_ axis: TGAxis, _ count: Int) -> TGReason {
    count > 1 && run.gap[axis] != 0 ? .rule(Double(count - 1)) * gap(axis) : .rule(0)
  }

  /// An item, as reasons.
  func reasons(_ index: Int) -> ItemReasons {
    ItemReasons(
      items[index].box, pass, width: inner(.horizontal), height: inner(.vertical))
  }

  /// The height that the lines ask for.
  private func contentHeight() -> TGReason {
    if run.isRow {
      return TGReason.total(needs) + gaps(.vertical, run.lines.count)
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
  /// Says why each item has its rectangle, and why the container has its size where it wraps.
  public func explain(_ pass: TGPass) {
    var reasons = FlexReasons(pass, self)
    reasons.explain()
  }
}
