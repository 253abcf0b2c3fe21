// Reading and writing the descriptors of a node.

extension Node {
  /// The value of a descriptor, whether it is active or not; left and leading share a value, and so
  /// do right and trailing.
  package subscript(attribute: TGAttribute) -> DescriptorValue {
    get {
      switch attribute {
      case .leading, .left: x.start
      case .trailing, .right: x.end
      case .centerX: x.center
      case .top: y.start
      case .bottom: y.end
      case .centerY: y.center
      case .width: x.size
      case .height: y.size
      case .baseline: rules?.baseline ?? .none
      }
    }
    set {
      switch attribute {
      case .leading, .left: x.start = newValue
      case .trailing, .right: x.end = newValue
      case .centerX: x.center = newValue
      case .top: y.start = newValue
      case .bottom: y.end = newValue
      case .centerY: y.center = newValue
      case .width: x.size = newValue
      case .height: y.size = newValue
      case .baseline:
        if newValue != self[.baseline] { uniqueExtras().rules.baseline = newValue }
      }
    }
  }

  private mutating func updateRule(
    of attribute: TGAttribute, _ change: (inout DescriptorRule) -> Void
  ) {
    uniqueExtras().rules.update(attribute, change)
  }

  private func part(_ part: DescriptorPart, of attribute: TGAttribute) -> DescriptorRule.Part {
    (rules?[attribute] ?? .standard)[part]
  }
}

// MARK: - Writing

extension Node {
  /// Replaces the value of a descriptor, and resets its addend and multiple.
  @usableFromInline package mutating func setValue(
    _ value: DescriptorValue, of attribute: TGAttribute
  ) {
    if extras != nil || value.kind == .anchor {
      return setValue(value, of: attribute, part: .value)
    }
    // Without the parts that only some views have, this takes a third of the instructions.
    noteSide(attribute)
    self[attribute] = value
  }

  /// Replaces the value of a descriptor or of one of its bounds, with its addend and its multiple, as
  /// every `equal` does; the other parts and the active flag are kept.
  @usableFromInline package mutating func setValue(
    _ value: DescriptorValue, of attribute: TGAttribute, part: DescriptorPart,
    addend: Double = 0, multiple: Double = 1, list: [TGAnchor] = [], terms: [TGMost.Term] = []
  ) {
    if isLive {
      return uniqueCell().node.setValue(
        value, of: attribute, part: part, addend: addend, multiple: multiple, list: list,
        terms: terms)
    }
    noteSide(attribute)
    // A size that refers to itself wraps its content.
    let isTied = value.kind == .anchor && attribute.isSize
    let value = isTied ? value.asSize(attribute, ofViewWith: identity) : value
    if part == .value { self[attribute] = value }
    if part == .value, !hasRules, addend == 0, multiple == 1, list.isEmpty, terms.isEmpty { return }
    let extras = uniqueExtras()
    extras.rules.update(attribute) { rule in
      if part != .value {
        // A new bound is inactive if its descriptor is.
        if !rule[part].value.isSet { rule[part].isActive = rule.own.isActive }
        rule[part].value = value
      }
      (rule[part].addend, rule[part].multiple) = (addend, multiple)
    }
    var values: DescriptorList?
    if !list.isEmpty, part == .value { values = .views(list) }
    if !terms.isEmpty { values = .terms(terms.map { $0.of(attribute, ofViewWith: identity) }) }
    extras.rules.setList(values, of: attribute, part: part)
  }

  package mutating func setAddend(
    _ addend: Double, of attribute: TGAttribute, part: DescriptorPart
  ) {
    noteSide(attribute)
    updateRule(of: attribute) { $0[part].addend = addend }
  }

  package mutating func setMultiple(
    _ multiple: Double, of attribute: TGAttribute, part: DescriptorPart
  ) {
    updateRule(of: attribute) { $0[part].multiple = multiple }
  }

  package mutating func setShrink(_ factor: Double, of attribute: TGAttribute) {
    noteSide(attribute)
    updateRule(of: attribute) { $0.shrink = factor }
  }

  /// Activates or deactivates a descriptor together with its current bounds.
  package mutating func setActive(
    _ isActive: Bool, _ attribute: TGAttribute, part: DescriptorPart
  ) {
    updateRule(of: attribute) { rule in
      rule[part].isActive = isActive
      guard part == .value else { return }
      if rule.lower.value.isSet { rule.lower.isActive = isActive }
      if rule.upper.value.isSet { rule.upper.isActive = isActive }
    }
  }

  /// Removes the value, addend, multiple and bounds, and makes the descriptor active again.
  package mutating func clear(_ attribute: TGAttribute, part: DescriptorPart = .value) {
    if part == .value { self[attribute] = .none }
    guard hasRules else { return }
    let extras = uniqueExtras()
    extras.rules.update(attribute) { rule in
      if part == .value { rule = .standard } else { rule[part] = DescriptorRule.Part() }
    }
    for cleared in part == .value ? DescriptorPart.allCases : [part] {
      extras.rules.setList(nil, of: attribute, part: cleared)
    }
  }

