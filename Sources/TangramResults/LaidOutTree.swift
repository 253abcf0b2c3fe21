import TangramCore

/// A view tree and the frames that a layout gave its views: the storage that all copies of a layout
/// share.
package final class LaidOutTree: Sendable {
  /// The frames that the layout gave the views.
  package let frames: FrameTable
  package let count: Int
  /// The environment that the layout was computed in, and the one that the caller passed.
  package let environment: TGEnvironment
  package let requestedEnvironment: TGEnvironment
  /// The total number of times that algorithms of containers ran.
  let solveCount: Int
  let work: Int
  package let reported: DiagnosticLog
  private let index: LayoutIndex
  /// The problems that were found in the layout; they are searched for on first use.
  package let allDiagnostics = LazyValue<[TGDiagnostic]>()
  package let root: TGView

  package init(_ engine: LayoutEngine, requested: TGEnvironment? = nil) {
    root = engine.plan.root
    frames = engine.table
    count = engine.plan.viewCount
    index = engine.index
    environment = engine.plan.environment
    requestedEnvironment = requested ?? environment
    solveCount = engine.solver.solveCount
    work = engine.solver.workDone
    reported = engine.plan.diagnostics.mapped { engine.slot(ofBox: $0) }
  }
}

// MARK: - Places

extension LaidOutTree {
  /// A view of the tree with its position in the layout.
  package struct Place: Sendable {
    package var node: Node
    /// The rectangle that the layout gave the view, in its parent.
    package internal(set) var rectangle: TGRect
    /// The index of the view's frame in the table, which identifies the view within the tree.
    package internal(set) var slot: Int
    /// The slots of the view's children; empty for a leaf.
    package internal(set) var children: Range<Int>
    /// The number of ancestors of the view.
    package internal(set) var depth: Int

    init(_ node: Node, slot: Int, depth: Int, in tree: LaidOutTree) {
      let view = tree.frames.views[slot]
      self.node = node.resolved
      rectangle = view.frame
      self.slot = slot
      children = tree.frames.slots(ofChildrenOf: Int(view.container))
      self.depth = depth
    }

    /// The frame of the view: the rectangle that the layout gave it, or its bounding box if it has a
    /// transform.
    package var frame: TGRect { node.isTransformed ? geometry.frame : rectangle }

    /// The position of the view, and the mapping from its own coordinates to its parent's.
    package var geometry: TGViewGeometry { node.geometry.placed(in: rectangle) }
  }

  package var top: Place { Place(root.stored, slot: 0, depth: 0, in: self) }

  package func children(of place: Place) -> PlacedChildren { PlacedChildren(of: place, in: self) }

  /// The places on the path from the root to a view, both included.
  package func chain(to slot: Int) -> [Place] {
    frames.path(to: slot).reduce(into: [top]) { chain, index in
      chain.append(children(of: chain[chain.count - 1])[index])
    }
  }

  package func place(in slot: Int) -> Place {
    let path = frames.path(to: slot)
    let node = path.reduce(root.node) { $0.children[$1].resolved }
    return Place(node, slot: slot, depth: path.count, in: self)
  }

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

  /// All views in preorder: parents before children.
  package var places: LayoutWalk { LayoutWalk(self) }
}

