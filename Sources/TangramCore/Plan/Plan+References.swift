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
    case entry(Int)

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

  var box: Int
  var attribute: TGAttribute
  var place: Place
  var anchor: TGAnchor
}

extension Plan {
  /// Notes an anchor of a node, to be looked up when its siblings are compiled.
  func refer(
    _ box: UnsafeMutablePointer<Box>, _ attribute: TGAttribute, _ place: Reference.Place,
    to anchor: TGAnchor
  ) {
    let isInside = box >= boxes.base && box < boxes.base + boxes.count
    references.append(
      Reference(
        box: isInside ? box - boxes.base : 0, attribute: attribute, place: place, anchor: anchor))
  }

  /// Looks up what the children of a container refer to.
  ///
  /// The root's own references come first.
  func resolveReferences(of container: Int) {
    guard !references.isEmpty else { return }
    // Looking through the list for each is less work than a dictionary, as long as they are few.
    let found = references.count > 8 ? childrenByIdentity(of: container) : nil
    for reference in references {
      let link = link(for: reference, in: container) { identity in
        if let found { return found[identity] }
        return child(withIdentity: identity, of: container)
      }
      write(link, for: reference)
    }
    references.removeAll(keepingCapacity: true)
  }

  /// The first child that somebody asked the identity of and that has this one.
  private func child(withIdentity identity: UInt64, of container: Int) -> Int32? {
    let first = Int(containers[container].first)
    let found = (first..<(first + Int(containers[container].total))).first { index in
      boxes.base[index].node.knownIdentity == identity
    }
    return found.map(Int32.init)
  }

  /// The children of a container that somebody asked the identity of; the first one wins.
  private func childrenByIdentity(of container: Int) -> [UInt64: Int32] {
    let first = Int(containers[container].first)
    var found: [UInt64: Int32] = [:]
    found.reserveCapacity(Int(containers[container].total))
    for index in first..<(first + Int(containers[container].total)) {
      let identity = boxes[index].node.knownIdentity
      if identity != 0, found[identity] == nil { found[identity] = Int32(index) }
    }
    return found
  }

  private func link(
    for reference: Reference, in container: Int, _ find: (UInt64) -> Int32?
  ) -> PlanLink {
    let attribute = reference.anchor.attribute.resolved(
      isRightToLeft: environment.isRightToLeft)
    var link = PlanLink(target: PlanLink.missing, attribute: attribute)
    let isRoot = reference.box == 0
    switch reference.anchor.target {
    case .superview: link.target = PlanLink.container
    case .this: link.target = PlanLink.this
    case .view(let id):
      if id.number == boxes[reference.box].node.knownIdentity {
        link.target = PlanLink.this
      } else if !isRoot, id.number == identity(ofContainer: container) {
        link.target = PlanLink.container
      } else if !isRoot, let index = find(id.number) {
        link.target = index
      }
    }
    let box = boxes.base + reference.box
    if link.target == PlanLink.missing {
      report(box, reference.attribute.name, .unknownReference)
    } else if attribute.isSize != reference.attribute.isSize
      || (!attribute.isSize && attribute.axis != reference.attribute.axis)
    {
      report(box, reference.attribute.name, .unsuitableReference)
      link.target = PlanLink.missing
    }
    if !isRoot, link.target >= 0 || link.target == PlanLink.this {
      containers[container].flags.insert(.startsAfresh)
    }
    return link
  }

  /// Notes that what a container comes to depends on the view it is in.
  func noteDependence(ofContainer container: UnsafeMutablePointer<ContainerBox>) {
    container.pointee.flags.insert(.dependsOnParent)
    let parent = Int(boxes[Int(container.pointee.box)].parent)
    if parent >= 0 { containers[parent].flags.insert(.startsAfresh) }
  }

  private func identity(ofContainer container: Int) -> UInt64 {
    boxes[Int(containers[container].box)].node.knownIdentity
  }

  /// Writes a link to its place; a size tied to a missing view has no value.
  private func write(_ link: PlanLink, for reference: Reference) {
    let box = boxes.base + reference.box
    let axis = reference.attribute.axis
    let isMissing = link.target == PlanLink.missing
    let isOwnExtent = link.target == PlanLink.this && link.attribute == reference.attribute
    switch reference.place {
    case .size:
      if isMissing { box[axis].sizeKind = .none }
      if isOwnExtent { box[axis].sizeKind = .wrap }
      box[axis].sizeValue = link.bits
    case .start: write(link, box, axis, .start)
    case .center: write(link, box, axis, .center)
    case .end: write(link, box, axis, .end)
    case .baseline: updateRare(box) { $0.baseline.link = link }
    case .sizeLower: updateRare(box) { Self.write(link, isOwnExtent, &$0[axis].size.lower) }
    case .sizeUpper: updateRare(box) { Self.write(link, isOwnExtent, &$0[axis].size.upper) }
    case .startLower: updateRare(box) { Self.write(link, false, &$0[axis].start.lower) }
    case .startUpper: updateRare(box) { Self.write(link, false, &$0[axis].start.upper) }
    case .centerLower: updateRare(box) { Self.write(link, false, &$0[axis].center.lower) }
    case .centerUpper: updateRare(box) { Self.write(link, false, &$0[axis].center.upper) }
    case .endLower: updateRare(box) { Self.write(link, false, &$0[axis].end.lower) }
    case .endUpper: updateRare(box) { Self.write(link, false, &$0[axis].end.upper) }
    case .entry(let index): links[index].link = link
    }
    let isBound = reference.place == .sizeLower || reference.place == .sizeUpper
    if isBound, box.pointee.container >= 0 {
      noteDependence(ofContainer: containers.base + Int(box.pointee.container))
    }
  }

  /// A position tied to a missing view keeps its offset but has no value to compute with.
  private func write(
    _ link: PlanLink, _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis, _ place: PositionPlace
  ) {
    let isMissing = link.target == PlanLink.missing
    switch place {
    case .start:
      if isMissing { box[axis].startKind = .none }
      box[axis].startValue = link.bits
      if box[axis].flags.contains(.startIsRare) {
        updateRare(box) {
          $0[axis].start.link = link
          if isMissing { $0[axis].start.kind = .none }
        }
      }
    case .end:
      if isMissing { box[axis].endKind = .none }
      box[axis].endValue = link.bits
      if box[axis].flags.contains(.endIsRare) {
        updateRare(box) {
          $0[axis].end.link = link
          if isMissing { $0[axis].end.kind = .none }
        }
      }
    case .center:
      if isMissing { box[axis].centerKind = .none }
      updateRare(box) {
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
