// Finds the views that anchors refer to, after all siblings of a node have been compiled.

/// An anchor that is not resolved yet: its location in the plan and its target.
package struct Reference {
  /// The location in a box, in its rare box, or in the plan's lists.
  package enum Place: Hashable, Sendable {
    case size, sizeLower, sizeUpper, baseline
    case position(PositionPlace)
    case lower(PositionPlace)
    case upper(PositionPlace)
    case entry(Int32)
    case term(Int32)
  }

  /// The edge or extent that is referred to.
  let anchor: DescriptorValue
  let box: Int
  let attribute: TGAttribute
  let place: Place
}

extension Compiler {
  /// Records an anchor of a node, which is resolved when the node's siblings are compiled.
  mutating func refer(
    _ box: Int, _ attribute: TGAttribute, _ place: Reference.Place, to anchor: DescriptorValue
  ) {
    references.append(Reference(anchor: anchor, box: box, attribute: attribute, place: place))
  }

  /// Resolves the references of a container's children.
  ///
  /// The root's own references are resolved first.
  mutating func resolveReferences(of container: Int) {
    // Built when the first child refers to a view. The root's own references never need it: while the root
    // is replaced, its new list does not match the boxes yet.
    var siblings: SiblingIndex?
    let identity = plan.identity(ofBox: Int(plan.containers[container].box))
    for reference in references {
      let link = link(to: reference, in: container, identity, &siblings)
      if reference.attribute.isSize, recordIfDistant(reference, link, in: container) { continue }
      write(checked(link, for: reference, in: container), for: reference)
    }
    references.removeAll(keepingCapacity: true)
  }

  /// Returns the link to the view that a reference names, if that is the container, a sibling or the
  /// view itself.
  private func link(
    to reference: Reference, in container: Int, _ containerIdentity: UInt64,
    _ siblings: inout SiblingIndex?
  ) -> PlanLink {
    let attribute = reference.anchor.attribute.resolved(
      isRightToLeft: plan.environment.isRightToLeft)
    let (box, identity) = (reference.box, reference.anchor.target)
    func target() -> Int32 {
      if identity == TGAnchor.Target.superviewIdentity { return PlanLink.container }
      if identity == TGAnchor.Target.thisIdentity { return PlanLink.this }
      if box == 0 { return identity == plan.identity(ofBox: 0) ? PlanLink.this : PlanLink.missing }
      if identity == containerIdentity, identity != plan.identity(ofBox: box) {
        return PlanLink.container
      }
      if siblings == nil { siblings = SiblingIndex(plan, container) }
      if siblings?.identities[Int(plan.boxes[box].order)] == identity { return PlanLink.this }
      return siblings?.box(ofViewWith: identity) ?? PlanLink.missing
    }
    return PlanLink(target: target(), attribute: attribute)
  }

  /// Reports a link that is missing or unsuitable, and returns one without a target instead.
  private func checked(_ link: PlanLink, for reference: Reference, in container: Int) -> PlanLink {
    var link = link
    let (box, attribute) = (reference.box, link.attribute)
    if link.target == PlanLink.missing {
      let reachesAllViews = attribute.isSize && reference.attribute.isSize
      let node = plan.node(ofBox: box).inForce(for: plan.environment.sizeClass)
      plan.report(
        box, node.writtenAttribute(reference.attribute).name,
        reachesAllViews ? .missingView : .unknownReference)
    } else if attribute.isSize != reference.attribute.isSize
      || (!attribute.isSize && attribute.axis != reference.attribute.axis)
    {
      reportUnsuitable(reference, link.target)
      link.target = PlanLink.missing
    }
    if box > 0, link.target >= 0 || link.target == PlanLink.this {
      plan.containers[container].resetsChildren = true
    }
    return link
  }

