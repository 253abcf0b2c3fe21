import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a relative layout: repeats the computation of
/// `Resolver` with `TGReason` values instead of numbers.
struct RelativeReasons {
  let pass: TGPass
  /// The resolver of the last run, which contains the resolved references.
  let resolver: Resolver
  /// The extents that lists of sizes assign to their members.
  var shared: [TGAxis: [Int: TGReason]] = [:]

  init(_ resolver: Resolver) { (pass, self.resolver) = (resolver.pass, resolver) }

  mutating func explain() {
    explainLists(.horizontal)
    explainLists(.vertical)
    explainSize(.horizontal)
    explainSize(.vertical)
    let absent = pass.count..<pass.totalCount
    for index in [pass.explained, absent].joined() {
      explain(index, .horizontal)
      explain(index, .vertical)
    }
  }

  func child<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGChildAxis<Axis> {
    resolver.children[index][axis]
  }

  func reasons<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGChildReasons {
    child(index, axis).reasons
  }
}

/// The start and the extent of a child along an axis as `TGReason` values.
struct SpanReasons {
  var start: TGReason
  var extent: TGReason
}

// MARK: - One child

extension RelativeReasons {
  private func explain<Axis: TGAxisType>(_ index: Int, _ axis: Axis) {
    var span = span(index, axis)
    if !resolver.children[index].isSimple { hold(&span, index, axis) }
    child(index, axis).explain(origin: span.start)
    child(index, axis).explain(extent: span.extent)
    // A bound whose reference closes a cycle is ignored.
    child(index, axis).explain(extent: length(index, axis))
  }

  private func span<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> SpanReasons {
    let extent = extent(index, axis)
    let kinds = (resolver.startKind(index, axis), resolver.endKind(index, axis))
    let center = resolver.centerKind(index, axis)
    if kinds.0 != .none, kinds.1 != .none {
      return SpanReasons(start: startEdge(index, axis), extent: betweenMargins(index, axis))
    }
    if Axis.axis == .vertical, resolver.baselineKind(index) != .none {
      return SpanReasons(start: startByBaseline(index), extent: extent)
    }
    if center != .none, center != .list {
      return SpanReasons(start: startByCenter(index, axis), extent: extent)
    }
    if kinds.1 != .none {
      let own = reasons(index, axis).extent
      return SpanReasons(start: endEdge(index, axis) - own, extent: extent)
    }
    if kinds.0 != .none { return SpanReasons(start: startEdge(index, axis), extent: extent) }
    let start = reasons(index, axis).container.paddingStart + reasons(index, axis).start()
    return SpanReasons(start: start, extent: extent)
  }

  /// The extent of a child, unless two margins determine it.
  private func extent<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGReason {
    let length = length(index, axis)
    let isFree = child(index, axis).sizeKind == .fill || child(index, axis).child.isExcluded
    return isFree ? length : reasons(index, axis).clamp(length)
  }

  /// The same extent before its bounds are applied.
  private func length<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGReason {
    let (child, reasons) = (child(index, axis), reasons(index, axis))
    if child.child.isExcluded { return TGReason.rule(0).by("gone: it has no extent") }
    if let share = shared[Axis.axis]?[index] { return share }
    switch child.sizeKind {
    case .number where !resolver.mark(index, axis).broken.contains(.size): return reasons.number
    case .weight: return reasons.share(of: reasons.container.content)
    case .reference where !resolver.mark(index, axis).broken.contains(.size): return reasons.tied()
    case .fill: return filled(index, axis)
    default: return reasons.current
    }
  }

  /// The extent of a child that fills the available space.
  private func filled<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGReason {
    let reasons = reasons(index, axis)
    let container = reasons.container
    let center = resolver.centerKind(index, axis)
    let isByCenter = center != .none && center != .list
    if !isByCenter, resolver.endKind(index, axis) != .none {
      let shift = startPoints(index, axis)
      return reasons.scale(endEdge(index, axis) - shift - container.paddingStart)
    }
    if !isByCenter, resolver.startKind(index, axis) != .none {
      // TangramKit uses the top padding here, not the bottom padding.
      let padding = Axis.axis == .horizontal ? container.paddingEnd : container.paddingStart
      return reasons.scale(container.size - padding - startEdge(index, axis))
    }
    return reasons.scale(container.content)
  }

  private func betweenMargins<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGReason {
    if resolver.children[index].isExcluded { return TGReason.rule(0).by("gone: it has no extent") }
    let end = endEdge(index, axis, isShifted: false)
    return reasons(index, axis).clamp(end - startEdge(index, axis))
  }
}

// MARK: - Edges

