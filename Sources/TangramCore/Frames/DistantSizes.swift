// Sizes of views that the container of a view does not read itself: those of views elsewhere in the
// tree, and those of siblings in containers that ignore them. Containers see plain numbers in their place.

/// A reference from a size, or from a bound or a term of one, to a size that the container does not read.
package struct DistantReference {
  /// The view whose extent is read.
  fileprivate(set) package var target: Int
  package let targetAxis: TGAxis
  /// Whether the padding of the view is subtracted, as for the container that a view is in.
  package let isContent: Bool
  /// The view whose size contains the reference.
  package let reader: Int
  package let attribute: TGAttribute
  package let place: Reference.Place
  /// The extent that was assumed in the last layout.
  package var extent = 0.0
}

extension Compiler {
  /// Records a reference of a size that the container does not resolve itself, and writes a number in its place.
  ///
  /// - Parameter link: The reference as the container would see it; its target is missing if the view
  ///   is not a sibling.
  /// - Returns: Whether there is such a view.
  mutating func recordIfDistant(
    _ reference: Reference, _ link: PlanLink, in container: Int
  ) -> Bool {
    guard isDistant(reference, link, in: container) else { return false }
    let target: Int? =
      switch link.target {
      case PlanLink.container: Int(plan.containers[container].box)
      case PlanLink.this: reference.box
      case PlanLink.missing: nil
      default: Int(link.target)
      }
    if target == nil, !isInTree(reference.anchor.target) { return false }
    if target == nil { distantTargets.append((plan.distant.count, reference.anchor.target)) }
    plan.distant.append(
      DistantReference(
        target: target ?? 0, targetAxis: reference.anchor.attribute.axis,
        isContent: link.target == PlanLink.container, reader: reference.box,
        attribute: reference.attribute, place: reference.place))
    plan.write(0, for: plan.distant[plan.distant.count - 1])
    return true
  }

  private func isDistant(_ reference: Reference, _ link: PlanLink, in container: Int) -> Bool {
    guard reference.anchor.attribute.isSize else { return false }
    let isOwnExtent = link.target == PlanLink.this && link.attribute == reference.attribute
    switch reference.place {
    // The entries of a list are siblings that divide the container's extent.
    case .entry: return false
    case _ where link.target == PlanLink.missing: return true
    case _ where isOwnExtent || reference.box == 0: return false
    case .term: return false
    case .size:
      return plan.bodiesInForce[container].traits.unresolvedSizes.contains(
        TGUnresolvedSizes(link, reference.attribute))
    default: return plan.bodiesInForce[container].traits.unresolvedSizes.contains(.bounds)
    }
  }

  /// Whether a view with an identity is in the tree, which may not be compiled entirely yet.
  private mutating func isInTree(_ identity: UInt64) -> Bool {
    let known = identities ?? plan.root.identities
    identities = known
    return known.contains(identity)
  }

  /// Finds the boxes of distant views, after the whole tree was compiled.
  mutating func findDistantTargets() {
    for (index, identity) in distantTargets {
      plan.distant[index].target = plan.box(ofViewWith: identity) ?? plan.distant[index].reader
    }
    distantTargets = []
  }
}

extension TGUnresolvedSizes {
  /// The kind of a reference of a size.
  fileprivate init(_ link: PlanLink, _ attribute: TGAttribute) {
    switch link.target {
    case PlanLink.container: self = .container
    case PlanLink.this: self = attribute == .width ? .ownHeight : .ownWidth
    default: self = .siblings
    }
  }
}

extension TGView {
  /// The identities of the view and of all views in it.
  fileprivate var identities: Set<UInt64> {
    var identities: Set<UInt64> = [node.identity]
    var pending: ContiguousArray<ContainerBody> = []
    if let container = node.container { pending.append(container) }
    while let container = pending.popLast() {
      identities.formUnion(container.children.identities)
      container.children.visit { child, _ in
        if let container = child.resolved.container { pending.append(container) }
      }
    }
    return identities
  }
}

// MARK: - Numbers in place of references

extension Plan {
  /// Writes an extent in place of a distant reference.
  func write(_ extent: Double, for reference: DistantReference) {
    let (box, axis) = (reference.reader, reference.attribute.axis)
    switch reference.place {
    case .size:
      // A container may have erased the size.
      let isErased = boxes[box][axis].sizeKind != .number && boxes[box][axis].sizeKind != .anchor
      if !isErased { boxes[box][axis].descriptors.size = DescriptorValue(.number, extent) }
    case .sizeLower: rares[rareIndex(of: box)][axis].size.lower.setNumber(extent)
    case .sizeUpper: rares[rareIndex(of: box)][axis].size.upper.setNumber(extent)
    case .term(let index): terms[Int(index)].setNumber(extent)
    case .position, .lower, .upper, .baseline, .entry: break
    }
  }
}

extension PlanBound {
  fileprivate mutating func setNumber(_ points: Double) { (kind, value) = (.number, points) }
}

// MARK: - Laying out until nothing changes
//
// Sizes of views elsewhere in the tree: the tree is laid out with the sizes that they are assumed to
// have, until the layout gives them just those sizes.

extension LayoutEngine {
  /// The maximum number of layouts of one tree.
  private static let maximumRounds = 30
  /// Sizes that differ by less are equal.
  private static let tolerance = 1e-6