  /// Reports a reference to an unsuitable attribute, using the names under which it was written.
  private func reportUnsuitable(_ reference: Reference, _ target: Int32) {
    let node = plan.node(ofBox: reference.box).inForce(for: plan.environment.sizeClass)
    let (own, other) = (reference.attribute, reference.anchor.attribute)
    let view: String? =
      switch target {
      case PlanLink.container: "superview"
      case PlanLink.this: "self"
      default: plan.node(ofBox: Int(target)).name
      }
    let anchor = view.map { "`\($0).\(other.name)`" } ?? "`\(other.name)` of another view"
    let kind =
      own.isSize != other.isSize
      ? "a \(other.isSize ? "size" : "position")"
      : "\(other == .centerX || other == .centerY ? "a center" : "an edge") on the other axis"
    plan.report(
      reference.box, node.writtenAttribute(own).name,
      .unsuitableReference(to: "\(anchor), which is \(kind)"))
  }

  /// Writes a link to its location; a descriptor that refers to a missing view has no value.
  private func write(_ link: PlanLink, for reference: Reference) {
    let (box, axis) = (reference.box, reference.attribute.axis)
    let isMissing = link.target == PlanLink.missing
    let isOwnExtent = link.target == PlanLink.this && link.attribute == reference.attribute
    switch reference.place {
    case .size:
      plan.boxes[box][axis].descriptors.size =
        isMissing ? .none : isOwnExtent ? DescriptorValue(.wrap) : link.value
    case .position(let place):
      plan.boxes[box][axis].descriptors[place] = isMissing ? .none : link.value
      guard plan.boxes[box][axis].isRare(place) else { return }
      let rare = plan.rareIndex(of: box)
      plan.rares[rare][axis][place].link = link
      if isMissing { plan.rares[rare][axis][place].kind = .none }
    case .baseline: plan.rares[plan.rareIndex(of: box)].baseline.link = link
    case .sizeLower:
      plan.rares[plan.rareIndex(of: box)][axis].size.lower.resolve(link, isOwnExtent)
    case .sizeUpper:
      plan.rares[plan.rareIndex(of: box)][axis].size.upper.resolve(link, isOwnExtent)
    case .lower(let place):
      plan.rares[plan.rareIndex(of: box)][axis][place].lower.resolve(link, false)
    case .upper(let place):
      plan.rares[plan.rareIndex(of: box)][axis][place].upper.resolve(link, false)
    case .entry(let index): plan.links[Int(index)] = link
    case .term(let index):
      let isContent = isOwnExtent && link.attribute.isSize
      plan.terms[Int(index)].link = link
      plan.terms[Int(index)].kind = isMissing ? .none : isContent ? .wrap : .anchor
    }
    let isBound =
      switch reference.place {
      case .sizeLower, .sizeUpper, .term: true
      default: false
      }
    if isBound, plan.boxes[box].container >= 0 {
      plan.noteDependence(ofContainer: Int(plan.boxes[box].container))
    }
  }
}

extension PlanBound {
  fileprivate mutating func resolve(_ link: PlanLink, _ isOwnExtent: Bool) {
    self.link = link
    if isOwnExtent { kind = .wrap }
    if link.target == PlanLink.missing { kind = .none }
  }
}

/// The children of a container, for finding the box of a view.
private struct SiblingIndex {
  /// The identities in the order of the list.
  let identities: ContiguousArray<UInt64>
  /// The boxes, sorted by identity.
  ///
  /// Views are usually in a list in the order in which they were created, which is already sorted.
  private let boxes: ContiguousArray<(identity: UInt64, box: Int32)>

  init(_ plan: Plan, _ container: Int) {
    let identities = plan.bodies[container].children.identities
    self.identities = identities
    var boxes: ContiguousArray<(identity: UInt64, box: Int32)> = []
    boxes.reserveCapacity(identities.count)
    for box in plan.containers[container].children {
      boxes.append((identities[Int(plan.boxes[box].order)], Int32(box)))
    }
    boxes.sort { $0 < $1 }
    self.boxes = boxes
  }

  /// Returns the first box of the view with an identity; nil if the view is no child of the container.
  func box(ofViewWith identity: UInt64) -> Int32? {
    let index = boxes.partitioningIndex { $0.identity >= identity }
    return index < boxes.count && boxes[index].identity == identity ? boxes[index].box : nil
  }
}

extension Plan {
  /// The identity of the view of a box.
  func identity(ofBox index: Int) -> UInt64 {
    let (parent, order) = (Int(boxes[index].parent), Int(boxes[index].order))
    return parent < 0 ? root.node.identity : bodies[parent].children.identity(at: order)
  }
}