/// The children of a view with their positions in the layout.
package struct PlacedChildren: RandomAccessCollection {
  package let nodes: NodeList
  private let tree: LaidOutTree
  private let parent: LaidOutTree.Place

  init(of parent: LaidOutTree.Place, in tree: LaidOutTree) {
    nodes = parent.node.children
    (self.parent, self.tree) = (parent, tree)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { parent.children.count }

  package subscript(index: Int) -> LaidOutTree.Place {
    LaidOutTree.Place(
      nodes[index], slot: parent.children.lowerBound + index, depth: parent.depth + 1, in: tree)
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

// MARK: - Walking

/// An iterator over the views of a layout in preorder, without recursion.
package struct LayoutWalk: Sequence, IteratorProtocol, Sendable {
  /// The siblings that are still to be visited, and their slots.
  private typealias Level = (nodes: NodeList.Iterator, slots: Range<Int>)

  private let tree: LaidOutTree
  private var root: LaidOutTree.Place?
  /// The siblings that are being visited, and the outer levels to continue with afterwards.
  private var level: Level
  private var outer: ContiguousArray<Level> = []

  package init(_ tree: LaidOutTree) {
    let top = tree.top
    self.tree = tree
    root = top
    level = (top.node.children.makeIterator(), top.children)
  }

  package mutating func next() -> LaidOutTree.Place? {
    if let root {
      self.root = nil
      return root
    }
    while true {
      if !level.slots.isEmpty, let node = level.nodes.next() {
        let place = LaidOutTree.Place(
          node, slot: level.slots.lowerBound, depth: outer.count + 1, in: tree)
        level.slots.removeFirst()
        if !place.children.isEmpty {
          outer.append(level)
          level = (place.node.children.makeIterator(), place.children)
        }
        return place
      }
      guard let last = outer.popLast() else { return nil }
      level = last
    }
  }
}

// MARK: - Finding views

extension LaidOutTree {
  /// The first view with an identity.
  package func find(_ id: TGViewID) -> Place? {
    let slots = index.identities.value {
      var slots: [UInt64: Int] = [:]
      slots.reserveCapacity(count)
      for place in places where slots[place.node.identity] == nil {
        slots[place.node.identity] = place.slot
      }
      return slots
    }
    return slots[id.number].map { place(in: $0) }
  }

  /// The first view with a name.
  package func find(_ name: String) -> Place? {
    let slots = index.names.value {
      var slots: [String: Int] = [:]
      for place in places {
        if let name = place.node.name, slots[name] == nil { slots[name] = place.slot }
      }
      return slots
    }
    return slots[name].map { place(in: $0) }
  }

  /// Returns the list indices that lead from the root to a view; `nil` if the view is not in the
  /// tree.
  ///
  /// If the view occurs twice, the path leads to the first occurrence in tree order.
  package func path(to id: TGViewID) -> [Int]? { find(id).map { path(to: $0) } }

  /// The slot of the view at an index in preorder.
  package func slot(at position: Int) -> Int {
    Int(index.order.value { frames.slotsInOrder }[position])
  }
}

// MARK: - Diagnostics

extension DiagnosticLog {
  /// Returns the diagnostics about a tree, followed by a count of those left out, if any.
  package func diagnostics(of tree: LaidOutTree) -> [TGDiagnostic] {
    if isEmpty { return [] }
    let (others, table) = (others, tree.frames)
    let nodes = kept.map { tree.place(in: $0.frame).node }
    var frames: [String: Int] = [:]
    var shared: Set<String> = []
    for (node, remark) in zip(nodes, kept) {
      guard let name = node.name else { continue }
      if let first = frames.updateValue(remark.frame, forKey: name), first != remark.frame {
        shared.insert(name)
      }
    }
    var diagnostics = zip(kept, nodes).enumerated().map { index, problem in
      let (remark, node) = problem
      return TGDiagnostic(
        remark, of: TGViewID(node.identity), named: node.name, others: others[index] ?? 0,
        isNameShared: node.name.map(shared.contains) ?? false,
        path: { table.path(to: remark.frame) })
    }
    if omittedCount > 0 {
      let remark = Remark(frame: 0, property: "diagnostics", problem: .more(omittedCount))
      let root = tree.root.node
      diagnostics.append(
        TGDiagnostic(
          remark, of: TGViewID(root.identity), named: root.name, others: 0, path: { [] }))
    }
    return diagnostics
  }
}

extension FrameTable {
  /// The slots in tree order, parents before children.
  fileprivate var slotsInOrder: ContiguousArray<Int32> {
    var order: ContiguousArray<Int32> = []
    order.reserveCapacity(views.count)
    // A stack: the next slots to visit are at the end.
    var pending: ContiguousArray<Int32> = [0]
    while let slot = pending.popLast() {
      order.append(slot)
      for child in slots(ofChildrenOf: Int(views[Int(slot)].container)).reversed() {
        pending.append(Int32(child))
      }
    }
    return order
  }
}
