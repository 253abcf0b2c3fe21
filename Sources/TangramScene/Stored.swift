import TangramCore

// What scenes know about how a view keeps what it says: all of it is here.

extension Descriptor {
  /// What a position says; nil when it says nothing or was named otherwise, as left shares its
  /// place with leading, and right with trailing.
  init?(position attribute: TGAttribute, of view: TGView) {
    let node = view.node
    guard node.says(attribute), node.isActive(attribute),
      node.writtenAttribute(attribute) == attribute
    else { return nil }
    self.init(isSize: false, attribute, node)
  }

  /// What a size says; nil when it says nothing.
  init?(size attribute: TGAttribute, of view: TGView) {
    let node = view.node
    guard node.says(attribute), node.isActive(attribute) else { return nil }
    self.init(isSize: true, attribute, node)
  }

  private init(isSize: Bool, _ attribute: TGAttribute, _ node: borrowing Node) {
    self.isSize = isSize
    equal = Value(
      value: node.value(of: attribute), list: node.list(of: attribute),
      addend: node.addend(of: attribute), multiple: node.multiple(of: attribute))
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
  /// How the edge in the place of `attribute` was named.
  fileprivate func writtenAttribute(_ attribute: TGAttribute) -> TGAttribute {
    switch attribute {
    case .left, .leading: flags.contains(.physicalStart) ? .left : .leading
    case .right, .trailing: flags.contains(.physicalEnd) ? .right : .trailing
    default: attribute
    }
  }

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

extension TGView {
  /// Calls `body` with the views that the descriptors refer to, in any size class.
  func forEachReference(_ body: (TGViewID) -> Void) {
    node.forEachReference(body)
    for set in descriptorSets { set.view.node.forEachReference(body) }
  }

  /// The descriptors for other size classes than the default one.
  var descriptorSets: [(sizeClass: TGSizeClass, view: TGView)] {
    node.sizeClasses.map { ($0.sizeClass, TGView(storage: $0.set)) }
  }

  /// What the kind of container is called; nil for a leaf.
  var kindName: String? { node.container?.kindName }

  /// The frame before layout, whatever a layout in place made of it.
  var givenFrame: TGRect { node.givenFrame }

  /// Whether the leading and the trailing padding were given as left and right.
  var namesPaddingBySides: (leading: Bool, trailing: Bool) {
    let settings = storage.settings
    return (settings.physicalLeading, settings.physicalTrailing)
  }
}
