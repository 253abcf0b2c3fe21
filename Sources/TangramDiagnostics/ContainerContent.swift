import TangramCore

/// The children of a container that it laid out, as a search for mistakes sees them.
struct ContainerContent {
  let view: SearchedView
  let container: ContainerBody
  let tree: LaidOutTree
  let environment: TGEnvironment
  /// Those that are seen and laid out.
  let children: [SearchedView]

  /// - Returns: Nil where there is nothing to look at.
  init?(_ view: SearchedView, _ tree: LaidOutTree, _ environment: TGEnvironment) {
    guard view.place.node.node.laysOutChildren, let container = view.ownContainer else {
      return nil
    }
    (self.view, self.container, self.tree, self.environment) = (view, container, tree, environment)
    children = tree.children(of: view.place).lazy
      .map { SearchedView($0, in: view, environment.sizeClass) }
      .filter { $0.isSeen && $0.isLaidOut }
    if children.isEmpty { return nil }
  }

  /// What is less than a pixel is rounding.
  var pixel: Double { 1 / environment.scale + 1e-6 }

  private func wraps(_ axis: TGAxis) -> Bool { view.value(of: axis.sizeAttribute).kind == .wrap }

  private func extent(_ axis: TGAxis) -> Double { view.place.rectangle.size[axis] }

  private func padding(_ axis: TGAxis) -> Double {
    let padding = container.settings.padding(isRightToLeft: environment.isRightToLeft)
    return padding.start(axis) + padding.end(axis)
  }
}

extension ContainerContent {
  // MARK: What sticks out

  /// The child that sticks out of the container furthest along an axis, and by how much.
  func overflow(_ axis: TGAxis) -> (TGDiagnostic.Problem, culprit: SearchedView)? {
    let whole = extent(axis)
    // Where a view has no extent, that is the mistake; where it is scrolled, there is none.
    guard whole > 0, !container.traits.letsChildrenStickOut,
      view.place.node.node.geometry.boundsOrigin == .zero,
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
    return (.overflow(furthest, of: tree.label(culprit.place)), culprit)
  }

  /// Whether a child was moved beyond an edge on purpose.
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

  /// Shares of one line that add up to more than the line, which is why something sticks out.
  private func sharesAboveWhole(_ axis: TGAxis) -> TGDiagnostic.Problem? {
    let traits = container.traits
    guard traits.sharesWhole, traits.mainAxis == axis, !wraps(axis) else { return nil }
    let sum = children.reduce(0) { sum, child in
      let value = child.value(of: axis.sizeAttribute)
      return value.kind == .weight ? sum + max(0, value.number) : sum
    }
    return sum > 100 + 1e-6 ? .sharesAboveWhole(sum) : nil
  }

  /// The only share of a line that is less than all of it, and takes all that is left all the same: shares
  /// are divided by their sum.
  func loneShare(
    _ axis: TGAxis
  ) -> (TGDiagnostic.Problem, property: String, frame: Int)? {
    let (traits, gravity) = (container.traits, container.settings.gravity)
    guard traits.mainAxis == axis, !traits.sharesWhole, !wraps(axis),
      gravity.alignment(axis, isRightToLeft: environment.isRightToLeft) == .none
    else { return nil }
    let attributes = [axis.sizeAttribute, axis.startAttribute, axis.endAttribute]
    var shares: [(value: DescriptorValue, attribute: TGAttribute, child: SearchedView)] = []
    for child in children {
      for attribute in attributes {
        let value = child.value(of: attribute)
        if value.kind == .weight || value.kind == .fill { shares.append((value, attribute, child)) }
      }
    }
    guard shares.count == 1, let (value, attribute, child) = shares.first, value.kind == .weight,
      value.number > 0, value.number < 100, attribute.isSize
    else { return nil }
    return (.loneShare(value.number), attribute.name, child.frame)
  }

  /// A gravity along a line that is to be as long as its children, and is not: with a gravity there, the
  /// children do not decide.
  func gravityOnWrappingAxis(_ axis: TGAxis) -> TGDiagnostic.Problem? {
    let (traits, settings) = (container.traits, container.settings)
    let gravity = settings.gravity.alignment(axis, isRightToLeft: environment.isRightToLeft)
    guard traits.mainAxis == axis, !traits.unused.contains(.gravity), wraps(axis), gravity != .none
    else { return nil }
    let needed = children.reduce(padding(axis)) { $0 + $1.place.rectangle.size[axis] }
    let extent = extent(axis)
    if needed <= extent + pixel { return nil }
    let side = axis == .horizontal ? "width" : "height"
    return .other(
      "keeps the container from wrapping its children: its \(side) stays \(readable(extent))",
      code: "gravity-on-wrapping-axis", remedy: "remove it, or give the container a \(side)")
  }

  /// A centre of the only child of a container that is as large as that child.
  func problemOfOnlyChild(
    _ axis: TGAxis
  ) -> (TGDiagnostic.Problem, property: String, frame: Int)? {
    guard children.count == 1, let child = children.first, wraps(axis),
      child.value(of: axis.centerAttribute).kind == .number,
      !child.hasBothMargins(axis), child.value(of: axis.sizeAttribute).kind != .fill,
      child.value(of: axis.sizeAttribute).kind != .weight
    else { return nil }
    let room = extent(axis) - padding(axis)
    guard room > 0, (room - child.place.rectangle.size[axis]).magnitude < 1e-6 else {
      return nil
    }
    return (.gravityWithoutRoom(axis), axis.centerAttribute.name, child.frame)
  }
}

// MARK: - Views that others cannot be told from

extension ContainerContent {
  /// Children that have the name of another one, or its identity where somebody refers to it.
  var doubles: [(TGDiagnostic.Problem, property: String, frame: Int)] {
    var doubles: [(TGDiagnostic.Problem, property: String, frame: Int)] = []
    var (names, identities): (Set<String>, Set<UInt64>) = ([], [])
    var targets: Set<UInt64>?
    for child in children {
      if let name = child.place.node.name, !name.isEmpty, !names.insert(name).inserted {
        doubles.append((.duplicateName, "name", child.frame))
      }
      let identity = child.place.node.identity
      if identities.insert(identity).inserted { continue }
      let known = targets ?? referredTo
      targets = known
      if known.contains(identity) { doubles.append((.duplicateIdentity, "identity", child.frame)) }
    }
    return doubles
  }

  /// The identities that positions and sizes of the children refer to.
  private var referredTo: Set<UInt64> {
    var targets: Set<UInt64> = []
    for child in children {
      for attribute in TGAttribute.allCases {
        let own = [child.value(of: attribute).anchor].compactMap { $0 }
        let anchors = child.node.list(of: attribute) + own
        for case .view(let id) in anchors.map({ $0.target }) { targets.insert(id.number) }
      }
    }
    return targets
  }
}

extension LaidOutTree {
  /// A view as messages about others call it: by its name, or by its place among its siblings.
  func label(_ place: Place) -> String {
    if let name = place.node.name { return name }
    return path(to: place).last.map { "[\($0)]" } ?? "root"
  }
}
