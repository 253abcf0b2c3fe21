extension LaidOutTree {
  /// The root.
  package var top: Place { Place(node: NodeRef(root.node), index: 0, depth: 0) }

  /// The rectangle that the layout gave a view.
  package func rectangle(of place: Place) -> TGRect { frames[Int(place.index)] }

  /// The children of a view, first to last.
  package func children(of place: Place) -> PlacedChildren {
    PlacedChildren(of: place, in: structure)
  }

  /// One child of a view; nil when there is no such child.
  package func child(_ order: Int, of place: Place) -> Place? {
    let children = children(of: place)
    return children.indices.contains(order) ? children[order] : nil
  }

  /// The indices that lead from the root to a view, the first one in order if it is there twice;
  /// nil when it is not in the tree.
  package func path(to id: TGViewID) -> [Int]? {
    find(id).map { structure.path(to: $0.index) }
  }

  /// Where a view lies, and how its own coordinates are mapped to its parent's.
  package func geometry(of place: Place) -> TGViewGeometry {
    place.node.geometry(in: rectangle(of: place))
  }

  /// The rectangle that a view is in its own coordinates.
  package func bounds(of place: Place) -> TGRect { place.node.bounds(in: rectangle(of: place)) }
}

/// The places of the children of a view.
package struct PlacedChildren: RandomAccessCollection {
  private let nodes: ChildNodes
  private let children: LayoutStructure.Children
  private let structure: LayoutStructure
  private let depth: Int32
  package let count: Int

  init(of parent: LaidOutTree.Place, in structure: LayoutStructure) {
    nodes = parent.node.children
    children = nodes.isEmpty ? .none : structure.children(of: Int(parent.index))
    count = Swift.min(nodes.count, children.count)
    depth = parent.depth + 1
    self.structure = structure
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(order: Int) -> LaidOutTree.Place {
    let index = structure.index(ofKnownChild: order, among: children)
    return LaidOutTree.Place(node: nodes[order], index: Int32(index), depth: depth)
  }
}
