import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a relative layout: repeats the computation of
/// `Resolver` with `TGReason` values instead of numbers.
final class RelativeReasons {
  fileprivate let pass: TGPass
  /// The resolver of the last run, which contains the resolved references.
  fileprivate let resolver: Resolver
  /// A cache of the lengths that lists of sizes divide, by the slot of the view that has the list.
  private var divided: [Int: TGReason] = [:]

  init(_ pass: TGPass) {
    (self.pass, resolver) = (pass, Resolver(pass))
    pass.rerun { resolver.run() }
  }

  func explain() {
    for axis in TGAxis.allCases { pass.reasons(axis).explain(size: self.size(axis)) }
    let absent = pass.count..<pass.allChildren.count
    for index in [pass.explained, absent].joined() {
      for axis in TGAxis.allCases { child(index, axis).explain() }
    }
  }

  private func child(_ index: Int, _ axis: TGAxis) -> RelativeChild {
    axis == .horizontal
      ? RelativeChild(self, index, .horizontal) : RelativeChild(self, index, .vertical)
  }

  fileprivate func reasons(_ index: Int, _ axis: TGAxis) -> TGChildReasons {
    resolver.children[index].reasons(axis)
  }

  /// The size of the container where it wraps.
  private func size(_ axis: TGAxis) -> TGReason {
    let container = pass.reasons(axis)
    let padding = container.paddingStart + container.paddingEnd
    let requiredSizes = (0..<pass.count).flatMap { child($0, axis).requiredSizes }
    return .greatest(of: requiredSizes + [padding]) ?? padding
  }

  /// The length that is left for the views of a list without a size of their own.
  fileprivate func free<Axis: TGAxisType>(of owner: Int, _ axis: Axis) -> TGReason {
    let slot = resolver.slot(owner, Axis.axis)
    if let known = divided[slot] { return known }
    var (free, gaps) = (pass.reasons(Axis.axis).content, 0.0)
    for member in [owner] + resolver.children[owner][axis].sizeList {
      let child = resolver.children[member][axis]
      if child.child.isExcluded { continue }
      let hasSize = member != owner && child.sizeKind != .none
      if hasSize { free = free - reasons(member, Axis.axis).extent }
      gaps += child.increment
    }
    if gaps != 0 { free = free + .rule(gaps, "increments") }
    free = free.notNegative.named("what is left")
    divided[slot] = free
    return free
  }
}

extension TGRelativeAlgorithm {
  /// Explains the rectangle of each child, and the size of the container where it wraps.
  public func explain(_ pass: TGPass) { RelativeReasons(pass).explain() }
}

/// The results of the resolver for a child, along an axis that is known only at run time.
private struct RelativeChild {
  let layout: RelativeReasons
  let index: Int
  let reasons: TGChildReasons
  let kinds: PositionKinds
  let startReference: TGChildReference?
  /// The share that a list of sizes assigns to the child; nil if there is none.
  let share: TGReason?

  init<Axis: TGAxisType>(_ layout: RelativeReasons, _ index: Int, _ axis: Axis) {
    (self.layout, self.index) = (layout, index)
    let (resolver, child) = (layout.resolver, layout.resolver.children[index])
    reasons = child.reasons(Axis.axis)
    kinds = resolver.kinds(index, child[axis])
    startReference = resolver.startReference(index, child[axis])
    share = resolver.share(index, Axis.axis).map { share in
      let (free, weight) = (layout.free(of: share.owner, axis), child[axis].multiple)
      let left = free.less(.rule(share.given), named: "shares before")
      let isOnly = share.given == 0 && share.left == weight
      let part = isOnly ? left : left * (.rule(weight) / .rule(share.left))
      // The height of the first view in a list is not rounded.
      let isExact = index == share.owner && Axis.axis == .vertical
      return (isExact ? part : layout.pass.rounded(part)).by("its share of what is left")
    }
  }

  var axis: TGAxis { reasons.axis }
  var container: TGPassReasons { reasons.container }
  var resolver: Resolver { layout.resolver }

