/// The values of the positions and the size of a view along one axis.
///
/// Every view and every box of a plan has two of these, so the parts of the values are stored in an
/// order without padding.
@usableFromInline package struct AxisDescriptors: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline package private(set) var sizeNumber = 0.0
  @usableFromInline package private(set) var startNumber = 0.0
  @usableFromInline package private(set) var centerNumber = 0.0
  @usableFromInline package private(set) var endNumber = 0.0
  @usableFromInline package internal(set) var sizeKind = ValueKind.none
  @usableFromInline package private(set) var startKind = ValueKind.none
  @usableFromInline package private(set) var centerKind = ValueKind.none
  @usableFromInline package private(set) var endKind = ValueKind.none
  private var sizeAttribute = TGAttribute.leading
  private var startAttribute = TGAttribute.leading
  private var centerAttribute = TGAttribute.leading
  private var endAttribute = TGAttribute.leading

  @usableFromInline package init() {}

  @usableFromInline package var size: DescriptorValue {
    get { DescriptorValue(sizeKind, sizeNumber, sizeAttribute) }
    set { (sizeKind, sizeNumber, sizeAttribute) = newValue.parts }
  }

  /// The leading or the top position.
  @usableFromInline package var start: DescriptorValue {
    get { DescriptorValue(startKind, startNumber, startAttribute) }
    set { (startKind, startNumber, startAttribute) = newValue.parts }
  }

  var center: DescriptorValue {
    get { DescriptorValue(centerKind, centerNumber, centerAttribute) }
    set { (centerKind, centerNumber, centerAttribute) = newValue.parts }
  }

  /// The trailing or the bottom position.
  @usableFromInline package var end: DescriptorValue {
    get { DescriptorValue(endKind, endNumber, endAttribute) }
    set { (endKind, endNumber, endAttribute) = newValue.parts }
  }
}

/// The three positions along an axis.
@usableFromInline package enum PositionPlace: Sendable { case start, center, end }

extension AxisDescriptors {
  package subscript(place: PositionPlace) -> DescriptorValue {
    get {
      switch place {
      case .start: start
      case .center: center
      case .end: end
      }
    }
    set {
      switch place {
      case .start: start = newValue
      case .center: center = newValue
      case .end: end = newValue
      }
    }
  }
}

extension DescriptorValue {
  fileprivate var parts: (ValueKind, Double, TGAttribute) { (kind, number, attribute) }
}

extension AxisDescriptors {
  /// Whether only a size is specified, as a number of points.
  @inline(__always) var isSizeInPoints: Bool {
    sizeKind == .number && startKind.rawValue | centerKind.rawValue | endKind.rawValue == 0
  }

  /// A number of a larger magnitude may be the sentinel `safeAreaInset`, or too large to be valid.
  private static let largestLiteral = 1e7

  /// Whether the values can be copied unchanged, regardless of the rules of the descriptors.
  ///
  /// This is the case if none refers to another view, the numbers are finite and moderate, and no center is
  /// combined with a start.
  @inline(__always) var isLiteral: Bool {
    // The kinds that refer to other views come last. The limit for positions is `wrap`, because `fill`
    // is not valid for them.
    let positions = startKind.rawValue | centerKind.rawValue | endKind.rawValue
    let numbers =
      sizeNumber.magnitude + startNumber.magnitude + centerNumber.magnitude + endNumber.magnitude
    return positions <= ValueKind.wrap.rawValue && sizeKind.rawValue <= ValueKind.fill.rawValue
      && (centerKind == .none || startKind == .none) && numbers <= Self.largestLiteral
  }
}

// MARK: - Rules

/// The parts of a descriptor: its value and its two bounds.
@usableFromInline package enum DescriptorPart: UInt8, Sendable, CaseIterable {
  case value, lower, upper
}

/// The parts of a descriptor beyond its plain value, which few positions and sizes have.
struct DescriptorRule: Equatable, BitwiseCopyable, Sendable {
  /// A bound, or the modification of the value itself.
  struct Part: Equatable, BitwiseCopyable, Sendable {
    /// The value of a bound; the value of the descriptor itself is stored in the node.
    var value = DescriptorValue.none
    /// The offset of a position, or the increment of a size.
    var addend = 0.0
    var multiple = 1.0
    var isActive = true
  }

