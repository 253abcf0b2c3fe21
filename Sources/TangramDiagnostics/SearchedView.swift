import TangramResults

/// A view that a search for mistakes examines, with its surroundings.
struct SearchedView {
  let tree: LaidOutTree
  let place: LaidOutTree.Place
  /// The node whose descriptors apply to the size class.
  let node: Node
  /// The parent of the view; nil for the root.
  let parent: LaidOutTree.Place?
  let parentNode: Node?
  /// Whether the view and all its ancestors are visible.
  let isSeen: Bool

  init(_ place: LaidOutTree.Place, in parent: SearchedView?, of tree: LaidOutTree) {
    (self.tree, self.place) = (tree, place)
    node = place.node.inForce(for: tree.environment.sizeClass)
    (self.parent, parentNode) = (parent?.place, parent?.node)
    isSeen = (parent?.isSeen ?? true) && place.node.isSeen(in: tree.environment.sizeClass)
  }

  /// A unique index of the view in the tree.
  var frame: Int { place.slot }

  /// The container that the view is a child of.
  var container: ContainerBody? { parentNode?.container ?? parent?.node.container }

  /// The container that lays out the children of this view; nil if none does.
  var ownContainer: ContainerBody? {
    place.node.laysOutChildren ? node.container ?? place.node.container : nil
  }

  var environment: TGEnvironment { tree.environment }

  var label: String { tree.label(place) }

  /// Whether the parent sizes and places the view.
  var isLaidOut: Bool { parent?.node.laysOutChildren == true && !keepsFrame }

  var keepsFrame: Bool { node.flags.useFrame || node.flags.noLayout }

  /// Returns the value of a position or a size, if it is active.
  func value(of attribute: TGAttribute) -> DescriptorValue {
    node.isActive(attribute) ? node.value(of: attribute) : .none
  }

  /// Whether the parent is set to wrap along an axis.
  func parentWraps(_ axis: TGAxis) -> Bool {
    guard let parentNode, parentNode.isActive(axis.sizeAttribute) else { return false }
    return parentNode.value(of: axis.sizeAttribute).kind == .wrap
  }

  func hasBothMargins(_ axis: TGAxis) -> Bool {
    value(of: axis.startAttribute).kind != .none && value(of: axis.endAttribute).kind != .none
  }

  /// Returns the extent of the content of the view; 0 if there is none.
  func contentExtent(_ axis: TGAxis) -> Double {
    place.node.content?.size(within: .zero)[axis] ?? 0
  }

  /// Whether the alignment `stretch` has an effect: there is no size, or the view is a leaf that wraps.
  func isStretchable(_ axis: TGAxis) -> Bool {
    switch value(of: axis.sizeAttribute).kind {
    case .none: true
    case .wrap: !place.node.laysOutChildren
    default:
      hasBothMargins(axis) && container?.traits.extentsBetweenMargins.contains(axis.only) == true
    }
  }
}

extension LaidOutTree {
  /// Calls `body` with every view, parents before children, in order.
  func forEachView(_ body: (SearchedView) -> Void) {
    // The ancestors of the next view, outermost first.
    var parents: [SearchedView] = []
    for place in places {
      parents.removeSubrange(min(place.depth, parents.count)...)
      let view = SearchedView(place, in: parents.last, of: self)
      body(view)
      if place.node.isContainer { parents.append(view) }
    }
  }
}

extension TGAxis {
  var startAttribute: TGAttribute { self == .horizontal ? .leading : .top }
  var endAttribute: TGAttribute { self == .horizontal ? .trailing : .bottom }
  var centerAttribute: TGAttribute { self == .horizontal ? .centerX : .centerY }

  /// A set that contains only this axis.
  var only: TGAxes { self == .horizontal ? .horizontal : .vertical }
}
