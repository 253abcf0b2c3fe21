import TangramCore
import TangramExplanations

// Position bounds by the edges of other views, extents shared by lists, and the size of a wrapping
// container.

extension RelativeReasons {
  /// Limits a child to the range between the edges that bound its start and end positions.
  ///
  /// If both edges are given, the child is centered between them.
  func hold(_ span: inout SpanReasons, _ child: RelativeChild) {
    let reasons = child.reasons
    let lowest = limit(reasons.startPosition.lowerBound, .lowerBound, child)
    let highest = limit(reasons.endPosition.upperBound, .upperBound, child)
    // If an edge limits the child, its position depends on the extent before bounds are applied.
    let wanted = span.extent
    let end = span.start.value + wanted.value
    if let lowest, let highest {
      let room = (highest - lowest).named("room between the two")
      if room.value < wanted.value - tolerance {
        span = SpanReasons(start: lowest, extent: room)
      } else {
        span.start = lowest + (room - reasons.extent) / .rule(2)
      }
    } else if let lowest, span.start.value < lowest.value - tolerance {
      span = SpanReasons(start: lowest, extent: (span.start + wanted) - lowest)
    } else if let highest, end > highest.value + tolerance {
      span.extent = highest - span.start
    }
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

  // MARK: Lists

  /// The share that a list of sizes assigns to a child; nil if there is none.
  func share(_ child: RelativeChild) -> TGReason? {
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

  // MARK: Needs

  /// The size of the container where it wraps.
  func size(_ axis: TGAxis) -> TGReason {
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

extension TGRelativeAlgorithm {
  /// Explains the rectangle of each child, and the size of the container where it wraps.
  public func explain(_ pass: TGPass) {
    if pass.totalCount == 0 { return explainEmpty(pass) }
    let resolver = pass.rerun {
      let resolver = Resolver(pass)
      resolver.run()
      return resolver
    }
    RelativeReasons(resolver).explain()
  }

  private func explainEmpty(_ pass: TGPass) {
    for axis in TGAxis.allCases {
      let container = pass.reasons(axis)
      if container.wraps {
        container.explain(size: container.paddingStart + container.paddingEnd)
      }
    }
  }
}
