import TangramCore

// Access of scenes to the internal storage of views.

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
