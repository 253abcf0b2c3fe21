import TangramResults

/// A view without an extent along an axis, and the reason why it has none.
struct EmptyView {
  let view: SearchedView
  let axis: TGAxis

  private var tree: LaidOutTree { view.tree }
  private var environment: TGEnvironment { view.environment }
  private var place: LaidOutTree.Place { view.place }
  private var node: Node { view.node }
  private var parent: LaidOutTree.Place? { view.parent }

  /// The view itself, regardless of the size class; its content and its given frame are stored here.
  private var own: Node { place.node }

  var size: TGAttribute { axis.sizeAttribute }

  /// The reason why there is no extent; nil if an extent of 0 was specified.
  var problem: TGDiagnostic.Kind? {
    if upperBound <= 0 || node.multiple(of: size) == 0 && value.kind != .none { return nil }
    if keepsFrame {
      if hasFrame { return nil }
      if !view.keepsFrame { return .plainParent(specifiesSize: value.kind != .none) }
      return .other(
        "comes from the view's `frame`, which is not set, so it is 0", code: "no-frame",
        remedy: "set the view's `frame`")
    }
    switch value.kind {
    case .number: return problem(ofPoints: value.number)
    case .weight where value.number < 0: return .negative(value.number)
    case .weight where value.number == 0: return nil
    case .weight, .fill: return problemOfUnusedShare ?? problem(ofPartOf: axis)
    case .list: return problem(ofPartOf: axis)
    case .wrap where !own.laysOutChildren && own.content == nil: return .noContent
    // Margins on both sides take precedence over the content, and leave no space here.
    case .wrap: return hasBothMargins && hasContentExtent ? problem(ofPartOf: axis) : nil
    case .anchor: return value.anchor.flatMap(problem(ofTieTo:))
    case .most:
      if let points = pointsOfMost, points > 0 { return problem(ofPoints: points) }
      let kind = value.number == 1 ? "largest" : "smallest"
      return .other("is the \(kind) of values that come to 0", code: "no-size")
    case .none: return problemWithoutValue
    }
  }

  private var value: DescriptorValue { view.value(of: size) }

  private var upperBound: Double {
    let bound = node.value(of: size, part: .upper)
    guard bound.kind == .number, node.isActive(size, part: .upper) else { return .infinity }
    return bound.number * node.multiple(of: size, part: .upper)
      + node.addend(of: size, part: .upper)
  }

  private var hasFrame: Bool { own.givenFrame.size != .zero }

  /// Whether no container lays out the view.
  private var keepsFrame: Bool {
    if view.keepsFrame { return true }
    guard let parent, !parent.node.laysOutChildren else { return false }
    // A container in a plain view finds its own size if it specifies one.
    return !own.laysOutChildren || value.kind == .none && !hasBothMargins
  }

  private var hasBothMargins: Bool { view.hasBothMargins(axis) }

  // MARK: By the kind of size

  private func problem(ofPoints points: Double) -> TGDiagnostic.Kind? {
    let extent = points * node.multiple(of: size) + node.addend(of: size)
    if extent < 0 { return .negative(extent) }
    // An extent of less than a pixel may be snapped to 0.
    if extent * environment.scale < 1 { return nil }
    return .other(
      "is set to \(readable(extent)), but a maximum, a flex basis, the container's gravity, or "
        + "shrinking made it 0", code: "size-taken")
  }

  /// The problem of a share in a container that ignores shares; nil if it does not.
  private var problemOfUnusedShare: TGDiagnostic.Kind? {
    guard let container = view.container, container.traits.unused.contains(.shares)
    else { return nil }
    return .other(
      "is a share, which has no effect in \(withArticle(container.kindName)), so it is 0",
      code: "unused-property", remedy: "write a number")
  }

  /// Returns the problem of a size that is a part of the available space along an axis.
  private func problem(ofPartOf other: TGAxis) -> TGDiagnostic.Kind? {
    guard let parent else { return environment.size[other] > 0 ? .noRoom : nil }
    if parent.node.laysOutChildren, view.parentWraps(other) { return .sizeFromWrappingParent }
    // If the parent has no extent either, it has a diagnostic of its own, or a specified size of 0.
    return parent.rectangle.size[other] > 0 ? .noRoom : nil
  }

