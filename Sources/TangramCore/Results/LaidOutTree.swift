/// A view tree and the frames that a layout gave its views: the storage that all copies of a layout
/// share.
package final class LaidOutTree: Sendable {
  /// The frames that the layout gave the views.
  package let frames: FrameTable
  /// The number of views.
  package let count: Int
  /// The environment that the layout was computed in, and the one that the caller passed.
  package let environment: TGEnvironment
  package let asked: TGEnvironment
  /// The total number of times that algorithms of containers ran.
  let solveCount: Int
  let work: Int
  package let kept: DiagnosticLog
  private let index: LayoutIndex
  private let allDiagnostics = LazyValue<[TGDiagnostic]>()
  package let root: TGView

  package init(_ engine: LayoutEngine, asked: TGEnvironment? = nil) {
    root = engine.plan.root
    frames = engine.table
    count = engine.viewCount
    index = engine.index
    environment = engine.plan.environment
    self.asked = asked ?? environment
    solveCount = engine.solver.solveCount
    work = engine.solver.workDone
    kept = engine.plan.diagnostics.mapped { engine.slot(ofBox: $0) }
  }

  /// The problems that were found in the layout; the search runs on first use.
  package func diagnostics(_ search: () -> [TGDiagnostic]) -> [TGDiagnostic] {
    allDiagnostics.value(search)
  }

  /// The diagnostics that were reported during the layout.
  package var remarks: [TGDiagnostic] { kept.diagnostics(of: self) }
}

// MARK: - Places

extension LaidOutTree {
  /// A view of the tree with its position in the layout.
  package struct Place: Sendable {
    package var node: NodeRef
    /// The rectangle that the layout gave the view, in its parent.
    package var rectangle: TGRect
    /// The index of the view's frame in the table, which identifies the view within the tree.
    package var slot: Int
    /// The slots of its children; empty for a leaf.
    package var children: Range<Int>
    /// The number of ancestors of the view.
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

  /// The places on the path from the root to a view, both included.
  package func chain(to slot: Int) -> [Place] {
    frames.path(to: slot).reduce(into: [top]) { chain, index in
      chain.append(children(of: chain[chain.count - 1])[index])
    }
  }

  /// The view in a slot.
  package func place(in slot: Int) -> Place {
    frames.path(to: slot).reduce(top) { children(of: $0)[$1] }
  }

  /// The slot of the view at an index in preorder.
  package func slot(at position: Int) -> Int { index.slot(at: position, in: self) }

  /// The indices that lead from the root to a view.
  package func path(to place: Place) -> [Int] { frames.path(to: place.slot) }

  /// The view at a path of child indices from the root; nil if there is no such view.
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

  /// All views in preorder: parents before children.
  package var places: LayoutWalk { LayoutWalk(self) }

  /// The frame of a view: the rectangle that the layout gave it, or its bounding box if the view
  /// has a transform.
  package func frame(of place: Place) -> TGRect {
    place.node.isTransformed ? place.node.geometry(in: place.rectangle).frame : place.rectangle
  }
}

/// The children of a view with their positions in the layout.
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

  /// Whether these children and all views below them share their frames with other children.
  ///
  /// They do if the frames were written only once, for both layouts.
  package func areSame(as other: PlacedChildren) -> Bool { version == other.version }

  /// The number of the write that stored the frames; nil for the children of a leaf.
  private var version: UInt64? {
    let container = Int(tree.frames.views[parent.slot].container)
    return container < 0 ? nil : tree.frames.containers[container].version
  }
}
