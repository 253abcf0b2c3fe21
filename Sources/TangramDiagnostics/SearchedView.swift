import TangramCore

/// A view that a search for mistakes looks at, with what it lies in.
struct SearchedView {
  let place: LaidOutTree.Place
  /// What counts of what the view says.
  let node: Node
  /// What the view lies in; nothing for the root.
  let parent: LaidOutTree.Place?
  let parentNode: Node?
  /// Whether the view is seen, and all that it lies in.
  let isSeen: Bool

  init(_ place: LaidOutTree.Place, in parent: SearchedView?, _ sizeClass: TGSizeClass) {
    self.place = place
    node = place.node.node.inForce(for: sizeClass)
    (self.parent, parentNode) = (parent?.place, parent?.node)
    isSeen =
      (parent?.isSeen ?? true) && node.visibility == .visible && !place.node.isHidden
  }

  /// What tells the view from all others of the tree.
  var frame: Int { place.slot }

  /// What lays out the children of the view in which this one lies.
  var container: ContainerBody? { parentNode?.container ?? parent?.node.node.container }

  /// What lays out the children of this view.
  var ownContainer: ContainerBody? { node.container ?? place.node.node.container }

  /// Whether the parent sizes and places the view.
  var isLaidOut: Bool {
    parent?.node.node.laysOutChildren == true
      && node.flags.isDisjoint(with: [.useFrame, .noLayout])
  }

  /// The value of a position or a size, if it counts.
  func value(of attribute: TGAttribute) -> DescriptorValue {
    node.isActive(attribute) ? node.value(of: attribute) : .none
  }

  /// Whether two margins hold the view along an axis.
  func hasBothMargins(_ axis: TGAxis) -> Bool {
    value(of: axis.startAttribute).kind != .none && value(of: axis.endAttribute).kind != .none
  }
}

extension TGAxis {
  var sizeAttribute: TGAttribute { self == .horizontal ? .width : .height }
  var startAttribute: TGAttribute { self == .horizontal ? .leading : .top }
  var endAttribute: TGAttribute { self == .horizontal ? .trailing : .bottom }
  var centerAttribute: TGAttribute { self == .horizontal ? .centerX : .centerY }

  /// The axis as one of several.
  var only: TGAxes { self == .horizontal ? .horizontal : .vertical }
}