  var own = Part()
  var lower = Part()
  var upper = Part()
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

  static var standard: DescriptorRule { DescriptorRule() }
}

/// Several values of a descriptor, or of one of its bounds.
enum DescriptorList: Equatable, Sendable {
  /// The views that the descriptor refers to.
  case views([TGAnchor])
  /// The values of which it is the largest or the smallest.
  case terms([TGMost.Term])
}

/// The rules of a view's descriptors, for the few descriptors that have one.
struct DescriptorRules: Equatable, Sendable {
  /// The value of the baseline, which few views specify.
  var baseline = DescriptorValue.none
  /// The rules in the order of their attributes, which does not depend on the order of writing.
  private(set) var entries: [Entry] = []
  // Not stored in the entries, because these are then plain numbers, which are copied without reference
  // counting.
  private var lists: [ListKey: DescriptorList] = [:]

  struct Entry: Equatable, BitwiseCopyable, Sendable {
    /// The attribute of the descriptor; left is stored as leading, and right as trailing.
    let attribute: TGAttribute
    var rule = DescriptorRule.standard
  }

  private struct ListKey: Hashable {
    let slot: Int
    let part: DescriptorPart

    init(_ attribute: TGAttribute, _ part: DescriptorPart) {
      (slot, self.part) = (attribute.slot, part)
    }
  }

  var isEmpty: Bool { entries.isEmpty && lists.isEmpty && !baseline.isSet }

  /// Whether the value of some descriptor is inactive.
  var hasInactiveValue: Bool { entries.contains { !$0.rule.own.isActive } }

  /// The rule of a descriptor; nil if the descriptor has at most a value.
  subscript(attribute: TGAttribute) -> DescriptorRule? {
    entries.first { $0.attribute.slot == attribute.slot }?.rule
  }

  /// The views of a descriptor that refers to a list of views.
  func views(of attribute: TGAttribute) -> [TGAnchor] {
    if case .views(let views)? = lists[ListKey(attribute, .value)] { views } else { [] }
  }

  /// The values that a descriptor, or a bound of it, is the largest or the smallest of.
  func terms(of attribute: TGAttribute, part: DescriptorPart) -> [TGMost.Term] {
    if case .terms(let terms)? = lists[ListKey(attribute, part)] { terms } else { [] }
  }

  func isActive(_ attribute: TGAttribute) -> Bool { self[attribute]?.own.isActive ?? true }

  /// Changes the rule of a descriptor, and removes the rule if it is then equal to the default.
  mutating func update(_ attribute: TGAttribute, _ change: (inout DescriptorRule) -> Void) {
    // A view with a rule for one size usually has one for the other size, too.
    if entries.isEmpty { entries.reserveCapacity(2) }
    let slot = attribute.slot
    var index = 0
    while index < entries.count, entries[index].attribute.slot < slot { index += 1 }
    if index == entries.count || entries[index].attribute.slot != slot {
      entries.insert(Entry(attribute: attribute.resolved(isRightToLeft: false)), at: index)
    }
    change(&entries[index].rule)
    if entries[index].rule == .standard { entries.remove(at: index) }
  }

  /// Replaces the list of a descriptor or of one of its bounds.
  mutating func setList(_ list: DescriptorList?, of attribute: TGAttribute, part: DescriptorPart) {
    if list != nil || !lists.isEmpty { lists[ListKey(attribute, part)] = list }
  }

  /// Calls `body` with every anchor of the baseline, a bound or a list.
  func forEachAnchor(_ body: (TGAnchor) -> Void) {
    baseline.anchor.map(body)
    for entry in entries {
      entry.rule.lower.value.anchor.map(body)
      entry.rule.upper.value.anchor.map(body)
    }
    for list in lists.values {
      switch list {
      case .views(let views): views.forEach(body)
      case .terms(let terms): for term in terms { term.value.anchor.map(body) }
      }
    }
  }
}
