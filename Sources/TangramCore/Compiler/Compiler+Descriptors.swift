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
    let (x, y) = (node.x, node.y)
    (plan.boxes[box].x.descriptors, plan.boxes[box].y.descriptors) =
      (AxisDescriptors(), AxisDescriptors())
    if x.size.isSet { fillSize(box, .width, x.size, extras) }
    if y.size.isSet { fillSize(box, .height, y.size, extras) }
    if x.start.isSet, isEffective(.leading, of: node) {
      fillPosition(box, .leading, place(of: .leading, node), x.start, extras)
    }
    if x.end.isSet, isEffective(.trailing, of: node) {
      fillPosition(box, .trailing, place(of: .trailing, node), x.end, extras)
    }
    if y.start.isSet { fillPosition(box, .top, .start, y.start, extras) }
    if y.end.isSet { fillPosition(box, .bottom, .end, y.end, extras) }
    if x.center.isSet { fillPosition(box, .centerX, .center, x.center, extras) }
    if y.center.isSet { fillPosition(box, .centerY, .center, y.center, extras) }
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
    case .list: fillList(box, extras?.rules.views(of: attribute) ?? [], attribute)
    case .most: fillMostSize(box, attribute, value, extras)
    }
  }

  @inline(never)
  private mutating func fillMostSize(
    _ box: Int, _ attribute: TGAttribute, _ value: DescriptorValue, _ extras: NodeExtras?
  ) {
    let axis = attribute.axis
    let most = fillMost(
      box, attribute, value, extras?.rules.terms(of: attribute, part: .value) ?? [])
    // For a largest or smallest value, the solver sets the number before every pass.
    plan.boxes[box][axis].descriptors.size = DescriptorValue(most == nil ? .none : .number)
    if let most { plan.rares[plan.rareIndex(of: box)][axis].mosts.value = most }
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
      if !fillList(box, extras?.rules.views(of: attribute) ?? [], attribute) { kind = .none }
    case .most:
      kind = .none
      let terms = extras?.rules.terms(of: attribute, part: .value) ?? []
      if let most = fillMost(box, attribute, value, terms) {
        (kind, number) = (.anchor, PlanLink(most: Int(most), attribute).value.number)
      }
    case .none, .wrap, .fill: break
    }
    if kind == .none { return }
    plan.boxes[box][axis].descriptors[place] = DescriptorValue(kind, number, attribute)
    // Algorithms assume that a center without a full description refers to no other view, and that the
    // child has no start position.
    let isUnusualCenter =
      place == .center && (kind == .anchor || plan.boxes[box][axis].startKind != .none)
    if kind == .list || isUnusualCenter { describe(box, axis, place) }
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

  /// Stores the full description of a position in the rare box, with its parts other than the value.
  private func describe(
    _ box: Int, _ axis: TGAxis, _ place: PositionPlace, _ parts: PlanPosition? = nil
  ) {
    let descriptor = plan.boxes[box][axis].descriptors[place]
    plan.boxes[box][axis].noteRare(place)
    let rare = plan.rareIndex(of: box)
    var position = parts ?? plan.rares[rare][axis][place]
    (position.kind, position.value) = (descriptor.kind, descriptor.number)
    // Other links are written when all siblings are compiled.
    if descriptor.kind == .anchor { position.link = PlanLink(descriptor) }
    plan.rares[rare][axis][place] = position
  }
}

// MARK: - Rules

extension Compiler {
  /// Writes the parts of descriptors other than their values.
  private mutating func fillRules(_ box: Int, _ node: borrowing Node, _ rules: DescriptorRules) {
    nodeFlags = node.flags
    // Access by index; iterating over the array would copy each entry.
    for index in rules.entries.indices {
      let (attribute, rule) = (rules.entries[index].attribute, rules.entries[index].rule)
      let place: PositionPlace
      switch attribute {
      case .width, .height:
        fillRule(box, rule, ofSize: attribute, rules)
        continue
      case .leading, .trailing, .left, .right:
        guard isEffective(attribute, of: node) else { continue }
        place = self.place(of: attribute, node)
      case .top: place = .start
      case .bottom: place = .end
      case .centerX, .centerY: place = .center
      case .baseline: continue
      }
      fillRule(box, rule, of: attribute, place, rules)
    }
    if rules.baseline.isSet { fillBaseline(box, rules) }
  }

  private mutating func fillRule(
    _ box: Int, _ rule: DescriptorRule, ofSize attribute: TGAttribute, _ rules: DescriptorRules
  ) {
    let axis = attribute.axis
    fillSizeBounds(box, rule, attribute, rules)
    fillShrink(box, rule, attribute, nil)
    guard rule.own.isActive, rule.own.addend != 0 || rule.own.multiple != 1 else { return }
    plan.boxes[box][axis].sizeScales = true
    let rare = plan.rareIndex(of: box)
    plan.rares[rare][axis].size.increment = usable(
      rule.own.addend, attribute, "increment", of: box)
    plan.rares[rare][axis].size.multiple = usable(
      rule.own.multiple, attribute, "multiple", of: box)
  }

