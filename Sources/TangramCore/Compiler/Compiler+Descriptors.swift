// Compiles the positions and sizes of one node: first their values, then the less common parts,
// such as bounds.

extension Compiler {
  /// Writes the positions and sizes of a node into its box.
  mutating func fillDescriptors(_ box: Int, _ node: borrowing Node, _ extras: NodeExtras?) {
    (plan.boxes[box].x.descriptors, plan.boxes[box].y.descriptors) = (node.x, node.y)
    let isLiteral = node.x.isLiteral && node.y.isLiteral && !plan.environment.isRightToLeft
    guard let extras, !extras.rules.isEmpty else {
      if !isLiteral { interpretDescriptors(box, node, extras) }
      return
    }
    if !isLiteral || extras.rules.hasInactiveValue { interpretDescriptors(box, node, extras) }
    fillRules(box, node, extras.rules)
  }

  /// Writes the positions and sizes of a node whose values cannot be copied unchanged.
  private mutating func interpretDescriptors(
    _ box: Int, _ node: borrowing Node, _ extras: NodeExtras?
  ) {
    nodeFlags = node.flags
    for axis in TGAxis.allCases { plan.boxes[box][axis].descriptors = AxisDescriptors() }
    for attribute in [TGAttribute.width, .height] {
      fillSize(box, attribute, node[attribute], extras)
    }
    for edge in [TGAttribute.leading, .trailing] where counts(edge, of: node) {
      fillPosition(box, edge, place(of: edge, node), node[edge], extras)
    }
    for (attribute, place) in Self.otherPositions {
      fillPosition(box, attribute, place, node[attribute], extras)
    }
  }

  private mutating func fillSize(
    _ box: Int, _ attribute: TGAttribute, _ value: DescriptorValue, _ extras: NodeExtras?
  ) {
    guard extras?.rules.isActive(attribute) ?? true else { return }
    let axis = attribute.axis
    plan.boxes[box][axis].descriptors.size = DescriptorValue(value.kind)
    switch value.kind {
    case .none, .wrap, .fill: break
    case .number, .weight:
      plan.boxes[box][axis].descriptors.size.number = usable(value.number, attribute, of: box)
    case .anchor: refer(box, attribute, .size, to: value)
    case .list: fillList(box, extras?.rules[attribute]?.list ?? [], attribute)
    case .most: fillMostSize(box, attribute, value, extras)
    }
  }

  @inline(never)
  private mutating func fillMostSize(
    _ box: Int, _ attribute: TGAttribute, _ value: DescriptorValue, _ extras: NodeExtras?
  ) {
    let axis = attribute.axis
    let most = fillMost(box, attribute, value, extras?.rules[attribute]?.terms(of: .value) ?? [])
    // The solver sets the number before every pass.
    plan.boxes[box][axis].descriptors.size = DescriptorValue(most == nil ? .none : .number)
    if let most { plan.updateRare(box) { $0[axis].mosts.value = most } }
  }

  private mutating func fillPosition(
    _ box: Int, _ attribute: TGAttribute, _ place: PositionPlace, _ value: DescriptorValue,
    _ extras: NodeExtras?
  ) {
    guard extras?.rules.isActive(attribute) ?? true else { return }
    let axis = attribute.axis
    var kind = value.kind
    var number = 0.0
    switch kind {
    case .number:
      let isInset = value.number == DescriptorValue.safeAreaInset
      number =
        isInset
        ? safeInset(place, axis, of: box) : usable(value.number, attribute, of: box)
    case .weight: number = usable(value.number, attribute, of: box)
    case .anchor: refer(box, attribute, .position(place), to: value)
    case .list:
      if !fillList(box, extras?.rules[attribute]?.list ?? [], attribute) { kind = .none }
    case .most:
      kind = .none
      let terms = extras?.rules[attribute]?.terms(of: .value) ?? []
      if let most = fillMost(box, attribute, value, terms) {
        (kind, number) = (.anchor, PlanLink(most: Int(most), attribute).value.number)
      }
    case .none, .wrap, .fill: break
    }
    if kind == .none { return }
    plan.boxes[box][axis].descriptors[place] = DescriptorValue(kind, number, attribute)
    // Algorithms assume that a center without a full description refers to no other view and that
    // no start position accompanies it.
    let isUnusualCenter =
      place == .center && (kind == .anchor || plan.boxes[box][axis].startKind != .none)
    if kind == .list || isUnusualCenter { describe(box, axis, place) { _ in } }
  }

