// Compiling the descriptors of one node.

extension Compiler {
  /// Writes the positions and sizes of a node into its box.
  ///
  /// Values that need nothing else are written as they are met in the node's table. The others, and
  /// those that depend on each other, are left to rules for one descriptor at a time.
  @inline(__always)
  mutating func fillDescriptors(_ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>) {
    // Bounds of sizes that are numbers.
    var bounds = SaidBounds()
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
    var entries = node.pointee.table.entries(from: place)
    while let key = entries.key {
      let value = entries.value(in: node.table)
      if !box.setPlain(key, value, isMirrored: isMirrored), !bounds.set(key, value) {
        left |= 1 &<< UInt8(truncatingIfNeeded: entries.place)
      }
      entries.goOn()
    }
    if left == 0, !node.pointee.flags.contains(.hasDetails) {
      box.pointee.flags.insert(.isNumeric)
      if bounds.areSaid { fillBounds(box, bounds.intervals) }
    } else {
      fillLeft(box, node, left, bounds)
      if box.pointee.x.isNumeric, box.pointee.y.isNumeric { box.pointee.flags.insert(.isNumeric) }
    }
  }

  /// Writes bounds that are numbers, where nothing else is left.
  @inline(never)
  private func fillBounds(_ box: UnsafeMutablePointer<Box>, _ intervals: SizeIntervals) {
    plan.setIntervals(of: box, intervals)
    noteInterval(box, .horizontal, intervals.x)
    noteInterval(box, .vertical, intervals.y)
  }

  /// Compiles what is left, and what a node says for which its table has no room.
  ///
  /// - Parameter places: A bit for each place in the table whose entry is left.
  @inline(never)
  private mutating func fillLeft(
    _ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>, _ places: UInt8,
    _ bounds: SaidBounds
  ) {
    var left = LeftDescriptors()
    var rest = places
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      let (key, value) = (node.pointee.table.key(at: place), node.table.value(at: place))
      left.add(key, value, at: place, isMirrored: plan.environment.isRightToLeft)
    }
    if node.pointee.flags.contains(.hasDetails), let details = node.pointee.details {
      for entry in details.entries { left.add(entry.key.slot) }
      if details.inactive != 0 { left.addAll() }
    }
    if left.hasCenters { fillCenters(box, node, &left) }
    // Before the rules, which may find that bounds are not what they seem.
    if bounds.areSaid { plan.setIntervals(of: box, bounds.intervals) }
    if left.hasEdgeAnchors { fillEdgeAnchors(box, node, left) }
    if left.hasRules { fillByRules(box, node.pointee, left) }
    guard bounds.areSaid else { return }
    if !left.contains(.width) { noteInterval(box, .horizontal, bounds.intervals.x) }
    if !left.contains(.height) { noteInterval(box, .vertical, bounds.intervals.y) }
  }

  /// Writes centres that are numbers, where nothing else is left that they might depend on.
  private func fillCenters(
    _ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>, _ left: inout LeftDescriptors
  ) {
    let isAlone = !left.hasRules && !left.hasEdgeAnchors
    var rest = left.centers
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      let key = node.pointee.table.key(at: place)
      let axis: TGAxis = key.slot == TGAttribute.centerX.slot ? .horizontal : .vertical
      if isAlone, box.pointee[axis].startKind == .none {
        box.pointee[axis].centerKind = .number
        box.pointee[axis].startValue = node.table.value(at: place).number
      } else {
        left.add(key.slot)
      }
    }
  }

  /// Notes the anchors of edges of which nothing else is said.
  @inline(never)
  private mutating func fillEdgeAnchors(
    _ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>, _ left: LeftDescriptors
  ) {
    var rest = left.edgeAnchors
    if references.isEmpty { reserveReferences(of: box) }
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      let anchor = node.table.value(at: place)
      switch node.pointee.table.key(at: place).slot {
      case TGAttribute.leading.slot where !left.contains(.leading):
        note(anchor, .leading, .start, of: box, &box.pointee.x.startKind)
      case TGAttribute.trailing.slot where !left.contains(.trailing):
        note(anchor, .trailing, .end, of: box, &box.pointee.x.endKind)
      case TGAttribute.top.slot where !left.contains(.top):
        note(anchor, .top, .start, of: box, &box.pointee.y.startKind)
      case TGAttribute.bottom.slot where !left.contains(.bottom):
        note(anchor, .bottom, .end, of: box, &box.pointee.y.endKind)
      // More is said of the edge, and so it is left to its rule.
      default: break
      }
    }
  }

  @inline(__always)
  private mutating func note(
    _ anchor: PackedValue, _ attribute: TGAttribute, _ place: Reference.Place,
    of box: UnsafeMutablePointer<Box>, _ kind: inout ValueKind
  ) {
    kind = .anchor
    references.append(Reference(anchor, box: plan.index(of: box), attribute, place))
  }

  /// Compiles descriptors each by its rule.
  private mutating func fillByRules(
    _ box: UnsafeMutablePointer<Box>, _ node: borrowing Node, _ left: LeftDescriptors
  ) {
    if left.contains(.width) { fillSize(box, node, .width) }
    if left.contains(.height) { fillSize(box, node, .height) }
    if left.contains(.leading), counts(.leading, of: node) { fillPosition(box, node, .leading) }
    if left.contains(.trailing), counts(.trailing, of: node) { fillPosition(box, node, .trailing) }
    if left.contains(.top) { fillPosition(box, node, .top) }
    if left.contains(.bottom) { fillPosition(box, node, .bottom) }
    // The centres last: where they go depends on whether there is a position before.
    if left.contains(.centerX) { fillPosition(box, node, .centerX) }
    if left.contains(.centerY) { fillPosition(box, node, .centerY) }
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
    let isWithin =
      box.pointee[axis].sizeKind == .number
      && interval.clamp(box.pointee[axis].sizeValue) == box.pointee[axis].sizeValue
    box.pointee[axis].flags.formUnion(
      isWithin ? [.sizeIsBounded, .hasInterval, .isWithinBounds] : [.sizeIsBounded, .hasInterval])
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
