import TangramResults

/// The laid-out children of a container, as needed by a search for probable mistakes.
struct ContainerContent {
  let view: SearchedView
  let container: ContainerBody
  /// The children that are visible and laid out by the container.
  let children: [SearchedView]

  /// A problem with a property of the view with this frame.
  typealias Finding = (TGDiagnostic.Kind, property: String, frame: Int)

  /// - Returns: Nil if there are no such children.
  init?(_ view: SearchedView, _ container: ContainerBody) {
    (self.view, self.container) = (view, container)
    children = view.tree.children(of: view.place).lazy
      .map { SearchedView($0, in: view, of: view.tree) }
      .filter { $0.isSeen && $0.isLaidOut }
    if children.isEmpty { return nil }
  }

  var environment: TGEnvironment { view.environment }

  /// Returns the alignment that the gravity of the container specifies along an axis.
  func gravity(_ axis: TGAxis) -> TGAlignment {
    container.settings.gravity.alignment(axis, isRightToLeft: environment.isRightToLeft)
  }

  private func wraps(_ axis: TGAxis) -> Bool { view.value(of: axis.sizeAttribute).kind == .wrap }

  private func extent(_ axis: TGAxis) -> Double { view.place.rectangle.size[axis] }

  private func padding(_ axis: TGAxis) -> Double {
    let padding = container.settings.padding(isRightToLeft: environment.isRightToLeft)
    return padding.start(axis) + padding.end(axis)
  }
}

extension ContainerContent {
  // MARK: Overflow

  /// Returns the overflow along an axis, and the child that causes the largest part of it.
  func overflow(_ axis: TGAxis) -> (TGDiagnostic.Kind, culprit: SearchedView)? {
    let whole = extent(axis)
    // A container without an extent has another diagnostic; a scrolled one is meant to overflow.
    guard whole > 0, !container.traits.letsChildrenStickOut,
      view.place.node.geometry.boundsOrigin == .zero,
      view.node.layoutTransform.isIdentity
    else { return nil }
    var (furthest, culprit): (Double, SearchedView?) = (environment.leastOverflow, nil)
    for child in children where !isMovedOut(child, axis) && !child.place.node.isTransformed {
      let frame = child.place.rectangle
      guard frame.width > 0, frame.height > 0 else { continue }
      let beyond = max(-frame.origin[axis], frame.origin[axis] + frame.size[axis] - whole)
      if beyond > furthest { (furthest, culprit) = (beyond, child) }
    }
    guard let culprit else { return nil }
    if let shares = sharesAboveWhole(axis) { return (shares, culprit) }
    let problem = TGDiagnostic.Kind.other(
      "is too small for the content; \(culprit.label) overflows by \(readable(furthest))",
      code: "overflow",
      remedy: "make the container larger, let it wrap its content, or let the content shrink")
    return (problem, culprit)
  }

  /// Whether a child was intentionally moved beyond an edge.
  private func isMovedOut(_ child: SearchedView, _ axis: TGAxis) -> Bool {
    if child.value(of: axis.centerAttribute).kind != .none { return true }
    return [axis.startAttribute, axis.endAttribute].contains { attribute in
      let value = child.value(of: attribute)
      switch value.kind {
      case .number, .weight: return value.number < 0 || child.node.addend(of: attribute) < 0
      case .anchor: return child.node.addend(of: attribute) < 0
      default: return false
      }
    }
  }

  // MARK: Along the line

  /// Returns the problem of shares in a single line whose sum exceeds the whole, so that they overflow.
  private func sharesAboveWhole(_ axis: TGAxis) -> TGDiagnostic.Kind? {
    let traits = container.traits
    guard traits.sharesWhole, traits.mainAxis == axis, !wraps(axis) else { return nil }
    let sum = children.reduce(0) { sum, child in
      let value = child.value(of: axis.sizeAttribute)
      return value.kind == .weight ? sum + max(0, value.number) : sum
    }
    if sum <= 100 + 1e-6 { return nil }
    return .other(
      "is too small, because the children's shares add up to \(readable(sum))%; the last children "
        + "overflow", code: "shares-above-whole", remedy: "reduce the shares to a total of 100%")
  }

  /// Returns the problem of a single share in a line that is less than 100%, but still gets all the
  /// remaining space, because shares are divided by their sum.
  func loneShare(_ axis: TGAxis) -> Finding? {
    let traits = container.traits
    guard traits.mainAxis == axis, !traits.sharesWhole, !wraps(axis), gravity(axis) == .none
    else { return nil }
    let shares = children.flatMap { child in
      [axis.sizeAttribute, axis.startAttribute, axis.endAttribute].map { ($0, child) }
    }.filter { [.weight, .fill].contains($1.value(of: $0).kind) }
    guard shares.count == 1, let (attribute, child) = shares.first, attribute.isSize
    else { return nil }
    let value = child.value(of: attribute)
    guard value.kind == .weight, value.number > 0, value.number < 100 else { return nil }
    return (.loneShare(value.number), attribute.name, child.frame)
  }

  /// Returns the children sized `average` along an axis on which the container has no lines.
  func averagesWithoutLine(_ axis: TGAxis) -> [SearchedView] {
    if container.traits.sharesAverages.contains(axis.only) { return [] }
    return children.filter { $0.value(of: axis.sizeAttribute).isAverage }
  }