  /// The inset of the safe area on the side of a position.
  ///
  /// Only the root is known to lie at the edges of the available space. Centers have no side.
  private func safeInset(_ place: PositionPlace, _ axis: TGAxis, of box: Int) -> Double {
    guard box == 0 else { return 0 }
    switch place {
    case .start: return plan.environment.safeArea.start(axis)
    case .end: return plan.environment.safeArea.end(axis)
    case .center: return 0
    }
  }

  /// Stores the full description of a position in the rare box, and changes its parts other than the
  /// value.
  private func describe(
    _ box: Int, _ axis: TGAxis, _ place: PositionPlace, _ change: (inout PlanPosition) -> Void
  ) {
    let descriptor = plan.boxes[box][axis].descriptors[place]
    plan.boxes[box][axis].noteRare(place)
    plan.updateRare(box) {
      ($0[axis][place].kind, $0[axis][place].value) = (descriptor.kind, descriptor.number)
      // Other links are written when all siblings are compiled.
      if descriptor.kind == .anchor { $0[axis][place].link = PlanLink(descriptor) }
      change(&$0[axis][place])
    }
  }
}

// MARK: - Rules

extension Compiler {
  /// Writes the parts of descriptors other than their values.
  private mutating func fillRules(_ box: Int, _ node: borrowing Node, _ rules: DescriptorRules) {
    nodeFlags = node.flags
    for entry in rules.entries {
      switch entry.attribute {
      case .width, .height: fillRule(box, entry.rule, ofSize: entry.attribute)
      case .leading, .trailing, .left, .right:
        if counts(entry.attribute, of: node) {
          fillRule(box, entry.rule, of: entry.attribute, place(of: entry.attribute, node))
        }
      case .top: fillRule(box, entry.rule, of: .top, .start)
      case .bottom: fillRule(box, entry.rule, of: .bottom, .end)
      case .centerX, .centerY: fillRule(box, entry.rule, of: entry.attribute, .center)
      case .baseline: break
      }
    }
    if rules.baseline.isSaid { fillBaseline(box, rules) }
  }

  private static let otherPositions: [(TGAttribute, PositionPlace)] = [
    (.top, .start), (.bottom, .end), (.centerX, .center), (.centerY, .center),
  ]

  private mutating func fillRule(_ box: Int, _ rule: DescriptorRule, ofSize attribute: TGAttribute)
  {
    let axis = attribute.axis
    fillSizeBounds(box, rule, attribute)
    fillShrink(box, rule, attribute) { $0.size = $1 }
    guard rule.own.isActive, rule.own.addend != 0 || rule.own.multiple != 1 else { return }
    plan.boxes[box][axis].sizeScales = true
    plan.updateRare(box) {
      $0[axis].size.increment = usable(rule.own.addend, attribute, "increment", of: box)
      $0[axis].size.multiple = usable(rule.own.multiple, attribute, "multiple", of: box)
    }
  }

  private mutating func fillShrink(
    _ box: Int, _ rule: DescriptorRule, _ attribute: TGAttribute,
    _ write: (inout AxisShrinks, Double) -> Void
  ) {
    guard rule.shrink != 0, rule.own.isActive else { return }
    let factor = usable(rule.shrink, attribute, "shrink", of: box)
    if factor < 0 {
      let message = "is \(readable(factor)), but must not be negative; 0 is used instead"
      let problem = TGDiagnostic.Kind.other(message, code: .negativeSize, severity: .error)
      report(box, attribute, problem, of: "shrink")
    }
    let parent = Int(plan.boxes[box].parent)
    if factor <= 0 || parent < 0 { return }
    plan.containers[parent].hasShrinks = true
    plan.updateRare(box) { write(&$0[attribute.axis].shrinks, factor) }
  }

