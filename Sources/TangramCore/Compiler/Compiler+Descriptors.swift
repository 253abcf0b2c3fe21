// Compiling the descriptors of one node.

extension Compiler {
  /// Writes the positions and sizes of a node into its box.
  ///
  /// Values that need nothing else are written as they are met in the node's table. The others, and
  /// those that depend on each other, are left to rules for one descriptor at a time.
  @inline(__always)
  mutating func fillDescriptors(_ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>) {
    var left = LeftDescriptors()
    for place in 0..<node.pointee.table.count {
      let (key, value) = (node.pointee.table.key(at: place), node.pointee.table.value(at: place))
      if fillPlain(box, key, value) { continue }
      if left.addInterval(key, value) { continue }
      if left.addEdgeAnchor(at: place, key, value, plan.environment.isRightToLeft) { continue }
      left.add(key.slot)
    }
    let hasDetails = node.pointee.flags.contains(.hasDetails)
    if hasDetails || !left.isNothing { fillLeft(box, node, left) }
  }

  /// Writes an entry that needs nothing else, if it is one.
  @inline(__always)
  private func fillPlain(
    _ box: UnsafeMutablePointer<Box>, _ key: DescriptorKey, _ value: PackedValue
  ) -> Bool {
    switch key.code {
    case DescriptorKey(.width, .value).code: fillPlainSize(box, .horizontal, value)
    case DescriptorKey(.height, .value).code: fillPlainSize(box, .vertical, value)
    case DescriptorKey(.top, .value).code: fillPlainStart(box, .vertical, value)
    case DescriptorKey(.bottom, .value).code: fillPlainEnd(box, .vertical, value)
    case DescriptorKey(.leading, .value).code: fillPlainStart(box, .horizontal, value)
    case DescriptorKey(.trailing, .value).code: fillPlainEnd(box, .horizontal, value)
    default: false
    }
  }

  /// Writes a position before the node that is a number, unless it lies on the other side.
  @inline(__always)
  private func fillPlainStart(
    _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis, _ value: PackedValue
  ) -> Bool {
    guard value.isPlainNumber, value.number != TGLayoutPos.tg_safeAreaMargin,
      axis == .vertical || !plan.environment.isRightToLeft
    else { return false }
    (box[axis].startKind, box[axis].startValue) = (.number, value.number)
    return true
  }

  /// Likewise of a position after the node.
  @inline(__always)
  private func fillPlainEnd(
    _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis, _ value: PackedValue
  ) -> Bool {
    guard value.isPlainNumber, value.number != TGLayoutPos.tg_safeAreaMargin,
      axis == .vertical || !plan.environment.isRightToLeft
    else { return false }
    (box[axis].endKind, box[axis].endValue) = (.number, value.number)
    return true
  }

  /// Writes a size that is a value and needs nothing else, if it is one.
  @inline(__always)
  private func fillPlainSize(
    _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis, _ value: PackedValue
  ) -> Bool {
    switch value.tag {
    case ValueKind.wrap.rawValue: box[axis].sizeKind = .wrap
    case ValueKind.fill.rawValue: box[axis].sizeKind = .fill
    case ValueKind.weight.rawValue:
      guard value.number.magnitude <= Plan.largestNumber else { return false }
      box[axis].sizeKind = .weight
      box[axis].sizeValue = value.number
    default:
      guard value.isPlainNumber else { return false }
      box[axis].sizeKind = .number
      box[axis].sizeValue = value.number
    }
    return true
  }