  /// Records whether a horizontal edge was specified as left or right, or as leading or trailing.
  private mutating func noteSide(_ attribute: TGAttribute) {
    switch attribute {
    case .leading: flags.physicalStart = false
    case .left: flags.physicalStart = true
    case .trailing: flags.physicalEnd = false
    case .right: flags.physicalEnd = true
    default: break
    }
  }
}

// MARK: - Reading

extension Node {
  /// The value of a descriptor or of one of its bounds, whether it is active or not.
  package func value(
    of attribute: TGAttribute, part: DescriptorPart = .value
  ) -> DescriptorValue {
    part == .value ? self[attribute] : self.part(part, of: attribute).value
  }

  /// The offset of a position, or the increment of a size.
  package func addend(of attribute: TGAttribute, part: DescriptorPart = .value) -> Double {
    self.part(part, of: attribute).addend
  }

  package func multiple(of attribute: TGAttribute, part: DescriptorPart = .value) -> Double {
    self.part(part, of: attribute).multiple
  }

  package func list(of attribute: TGAttribute) -> [TGAnchor] { rules?.views(of: attribute) ?? [] }

  /// The values that a descriptor, or one of its bounds, is the largest or the smallest of.
  package func terms(
    of attribute: TGAttribute, part: DescriptorPart = .value
  ) -> [TGMost.Term] {
    rules?.terms(of: attribute, part: part) ?? []
  }

  /// The value of a descriptor, or of a bound, that is the largest or the smallest of several values.
  package func most(of attribute: TGAttribute, part: DescriptorPart) -> TGMost {
    TGMost(
      isLargest: value(of: attribute, part: part).number == 1,
      terms: terms(of: attribute, part: part))
  }

  package func isActive(_ attribute: TGAttribute, part: DescriptorPart = .value) -> Bool {
    !hasRules || self.part(part, of: attribute).isActive
  }

  /// The shrink factor of a descriptor; 0 while it is inactive.
  package func shrink(of attribute: TGAttribute) -> Double {
    guard let rule = rules?[attribute], rule.own.isActive else { return 0 }
    return rule.shrink
  }

  /// The kind of the size on an axis; `none` if the size is not active.
  func sizeKind(_ axis: TGAxis) -> ValueKind {
    isActive(axis.sizeAttribute) ? self[axis.sizeAttribute].kind : .none
  }

  /// Whether a descriptor has a value or a rule.
  package func specifies(_ attribute: TGAttribute) -> Bool {
    self[attribute].isSet || hasRule(attribute)
  }

  /// Whether a descriptor has bounds, or anything else besides its value.
  package func hasRule(_ attribute: TGAttribute) -> Bool { rules?[attribute] != nil }

  /// The name under which an edge was specified: left or leading, right or trailing.
  package func writtenAttribute(_ attribute: TGAttribute) -> TGAttribute {
    flags.writtenAttribute(attribute)
  }

  /// Calls `body` with the views that positions and sizes refer to.
  package func forEachReference(_ body: (TGViewID) -> Void) {
    func note(_ anchor: TGAnchor) { if case .view(let id) = anchor.target { body(id) } }
    for axis in [x, y] {
      for value in [axis.size, axis.start, axis.center, axis.end] { value.anchor.map(note) }
    }
    rules?.forEachAnchor(note)
  }
}

extension NodeFlags {
  /// The name under which an edge was specified: left or leading, right or trailing.
  func writtenAttribute(_ attribute: TGAttribute) -> TGAttribute {
    switch attribute {
    case .left, .leading: physicalStart ? .left : .leading
    case .right, .trailing: physicalEnd ? .right : .trailing
    default: attribute
    }
  }
}

// MARK: - Comparing versions

extension Node {
  /// Whether two versions of a child are identical; the objects they refer to are compared by
  /// reference.
  package func isSame(as other: borrowing Node) -> Bool {
    identity == other.identity && extras === other.extras && flags == other.flags
      && alignment == other.alignment && x == other.x && y == other.y
  }

  /// Whether another version of the node has the same effect on a layout, apart from the children
  /// of a container.
  func laysOut(as other: borrowing Node) -> Bool {
    guard x == other.x, y == other.y, flags == other.flags, alignment == other.alignment else {
      return false
    }
    if extras === other.extras { return true }
    guard rules == other.rules, givenFrame == other.givenFrame, hasSameValues(as: other),
      hasSameContent(as: other)
    else { return false }
    if details === other.details { return true }
    let (own, theirs) = (details ?? NodeDetails(), other.details ?? NodeDetails())
    return own.laysOut(as: theirs)
  }

  private func hasSameContent(as other: borrowing Node) -> Bool {
    guard let content, let theirs = other.content else {
      return (content == nil) == (other.content == nil)
    }
    return content.isSame(as: theirs)
  }

  /// Whether all values that affect the layout are equal.
  private func hasSameValues(as other: borrowing Node) -> Bool {
    let (own, theirs) = (values, other.values)
    if own.isEmpty, theirs.isEmpty { return true }
    return own.allSatisfy { !$0.affectsLayout || $0.isEqual(to: theirs.value(of: $0.key)) }
      && theirs.allSatisfy { !$0.affectsLayout || own.value(of: $0.key) != nil }
  }
}
