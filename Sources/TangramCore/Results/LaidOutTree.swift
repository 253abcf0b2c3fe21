/// A view tree and the frames that a layout gave its views: what all copies of a layout share.
package final class LaidOutTree: Sendable {
  /// The frame of the root.
  package let frame: TGRect
  /// The frames below the root.
  package let list: FrameList
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
    frame = engine.writer.rootFrame
    list = engine.writer.rootList
    index = engine.index
    environment = engine.plan.environment
    self.asked = asked ?? environment
    solveCount = engine.solver.solveCount
    work = engine.solver.workDone
    let log = engine.plan.diagnostics
    let ordinals = log.isEmpty ? [] : engine.plan.ordinals(engine.writer.lists)
    kept = log.mapped { ordinals[$0] }
  }

  /// The number of views.
  package var count: Int { list.count + 1 }

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
    /// The frames of its children; nil for a leaf.
    package var list: FrameList?
    /// The position of the view in preorder: parents before children, in order.
    package var ordinal: Int
    /// The number of views that the view lies in.
    package var depth: Int
  }

  /// The root.
  package var top: Place {
    Place(node: NodeRef(root.node), rectangle: frame, list: list, ordinal: 0, depth: 0)
  }

  /// The children of a view.
  package func children(of place: Place) -> PlacedChildren { PlacedChildren(of: place) }

  /// The places from the root down to the view at a position in preorder.
  package func chain(toOrdinal ordinal: Int) -> [Place] {
    var chain = [top]
    var offset = ordinal - 1
    while offset >= 0, let last = chain.last, let list = last.list {
      let (index, rest) = list.child(atOffset: offset)
      chain.append(children(of: last)[index])
      offset = rest
    }
    return chain
  }

  /// The view at a position in preorder.
  package func place(atOrdinal ordinal: Int) -> Place {
    chain(toOrdinal: ordinal).last ?? top
  }

  /// The indices that lead from the root to the view at a position in preorder.
  package func path(toOrdinal ordinal: Int) -> [Int] { list.path(toOffset: ordinal - 1) }

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
    index.ordinal(of: id, in: self).map { place(atOrdinal: $0) }
  }

  /// The first view with a name.
  package func find(_ name: String) -> Place? {
    index.ordinal(named: name, in: self).map { place(atOrdinal: $0) }
  }

  /// All views, parents before children, in order.
  package var places: LayoutWalk { LayoutWalk(self) }

  /// The frame of a view: the rectangle that the layout gave it, or the one around that rectangle
  /// when the view has a transform.
  package func frame(of place: Place) -> TGRect {
    place.node.isTransformed ? place.node.geometry(in: place.rectangle).frame : place.rectangle
  }
}

extension FrameList {
  /// The indices that lead to the view at a preorder offset from the first child; none for the
  /// container itself.
  package func path(toOffset offset: Int) -> [Int] {
    var path: [Int] = []
    var (list, offset) = (Optional(self), offset)
    while offset >= 0, let current = list {
      let (index, rest) = current.child(atOffset: offset)
      path.append(index)
      (list, offset) = (current.list(ofChild: index), rest)
    }
    return path
  }
}

/// The children of a view, and where the layout put them.
package struct PlacedChildren: RandomAccessCollection {
  package let nodes: ChildNodes
  private let list: FrameList
  private let parent: Int
  private let depth: Int

  init(of parent: LaidOutTree.Place) {
    nodes = parent.node.children
    list = parent.list ?? .empty
    self.parent = parent.ordinal
    depth = parent.depth + 1
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { Swift.min(nodes.count, list.frames.count) }

  package subscript(index: Int) -> LaidOutTree.Place {
    LaidOutTree.Place(
      node: nodes[index], rectangle: list.frames[index], list: list.list(ofChild: index),
      ordinal: parent + 1 + list.offset(ofChild: index), depth: depth)
  }

  /// Whether the children have the same frames as others, and everything below them.
  package func areSame(as other: PlacedChildren) -> Bool { list === other.list }
}
