import TangramCore

// What scenes know about how a view keeps what it says: all of it is here.

extension Descriptor {
  /// What a position or a size says; nil when it says nothing or does not count.
  init?(_ attribute: TGAttribute, of view: TGView) {
    guard view.storage.says(attribute), view.storage.isActive(attribute) else { return nil }
    self.init(isSize: attribute.isSize, attribute, view.storage)
  }

  private init(isSize: Bool, _ attribute: TGAttribute, _ storage: TGNodeStorage) {
    self.isSize = isSize
    let value = storage.value(of: attribute)
    guard storage.hasExtras(attribute) else {
      (equal, lower, upper) = (Value(value: value), nil, nil)
      return
    }
    let extras = storage.extras(of: attribute)
    equal = Value(
      value: value, list: extras.list, addend: extras.addend, multiple: extras.multiple)
    lower = Value(extras.lower)
    upper = Value(extras.upper)
  }
}

extension Descriptor.Value {
  fileprivate init?(_ bound: DescriptorBound?) {
    guard let bound, bound.isActive else { return nil }
    self.init(value: bound.value, addend: bound.addend, multiple: bound.multiple)
  }
}

extension TGNodeStorage {
  /// Whether a descriptor says more than a value.
  @inline(__always)
  fileprivate func hasExtras(_ attribute: TGAttribute) -> Bool {
    payload.complex & 1 << UInt16(attribute.slot) != 0
  }

  /// Whether a descriptor says anything, be it active or not.
  @inline(__always)
  fileprivate func says(_ attribute: TGAttribute) -> Bool {
    hasExtras(attribute) || attribute != .baseline && payload.tags[attribute.slot] != 0
  }

  /// How the edge in the place of `attribute` was named.
  fileprivate func writtenAttribute(_ attribute: TGAttribute) -> TGAttribute {
    switch attribute {
    case .left, .leading: payload.flags.contains(.physicalStart) ? .left : .leading
    case .right, .trailing: payload.flags.contains(.physicalEnd) ? .right : .trailing
    default: attribute
    }
  }

  /// Calls `body` with the views that the descriptors refer to.
  fileprivate func forEachReference(_ body: (TGViewID) -> Void) {
    for attribute in TGAttribute.allCases where !attribute.isPhysical && says(attribute) {
      let extras = extras(of: attribute)
      let anchors = [
        value(of: attribute).anchor, extras.lower?.value.anchor, extras.upper?.value.anchor,
      ]
      for anchor in anchors + extras.list {
        if case .view(let id)? = anchor?.target { body(id) }
      }
    }
  }
}

extension TGView {
  /// Makes a position or a size a number and nothing else.
  @inline(__always)
  mutating func set(_ attribute: TGAttribute, to points: Double) {
    makeUnique()
    if storage.says(attribute) { storage.clear(attribute) }
    storage.setValue(PackedValue(.number, points), of: attribute)
  }

  /// Whether an edge is named so in the view: left shares its place with leading, and right with
  /// trailing.
  @inline(__always)
  func names(_ attribute: TGAttribute) -> Bool { storage.writtenAttribute(attribute) == attribute }

  /// The number that a position or a size is, if it is that and nothing else.
  @inline(__always)
  func number(of attribute: TGAttribute) -> Double? {
    let payload = storage.payload
    let slot = attribute.slot
    let bit: UInt16 = 1 << UInt16(slot)
    guard attribute != .baseline, payload.tags[slot] == ValueKind.number.rawValue,
      (payload.complex | payload.inactive) & bit == 0
    else { return nil }
    return Double(bitPattern: payload.bits[slot])
  }

  /// What the view says something about, or may do so.
  var topics: Topics {
    let payload = storage.payload
    var topics: Topics = isContainer ? [.sizes, .container] : .sizes
    // Positions have the slots before those of the sizes, the baseline the one after them.
    if payload.complex != 0 { topics.formUnion([.positions, .references]) }
    for slot in payload.tags.indices where payload.tags[slot] != 0 {
      if slot < TGAttribute.width.slot { topics.insert(.positions) }
      if payload.tags[slot] & 15 == ValueKind.anchor.rawValue { topics.insert(.references) }
    }
    let isPart: NodeFlags = [
      .useFrame, .noLayout, .reverseFloat, .clearFloat, .isInvisible, .isGone,
    ]
    if payload.alignment != .none || !payload.flags.isDisjoint(with: isPart) {
      topics.insert(.part)
    }
    if storage.content != nil { topics.insert(.content) }
    guard let rare = storage.rare else { return topics }
    if rare.geometry != nil || storage.givenFrame != .zero { topics.insert(.coordinates) }
    if !rare.sizeClasses.isEmpty { topics.insert(.sizeClasses) }
    return topics
  }

  /// Calls `body` with the views that the descriptors refer to, in any size class.
  func forEachReference(_ body: (TGViewID) -> Void) {
    storage.forEachReference(body)
    for set in descriptorSets { set.view.storage.forEachReference(body) }
  }

  /// The descriptors for other size classes than the default one.
  var descriptorSets: [(sizeClass: TGSizeClass, view: TGView)] {
    guard let sets = storage.rare?.sizeClasses, !sets.isEmpty else { return [] }
    return sets.map { ($0, TGView(storage: $1)) }
  }

  /// What the kind of container is called; nil for a leaf.
  var kindName: String? { storage.container?.kindName }

  /// The frame before layout, whatever a layout in place made of it.
  var givenFrame: TGRect { storage.givenFrame }

  /// Whether the leading and the trailing padding were given as left and right.
  var namesPaddingBySides: (leading: Bool, trailing: Bool) {
    guard let settings = storage.container?.settings else { return (false, false) }
    return (settings.physicalLeading, settings.physicalTrailing)
  }
}
