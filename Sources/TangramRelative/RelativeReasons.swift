import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a relative layout, by the rules of a resolver that
/// resolved them once more.
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

  private func child(_ index: Int, _ axis: TGAxis) -> ChildExplanation {
    axis == .horizontal
      ? ChildExplanation(self, index, .horizontal) : ChildExplanation(self, index, .vertical)
  }

  fileprivate func reasons(_ index: Int, _ axis: TGAxis) -> TGChildReasons {
    resolver.children[index].reasons(axis)
  }

  /// The size of the container where it wraps.
  private func size(_ axis: TGAxis) -> TGReason {
    let container = pass.reasons(axis)
    let padding = container.paddingStart + container.paddingEnd
    return (0..<pass.count).lazy.map { self.child($0, axis).requiredSize }.reduce(padding) {
      .larger($0, $1)
    }
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
private struct ChildExplanation {
  let resolver: Resolver
  let index: Int
  let reasons: TGChildReasons
  let kinds: PositionKinds
  /// The share that a list of sizes assigns to the child; nil if there is none.
  let share: TGReason?

  init<Axis: TGAxisType>(_ layout: RelativeReasons, _ index: Int, _ axis: Axis) {
    (resolver, self.index) = (layout.resolver, index)
    let child = layout.resolver.children[index]
    reasons = child.reasons(Axis.axis)
    kinds = layout.resolver.kinds(index, child[axis])
    share = layout.resolver.share(index, Axis.axis).map { share in
      let (free, weight) = (layout.free(of: share.owner, axis), child[axis].multiple)
      let left = free.less(.rule(share.given), named: "shares before")
      let isOnly = share.given == 0 && share.left == weight
      let part = isOnly ? left : left * (.rule(weight) / .rule(share.left))
      // The height of the first view in a list is not rounded.
      let isExact = index == share.owner && Axis.axis == .vertical
      return (isExact ? part : layout.pass.rounded(part)).by("its share of what is left")
    }
  }

  func explain() {
    reasons.explain(origin: self.origin)
    reasons.explain(extent: self.span.extent)
    // A bound whose reference closes a cycle is ignored.
    reasons.explain(extent: self.length)
  }

  /// The coordinate where the child begins, as it follows from the extent, which has a reason of its own.
  private var origin: TGReason {
    let isPlacedByEdges = kinds.haveBothMargins || span.extent.value != requestedExtent.value
    if isPlacedByEdges { return span.start }
    return resolver.span(index, reasons, reasons.extent, kinds)?.start ?? span.start
  }

  private var span: Span<TGReason> {
    // The extent of a gone child is 0 before its margins are considered.
    if kinds.haveBothMargins, !reasons.child.isGone,
      let start = resolver.startEdge(index, reasons, kinds.start, isBetween: true),
      let end = resolver.endEdge(index, reasons, kinds.end, isBetween: true)
    {
      return reasons.child.isExcluded
        ? Span(start: start, extent: length)
        : Span(start: start, end: end, extent: reasons.clamp(end - start))
    }
    return resolver.span(index, reasons, requestedExtent, kinds)
      ?? Span(start: reasons.container.paddingStart, extent: requestedExtent)
  }

  /// The extent of a child, unless two margins determine it or edges limit it.
  private var requestedExtent: TGReason {
    let ignoresBounds = reasons.child.isExcluded || resolver.fills(index, reasons, kinds)
    return ignoresBounds ? length : reasons.clamp(length)
  }

  /// The extent of a child before its bounds are applied, unless two margins determine it.
  private var length: TGReason {
    if reasons.child.isExcluded { return TGReason.rule(0).by("gone: it has no extent") }
    if let share { return share }
    let isIgnored =
      reasons.size == .fill
      ? !resolver.fills(index, reasons, kinds)
      : resolver[index, reasons.axis].ignored.contains(.size) && !reasons.isWeighted
    if isIgnored { return reasons.current }
    return reasons.sized(filling: resolver.filled(index, reasons, kinds), sameAxis: false)
  }

  /// The size that the child requires of a wrapping container.
  var requiredSize: TGReason { resolver.required(by: index, reasons, kinds) }
}
