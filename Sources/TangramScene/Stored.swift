import TangramCore

// What scenes know about how a view keeps what it says: all of it is here.

extension Descriptor {
  /// What a position says; nil when it says nothing or was named otherwise, as left shares its
  /// place with leading, and right with trailing.
  init?(position attribute: TGAttribute, of view: TGView) {
    let storage = view.storage
    guard storage.says(attribute), storage.isActive(attribute),
      storage.writtenAttribute(attribute) == attribute
    else { return nil }
    self.init(isSize: false, attribute, storage)
  }

  /// What a size says; nil when it says nothing.
  init?(size attribute: TGAttribute, of view: TGView) {
    guard view.storage.says(attribute), view.storage.isActive(attribute) else { return nil }
    self.init(isSize: true, attribute, view.storage)
  }

  private init(isSize: Bool, _ attribute: TGAttribute, _ storage: TGNodeStorage) {
    let extras = storage.extras(of: attribute)
    self.isSize = isSize
    equal = Value(
      value: storage.value(of: attribute), list: extras.list, addend: extras.addend,
      multiple: extras.multiple)
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
  /// Whether a descriptor says anything, be it active or not.
  @inline(__always)
  fileprivate func says(_ attribute: TGAttribute) -> Bool {
    let slot = attribute.slot
    let bit: UInt16 = 1 << UInt16(slot)
    return payload.complex & bit != 0 || attribute != .baseline && payload.tags[slot] != 0
  }

  /// How the edge in the place of `attribute` was named.
  fileprivate func writtenAttribute(_ attribute: TGAttribute) -> TGAttribute {
    switch attribute {
    case .left, .leading: payload.flags.contains(.physicalStart) ? .left : .leading
    case .right, .trailing: payload.flags.contains(.physicalEnd) ? .right : .trailing
    default: attribute
    }
  }

  /// Whether a descriptor may refer to another view.
  private var mayRefer: Bool {
    if payload.complex != 0 { return true }
    for slot in payload.tags.indices where payload.tags[slot] & 15 == ValueKind.anchor.rawValue {
      return true
    }
    return false
  }

  /// Calls `body` with the views that the descriptors refer to.
  fileprivate func forEachReference(_ body: (TGViewID) -> Void) {
    guard mayRefer else { return }
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

  /// What the view says something about, or may do so.
  var topics: Topics {
    var topics: Topics = .sizes
    let sizes: UInt16 = 1 << UInt16(TGAttribute.width.slot) | 1 << UInt16(TGAttribute.height.slot)
    if storage.payload.complex & ~sizes != 0 { topics.insert(.positions) }
    for slot in 0..<TGAttribute.width.slot where storage.payload.tags[slot] != 0 {
      topics.insert(.positions)
    }
    let isPart: NodeFlags = [
      .useFrame, .noLayout, .reverseFloat, .clearFloat, .isInvisible, .isGone,
    ]
    if storage.payload.alignment != .none || !storage.payload.flags.isDisjoint(with: isPart) {
      topics.insert(.part)
    }
    if let rare = storage.rare, rare.geometry != nil || storage.givenFrame != .zero {
      topics.insert(.coordinates)
    }
    if storage.content != nil { topics.insert(.content) }
    if isContainer { topics.insert(.container) }
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
