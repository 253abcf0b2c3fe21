import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a relative layout: repeats the computation of
/// `Resolver` with `TGReason` values instead of numbers.
final class RelativeReasons {
  private let pass: TGPass
  /// The resolver of the last run, which contains the resolved references.
  private let resolver: Resolver
  /// What the lists of sizes divide, by the mark of the view that has the list: each of its members asks.
  private var divided: [Int: TGReason] = [:]

  init(_ pass: TGPass) {
    (self.pass, resolver) = (pass, Resolver(pass))
    pass.rerun { resolver.run() }
  }

  func explain() {
    for axis in TGAxis.allCases { pass.reasons(axis).explain(size: self.size(axis)) }
    let absent = pass.count..<pass.totalCount
    for index in [pass.explained, absent].joined() {
      for axis in TGAxis.allCases { explain(child(index, axis)) }
    }
  }

  private func child(_ index: Int, _ axis: TGAxis) -> RelativeChild {
    axis == .horizontal
      ? RelativeChild(resolver, index, .horizontal) : RelativeChild(resolver, index, .vertical)
  }

  private func reasons(_ index: Int, _ axis: TGAxis) -> TGChildReasons {
    resolver.children[index].reasons(axis)
  }
}

extension TGRelativeAlgorithm {
  /// Explains the rectangle of each child, and the size of the container where it wraps.
  public func explain(_ pass: TGPass) { RelativeReasons(pass).explain() }
}

/// What the resolver found for a child, along an axis that is known only at run time.
private struct RelativeChild {
  let index: Int
  let axis: TGAxis
  let reasons: TGChildReasons
  let kinds: PositionKinds
  let startReference: TGChildReference?
  /// Its start position in a row that is centered as a whole; nil if it is in none.
  let row: RowStart?
  /// The descriptors that are ignored because their references close a cycle.
  let broken: Descriptor

  init<Axis: TGAxisType>(_ resolver: Resolver, _ index: Int, _ axis: Axis) {
    (self.index, self.axis) = (index, Axis.axis)
    let child = resolver.children[index]
    reasons = child.reasons(Axis.axis)
    kinds = resolver.kinds(index, child[axis])
    startReference = resolver.startReference(index, child[axis])
    row = resolver.row(index, Axis.axis)
    broken = resolver[index, Axis.axis].broken
  }

  var isExcluded: Bool { reasons.child.isExcluded }

  /// Whether the position of its center places it on its own.
  var isCentered: Bool { kinds.center != .none && kinds.center != .list }

  /// Its start position in points; for a member of a row that is centered as a whole, its position in that
  /// row.
  var startPoints: TGReason {
    guard let row else { return reasons.start() }
    if row.previous != nil { return reasons.center() }
    return .rule(row.number, "start of the row that is centered together")
  }
}

// MARK: - One child

extension RelativeReasons {
  private func explain(_ child: RelativeChild) {
    let (start, extent) = span(child)
    child.reasons.explain(origin: start)
    child.reasons.explain(extent: extent)
    // A bound whose reference closes a cycle is ignored.
    child.reasons.explain(extent: length(child))
  }

  /// The start and the extent of a child, within the range between the edges that bound its positions.
  ///
  /// If both edges are given, the child is centered between them.
  private func span(_ child: RelativeChild) -> (start: TGReason, extent: TGReason) {
    let reasons = child.reasons
    let isBetweenMargins = child.kinds.haveBothMargins
    let start = isBetweenMargins ? startEdge(child) : start(child)
    // If an edge limits the child, its position depends on the extent before bounds are applied.
    let wanted: TGReason
    if child.isExcluded || !isBetweenMargins && reasons.sizeKind == .fill {
      wanted = length(child)
    } else {
      wanted = reasons.clamp(
        isBetweenMargins ? endEdge(child, isShifted: false) - start : length(child))
    }
    let lowest = limit(reasons.startPosition.lowerBound, .lowerBound, child)
    let highest = limit(reasons.endPosition.upperBound, .upperBound, child)
    if let lowest, let highest {
      let room = (highest - lowest).named("room between the two")
      if room.value < wanted.value - tolerance { return (lowest, room) }
      return (lowest + (room - reasons.extent) / .rule(2), wanted)
    }
    if let lowest, start.value < lowest.value - tolerance {
      return (lowest, start + wanted - lowest)
    }
    if let highest, start.value + wanted.value > highest.value + tolerance {
      return (start, highest - start)
    }
    return (start, wanted)
  }