  private mutating func fillSizeBounds(
    _ box: Int, _ rule: DescriptorRule, _ attribute: TGAttribute
  ) {
    let axis = attribute.axis
    let lower = bound(.lower, of: rule, attribute, box)
    let upper = bound(.upper, of: rule, attribute, box)
    if lower.kind == .none, upper.kind == .none { return }
    plan.boxes[box][axis].sizeIsBounded = true
    let areNumbers = lower.isNumberOrNone && upper.isNumberOrNone
    if !areNumbers || lower.link.most != nil || upper.link.most != nil {
      plan.updateRare(box) {
        ($0[axis].size.lower, $0[axis].size.upper) = (lower, upper)
        $0[axis].mosts.lower = lower.link.most.map { Int32($0) } ?? -1
        $0[axis].mosts.upper = upper.link.most.map { Int32($0) } ?? -1
      }
    }
    guard areNumbers else {
      if lower.kind == .anchor { refer(box, attribute, .sizeLower, to: rule.lower.value) }
      if upper.kind == .anchor { refer(box, attribute, .sizeUpper, to: rule.upper.value) }
      return
    }
    var interval = Interval()
    if lower.kind == .number { interval.lower = lower.scaled(lower.value) }
    if upper.kind == .number { interval.upper = upper.scaled(upper.value) }
    plan.boxes[box][axis].hasInterval = true
    plan.updateExtras(box) { $0.intervals[axis] = interval }
    let half = plan.boxes[box][axis]
    if plan.mosts(of: box, axis) != nil { return }
    if half.sizeKind == .number, interval.clamp(half.sizeNumber) == half.sizeNumber {
      plan.boxes[box][axis].isWithinBounds = true
    }
    if interval.lower > interval.upper {
      plan.report(
        box, attribute.name,
        .conflictingBounds(
          minimum: interval.lower, maximum: interval.upper,
          keepsMinimum: plan.traits(ofContainerOf: box).keepsMinimums))
    }
  }

  private mutating func fillRule(
    _ box: Int, _ rule: DescriptorRule, of attribute: TGAttribute, _ place: PositionPlace
  ) {
    fillShrink(box, rule, attribute) { shrinks, factor in
      switch place {
      case .start: shrinks.start = factor
      case .center: shrinks.center = factor
      case .end: shrinks.end = factor
      }
    }
    let position = position(rule, attribute, box)
    if position.offset == 0, position.lower.kind == .none, position.upper.kind == .none { return }
    describe(box, attribute.axis, place) {
      $0.offset = position.offset
      $0.lower = position.lower
      $0.upper = position.upper
    }
    // A list has been compiled already.
    if rule.lower.value.kind == .anchor, position.lower.kind == .anchor {
      refer(box, attribute, .lower(place), to: rule.lower.value)
    }
    if rule.upper.value.kind == .anchor, position.upper.kind == .anchor {
      refer(box, attribute, .upper(place), to: rule.upper.value)
    }
  }

  /// Returns the bounds and the offset of a position.
  private mutating func position(
    _ rule: DescriptorRule, _ attribute: TGAttribute, _ box: Int
  ) -> PlanPosition {
    var position = PlanPosition()
    position.lower = bound(.lower, of: rule, attribute, box)
    position.upper = bound(.upper, of: rule, attribute, box)
    if rule.own.isActive {
      position.offset = usable(rule.own.addend, attribute, "offset", of: box)
    }
    return position
  }

