/// Looks for views that have no extent although nothing says so, and finds out why.
///
/// It works on the result: a layout costs nothing for it until somebody asks for diagnostics.
struct EmptyViewSearch {
  private let tree: LaidOutTree
  private let environment: TGEnvironment
  /// What the layout itself has to say, by view and property.
  private var known: Set<Remark> = []
  private(set) var found: [TGDiagnostic] = []
  /// The number of diagnostics for which there is no room.
  private(set) var leftOut = 0
  private let room: Int
  /// The views that the next one may lie in, outermost first.
  private var parents: [Parent] = []

  private struct Remark: Hashable {
    var id: TGViewID
    var property: String
  }

  /// A view that others lie in.
  private struct Parent {
    let place: LaidOutTree.Place
    let node: Node
    /// Whether the view is seen, and all that it lies in.
    let isSeen: Bool
  }

  /// - Parameter known: What is known already; a view and property is reported once.
  init(_ tree: LaidOutTree, _ environment: TGEnvironment, known: [TGDiagnostic]) {
    (self.tree, self.environment) = (tree, environment)
    room = environment.limits.diagnostics - known.count
    for diagnostic in known {
      // What is known of a part of a property, as of its multiple, explains the property, too.
      let property = diagnostic.property.prefix { $0 != "." }
      self.known.insert(Remark(id: diagnostic.id, property: String(property)))
    }
  }

  /// Finds what is probably a mistake, in the order of the tree.
  mutating func run() {
    for place in LaidOutWalk(tree) {
      parents.removeSubrange(min(Int(place.depth), parents.count)...)
      let size = tree.frames[Int(place.index)].size
      if !(size.width > 0 && size.height > 0) { explain(place, size) }
      if place.node.isContainer { parents.append(parent(place)) }
    }
  }

  private func parent(_ place: LaidOutTree.Place) -> Parent {
    let node = place.node.node.inForce(for: environment.sizeClass)
    return Parent(place: place, node: node, isSeen: isSeen(place, node))
  }

  private func isSeen(_ place: LaidOutTree.Place, _ node: Node) -> Bool {
    (parents.last?.isSeen ?? true) && node.visibility == .visible && !place.node.isHidden
  }

  private mutating func explain(_ place: LaidOutTree.Place, _ size: TGSize) {
    let node = place.node.node.inForce(for: environment.sizeClass)
    guard isSeen(place, node), !place.node.node.mayBeEmpty else { return }
    for axis in TGAxis.allCases where !(size[axis] > 0) {
      let view = EmptyView(
        place: place, node: node, parent: parents.last?.place, parentNode: parents.last?.node,
        axis: axis, tree: tree, environment: environment)
      guard let problem = view.problem else { continue }
      let remark = Remark(id: TGViewID(place.node.identity), property: view.size.name)
      if known.contains(remark) { continue }
      if found.count >= room {
        leftOut += 1
        continue
      }
      found.append(
        TGDiagnostic(
          id: remark.id, name: place.node.name, path: tree.structure.path(to: Int(place.index)),
          property: remark.property, problem: problem))
    }
  }
}

/// A view without extent along an axis.
private struct EmptyView {
  let place: LaidOutTree.Place
  /// What counts of what the view says.
  let node: Node
  let parent: LaidOutTree.Place?
  let parentNode: Node?
  let axis: TGAxis
  let tree: LaidOutTree
  let environment: TGEnvironment

  /// The view whatever the size class: what is in it, and what it was given.
  private var own: Node { place.node.node }

  var size: TGAttribute { axis == .horizontal ? .width : .height }

  /// Why there is no extent; nil where something says 0.
  var problem: TGDiagnostic.Problem? {
    if upperBound <= 0 || node.multiple(of: size) == 0 && value.kind != .none { return nil }
    if keepsFrame { return hasFrame ? nil : .noFrame }
    switch value.kind {
    case .number: return problem(ofPoints: value.number)
    case .weight where value.number < 0: return .negative(value.number)
    case .weight where value.number == 0: return nil
    case .weight, .fill, .list: return problem(ofPartOf: axis)
    case .wrap: return problemOfWrapping
    case .anchor: return value.anchor.flatMap(problem(ofTieTo:))
    case .none, .safeArea: return problemWithoutValue
    }
  }

  private var value: PackedValue { node.isActive(size) ? node.value(of: size) : .none }

  private var upperBound: Double {
    let bound = node.value(of: size, part: .upper)
    guard bound.kind == .number, node.isActive(size, part: .upper) else { return .infinity }
    return bound.number * node.multiple(of: size, part: .upper)
      + node.addend(of: size, part: .upper)
  }

  private var hasFrame: Bool { own.givenFrame.size != .zero }

