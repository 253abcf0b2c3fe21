// Finding the views that anchors refer to, once the siblings of a node are all compiled.

/// An anchor that waits for its view: where it is written, and what it refers to.
package struct Reference {
  /// The place in a box, its rare box, or the plan's lists.
  package enum Place: Hashable, Sendable {
    case size, start, center, end, baseline
    case sizeLower, sizeUpper
    case startLower, startUpper
    case centerLower, centerUpper
    case endLower, endUpper
    case entry(Int32)

    init(_ place: PositionPlace) {
      self =
        switch place {
        case .start: .start
        case .center: .center
        case .end: .end
        }
    }

    init(lowerOf place: PositionPlace) {
      self =
        switch place {
        case .start: .startLower
        case .center: .centerLower
        case .end: .endLower
        }
    }

    init(upperOf place: PositionPlace) {
      self =
        switch place {
        case .start: .startUpper
        case .center: .centerUpper
        case .end: .endUpper
        }
    }
  }

  // Small, because a container may have many, in a list that grows.
  /// Whose edge or extent is meant: the bits of a `TGAnchor.Target`.
  let target: UInt64
  let box: Int32
  let attribute: TGAttribute
  let anchorAttribute: TGAttribute
  let place: Place

  /// - Parameter anchor: A value that is an anchor.
  @inline(__always)
  init(_ anchor: PackedValue, box: Int, _ attribute: TGAttribute, _ place: Place) {
    target = anchor.bits
    anchorAttribute = PlanLink.attribute(anchor.tag >> 4)
    self.box = Int32(truncatingIfNeeded: box)
    self.attribute = attribute
    self.place = place
  }
}

extension Compiler {
  /// Notes an anchor of a node, to be looked up when its siblings are compiled.
  mutating func refer(
    _ box: UnsafeMutablePointer<Box>, _ attribute: TGAttribute, _ place: Reference.Place,
    to anchor: TGAnchor
  ) {
    if references.isEmpty { reserveReferences(of: box) }
    references.append(
      Reference(PackedValue(anchor), box: plan.index(of: box), attribute, place))
  }

  /// Makes room before the first reference, for one by an edge along each axis.
  @inline(never)
  mutating func reserveReferences(of box: UnsafeMutablePointer<Box>) {
    references.reserveCapacity(2 * plan.expectedBoxes(like: box))
  }

  /// Looks up what the children of a container refer to.
  ///
  /// The root's own references come first.
  mutating func resolveReferences(of container: Int) {
    // Made when a child refers to a view. The root refers to none, and while it is replaced its new
    // list does not fit the boxes yet.
    var views: KnownViews?
    for reference in references {
      write(link(for: reference, in: container, &views), for: reference)
    }
    references.removeAll(keepingCapacity: true)
  }

  private func link(
    for reference: Reference, in container: Int, _ views: inout KnownViews?
  ) -> PlanLink {
    let attribute = reference.anchorAttribute.resolved(
      isRightToLeft: plan.environment.isRightToLeft)
    var link = PlanLink(target: PlanLink.missing, attribute: attribute)
    let isRoot = reference.box == 0
    switch reference.target {
    case TGAnchor.Target.superviewBits: link.target = PlanLink.container
    case TGAnchor.Target.thisBits: link.target = PlanLink.this
    case let identity where isRoot:
      if identity == plan.root.node.identity { link.target = PlanLink.this }
    case let identity:
      if views == nil { views = KnownViews(plan, container) }
      link.target = views?.target(identity, seenFrom: Int(reference.box)) ?? PlanLink.missing
    }
    let box = plan.boxes.base + Int(reference.box)
    if link.target == PlanLink.missing {
      plan.report(box, reference.attribute.name, .unknownReference)
    } else if attribute.isSize != reference.attribute.isSize
      || (!attribute.isSize && attribute.axis != reference.attribute.axis)
    {
      plan.report(box, reference.attribute.name, .unsuitableReference)
      link.target = PlanLink.missing
    }
    if !isRoot, link.target >= 0 || link.target == PlanLink.this {
      plan.containers[container].flags.insert(.startsAfresh)
    }
    return link
  }

  /// Writes a link to its place; a size tied to a missing view has no value.
  private func write(_ link: PlanLink, for reference: Reference) {
    let box = plan.boxes.base + Int(reference.box)
    let axis = reference.attribute.axis
    let isMissing = link.target == PlanLink.missing
    let isOwnExtent = link.target == PlanLink.this && link.attribute == reference.attribute
    switch reference.place {
    case .size:
      if isMissing { box.pointee[axis].sizeKind = .none }
      if isOwnExtent { box.pointee[axis].sizeKind = .wrap }
      box.pointee[axis].sizeValue = link.bits
    case .start: write(link, box, axis, .start)
    case .center: write(link, box, axis, .center)
    case .end: write(link, box, axis, .end)
    case .baseline: plan.updateRare(box) { $0.baseline.link = link }
    case .sizeLower: plan.updateRare(box) { Self.write(link, isOwnExtent, &$0[axis].size.lower) }
    case .sizeUpper: plan.updateRare(box) { Self.write(link, isOwnExtent, &$0[axis].size.upper) }
    case .startLower: plan.updateRare(box) { Self.write(link, false, &$0[axis].start.lower) }
    case .startUpper: plan.updateRare(box) { Self.write(link, false, &$0[axis].start.upper) }
    case .centerLower: plan.updateRare(box) { Self.write(link, false, &$0[axis].center.lower) }
    case .centerUpper: plan.updateRare(box) { Self.write(link, false, &$0[axis].center.upper) }
    case .endLower: plan.updateRare(box) { Self.write(link, false, &$0[axis].end.lower) }
    case .endUpper: plan.updateRare(box) { Self.write(link, false, &$0[axis].end.upper) }
    case .entry(let index): plan.links[Int(index)] = link
    }
    let isBound = reference.place == .sizeLower || reference.place == .sizeUpper
    if isBound, box.pointee.container >= 0 {
      plan.noteDependence(ofContainer: Int(box.pointee.container))
    }
  }

  /// A position tied to a missing view keeps its offset but has no value to compute with.
  private func write(
    _ link: PlanLink, _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis, _ place: PositionPlace
  ) {
    let isMissing = link.target == PlanLink.missing
    switch place {
    case .start:
      if isMissing { box.pointee[axis].startKind = .none }
      box.pointee[axis].startValue = link.bits
      if box.pointee[axis].flags.contains(.startIsRare) {
        plan.updateRare(box) {
          $0[axis].start.link = link
          if isMissing { $0[axis].start.kind = .none }
        }
      }
    case .end:
      if isMissing { box.pointee[axis].endKind = .none }
      box.pointee[axis].endValue = link.bits
      if box.pointee[axis].flags.contains(.endIsRare) {
        plan.updateRare(box) {
          $0[axis].end.link = link
          if isMissing { $0[axis].end.kind = .none }
        }
      }
    case .center:
      if isMissing { box.pointee[axis].centerKind = .none }
      plan.updateRare(box) {
        $0[axis].center.link = link
        if isMissing { $0[axis].center.kind = .none }
      }
    }
  }

  private static func write(_ link: PlanLink, _ isOwnExtent: Bool, _ bound: inout PlanBound) {
    bound.link = link
    if isOwnExtent { bound.kind = .wrap }
    if link.target == PlanLink.missing { bound.kind = .none }
  }
}
