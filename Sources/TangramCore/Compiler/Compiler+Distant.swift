// Sizes of views that the container of a view does not read itself: those of views elsewhere in the
// tree, and those of siblings in containers that ignore them. Containers see plain numbers in their place.

/// A size, or a bound or a term of a size, that is the size of a view which the container does not read.
package struct DistantReference {
  /// The view whose extent is read.
  fileprivate(set) package var target: Int
  package let targetAxis: TGAxis
  /// Whether the padding of the view is subtracted, as for the container that a view is in.
  package let isContent: Bool
  /// The view that refers to it.
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
  mutating func follow(_ reference: Reference, _ link: PlanLink, in container: Int) -> Bool {
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
    // A list shares the extent of the container among siblings.
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
  /// Writes the extent that a distant reference stands for.
  func write(_ extent: Double, for reference: DistantReference) {
    let (box, axis) = (reference.reader, reference.attribute.axis)
    switch reference.place {
    case .size:
      // A container may have erased the size.
      let isErased = boxes[box][axis].sizeKind != .number && boxes[box][axis].sizeKind != .anchor
      if !isErased { boxes[box][axis].descriptors.size = DescriptorValue(.number, extent) }
    case .sizeLower: updateRare(box) { $0[axis].size.lower.become(extent) }
    case .sizeUpper: updateRare(box) { $0[axis].size.upper.become(extent) }
    case .term(let index): terms[Int(index)].become(extent)
    case .position, .lower, .upper, .baseline, .entry: break
    }
  }
}

extension PlanBound {
  fileprivate mutating func become(_ points: Double) { (kind, value) = (.number, points) }
}