  /// The descriptors that are ignored because their references close a cycle.
  var ignored: Descriptor { resolver[index, axis].ignored }

  /// Whether the child is placed by the position of its own center, and not as part of a row.
  var isCentered: Bool { kinds.center != .none && kinds.center != .list }

  /// The child's start position in points; for a member of a row that is centered as a whole, its position in
  /// that row.
  var startPoints: TGReason {
    guard let row = resolver.row(index, axis) else { return reasons.start() }
    if row.previous != nil { return reasons.center() }
    return .rule(row.number, "start of the row that is centered together")
  }
}

// MARK: - One child

extension RelativeChild {
  func explain() {
    let (start, extent) = span()
    reasons.explain(origin: start)
    reasons.explain(extent: extent)
    // A bound whose reference closes a cycle is ignored.
    reasons.explain(extent: length)
  }

  /// The start and the extent of a child, within the range between the edges that bound its positions.
  ///
  /// If both edges are given, the child is centered between them.
  private func span() -> (start: TGReason, extent: TGReason) {
    let isBetweenMargins = kinds.haveBothMargins
    let start = isBetweenMargins ? startEdge : self.start
    // If an edge limits the child, its position depends on the extent before bounds are applied.
    let isAbsent = reasons.child.isExcluded
    let own = isBetweenMargins && !isAbsent ? endEdge(isShifted: false) - start : length
    let ignoresBounds = isAbsent || !isBetweenMargins && reasons.size == .fill
    let requested = ignoresBounds ? own : reasons.clamp(own)
    let lowest = limit(reasons.positions.start.lowerBound, .lowerBound)
    let highest = limit(reasons.positions.end.upperBound, .upperBound)
    if let lowest, let highest {
      let room = (highest - lowest).named("room between the two")
      if room.value < requested.value - tolerance { return (lowest, room) }
      return (lowest + (room - reasons.extent) / .rule(2), requested)
    }
    if let lowest, start.value < lowest.value - tolerance {
      return (lowest, start + requested - lowest)
    }
    if let highest, start.value + requested.value > highest.value + tolerance {
      return (start, highest - start)
    }
    return (start, requested)
  }

  /// The coordinate that bounds a position; nil if it is not an edge, or if its reference closes a cycle.
  private func limit(_ bound: TGChildBound?, _ descriptor: Descriptor) -> TGReason? {
    guard let bound, let reference = bound.reference, !ignored.contains(descriptor) else {
      return nil
    }
    let edge = edge(reference)
    if bound.offset == 0 { return edge }
    let offset = TGReason.rule(bound.offset, "offset")
    return descriptor == .lowerBound ? edge + offset : edge - offset
  }

  /// The coordinate where a child begins, unless two margins determine it.
  private var start: TGReason {
    if axis == .vertical, let baseline = resolver.baselinePosition(index, reasons.child) {
      return startByBaseline(baseline)
    }
    if isCentered { return startByCenter }
    if kinds.end != .none { return endEdge() - reasons.extent }
    if kinds.start != .none { return startEdge }
    return container.paddingStart + reasons.start()
  }

  /// The extent of a child before its bounds are applied, unless two margins determine it.
  private var length: TGReason {
    if reasons.child.isExcluded { return TGReason.rule(0).by("gone: it has no extent") }
    if let share { return share }
    if ignored.contains(.size), !reasons.isWeighted { return reasons.current }
    return reasons.sized(filling: filled, sameAxis: false)
  }

  /// The space that a child fills.
  private var filled: TGReason {
    if !isCentered, kinds.end != .none { return endEdge() - startPoints - container.paddingStart }
    if !isCentered, kinds.start != .none {
      // TangramKit uses the top padding here, not the bottom padding.
      let padding = axis == .horizontal ? container.paddingEnd : container.paddingStart
      return container.size - padding - startEdge
    }
    return container.content
  }
}

// MARK: - Edges

