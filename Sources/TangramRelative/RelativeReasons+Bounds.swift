import TangramCore
import TangramExplanations

// Position bounds by the edges of other views, extents shared by lists, and the size of a wrapping
// container.

extension RelativeReasons {
  /// Limits a child to the range between the edges that bound its start and end positions.
  ///
  /// If both edges are given, the child is centered between them.
  func hold<Axis: TGAxisType>(_ span: inout SpanReasons, _ index: Int, _ axis: Axis) {
    let broken = resolver.mark(index, axis).broken
    let child = child(index, axis)
    var (lowest, highest): (TGReason?, TGReason?)
    if let lower = child.startPosition.lowerBound, let reference = lower.reference,
      !broken.contains(.lowerBound)
    {
      lowest = edge(reference, of: index, axis) + offset(lower)
    }
    if let upper = child.endPosition.upperBound, let reference = upper.reference,
      !broken.contains(.upperBound)
    {
      highest = edge(reference, of: index, axis) - offset(upper)
    }
    // If an edge limits the child, its position depends on the extent before bounds are applied.
    let wanted = span.extent
    let end = span.start.value + wanted.value
    if let lowest, let highest {
      let room = (highest - lowest).named("room between the two")
      if room.value < wanted.value - tolerance {
        span = SpanReasons(start: lowest, extent: room)
      } else {
        span.start = lowest + (room - reasons(index, axis).extent) / .rule(2)
      }
    } else if let lowest, span.start.value < lowest.value - tolerance {
      span = SpanReasons(start: lowest, extent: (span.start + wanted) - lowest)
    } else if let highest, end > highest.value + tolerance {
      span.extent = highest - span.start
    }
  }

  private func offset(_ bound: TGChildBound) -> TGReason {
    bound.offset == 0 ? .rule(0) : .rule(bound.offset, "offset")
  }

  // MARK: Lists

  /// Explains how lists of sizes divide the extent of the container.
  mutating func explainLists<Axis: TGAxisType>(_ axis: Axis) {
    for index in resolver.order where child(index, axis).sizeKind == .list {
      explainList(index, axis)
    }
  }

  private mutating func explainList<Axis: TGAxisType>(_ owner: Int, _ axis: Axis) {
    let members = [owner] + child(owner, axis).sizeList
    let present = members.filter { !resolver.children[$0].isExcluded }
    let sharing = present.filter { $0 == owner || child($0, axis).sizeKind == .none }
    var free = pass[axis].reasons.content
    for member in present where !sharing.contains(member) {
      free = free - reasons(member, axis).extent
    }
    let gaps = present.reduce(0) { $0 + child($1, axis).increment }
    if gaps != 0 { free = free + .rule(gaps, "increments") }
    free = free.notNegative.named("what is left")
    let total = sharing.reduce(0) { $0 + child($1, axis).multiple }
    if total == 0 { return }
    var (given, rest) = (0.0, total)
    for member in sharing {
      let multiple = child(member, axis).multiple
      let left = given == 0 ? free : free - .rule(given, "shares before")
      let part =
        sharing.count == 1 ? left : left * (.rule(multiple) / .rule(rest))
      let share = pass.rounded(part)
      // The height of the first view in a list is not rounded.
      let isExact = member == owner && Axis.axis == .vertical
      shared[Axis.axis, default: [:]][member] = (isExact ? part : share).by(
        "its share of what is left")
      given += share.value
      rest -= multiple
    }
  }

  // MARK: Needs

  func explainSize<Axis: TGAxisType>(_ axis: Axis) {
    if pass[axis].wraps { pass[axis].explain(size: size(axis)) }
  }

  private func size<Axis: TGAxisType>(_ axis: Axis) -> TGReason {
    let container = pass[axis].reasons
    let padding = container.paddingStart + container.paddingEnd
    let wanted = (0..<pass.count).flatMap { needs(of: $0, axis) }
    return .greatest(of: wanted + [padding]) ?? padding
  }

  private func needs<Axis: TGAxisType>(of index: Int, _ axis: Axis) -> [TGReason] {
    let (container, reasons) = (pass[axis].reasons, reasons(index, axis))
    let margins = startPoints(index, axis) + reasons.after()
    let least = margins + container.paddingStart + container.paddingEnd
    guard resolver.countsForNeed(resolver.children[index], axis) else { return [least] }
    let end = edge(TGChildReference(.sibling(index), .trailing), of: index, axis)
    var needs = [end + reasons.after() + container.paddingEnd]
    if resolver.centerKind(index, axis) != .none {
      needs.append(reasons.extent + least)
    } else if resolver.endKind(index, axis) != .none {
      let isBetween = resolver.startKind(index, axis) != .none
      let reach =
        isBetween ? end.magnitude + startPoints(index, axis) : reasons.origin.magnitude
      needs.append(reach + container.paddingStart)
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
    var reasons = RelativeReasons(resolver)
    reasons.explain()
  }

  private func explainEmpty(_ pass: TGPass) {
    func explain(_ axis: TGPassAxis<some TGAxisType>) {
      if axis.wraps { axis.explain(size: axis.reasons.paddingStart + axis.reasons.paddingEnd) }
    }
    explain(pass[.horizontal])
    explain(pass[.vertical])
  }
}