  private mutating func fillBaseline(_ box: Int, _ rules: DescriptorRules) {
    let value = rules.baseline
    let rule = rules[.baseline] ?? .standard
    guard rule.own.isActive else { return }
    if value.kind == .list { return plan.report(box, "baseline", .unsuitableList) }
    var position = position(rule, .baseline, box)
    position.kind = value.kind
    if value.kind == .most {
      guard let most = fillMost(box, .baseline, value, rule.terms(of: .value)) else { return }
      (position.kind, position.link) = (.anchor, PlanLink(most: Int(most), .baseline))
    }
    if value.kind == .number || value.kind == .weight {
      position.value = plan.usable(value.number, "baseline", of: box)
    }
    plan.updateRare(box) { $0.baseline = position }
    if value.kind == .anchor { refer(box, .baseline, .baseline, to: value) }
  }

  /// Returns a bound of a descriptor, or an empty bound if it is inactive.
  ///
  /// An anchor is resolved later, when all siblings are compiled.
  private mutating func bound(
    _ place: DescriptorPart, of rule: DescriptorRule, _ attribute: TGAttribute, _ box: Int
  ) -> PlanBound {
    var bound = PlanBound()
    let part = rule[place]
    guard part.isActive else { return bound }
    func usable(_ number: Double) -> Double {
      self.usable(number, attribute, place == .lower ? "min" : "max", of: box)
    }
    let value = part.value
    switch value.kind {
    // TangramKit uses this value for "no bound"; no other code handles it.
    case .number where value.number.magnitude == .greatestFiniteMagnitude: return bound
    case .number:
      bound.kind = .number
      bound.value = usable(value.number)
    case .wrap:
      bound.kind = .wrap
      noteFreshStart(box)
    case .anchor: bound.kind = .anchor
    case .most:
      guard let most = fillMost(box, attribute, value, rule.terms(of: place)) else { return bound }
      bound.kind = attribute.isSize ? .number : .anchor
      bound.link = PlanLink(most: Int(most), attribute)
    case .weight where attribute.isSize:
      bound.kind = .share
      bound.value = usable(value.number * part.multiple)
      bound.link = PlanLink(target: PlanLink.content, attribute: attribute)
    case .list: report(box, attribute, .unsuitableList, of: place == .lower ? "min" : "max")
    case .none, .weight, .fill: break
    }
    bound.addend = usable(part.addend)
    bound.multiple = usable(part.multiple)
    return bound
  }
}

extension PlanBound {
  fileprivate var isNumberOrNone: Bool { kind == .number || kind == .none }
}

// MARK: - Edges

extension Compiler {
  /// Returns the position that an edge of a node maps to: in a right-to-left layout, an edge
  /// written as left maps to the end.
  private func place(of edge: TGAttribute, _ node: borrowing Node) -> PositionPlace {
    let isMirrored = plan.environment.isRightToLeft
    return edge == .leading
      ? (isMirrored && node.flags.physicalStart ? .end : .start)
      : (isMirrored && node.flags.physicalEnd ? .start : .end)
  }

  /// Whether the value that a node sets for a horizontal edge is used.
  ///
  /// In a right-to-left layout, right and leading are the same edge, and so are left and trailing. If a
  /// node sets both, the leading or trailing value takes precedence.
  private func counts(_ edge: TGAttribute, of node: borrowing Node) -> Bool {
    let (isStart, isEnd) = (node.flags.physicalStart, node.flags.physicalEnd)
    guard plan.environment.isRightToLeft, isStart != isEnd else { return true }
    let logical: TGAttribute = isStart ? .trailing : .leading
    return edge == logical || !node.saysEdge(logical)
  }
}

extension Node {
  /// Whether an edge has an effective value, offset, bound or shrink factor.
  fileprivate func saysEdge(_ edge: TGAttribute) -> Bool {
    guard isActive(edge) else { return false }
    if [.number, .weight, .anchor, .most].contains(self[edge].kind) { return true }
    return addend(of: edge) != 0 || shrink(of: edge) != 0
      || [DescriptorPart.lower, .upper].contains { part in
        let kind = value(of: edge, part: part).kind
        return isActive(edge, part: part) && [.number, .anchor, .most].contains(kind)
      }
  }
}

