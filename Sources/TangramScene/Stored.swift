import TangramCore

// Access of scenes to the internal storage of views.

extension Descriptor {
  /// Creates the descriptor of a position or a size; nil if it is not set or not active.
  init?(_ attribute: TGAttribute, of node: borrowing Node) {
    guard node.says(attribute), node.isActive(attribute) else { return nil }
    self.attribute = attribute
    equal = Value(
      value: node.value(of: attribute), list: node.list(of: attribute),
      terms: node.terms(of: attribute),
      addend: node.addend(of: attribute), multiple: node.multiple(of: attribute))
    lower = Value(node, attribute, .lower)
    upper = Value(node, attribute, .upper)
    shrink = node.shrink(of: attribute)
  }
}

extension Descriptor.Value {
  fileprivate init?(_ node: borrowing Node, _ attribute: TGAttribute, _ part: DescriptorPart) {
    let value = node.value(of: attribute, part: part)
    guard value.kind != .none, node.isActive(attribute, part: part) else { return nil }
    self.init(
      value: value, terms: node.terms(of: attribute, part: part),
      addend: node.addend(of: attribute, part: part),
      multiple: node.multiple(of: attribute, part: part))
  }
}

extension Node {
  /// Whether the view is a container, or carries values that may identify its kind.
  var mayHaveKind: Bool { isContainer || hasValues }

  /// The topics for which the view may have keys to write.
  var topics: Topics {
    var topics: Topics = isContainer && laysOutChildren ? [.sizes, .container] : .sizes
    if saysPositions { topics.insert(.positions) }
    if saysPart { topics.insert(.part) }
    if content != nil, !laysOutChildren { topics.insert(.content) }
    if isContainer, saysSettings { topics.insert(.settings) }
    if hasValues { topics.formUnion(TGView(self).carriedTopics) }
    guard mayHaveCoordinates else { return topics }
    if geometry != NodeGeometry() || givenFrame != .zero { topics.insert(.coordinates) }
    if !sizeClasses.isEmpty { topics.insert(.sizeClasses) }
    return topics
  }
}

extension Node {
  /// Whether the view sets an edge, or its leading or trailing edge if the attribute is horizontal.
  func saysEdges(like attribute: TGAttribute) -> Bool {
    attribute.axis == .horizontal ? says(.leading) || says(.trailing) : says(attribute)
  }

  /// Appends a position or a size with its key.
  ///
  /// - Returns: Whether anything was written.
  func write(
    _ attribute: TGAttribute, _ labels: SceneLabels, _ writer: inout JSONWriter
  ) -> Bool {
    if hasRule(attribute) {
      return Descriptor(attribute, of: self)?.write(labels, &writer) ?? false
    }
    let value = value(of: attribute)
    switch value.kind {
    case .none: return false
    case .number where !value.isSafeInset(attribute):
      writer.member(attribute.name, value.number)
    case .wrap where attribute.isSize: writer.member(attribute.name, "wrap")
    case .fill where attribute.isSize: writer.member(attribute.name, "fill")
    case .anchor:
      guard let anchor = value.anchor, anchor.attribute.isSize == attribute.isSize,
        let label = labels.label(of: anchor)
      else { return false }
      writer.member(attribute.name, "\(label).\(anchor.attribute.name)")
    default: return Descriptor(attribute, value).write(labels, &writer)
    }
    return true
  }
}

extension TGView {
  /// Sets a position or a size to a number, replacing everything else.
  @inline(__always)
  mutating func set(_ attribute: TGAttribute, to points: Double) {
    stored.put(DescriptorValue(.number, points), of: attribute)
  }

  /// The descriptors for size classes other than the default one.
  var descriptorSets: [(sizeClass: TGSizeClass, view: TGView)] {
    stored.resolved.sizeClasses.map { ($0.sizeClass, TGView($0.set.node)) }
  }

  /// The frame before layout, even if an in-place layout changed it.
  var givenFrame: TGRect { stored.resolved.givenFrame }
}