extension RelativeChild {
  /// The coordinate where a child begins according to its start position.
  private var startEdge: TGReason {
    if kinds.start == .reference, let reference = startReference {
      let edge = edge(reference)
      let isPlain = resolver.isAbsent(reference) && kinds.end == .none
      return isPlain ? edge : edge + startPoints
    }
    let isShare = kinds.start == .weight
    let margin = isShare ? reasons.start(of: container.content) : startPoints
    return container.paddingStart + margin
  }

  /// The coordinate where a child ends according to its end position.
  ///
  /// - Parameter isShifted: Whether to apply the offset of the start position.
  private func endEdge(isShifted: Bool = true) -> TGReason {
    let shift = isShifted ? startPoints : .rule(0)
    if kinds.end == .reference, let reference = reasons.positions.end.reference {
      let edge = edge(reference)
      let margin = isShifted && resolver.isAbsent(reference) ? TGReason.rule(0) : reasons.after()
      return edge - margin + shift
    }
    return container.size - container.paddingEnd - reasons.after(of: container.content) + shift
  }

  /// The coordinate that a position of a child refers to.
  private func edge(_ reference: TGChildReference) -> TGReason {
    if case .most(let list) = reference.target {
      return reasons.most(list, reference.attribute, edge) ?? container.paddingStart
    }
    guard let target = reference.child(from: index) else {
      switch reference.attribute {
      case .trailing, .bottom, .right: return container.size - container.paddingEnd
      case .centerX, .centerY: return container.paddingStart + container.content / .rule(2)
      default: return container.paddingStart
      }
    }
    let other = layout.reasons(target, reference.attribute == .baseline ? .vertical : axis)
    switch reference.attribute {
    case .leading, .top, .left: return other.origin
    case .trailing, .bottom, .right:
      let end = resolver[target, axis].end
      let isPlain = (other.end.value - end).magnitude < 0.001
      return isPlain ? other.end : .rule(end, "end of \(other.label) without its bounds")
    case .baseline:
      guard let below = other.baseline(inHeight: other.extent) else { return other.origin }
      return (other.origin + below).named("baseline of \(other.label)")
    default:
      return (other.origin + other.extent / .rule(2)).named("middle of \(other.label)")
    }
  }

  private var startByCenter: TGReason {
    guard kinds.center == .reference, let reference = reasons.positions.center.reference else {
      let start =
        (container.content - reasons.extent) / .rule(2) + container.paddingStart
        + reasons.center(of: container.content)
      return container.wraps ? start.notNegative : start
    }
    var start = edge(reference) - reasons.extent / .rule(2)
    if !resolver.isAbsent(reference) { start = start + reasons.center() }
    return reference.target == .container && container.wraps ? start.notNegative : start
  }

  private func startByBaseline(_ baseline: TGChildPosition) -> TGReason {
    var line = container.paddingStart
    if let reference = baseline.reference {
      if reasons.child.font != nil { line = edge(reference) }
      if !resolver.isAbsent(reference), baseline.points != 0 {
        line = line + .rule(baseline.points, "offset of the baseline")
      }
    } else {
      line = line + .rule(baseline.number, "baseline")
    }
    return reasons.baseline(inHeight: reasons.extent).map { line - $0 } ?? line
  }
}

// MARK: - The size of a wrapping container

extension RelativeChild {
  /// The sizes that the child requires of the container.
  var requiredSizes: [TGReason] {
    let least = startPoints + reasons.after() + container.paddingStart + container.paddingEnd
    if reasons.isWeighted || reasons.size == .ofContainer(axis) { return [least] }
    let end = edge(TGChildReference(.sibling(index), .trailing))
    let reach =
      switch (kinds.center, kinds.start, kinds.end) {
      case (.none, _, .none): end.magnitude + container.paddingEnd
      case (.none, .none, _): reasons.origin.magnitude + container.paddingStart
      case (.none, _, _): end.magnitude + startPoints + container.paddingStart
      default: reasons.extent + least
      }
    return [end + reasons.after() + container.paddingEnd, reach, least]
  }
}