  /// Lays out the tree, repeatedly if sizes refer to views elsewhere in it.
  ///
  /// Each round starts as if the tree had just been compiled, so the result is that of a tree with plain
  /// numbers in place of the references. Problems of rounds before the last one are discarded.
  func settleDistantSizes(_ layout: () -> Void) {
    let problems = plan.diagnostics
    if !plan.distant.isEmpty { assumeDistantSizes() }
    var work = 0
    for round in 1... {
      if !plan.distant.isEmpty { solver.invalidateAll() }
      solver.begin(views: plan.viewCount)
      layout()
      if plan.distant.isEmpty { break }
      work += solver.workDone
      let changed = updateDistantSizes()
      if changed.isEmpty { break }
      if round == Self.maximumRounds || work > solver.maximumWork {
        reportUnsettled(changed)
        break
      }
      plan.diagnostics = problems
    }
    if solver.isSpent { plan.report(0, "layout", .tooMuchWork) }
  }

  /// Assumes the sizes that are known before the first layout: numbers, and sizes that refer to them.
  private func assumeDistantSizes() {
    var sources: [SiblingTies.Extent: Int] = [:]
    for (index, reference) in plan.distant.enumerated() {
      plan.assume(0, at: index)
      if reference.place == .size { sources[reference.ownExtent] = index }
    }
    var isAssumed = [Bool](repeating: false, count: plan.distant.count)
    for start in plan.distant.indices {
      var chain: [Int] = []
      var next: Int? = start
      while let index = next, !isAssumed[index] {
        isAssumed[index] = true
        chain.append(index)
        next = sources[plan.distant[index].targetExtent]
      }
      for index in chain.reversed() { plan.assume(specifiedExtent(plan.distant[index]), at: index) }
    }
  }

  /// The extent of the view that is referred to, if its size is a number; otherwise 0.
  private func specifiedExtent(_ reference: DistantReference) -> Double {
    let (box, axis) = (reference.target, reference.targetAxis)
    guard boxes[box][axis].sizeKind == .number, !boxes[box].isExcluded else {
      return 0
    }
    let length = solver.scaled(boxes[box][axis].sizeNumber, box, axis)
    return max(
      0, plan.clamp(length, boxes[box], axis, content: length) { _ in nil } - padding(reference))
  }

  /// Reads the sizes of the views that are referred to.
  ///
  /// - Returns: The references for which the last layout assumed other sizes.
  private func updateDistantSizes() -> [DistantReference] {
    var changed: [DistantReference] = []
    for index in plan.distant.indices {
      let reference = plan.distant[index]
      let extent = max(0, extent(of: reference) - padding(reference))
      if (extent - reference.extent).magnitude <= Self.tolerance { continue }
      changed.append(reference)
      plan.assume(extent, at: index)
    }
    return changed
  }

  /// The extent that the last layout gave to the view that is referred to.
  private func extent(of reference: DistantReference) -> Double {
    let box = boxes[reference.target]
    // The root, views that are gone, and views that keep their frames are not sized by a pass. For all other views, the box has the
    // extent that the pass assigned, which is not rounded to pixels.
    let isFramed = box.parent < 0 || box.isExcluded || box.keepsFrame
    return isFramed
      ? frame(ofBox: reference.target).size[reference.targetAxis]
      : box.extent(reference.targetAxis).magnitude
  }

  private func padding(_ reference: DistantReference) -> Double {
    guard reference.isContent else { return 0 }
    let container = containers[Int(boxes[reference.target].container)][reference.targetAxis]
    return container.paddingStart + container.paddingEnd
  }
}

extension Plan {
  /// Sets the extent that the next layout assumes for a distant reference.
  fileprivate func assume(_ extent: Double, at index: Int) {
    distant[index].extent = extent
    write(extent, for: distant[index])
  }
}

// MARK: - Cycles

extension DistantReference {
  /// The extent that depends on the reference.
  fileprivate var ownExtent: SiblingTies.Extent { .init(box: reader, axis: attribute.axis) }
  fileprivate var targetExtent: SiblingTies.Extent { .init(box: target, axis: targetAxis) }
}

extension LayoutEngine {
  /// Reports sizes that still change after the last round, and the cycle that is the cause.
  private func reportUnsettled(_ changed: [DistantReference]) {
    // A reference in a cycle may change only in every second round.
    if let cycle = SiblingTies(read: readings(of: changed + plan.distant)).cycle {
      solver.report(cycle)
    } else if let first = changed.first {
      plan.report(first.reader, first.attribute.name, .unsettled)
    }
  }

  /// The graph of dependencies between extents: an edge leads from the extent that is computed to an extent
  /// that it is computed from.
  ///
  /// The size of a view depends on the view's own reference. Without one, it may depend on a reference of a
  /// descendant, if the view wraps its content, or on a reference of an ancestor, if the view fills it.
  private func readings(of references: [DistantReference]) -> [SiblingTies.Reading] {
    let own = Set(references.map { $0.ownExtent })
    var inside: [Int: SiblingTies.Extent] = [:]
    for reference in references {
      for box in plan.ancestors(of: reference.reader) where inside[box] == nil {
        inside[box] = reference.ownExtent
      }
    }
    return references.flatMap { reference in
      let target = reference.targetExtent
      let reading = SiblingTies.Reading(reader: reference.ownExtent, extent: target, value: 0)
      if own.contains(target) { return [reading] }
      let around = plan.ancestors(of: target.box).map {
        SiblingTies.Extent(box: $0, axis: target.axis)
      }
      let source = inside[target.box] ?? around.first { own.contains($0) }
      guard let source else { return [reading] }
      return [reading, .init(reader: target, extent: source, value: 0)]
    }
  }
}