  /// Returns the problem of a gravity that keeps the container from wrapping its children: any along the
  /// line, or `fill` across it, makes its size independent of them.
  func gravityOnWrappingAxis(_ axis: TGAxis) -> TGDiagnostic.Kind? {
    let (traits, gravity) = (container.traits, gravity(axis))
    guard !traits.unused.contains(.gravity), wraps(axis), gravity != .none else { return nil }
    let extent = extent(axis)
    if traits.mainAxis == axis {
      let needed = children.reduce(padding(axis)) { $0 + $1.place.rectangle.size[axis] }
      if needed <= extent + environment.pixel { return nil }
    } else {
      // All children fill a container that wraps them, so both have an extent of 0.
      guard gravity == .fill, children.allSatisfy({ $0.place.rectangle.size[axis] == 0 }),
        children.contains(where: { requestsExtent($0, axis) })
      else { return nil }
    }
    let side = axis.sizeAttribute.name
    return .other(
      "prevents the container from wrapping its children, so its \(side) is \(readable(extent))",
      code: "gravity-on-wrapping-axis",
      remedy: "remove the gravity, or give the container a \(side)")
  }

  /// Returns the problem of a gravity `stretch` that stretches nothing along an axis.
  func gravityWithoutStretching(_ axis: TGAxis) -> TGDiagnostic.Kind? {
    let traits = container.traits
    guard !traits.unused.contains(.gravity), gravity(axis) == .stretch else { return nil }
    if !traits.gravityStretches.contains(axis.only) {
      return .stretchesNothing(
        axis, "\(withArticle(container.kindName)) does not stretch children along this axis")
    }
    if children.contains(where: { $0.isStretchable(axis) }) { return nil }
    return .stretchesNothing(axis, "every child has a \(axis.sizeAttribute.name)")
  }

  /// Whether a child has an extent or content of its own.
  private func requestsExtent(_ child: SearchedView, _ axis: TGAxis) -> Bool {
    let value = child.value(of: axis.sizeAttribute)
    switch value.kind {
    case .number: return value.number > 0
    case .wrap: return child.contentExtent(axis) > 0
    default: return false
    }
  }

  /// Returns the problem of a center offset that has no effect, because it is set on the only child
  /// of a container that is exactly as large as this child.
  func problemOfOnlyChild(_ axis: TGAxis) -> Finding? {
    guard children.count == 1, let child = children.first, wraps(axis),
      child.value(of: axis.centerAttribute).kind == .number,
      !child.hasBothMargins(axis),
      ![.fill, .weight].contains(child.value(of: axis.sizeAttribute).kind)
    else { return nil }
    let room = extent(axis) - padding(axis)
    guard room > 0, (room - child.place.rectangle.size[axis]).magnitude < 1e-6
    else { return nil }
    let problem = TGDiagnostic.Kind.other(
      "has no effect, because the container is exactly as \(axis == .horizontal ? "wide" : "high") "
        + "as its content", code: "gravity-without-room", severity: .hint)
    return (problem, axis.centerAttribute.name, child.frame)
  }
}

// MARK: - Views that cannot be distinguished

extension ContainerContent {
  /// Children with the same name as another one, or with the same identity, if a reference uses it.
  var duplicates: [Finding] {
    var duplicates: [Finding] = []
    var (names, identities): (Set<String>, Set<UInt64>) = ([], [])
    lazy var targets = referenceTargets
    for child in children {
      if let name = child.place.node.name, !name.isEmpty, !names.insert(name).inserted {
        let problem = TGDiagnostic.Kind.other(
          "is not unique; lookups by name find the first view", code: "duplicate-name",
          severity: .hint)
        duplicates.append((problem, "name", child.frame))
      }
      let identity = child.place.node.identity
      if identities.insert(identity).inserted { continue }
      if !targets.contains(identity) { continue }
      let problem = TGDiagnostic.Kind.other(
        "is not unique; references find the first view", code: "duplicate-identity",
        severity: .error)
      duplicates.append((problem, "identity", child.frame))
    }
    return duplicates
  }

  /// The identities to which positions and sizes of the children refer.
  private var referenceTargets: Set<UInt64> {
    var targets: Set<UInt64> = []
    for child in children {
      for attribute in TGAttribute.allCases {
        let own = [child.value(of: attribute).anchor].compactMap { $0 }
        let parts = DescriptorPart.allCases.flatMap { child.node.terms(of: attribute, part: $0) }
        let anchors = child.node.list(of: attribute) + own + parts.compactMap { $0.value.anchor }
        for case .view(let id) in anchors.map({ $0.target }) { targets.insert(id.number) }
      }
    }
    return targets
  }
}

extension LaidOutTree {
  /// Returns the label of a view in messages about other views: its name, or its index among its siblings.
  func label(_ place: Place) -> String {
    place.node.name ?? readable(path: path(to: place).suffix(1))
  }
}

extension TGDiagnostic.Kind {
  /// Returns the problem of a `stretch` without effect.
  static func stretchesNothing(_ axis: TGAxis, _ reason: String) -> Self {
    let name = axis == .horizontal ? "horz" : "vert"
    return .other(
      "stretches nothing, because \(reason)", code: "stretches-nothing", severity: .hint,
      remedy: "remove `\(name).stretch`")
  }
}