extension RelativeReasons {
  /// The coordinate where a child begins according to its start position.
  private func startEdge<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGReason {
    let reasons = reasons(index, axis)
    if resolver.startKind(index, axis) == .reference,
      let reference = resolver.startReference(index, axis)
    {
      let edge = edge(reference, of: index, axis)
      let isPlain = resolver.isAbsent(reference) && resolver.endKind(index, axis) == .none
      return isPlain ? edge : edge + startPoints(index, axis)
    }
    let isShare = resolver.startKind(index, axis) == .weight
    let margin =
      isShare ? reasons.start(of: reasons.container.content) : startPoints(index, axis)
    return reasons.container.paddingStart + margin
  }

  /// The coordinate where a child ends according to its end position.
  ///
  /// - Parameter isShifted: Whether to apply the offset of the start position.
  private func endEdge<Axis: TGAxisType>(
    _ index: Int, _ axis: Axis, isShifted: Bool = true
  ) -> TGReason {
    let reasons = reasons(index, axis)
    let shift = isShifted ? startPoints(index, axis) : .rule(0)
    if resolver.endKind(index, axis) == .reference,
      let reference = child(index, axis).endReference
    {
      let edge = edge(reference, of: index, axis)
      let margin = isShifted && resolver.isAbsent(reference) ? TGReason.rule(0) : reasons.after()
      return edge - margin + shift
    }
    let isShare = child(index, axis).endKind == .weight
    let margin = isShare ? reasons.after(of: reasons.container.content) : reasons.after()
    return reasons.container.size - reasons.container.paddingEnd - margin + shift
  }

  /// The start position of a child in points; for a member of a row that is centered as a whole, its
  /// position in that row.
  func startPoints<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGReason {
    guard let row = resolver.mark(index, axis).row else { return reasons(index, axis).start() }
    if row.previous != nil { return reasons(index, axis).center() }
    let start = TGReason.rule(row.number, "start of the row that is centered together")
    return start
  }

  /// The coordinate that a position refers to.
  func edge<Axis: TGAxisType>(
    _ reference: TGChildReference, of index: Int, _ axis: Axis
  ) -> TGReason {
    let container = pass[axis].reasons
    let target: Int
    switch reference.target {
    case .sibling(let sibling): target = sibling
    case .itself: target = index
    case .most(let list):
      return reasons(index, axis).most(
        list, reference.attribute,
        { edge($0, of: index, axis) }) ?? container.paddingStart
    case .container, .missing:
      switch reference.attribute {
      case .trailing, .bottom, .right: return container.size - container.paddingEnd
      case .centerX, .centerY: return container.paddingStart + container.content / .rule(2)
      default: return container.paddingStart
      }
    }
    let other = reasons(target, axis)
    switch reference.attribute {
    case .leading, .top, .left: return other.origin
    case .trailing, .bottom, .right:
      let end = resolver.mark(target, axis).end
      let isPlain = (other.end.value - end).magnitude < 0.001
      return isPlain ? other.end : .rule(end, "end of \(other.label) without its bounds")
    case .baseline: return baseline(of: target)
    default: return other.middle
    }
  }

  private func startByCenter<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGReason {
    let (child, reasons) = (child(index, axis), reasons(index, axis))
    var start: TGReason
    var staysInside = true
    if resolver.centerKind(index, axis) == .reference, let reference = child.centerReference {
      start = edge(reference, of: index, axis) - reasons.extent / .rule(2)
      if !resolver.isAbsent(reference) { start = start + reasons.center() }
      staysInside = reference.target == .container
    } else {
      let container = reasons.container
      start = (container.content - reasons.extent) / .rule(2) + container.paddingStart
      start = start + reasons.center(of: container.content)
    }
    return staysInside && pass[axis].wraps ? start.notNegative : start
  }
}

// MARK: - Baselines

extension RelativeReasons {
  private func baseline(of index: Int) -> TGReason {
    guard let below = baselineBelowTop(index) else { return reasons(index, .vertical).origin }
    let line = reasons(index, .vertical).origin + below
    return line.named("baseline of \(reasons(index, .vertical).label)")
  }

  /// The distance from the top of a child to its baseline; nil without text.
  private func baselineBelowTop(_ index: Int) -> TGReason? {
    let height = reasons(index, .vertical).extent
    return resolver.children[index].font.map { .baseline(of: $0, inHeight: height) }
  }

  private func startByBaseline(_ index: Int) -> TGReason {
    let child = resolver.children[index]
    var line = pass[.vertical].reasons.paddingStart
    if let baseline = child.baseline, let reference = baseline.reference {
      if child.font != nil { line = edge(reference, of: index, .vertical) }
      if !resolver.isAbsent(reference), baseline.points != 0 {
        line = line + .rule(baseline.points, "offset of the baseline")
      }
    } else {
      line = line + .rule(child.baseline?.number ?? 0, "baseline")
    }
    guard let below = baselineBelowTop(index) else { return line }
    return line - below
  }
}