// MARK: - Problems

extension Compiler {
  /// Returns a number of the node that is being compiled; an invalid number is reported and replaced.
  private func usable(
    _ number: Double, _ attribute: TGAttribute, _ part: String? = nil, of box: Int
  ) -> Double {
    plan.usable(number, name(of: attribute, part), of: box)
  }

  private func report(
    _ box: Int, _ attribute: TGAttribute, _ problem: TGDiagnostic.Kind, of part: String? = nil
  ) {
    plan.report(box, name(of: attribute, part), problem)
  }

  /// The name under which a position or a size, or a part of it, was written.
  private func name(of attribute: TGAttribute, _ part: String?) -> String {
    let name = nodeFlags.writtenAttribute(attribute).name
    return part.map { "\(name).\($0)" } ?? name
  }
}

// MARK: - Lists

extension Compiler {
  /// Compiles a list of anchors.
  ///
  /// - Returns: Whether the descriptor accepts a list.
  @discardableResult
  private mutating func fillList(
    _ box: Int, _ anchors: [TGAnchor], _ attribute: TGAttribute
  ) -> Bool {
    let axis = attribute.axis
    guard attribute.isSize || attribute == .centerX || attribute == .centerY else {
      report(box, attribute, .unsuitableList)
      return false
    }
    // The flag is set even if the list is empty, because `reportTies` looks for lists only in containers
    // that have it.
    noteFreshStart(box)
    let start = plan.links.count
    for anchor in anchors {
      let index = plan.links.append(
        PlanLink(target: PlanLink.missing, attribute: anchor.attribute))
      refer(box, attribute, .entry(Int32(index)), to: DescriptorValue(anchor))
    }
    plan.updateRare(box) {
      let slice = LinkSlice(start: Int32(start), end: Int32(plan.links.count))
      if attribute.isSize { $0[axis].sizeList = slice } else { $0[axis].centerList = slice }
    }
    return true
  }

  /// Compiles the values that a descriptor is the largest or the smallest of.
  ///
  /// - Returns: The index of the list; nil if it has no values.
  private mutating func fillMost(
    _ box: Int, _ attribute: TGAttribute, _ value: DescriptorValue, _ terms: [TGMost.Term]
  ) -> Int32? {
    guard !terms.isEmpty else {
      report(box, attribute, .emptyList)
      return nil
    }
    noteFreshStart(box)
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0 {
      plan.containers[parent].hasMosts = true
    } else if !attribute.isSize {
      // A root is placed as in a plain view; `reportTies` reports the references of its children.
      report(box, attribute, .meaninglessTie(in: PlainAlgorithm().name))
    }
    let start = plan.terms.count
    for term in terms {
      var bound = PlanBound()
      bound.addend = usable(term.addend, attribute, of: box)
      bound.multiple = usable(term.multiple, attribute, of: box)
      let index = plan.terms.append(bound)
      switch term.value.kind {
      case .number:
        plan.terms[index].kind = .number
        plan.terms[index].value = usable(term.value.number, attribute, of: box)
      case .wrap where attribute.isSize: plan.terms[index].kind = .wrap
      case .anchor: refer(box, attribute, .term(Int32(index)), to: term.value)
      default: report(box, attribute, .unsuitableTerm)
      }
    }
    let slice = LinkSlice(start: Int32(start), end: Int32(plan.terms.count))
    return Int32(plan.mosts.append(PlanMost(isLargest: value.number == 1, terms: slice)))
  }

  /// Records that the children's sizes must be reset at the start of every pass over the container.
  private func noteFreshStart(_ box: Int) {
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0 { plan.containers[parent].startsAfresh = true }
  }
}