  /// - Parameter place: The position that the rule belongs to; nil for a size.
  private mutating func fillShrink(
    _ box: Int, _ rule: DescriptorRule, _ attribute: TGAttribute, _ place: PositionPlace?
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
    let (rare, axis) = (plan.rareIndex(of: box), attribute.axis)
    switch place {
    case nil: plan.rares[rare][axis].shrinks.size = factor
    case .start: plan.rares[rare][axis].shrinks.start = factor
    case .center: plan.rares[rare][axis].shrinks.center = factor
    case .end: plan.rares[rare][axis].shrinks.end = factor
    }
  }

  private mutating func fillSizeBounds(
    _ box: Int, _ rule: DescriptorRule, _ attribute: TGAttribute, _ rules: DescriptorRules
  ) {
    let axis = attribute.axis
    let lower = bound(.lower, rule.lower, attribute, rules, box)
    let upper = bound(.upper, rule.upper, attribute, rules, box)
    if lower.kind == .none, upper.kind == .none { return }
    plan.boxes[box][axis].sizeIsBounded = true
    let areNumbers = lower.isNumberOrNone && upper.isNumberOrNone
    if !areNumbers || lower.link.most != nil || upper.link.most != nil {
      let rare = plan.rareIndex(of: box)
      (plan.rares[rare][axis].size.lower, plan.rares[rare][axis].size.upper) = (lower, upper)
      plan.rares[rare][axis].mosts.lower = lower.link.most.map { Int32($0) } ?? -1
      plan.rares[rare][axis].mosts.upper = upper.link.most.map { Int32($0) } ?? -1
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
    plan.extras[plan.extrasIndex(of: box)].intervals[axis] = interval
    if plan.mosts(of: box, axis) != nil { return }
    let size = plan.boxes[box][axis].descriptors.size
    if size.kind == .number, interval.clamp(size.number) == size.number {
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
    _ box: Int, _ rule: DescriptorRule, of attribute: TGAttribute, _ place: PositionPlace,
    _ rules: DescriptorRules
  ) {
    fillShrink(box, rule, attribute, place)
    let position = position(rule, attribute, rules, box)
    if position.offset == 0, position.lower.kind == .none, position.upper.kind == .none { return }
    describe(box, attribute.axis, place, position)
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
    _ rule: DescriptorRule, _ attribute: TGAttribute, _ rules: DescriptorRules, _ box: Int
  ) -> PlanPosition {
    var position = PlanPosition()
    position.lower = bound(.lower, rule.lower, attribute, rules, box)
    position.upper = bound(.upper, rule.upper, attribute, rules, box)
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
    var position = position(rule, .baseline, rules, box)
    position.kind = value.kind
    if value.kind == .most {
      let terms = rules.terms(of: .baseline, part: .value)
      guard let most = fillMost(box, .baseline, value, terms) else { return }
      (position.kind, position.link) = (.anchor, PlanLink(most: Int(most), .baseline))
    }
    if value.kind == .number || value.kind == .weight {
      position.value = plan.usable(value.number, "baseline", of: box)
    }
    plan.rares[plan.rareIndex(of: box)].baseline = position
    if value.kind == .anchor { refer(box, .baseline, .baseline, to: value) }
  }

  /// Returns a bound of a descriptor, or an empty bound if it is inactive.
  ///
  /// An anchor is resolved later, when all siblings are compiled.
  private mutating func bound(
    _ place: DescriptorPart, _ part: DescriptorRule.Part, _ attribute: TGAttribute,
    _ rules: DescriptorRules, _ box: Int
  ) -> PlanBound {
    var bound = PlanBound()
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
      noteResetsChildren(box)
    case .anchor: bound.kind = .anchor
    case .most:
      let terms = rules.terms(of: attribute, part: place)
      guard let most = fillMost(box, attribute, value, terms) else { return bound }
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
  private func isEffective(_ edge: TGAttribute, of node: borrowing Node) -> Bool {
    let (isStart, isEnd) = (node.flags.physicalStart, node.flags.physicalEnd)
    guard plan.environment.isRightToLeft, isStart != isEnd else { return true }
    let logical: TGAttribute = isStart ? .trailing : .leading
    return edge == logical || !node.specifiesEdge(logical)
  }
}

extension Node {
  /// Whether an edge has an effective value, offset, bound or shrink factor.
  fileprivate func specifiesEdge(_ edge: TGAttribute) -> Bool {
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
    _ number: Double, _ attribute: TGAttribute, _ part: @autoclosure () -> String? = nil,
    of box: Int
  ) -> Double {
    plan.usable(number, name(of: attribute, part()), of: box)
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
    noteResetsChildren(box)
    let start = plan.links.count
    for anchor in anchors {
      let index = plan.links.append(
        PlanLink(target: PlanLink.missing, attribute: anchor.attribute))
      refer(box, attribute, .entry(Int32(index)), to: DescriptorValue(anchor))
    }
    let rare = plan.rareIndex(of: box)
    let slice = PlanSlice(start: Int32(start), end: Int32(plan.links.count))
    if attribute.isSize {
      plan.rares[rare][axis].sizeList = slice
    } else {
      plan.rares[rare][axis].centerList = slice
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
    noteResetsChildren(box)
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
    let slice = PlanSlice(start: Int32(start), end: Int32(plan.terms.count))
    return Int32(plan.mosts.append(PlanMost(isLargest: value.number == 1, terms: slice)))
  }

  /// Records that the children's sizes must be reset at the start of every pass over the container.
  private func noteResetsChildren(_ box: Int) {
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0 { plan.containers[parent].resetsChildren = true }
  }
}