  /// The coordinate that bounds a position; nil if it is no edge, or if its reference closes a cycle.
  private func limit(
    _ bound: TGChildBound?, _ descriptor: Descriptor, _ child: RelativeChild
  ) -> TGReason? {
    guard let bound, let reference = bound.reference, !child.broken.contains(descriptor) else {
      return nil
    }
    let edge = edge(reference, of: child)
    let offset: TGReason = bound.offset == 0 ? .rule(0) : .rule(bound.offset, "offset")
    return descriptor == .lowerBound ? edge + offset : edge - offset
  }

  /// The coordinate where a child begins, unless two margins determine it.
  private func start(_ child: RelativeChild) -> TGReason {
    if child.axis == .vertical,
      let baseline = resolver.baselinePosition(child.index, child.reasons.child)
    {
      return startByBaseline(baseline, child)
    }
    if child.isCentered { return startByCenter(child) }
    if child.kinds.end != .none { return endEdge(child) - child.reasons.extent }
    if child.kinds.start != .none { return startEdge(child) }
    return child.reasons.container.paddingStart + child.reasons.start()
  }

  /// The extent of a child before its bounds are applied, unless two margins determine it.
  private func length(_ child: RelativeChild) -> TGReason {
    let reasons = child.reasons
    if child.isExcluded { return TGReason.rule(0).by("gone: it has no extent") }
    if let share = share(child) { return share }
    switch reasons.sizeKind {
    case .number where !child.broken.contains(.size): return reasons.number
    case .weight: return reasons.share(of: reasons.container.content)
    case .reference where !child.broken.contains(.size): return reasons.tied()
    case .fill: return reasons.scale(filled(child))
    default: return reasons.current
    }
  }

  /// The space that a child fills.
  private func filled(_ child: RelativeChild) -> TGReason {
    let container = child.reasons.container
    if !child.isCentered, child.kinds.end != .none {
      return endEdge(child) - child.startPoints - container.paddingStart
    }
    if !child.isCentered, child.kinds.start != .none {
      // TangramKit uses the top padding here, not the bottom padding.
      let padding = child.axis == .horizontal ? container.paddingEnd : container.paddingStart
      return container.size - padding - startEdge(child)
    }
    return container.content
  }
}

// MARK: - Edges

extension RelativeReasons {
  /// The coordinate where a child begins according to its start position.
  private func startEdge(_ child: RelativeChild) -> TGReason {
    let reasons = child.reasons
    if child.kinds.start == .reference, let reference = child.startReference {
      let edge = edge(reference, of: child)
      let isPlain = resolver.isAbsent(reference) && child.kinds.end == .none
      return isPlain ? edge : edge + child.startPoints
    }
    let isShare = child.kinds.start == .weight
    let margin = isShare ? reasons.start(of: reasons.container.content) : child.startPoints
    return reasons.container.paddingStart + margin
  }

  /// The coordinate where a child ends according to its end position.
  ///
  /// - Parameter isShifted: Whether to apply the offset of the start position.
  private func endEdge(_ child: RelativeChild, isShifted: Bool = true) -> TGReason {
    let reasons = child.reasons
    let shift = isShifted ? child.startPoints : .rule(0)
    let position = reasons.endPosition
    if child.kinds.end == .reference, let reference = position.reference {
      let edge = edge(reference, of: child)
      let margin = isShifted && resolver.isAbsent(reference) ? TGReason.rule(0) : reasons.after()
      return edge - margin + shift
    }
    let isShare = position.kind == .weight
    let margin = isShare ? reasons.after(of: reasons.container.content) : reasons.after()
    return reasons.container.size - reasons.container.paddingEnd - margin + shift
  }

  /// The coordinate that a position of a child refers to.
  private func edge(_ reference: TGChildReference, of child: RelativeChild) -> TGReason {
    let container = child.reasons.container
    if case .most(let list) = reference.target {
      return child.reasons.most(list, reference.attribute) { edge($0, of: child) }
        ?? container.paddingStart
    }
    guard let target = reference.child(from: child.index) else {
      switch reference.attribute {
      case .trailing, .bottom, .right: return container.size - container.paddingEnd
      case .centerX, .centerY: return container.paddingStart + container.content / .rule(2)
      default: return container.paddingStart
      }
    }
    let other = reasons(target, child.axis)
    switch reference.attribute {
    case .leading, .top, .left: return other.origin
    case .trailing, .bottom, .right:
      let end = resolver[target, child.axis].end
      let isPlain = (other.end.value - end).magnitude < 0.001
      return isPlain ? other.end : .rule(end, "end of \(other.label) without its bounds")
    case .baseline: return baseline(of: target)
    default:
      return (other.origin + other.extent / .rule(2)).named("middle of \(other.label)")
    }
  }