  private func problem(ofTieTo anchor: TGAnchor) -> TGDiagnostic.Kind? {
    let other = anchor.attribute.axis
    switch anchor.target {
    case .superview: return problem(ofPartOf: other)
    case .this:
      if let ownCycle { return .cycle(ownCycle) }
      guard place.rectangle.size[other] > 0 else { return nil }
      return parent == nil ? .followsContent : .noRoom
    case .view(let id):
      if id.number == parent?.node.identity { return problem(ofPartOf: other) }
      guard let target = tree.find(id) else { return .noSize }
      if let cycle { return .cycle(cycle) }
      return target.rectangle.size[other] > 0 ? .noRoom : nil
    }
  }

  private var hasContentExtent: Bool {
    if own.laysOutChildren {
      return tree.children(of: place).contains { $0.frame.size[axis] > 0 }
    }
    return view.contentExtent(axis) > 0
  }

  private var problemWithoutValue: TGDiagnostic.Kind? {
    if hasBothMargins { return problem(ofPartOf: axis) }
    if hasFrame { return nil }
    if isStretched { return problem(ofPartOf: axis) }
    if own.content == nil, own.children.isEmpty { return .noSize }
    // If the container measures content by default, the content has no extent, or the view was shrunk.
    if view.container?.traits.measuresContent == true { return nil }
    let across = EmptyView(view: view, axis: axis.crossed)
    return .unwrappedContent(across.specifiesNothing ? .both : axis.only)
  }

  /// Whether the view has no extent, and neither the view itself nor its container specifies one.
  private var specifiesNothing: Bool {
    !(place.rectangle.size[axis] > 0) && value.kind == .none && !hasBothMargins && !isStretched
  }

  /// Whether the container's gravity or the view's alignment stretches the view.
  private var isStretched: Bool {
    guard let container = view.container else { return false }
    let (traits, isAlong) = (container.traits, container.traits.mainAxis == axis)
    // Along a line, a view whose minimum is its content is not stretched.
    if isAlong, node.value(of: size, part: .lower).kind == .wrap { return false }
    func stretches(_ gravity: TGGravity) -> Bool {
      let alignment = gravity.alignment(axis, isRightToLeft: environment.isRightToLeft)
      return alignment == .fill || alignment == .stretch && view.isStretchable(axis)
    }
    return !traits.unused.contains(.gravity) && stretches(container.settings.gravity)
      || !traits.unused.contains(.alignment) && !isAlong && stretches(node.alignment)
  }

  /// The cycle of the view's two extents if each refers to the other.
  private var ownCycle: [String]? {
    let other = axis.crossed.sizeAttribute
    let anchor = node.value(of: other).anchor
    guard node.isActive(other), anchor == TGAnchor(.this, size) else { return nil }
    return [size, other, size].map { "\(tree.label(place)).\($0.name)" }
  }

  /// The largest or the smallest of the values of the size; nil if there are none.
  private var pointsOfMost: Double? {
    let most = node.most(of: size, part: .value)
    let values = most.terms.compactMap { term in
      extent(of: term.value).map { $0 * term.multiple + term.addend }
    }
    return most.isLargest ? values.max() : values.min()
  }

  /// The extent that one of these values stands for; nil if its view is missing.
  private func extent(of value: DescriptorValue) -> Double? {
    if value.kind == .number { return value.number }
    if value.kind == .wrap { return view.contentExtent(axis) }
    guard let anchor = value.anchor else { return nil }
    let other = anchor.attribute.axis
    switch anchor.target {
    case .this: return place.rectangle.size[other]
    case .superview: return parent?.rectangle.size[other] ?? environment.size[other]
    case .view(let id): return tree.find(id)?.rectangle.size[other]
    }
  }

  /// The chain of sizes by which this size depends on itself; nil if there is no cycle of at most 100 sizes.
  private var cycle: [String]? {
    var chain: [String] = []
    var (next, attribute) = (place, size)
    while chain.count < 100 {
      chain.append("\(tree.label(next)).\(attribute.name)")
      let node = next.node.inForce(for: environment.sizeClass)
      guard let anchor = node.value(of: attribute).anchor, case .view(let id) = anchor.target,
        let target = tree.find(id)
      else { return nil }
      (next, attribute) = (target, anchor.attribute)
      if next.slot == place.slot, attribute == size {
        return chain + ["\(tree.label(place)).\(size.name)"]
      }
    }
    return nil
  }
}
