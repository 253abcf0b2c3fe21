// Compiling the descriptors of one node.

extension Compiler {
  /// Writes the positions and sizes of a node into its box.
  ///
  /// Values that need nothing else are written as they are met in the node's table. The others, and
  /// those that depend on each other, are left to rules for one descriptor at a time.
  @inline(__always)
  mutating func fillDescriptors(_ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>) {
    // A bit for each place in the table whose entry needs something else.
    var left: UInt8 = 0
    let isMirrored = plan.environment.isRightToLeft
    // Sizes are most often said together, and before all else.
    var place = 0
    if let sizes = node.pointee.table.firstSizes, box.pointee.x.setPlainSize(sizes.width),
      box.pointee.y.setPlainSize(sizes.height)
    {
      place = 2
    }
    while place < node.pointee.table.count {
      let (key, value) = (node.pointee.table.key(at: place), node.pointee.table.value(at: place))
      if !box.setPlain(key, value, isMirrored: isMirrored) {
        left |= 1 &<< UInt8(truncatingIfNeeded: place)
      }
      place &+= 1
    }
    if left != 0 || node.pointee.flags.contains(.hasDetails) { fillLeft(box, node, left) }
  }

  /// Compiles what is left, and what a node says for which its table has no room.
  ///
  /// - Parameter places: A bit for each place in the table whose entry is left.
  @inline(never)
  private mutating func fillLeft(
    _ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>, _ places: UInt8
  ) {
    var left = LeftDescriptors()
    var rest = places
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      let (key, value) = (node.pointee.table.key(at: place), node.pointee.table.value(at: place))
      left.add(key, value, at: place, isMirrored: plan.environment.isRightToLeft)
    }
    if node.pointee.flags.contains(.hasDetails), let details = node.pointee.details {
      for entry in details.entries { left.add(entry.key.slot) }
      if details.inactive != 0 { left.addAll() }
    }
    // Before the rules, which may find that bounds are not what they seem.
    if left.hasIntervals { plan.updateExtras(box) { $0.intervals = left.intervals } }
    if left.hasEdgeAnchors { fillEdgeAnchors(box, node, left) }
    if left.hasRules { fillByRules(box, node.pointee, left) }
    guard left.hasIntervals, !box.pointee.flags.contains(.isExcluded) else { return }
    if !left.contains(.width) { noteInterval(box, .horizontal, left.intervals.x) }
    if !left.contains(.height) { noteInterval(box, .vertical, left.intervals.y) }
  }

  /// Notes the anchors of edges of which nothing else is said.
  @inline(never)
  private mutating func fillEdgeAnchors(
    _ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>, _ left: LeftDescriptors
  ) {
    var rest = left.edgeAnchors
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      let attribute = node.pointee.table.key(at: place).edge
      guard !left.contains(attribute), let anchor = node.pointee.table.value(at: place).anchor
      else { continue }
      if attribute == .leading || attribute == .top {
        box[attribute.axis].startKind = .anchor
        refer(box, attribute, .start, to: anchor)
      } else {
        box[attribute.axis].endKind = .anchor
        refer(box, attribute, .end, to: anchor)
      }
    }
  }

  /// Compiles descriptors each by its rule.
  private mutating func fillByRules(
    _ box: UnsafeMutablePointer<Box>, _ node: borrowing Node, _ left: LeftDescriptors
  ) {
    for attribute in [TGAttribute.width, .height] where left.contains(attribute) {
      fillSize(box, node, attribute)
    }
    for attribute in edges(of: node) + [.top, .bottom] where left.contains(attribute) {
      fillPosition(box, node, attribute)
    }
    // The centres last: where they go depends on whether there is a position before.
    for attribute in [TGAttribute.centerX, .centerY] where left.contains(attribute) {
      fillPosition(box, node, attribute)
    }
    if left.contains(.baseline) { fillBaseline(box, node) }
  }

  /// Bounds a size by numbers.
  func setInterval(
    _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis, _ interval: Interval
  ) {
    plan.updateExtras(box) { $0.intervals[axis] = interval }
    noteInterval(box, axis, interval)
  }

  /// Notes that a size is bounded by numbers, which lie in the extras, if it is.
  @inline(__always)
  private func noteInterval(
    _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis, _ interval: Interval
  ) {
    if interval.lower == -.infinity, interval.upper == .infinity { return }
    box[axis].flags.formUnion([.sizeIsBounded, .hasInterval])
    if interval.lower > interval.upper { reportConflict(box, axis, interval) }
  }

  @inline(never)
  private func reportConflict(
    _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis, _ interval: Interval
  ) {
    plan.report(
      box, (axis == .horizontal ? TGAttribute.width : .height).name,
      .conflictingBounds(minimum: interval.lower, maximum: interval.upper))
  }
}

// MARK: - Parts

extension Compiler {
  /// A bound of a descriptor; none where it is switched off.
  func bound(
    _ node: borrowing Node, _ attribute: TGAttribute, _ part: DescriptorPart,
    _ box: UnsafeMutablePointer<Box>
  ) -> PlanBound {
    var planned = PlanBound()
    guard node.isActive(attribute, part: part) else { return planned }
    func usable(_ number: Double) -> Double {
      let name = part == .lower ? "min" : "max"
      return plan.usable(number, "\(attribute.name).\(name)", of: box)
    }
    let value = node.value(of: attribute, part: part)
    switch value.kind {
    // TangramKit's way to say that there is no bound; nothing else knows of it.
    case .number where value.number.magnitude == .greatestFiniteMagnitude: return planned
    case .number:
      planned.kind = .number
      planned.value = usable(value.number)
    case .wrap:
      planned.kind = .wrap
      noteFreshStart(box)
    // The anchor itself is filled in when the siblings are known.
    case .anchor: planned.kind = .anchor
    case .weight where attribute.isSize:
      planned.kind = .share
      planned.value = usable(value.number * node.multiple(of: attribute, part: part))
      planned.link = PlanLink(target: PlanLink.content, attribute: attribute)
    case .none, .weight, .fill, .list, .safeArea: break
    }
    planned.addend = usable(node.addend(of: attribute, part: part))
    planned.multiple = usable(node.multiple(of: attribute, part: part))
    return planned
  }

  /// Compiles a list of anchors.
  ///
  /// - Returns: Whether the descriptor takes one.
  @discardableResult
  mutating func fillList(
    _ box: UnsafeMutablePointer<Box>, _ anchors: [TGAnchor], _ attribute: TGAttribute
  ) -> Bool {
    let axis = attribute.axis
    guard attribute.isSize || attribute == .centerX || attribute == .centerY else {
      plan.report(box, attribute.name, .unsuitableList)
      return false
    }
    // Also one without entries is looked for among what is tied.
    noteFreshStart(box)
    let start = plan.links.count
    for anchor in anchors {
      let index = plan.links.append(
        PlanLink(target: PlanLink.missing, attribute: anchor.attribute))
      refer(box, attribute, .entry(Int32(index)), to: anchor)
    }
    plan.updateRare(box) {
      let slice = LinkSlice(start: Int32(start), end: Int32(plan.links.count))
      if attribute.isSize { $0[axis].sizeList = slice } else { $0[axis].centerList = slice }
    }
    return true
  }

  /// Notes that sizes of the container's children must start afresh in every pass over it.
  private func noteFreshStart(_ box: UnsafeMutablePointer<Box>) {
    guard box.pointee.parent >= 0 else { return }
    plan.containers[Int(box.pointee.parent)].flags.insert(.startsAfresh)
  }
}