  private func startByCenter(_ child: RelativeChild) -> TGReason {
    let (reasons, container) = (child.reasons, child.reasons.container)
    var start: TGReason
    var staysInside = true
    if child.kinds.center == .reference, let reference = reasons.centerPosition.reference {
      start = edge(reference, of: child) - reasons.extent / .rule(2)
      if !resolver.isAbsent(reference) { start = start + reasons.center() }
      staysInside = reference.target == .container
    } else {
      start = (container.content - reasons.extent) / .rule(2) + container.paddingStart
      start = start + reasons.center(of: container.content)
    }
    return staysInside && container.wraps ? start.notNegative : start
  }
}

// MARK: - Baselines

extension RelativeReasons {
  private func baseline(of index: Int) -> TGReason {
    let reasons = reasons(index, .vertical)
    guard let below = reasons.baseline(inHeight: reasons.extent) else { return reasons.origin }
    return (reasons.origin + below).named("baseline of \(reasons.label)")
  }

  private func startByBaseline(
    _ baseline: TGChildPosition, _ child: RelativeChild
  ) -> TGReason {
    let own = child.reasons
    var line = own.container.paddingStart
    if let reference = baseline.reference {
      if own.child.font != nil { line = edge(reference, of: child) }
      if !resolver.isAbsent(reference), baseline.points != 0 {
        line = line + .rule(baseline.points, "offset of the baseline")
      }
    } else {
      line = line + .rule(baseline.number, "baseline")
    }
    return own.baseline(inHeight: own.extent).map { line - $0 } ?? line
  }
}

// MARK: - Extents shared by lists

extension RelativeReasons {
  /// The share that a list of sizes assigns to a child; nil if there is none.
  private func share(_ child: RelativeChild) -> TGReason? {
    guard let share = resolver.share(child.index, child.axis) else { return nil }
    let isOnly = share.given == 0 && share.left == child.reasons.multiple
    let free = free(of: share.owner, child.axis)
    let left = share.given == 0 ? free : free - .rule(share.given, "shares before")
    let part = isOnly ? left : left * (.rule(child.reasons.multiple) / .rule(share.left))
    // The height of the first view in a list is not rounded.
    let isExact = child.index == share.owner && child.axis == .vertical
    return (isExact ? part : pass.rounded(part)).by("its share of what is left")
  }

  /// The length that is left for the views of a list without a size of their own.
  private func free(of owner: Int, _ axis: TGAxis) -> TGReason {
    let slot = resolver.slot(owner, axis)
    if let known = divided[slot] { return known }
    let child = resolver.children[owner]
    let others = axis == .horizontal ? child[.horizontal].sizeList : child[.vertical].sizeList
    var (free, gaps) = (pass.reasons(axis).content, 0.0)
    for member in [owner] + others where !resolver.children[member].isExcluded {
      let reasons = reasons(member, axis)
      if member != owner, reasons.sizeKind != .none { free = free - reasons.extent }
      gaps += reasons.increment
    }
    if gaps != 0 { free = free + .rule(gaps, "increments") }
    free = free.notNegative.named("what is left")
    divided[slot] = free
    return free
  }
}

// MARK: - The size of a wrapping container

extension RelativeReasons {
  /// The size of the container where it wraps.
  private func size(_ axis: TGAxis) -> TGReason {
    let container = pass.reasons(axis)
    let padding = container.paddingStart + container.paddingEnd
    let wanted = (0..<pass.count).flatMap { needs(of: child($0, axis)) }
    return .greatest(of: wanted + [padding]) ?? padding
  }

  private func needs(of child: RelativeChild) -> [TGReason] {
    let (reasons, container) = (child.reasons, child.reasons.container)
    let margins = child.startPoints + reasons.after()
    let least = margins + container.paddingStart + container.paddingEnd
    if reasons.isWeighted || reasons.size == .ofContainer(child.axis) { return [least] }
    let end = edge(TGChildReference(.sibling(child.index), .trailing), of: child)
    var needs = [end + reasons.after() + container.paddingEnd]
    if child.kinds.center != .none {
      needs.append(reasons.extent + least)
    } else if child.kinds.haveBothMargins {
      needs.append(end.magnitude + child.startPoints + container.paddingStart)
    } else if child.kinds.end != .none {
      needs.append(reasons.origin.magnitude + container.paddingStart)
    } else {
      needs.append(end.magnitude + container.paddingEnd)
    }
    return needs + [least]
  }
}