  /// Notes the anchors of edges of which nothing else is said.
  @inline(never)
  private mutating func fillEdgeAnchors(
    _ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>, _ left: LeftDescriptors
  ) {
    for place in 0..<node.pointee.table.count where left.hasEdgeAnchor(at: place) {
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

  /// Compiles what is left, and what a node says for which its table has no room.
  @inline(never)
  private mutating func fillLeft(
    _ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>, _ noted: LeftDescriptors
  ) {
    var left = noted
    if node.pointee.flags.contains(.hasDetails), let details = node.pointee.details {
      for entry in details.entries { left.add(entry.key.slot) }
      if details.inactive != 0 { left.addAll() }
    }
    if left.hasEdgeAnchors { fillEdgeAnchors(box, node, left) }
    if left.hasRules { fillByRules(box, node.pointee, left) }
    // After the rules, which may have found that bounds are not what they seemed.
    if left.hasIntervals, !box.pointee.flags.contains(.isExcluded) { noteIntervals(box, left) }
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

  private func noteIntervals(_ box: UnsafeMutablePointer<Box>, _ left: LeftDescriptors) {
    for axis in TGAxis.allCases {
      let attribute: TGAttribute = axis == .horizontal ? .width : .height
      if !left.contains(attribute), left.intervals[axis].isBounded {
        setInterval(box, attribute, left.intervals[axis])
      }
    }
  }

  /// Bounds a size by numbers.
  func setInterval(
    _ box: UnsafeMutablePointer<Box>, _ attribute: TGAttribute, _ interval: Interval
  ) {
    box[attribute.axis].flags.formUnion([.sizeIsBounded, .hasInterval])
    plan.updateExtras(box) { $0.intervals[attribute.axis] = interval }
    if interval.lower > interval.upper {
      plan.report(
        box, attribute.name,
        .conflictingBounds(minimum: interval.lower, maximum: interval.upper))
    }
  }
}

/// What the first look at a node's table leaves to be done.
private struct LeftDescriptors {
  /// A bit for each descriptor, by its slot.
  private var slots: UInt16 = 0
  /// Bounds of sizes that are numbers; of use where the size itself is not left.
  var intervals = SizeIntervals()

  /// A bit for each place in the table with an anchor of an edge, which is left to a rule only if more
  /// is said of the edge.
  private var edgeAnchors: UInt8 = 0

  var hasEdgeAnchors: Bool { edgeAnchors != 0 }
  func hasEdgeAnchor(at place: Int) -> Bool { edgeAnchors & 1 << UInt8(place) != 0 }
  /// Whether some bound of a size was noted.
  private(set) var hasIntervals = false

  var hasRules: Bool { slots != 0 }
  var isNothing: Bool { slots == 0 && edgeAnchors == 0 && !hasIntervals }

  mutating func add(_ slot: Int) { slots |= 1 << UInt16(truncatingIfNeeded: slot) }
  mutating func addAll() { slots = .max }

  /// - Returns: Whether this is a bound of a size that is a number.
  @inline(__always)
  mutating func addInterval(_ key: DescriptorKey, _ value: PackedValue) -> Bool {
    guard value.isPlainNumber else { return false }
    switch key.code {
    case DescriptorKey(.width, .lower).code: intervals.x.lower = value.number
    case DescriptorKey(.width, .upper).code: intervals.x.upper = value.number
    case DescriptorKey(.height, .lower).code: intervals.y.lower = value.number
    case DescriptorKey(.height, .upper).code: intervals.y.upper = value.number
    default: return false
    }
    hasIntervals = true
    return true
  }

  /// - Returns: Whether this is an anchor of an edge that lies where it is written.
  @inline(never)
  mutating func addEdgeAnchor(
    at place: Int, _ key: DescriptorKey, _ value: PackedValue, _ isRightToLeft: Bool
  ) -> Bool {
    guard value.kind == .anchor else { return false }
    switch key.code {
    case DescriptorKey(.top, .value).code, DescriptorKey(.bottom, .value).code: break
    case DescriptorKey(.leading, .value).code, DescriptorKey(.trailing, .value).code:
      if isRightToLeft { return false }
    default: return false
    }
    edgeAnchors |= 1 << UInt8(place)
    return true
  }

  func contains(_ attribute: TGAttribute) -> Bool {
    slots & (1 << UInt16(truncatingIfNeeded: attribute.slot)) != 0
  }
}

extension PackedValue {
  /// Whether the value is a number that can be computed with as it is.
  @inline(__always)
  fileprivate var isPlainNumber: Bool {
    tag == ValueKind.number.rawValue && number.magnitude <= Plan.largestNumber
  }
}

extension DescriptorKey {
  /// The edge that the key of one is about.
  fileprivate var edge: TGAttribute {
    switch slot {
    case TGAttribute.leading.slot: .leading
    case TGAttribute.trailing.slot: .trailing
    case TGAttribute.top.slot: .top
    default: .bottom
    }
  }
}

extension Interval {
  fileprivate var isBounded: Bool { lower > -.infinity || upper < .infinity }
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
