extension LaidOutTree: PlacedTree {
  var top: Place { Place(node: NodeRef(root.node), index: 0, depth: 0) }

  func node(of place: Place) -> NodeRef { place.node }

  func rectangle(of place: Place) -> TGRect { frames[Int(place.index)] }

  func children(of place: Place) -> PlacedChildren { PlacedChildren(of: place, in: structure) }

  func path(to view: any TGViewProtocol) -> [Int]? {
    find(view.id).map { structure.path(to: $0.index) }
  }

  /// Where a view lies, and how its own coordinates are mapped to its parent's.
  func geometry(of place: Place) -> TGViewGeometry { place.node.geometry(in: rectangle(of: place)) }
}

/// The places of the children of a view.
struct PlacedChildren: RandomAccessCollection {
  private let nodes: ChildNodes
  private let children: LayoutStructure.Children
  private let structure: LayoutStructure
  private let depth: Int32
  let count: Int

  init(of parent: LaidOutTree.Place, in structure: LayoutStructure) {
    nodes = parent.node.children
    children = nodes.isEmpty ? .none : structure.children(of: Int(parent.index))
    count = Swift.min(nodes.count, children.count)
    depth = parent.depth + 1
    self.structure = structure
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(order: Int) -> LaidOutTree.Place {
    let index = structure.index(ofKnownChild: order, among: children)
    return LaidOutTree.Place(node: nodes[order], index: Int32(index), depth: depth)
  }
}
