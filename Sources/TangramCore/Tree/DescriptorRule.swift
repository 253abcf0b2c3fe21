/// The parts of a descriptor: its value and its two bounds.
@usableFromInline package enum DescriptorPart: UInt8, Sendable, CaseIterable {
  case value, lower, upper
}

/// The parts of a descriptor beyond its plain value, which few positions and sizes have.
struct DescriptorRule: Equatable, Sendable {
  /// A bound, or the modification of the value itself.
  struct Part: Equatable, Sendable {
    /// The value of a bound; the value of the descriptor itself is stored in the node.
    var value = DescriptorValue.none
    /// The values that the value is the largest or the smallest of.
    var terms: [TGMost.Term] = []
    /// The offset of a position, or the increment of a size.
    var addend = 0.0
    var multiple = 1.0
    var isActive = true

    fileprivate var saysNothing: Bool {
      !value.isSaid && terms.isEmpty && addend == 0 && multiple == 1 && isActive
    }
  }

  var own = Part()
  var lower = Part()
  var upper = Part()
  /// The views of a descriptor that is tied to a list of views.
  var list: [TGAnchor] = []
  /// The part of a shortage that the position or the size takes, relative to those of others.
  var shrink = 0.0

  subscript(part: DescriptorPart) -> Part {
    get {
      switch part {
      case .value: own
      case .lower: lower
      case .upper: upper
      }
    }
    set {
      switch part {
      case .value: own = newValue
      case .lower: lower = newValue
      case .upper: upper = newValue
      }
    }
  }

  static let standard = DescriptorRule()

  fileprivate var saysNothing: Bool {
    own.saysNothing && lower.saysNothing && upper.saysNothing && list.isEmpty && shrink == 0
  }
}

/// The rules of those descriptors of a view that have one, which are few.
struct DescriptorRules: Equatable, Sendable {
  /// The value of the baseline, which few views specify.
  var baseline = DescriptorValue.none
  private var rules: [Entry] = []

  private struct Entry: Equatable, Sendable {
    let slot: Int
    var rule: DescriptorRule
  }

  var isEmpty: Bool { rules.isEmpty && !baseline.isSaid }

  /// The rule of a descriptor; nil if the descriptor has at most a plain value.
  subscript(attribute: TGAttribute) -> DescriptorRule? {
    for entry in rules where entry.slot == attribute.slot { return entry.rule }
    return nil
  }

  func isActive(_ attribute: TGAttribute) -> Bool {
    for entry in rules where entry.slot == attribute.slot { return entry.rule.own.isActive }
    return true
  }

  /// Changes the rule of a descriptor, and removes the rule if it is then equal to the default.
  mutating func update(_ attribute: TGAttribute, _ change: (inout DescriptorRule) -> Void) {
    var index = 0
    while index < rules.count, rules[index].slot != attribute.slot { index += 1 }
    if index == rules.count { rules.append(Entry(slot: attribute.slot, rule: .standard)) }
    change(&rules[index].rule)
    if rules[index].rule.saysNothing { rules.remove(at: index) }
  }

  /// Calls `body` with every anchor of the baseline, a bound or a list.
  func forEachAnchor(_ body: (TGAnchor) -> Void) {
    baseline.anchor.map(body)
    for entry in rules {
      entry.rule.lower.value.anchor.map(body)
      entry.rule.upper.value.anchor.map(body)
      entry.rule.list.forEach(body)
      for part in [entry.rule.own, entry.rule.lower, entry.rule.upper] {
        for term in part.terms { term.value.anchor.map(body) }
      }
    }
  }
}
