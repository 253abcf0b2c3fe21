/// A view tree and the frames that a layout gave its views: what all copies of a layout share.
package final class LaidOutTree: Sendable {
  /// The frames that the layout gave the views.
  package let frames: FrameTable
  /// The number of views.
  package let count: Int
  /// The environment that the layout was computed in, and the one that was asked for.
  package let environment: TGEnvironment
  package let asked: TGEnvironment
  /// The number of times a container's algorithm ran.
  let solveCount: Int
  let work: Int
  package let kept: DiagnosticLog
  private let index: LayoutIndex
  private let allDiagnostics = LazyValue<[TGDiagnostic]>()
  package let root: TGView

  package init(_ engine: LayoutEngine, asked: TGEnvironment? = nil) {
    root = engine.plan.root
    frames = engine.writer.table
    count = engine.viewCount
    index = engine.index
    environment = engine.plan.environment
    self.asked = asked ?? environment
    solveCount = engine.solver.solveCount
    work = engine.solver.workDone
    kept = engine.plan.diagnostics.mapped { engine.writer.slot(ofBox: $0) }
  }

  /// What is probably a mistake; searched for on first use.
  package func diagnostics(_ search: () -> [TGDiagnostic]) -> [TGDiagnostic] {
    allDiagnostics.value(search)
  }

  /// What the layout reported.
  package var remarks: [TGDiagnostic] { kept.diagnostics(of: self) }
}

// MARK: - Places

extension LaidOutTree {
  /// A view of the tree, and where the layout put it.
  package struct Place: Sendable {
    package var node: NodeRef
    /// The rectangle that the layout gave the view, in its parent.
    package var rectangle: TGRect
    /// Where its frame is in the table, which tells it from all other views of the tree.
    package var slot: Int
    /// The slots of its children; none for a leaf.
    package var children: Range<Int>
    /// The number of views that the view lies in.
    package var depth: Int
  }

  /// The root.
  package var top: Place { place(of: NodeRef(root.node), 0, depth: 0) }

  /// The frame of the root.
  package var frame: TGRect { frames.views[0].frame }

  func place(of node: NodeRef, _ slot: Int, depth: Int) -> Place {
    let view = frames.views[slot]
    return Place(
      node: node, rectangle: view.frame, slot: slot,
      children: frames.slots(ofChildrenOf: Int(view.container)), depth: depth)
  }

  /// The children of a view.
  package func children(of place: Place) -> PlacedChildren { PlacedChildren(of: place, in: self) }

  /// The places from the root down to a view.
  package func chain(to slot: Int) -> [Place] {
    frames.path(to: slot).reduce(into: [top]) { chain, index in
      chain.append(children(of: chain[chain.count - 1])[index])
    }
  }

  /// The view in a slot.
  package func place(in slot: Int) -> Place {
    frames.path(to: slot).reduce(top) { children(of: $0)[$1] }
  }

  /// The slot of the view at a position in the order of the tree.
  package func slot(at position: Int) -> Int { index.slot(at: position, in: self) }

  /// The indices that lead from the root to a view.
  package func path(to place: Place) -> [Int] { frames.path(to: place.slot) }

  /// The view that the indices lead to from the root; nil when they lead nowhere.
  package func place(at path: some Collection<Int>) -> Place? {
    var place = top
    for index in path {
      let children = children(of: place)
      guard children.indices.contains(index) else { return nil }
      place = children[index]
    }
    return place
  }

  /// The first view with an identity.
  package func find(_ id: TGViewID) -> Place? {
    index.slot(of: id, in: self).map { place(in: $0) }
  }

  /// The first view with a name.
  package func find(_ name: String) -> Place? {
    index.slot(named: name, in: self).map { place(in: $0) }
  }

  /// All views, parents before children, in order.
  package var places: LayoutWalk { LayoutWalk(self) }

  /// The frame of a view: the rectangle that the layout gave it, or the one around that rectangle
  /// when the view has a transform.
  package func frame(of place: Place) -> TGRect {
    place.node.isTransformed ? place.node.geometry(in: place.rectangle).frame : place.rectangle
  }
}

/// The children of a view, and where the layout put them.
package struct PlacedChildren: RandomAccessCollection {
  package let nodes: ChildNodes
  private let tree: LaidOutTree
  private let parent: LaidOutTree.Place

  init(of parent: LaidOutTree.Place, in tree: LaidOutTree) {
    nodes = parent.node.children
    (self.parent, self.tree) = (parent, tree)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { parent.children.count }

  package subscript(index: Int) -> LaidOutTree.Place {
    tree.place(of: nodes[index], parent.children.lowerBound + index, depth: parent.depth + 1)
  }

  /// Whether the children have the same frames as others, and everything below them, because they were
  /// written once for both.
  package func areSame(as other: PlacedChildren) -> Bool { version == other.version }

  /// When the frames were written; nil for those of a leaf.
  private var version: UInt64? {
    let container = Int(tree.frames.views[parent.slot].container)
    return container < 0 ? nil : tree.frames.containers[container].version
  }
}