  /// Whether nobody lays the view out.
  private var keepsFrame: Bool {
    if !node.flags.isDisjoint(with: [.useFrame, .noLayout]) { return true }
    guard let parent, !parent.node.node.laysOutChildren else { return false }
    // A container in a plain view finds its own size if it says one.
    return !own.laysOutChildren || value.kind == .none && !hasBothMargins
  }

  private var hasBothMargins: Bool {
    let (start, end): (TGAttribute, TGAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return node.value(of: start).kind != .none && node.value(of: end).kind != .none
      && node.isActive(start) && node.isActive(end)
  }

  // MARK: By what the size says

  private func problem(ofPoints points: Double) -> TGDiagnostic.Problem? {
    let extent = points * node.multiple(of: size) + node.addend(of: size)
    if extent < 0 { return .negative(extent) }
    // Less than a pixel may be snapped away.
    return extent * environment.scale < 1 ? nil : .noRoom
  }

  /// A part of the room along an axis.
  private func problem(ofPartOf other: TGAxis) -> TGDiagnostic.Problem? {
    guard let parent, let parentNode else { return environment.size[other] > 0 ? .noRoom : nil }
    let whole: TGAttribute = other == .horizontal ? .width : .height
    if parent.node.node.laysOutChildren, parentNode.isActive(whole),
      parentNode.value(of: whole).kind == .wrap
    {
      return .sizeFromWrappingParent
    }
    // The parent has a diagnostic of its own, or says 0.
    return tree.frames[Int(parent.index)].size[other] > 0 ? .noRoom : nil
  }

  private func problem(ofTieTo anchor: TGAnchor) -> TGDiagnostic.Problem? {
    let other = anchor.attribute.axis
    switch anchor.target {
    case .superview: return problem(ofPartOf: other)
    case .this:
      if let ownCycle { return .cycle(ownCycle) }
      guard tree.frames[Int(place.index)].size[other] > 0 else { return nil }
      return parent == nil ? .followsContent : .noRoom
    case .view(let id):
      if id.number == parent?.node.identity { return problem(ofPartOf: other) }
      guard let sibling = sibling(id) else { return .noSize }
      if let cycle { return .cycle(cycle) }
      return tree.frames[Int(sibling.index)].size[other] > 0 ? .noRoom : nil
    }
  }

  private var problemOfWrapping: TGDiagnostic.Problem? {
    if !own.laysOutChildren, own.content == nil { return .noContent }
    // Two margins count more than the content, and have left nothing.
    return hasBothMargins && hasSomethingInIt ? problem(ofPartOf: axis) : nil
  }

  /// Whether what is in the view has an extent.
  private var hasSomethingInIt: Bool {
    if own.laysOutChildren {
      return tree.children(of: place).contains { tree.frame(of: $0).size[axis] > 0 }
    }
    return (own.content?.size(within: .zero)[axis] ?? 0) > 0
  }

  private var problemWithoutValue: TGDiagnostic.Problem? {
    if hasBothMargins { return problem(ofPartOf: axis) }
    if hasFrame { return nil }
    let container = parentNode?.container ?? parent?.node.node.container
    let gravity = (container?.settings.gravity ?? .none).union(node.alignment)
    if gravity.alignment(axis, isRightToLeft: environment.isRightToLeft) == .fill {
      return problem(ofPartOf: axis)
    }
    return own.content != nil || !own.children.isEmpty ? .unwrappedContent : .noSize
  }

  /// The two extents of the view where each is the other.
  private var ownCycle: [String]? {
    let other: TGAttribute = axis == .horizontal ? .height : .width
    let anchor = node.value(of: other).anchor
    guard node.isActive(other), anchor == TGAnchor(.this, size) else { return nil }
    return [size, other, size].map { "\(label(place)).\($0.name)" }
  }

  // MARK: Siblings

  private func sibling(_ id: TGViewID) -> LaidOutTree.Place? {
    guard let parent, let found = tree.structure.index.frame(of: id, in: tree),
      let list = tree.structure.parent(of: found.index), list.owner == parent.index
    else { return nil }
    return tree.child(tree.structure.order(at: found.index, among: list), of: parent)
  }

  /// The views whose sizes lead from this one to itself again; nil when they lead elsewhere.
  private var cycle: [String]? {
    var chain: [String] = []
    var (next, attribute) = (place, size)
    while chain.count < 100 {
      chain.append("\(label(next)).\(attribute.name)")
      let node = next.node.node.inForce(for: environment.sizeClass)
      guard let anchor = node.value(of: attribute).anchor, case .view(let id) = anchor.target,
        let target = sibling(id)
      else { return nil }
      (next, attribute) = (target, anchor.attribute)
      if next.index == place.index, attribute == size {
        return chain + ["\(label(place)).\(size.name)"]
      }
    }
    return nil
  }

  private func label(_ place: LaidOutTree.Place) -> String {
    if let name = place.node.name { return name }
    return tree.structure.path(to: Int(place.index)).last.map { "[\($0)]" } ?? "root"
  }
}
