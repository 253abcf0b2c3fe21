import TangramCore

// All that scenes know about how views store what they say.

extension Descriptor {
  /// What a position or a size says; nil when it says nothing or does not count.
  init?(_ attribute: TGAttribute, of view: TGView) {
    let node = view.node
    guard node.says(attribute), node.isActive(attribute) else { return nil }
    self.attribute = attribute
    let value = node.value(of: attribute)
    guard node.hasParts else {
      (equal, lower, upper) = (Value(value: value, list: node.list(of: attribute)), nil, nil)
      return
    }
    equal = Value(
      value: value, list: node.list(of: attribute), addend: node.addend(of: attribute),
      multiple: node.multiple(of: attribute))
    lower = Value(node, attribute, .lower)
    upper = Value(node, attribute, .upper)
  }
}

extension Descriptor.Value {
  fileprivate init?(_ node: borrowing Node, _ attribute: TGAttribute, _ part: DescriptorPart) {
    let value = node.value(of: attribute, part: part)
    guard value.kind != .none, node.isActive(attribute, part: part) else { return nil }
    self.init(
      value: value, addend: node.addend(of: attribute, part: part),
      multiple: node.multiple(of: attribute, part: part))
  }
}

extension Node {
  /// Calls `body` with the views that the descriptors refer to.
  fileprivate func forEachReference(_ body: (TGViewID) -> Void) {
    for attribute in TGAttribute.allCases where !attribute.isPhysical && says(attribute) {
      let anchors = DescriptorPart.allCases.map { value(of: attribute, part: $0).anchor }
      for anchor in anchors + list(of: attribute) {
        if case .view(let id)? = anchor?.target { body(id) }
      }
    }
  }
}

extension Node {
  /// Whether the view is a container, or carries what may make it one of a kind.
  var mayHaveKind: Bool { isContainer || hasValues }

  /// What the view says something about, or may do so.
  func topics(of view: TGView) -> Topics {
    var topics: Topics = laysOutChildren ? [.sizes, .container] : .sizes
    if hasParts { topics.formUnion([.positions, .references]) }
    if saysPositions { topics.insert(.positions) }
    if saysAnchors { topics.insert(.references) }
    if saysPart { topics.insert(.part) }
    if content != nil { topics.insert(.content) }
    if saysSettings { topics.insert(.settings) }
    if hasValues { topics.formUnion(view.itemTopics) }
    guard mayHaveCoordinates else { return topics }
    if geometry != NodeGeometry() || givenFrame != .zero { topics.insert(.coordinates) }
    if !sizeClasses.isEmpty { topics.insert(.sizeClasses) }
    return topics
  }
}

extension TGView {
  /// Makes a position or a size a number and nothing else.
  @inline(__always)
  mutating func set(_ attribute: TGAttribute, to points: Double) {
    update { node in
      if node.hasParts { node.clear(attribute) }
      node.setValue(PackedValue(.number, points), of: attribute)
    }
  }

  /// Whether the view says something of an edge, or of one that may lie at the same place.
  func saysEdges(like attribute: TGAttribute) -> Bool {
    attribute.axis == .horizontal
      ? node.says(.leading) || node.says(.trailing) : node.says(attribute)
  }

  /// Whether the view names an edge this way: left shares its place with leading, and right with
  /// trailing.
  func names(_ attribute: TGAttribute) -> Bool { node.writtenAttribute(attribute) == attribute }

  /// The number that a position or a size is, if it says nothing else.
  func number(of attribute: TGAttribute) -> Double? { plainNumber(of: attribute) }

  /// Calls `body` with the views that the descriptors refer to, in any size class.
  func forEachReference(_ body: (TGViewID) -> Void) {
    node.forEachReference(body)
    for set in descriptorSets { set.view.node.forEachReference(body) }
  }

  /// The descriptors for size classes other than the default one.
  var descriptorSets: [(sizeClass: TGSizeClass, view: TGView)] {
    node.sizeClasses.map { ($0.sizeClass, TGView($0.set.node)) }
  }

  /// What the kind of container is called; nil for a leaf.
  var kindName: String? { node.container?.kindName }

  /// Whether the view carries values.
  var hasValues: Bool { node.hasValues }

  /// The frame before layout, even if a layout in place changed it.
  var givenFrame: TGRect { node.givenFrame }

  /// Whether the leading and the trailing padding were given as left and right.
  var namesPaddingBySides: (leading: Bool, trailing: Bool) {
    let settings = node.settings
    return (settings.physicalLeading, settings.physicalTrailing)
  }
}
