/// A view of a tree during a walk, stored as its index and the array of its siblings.
///
/// It is two words in size, so that a walk does not copy any views.
package struct NodeRef: Sendable {
  private let siblings: ContiguousArray<Node>
  private let place: Int

  /// Creates a reference to a view without siblings.
  package init(_ node: Node) { self.init([node], 0) }

  /// Creates a reference to the view at an index of a run of siblings.
  init(_ siblings: ContiguousArray<Node>, _ place: Int) {
    (self.siblings, self.place) = (siblings, place)
  }

  /// The state of the view, which is stored inline or in its cell.
  package var node: Node { _read { yield siblings[place].resolved } }

  package var flags: NodeFlags { node.flags }
  package var name: String? { node.name }
  package var isContainer: Bool { node.isContainer }
  package var identity: UInt64 { siblings[place].identity }
  package var frame: TGRect { node.frame }
  package var isHidden: Bool { flags.hidden }

  /// Whether two versions of a view are identical.
  package func isSame(as other: NodeRef) -> Bool { node.isSame(as: other.node) }

  /// The view as an independent value.
  package var view: TGView { TGView(node) }

  /// The children.
  package var children: ChildNodes { ChildNodes(list: node.children) }
}

/// The children of a view during a walk, first to last.
package struct ChildNodes: RandomAccessCollection, Sendable {
  package let list: NodeList

  init(list: NodeList = NodeList()) { self.list = list }

  /// An iterator over the children that needs no search for the run of each child.
  package struct Iterator: IteratorProtocol, Sendable {
    private let list: NodeList
    /// The run that contains the next child; `place` is the child's index in it.
    private var run: ContiguousArray<Node>
    private var place = 0
    private var runsBefore = 0

    fileprivate init(_ list: NodeList) {
      self.list = list
      run = list.run(at: 0)
    }

    /// The next child; nil after the last one.
    package mutating func next() -> NodeRef? {
      if place == run.count, !goToNextRun() { return nil }
      place &+= 1
      return NodeRef(run, place &- 1)
    }

    private mutating func goToNextRun() -> Bool {
      guard runsBefore &+ 1 < list.runCount else { return false }
      runsBefore &+= 1
      (run, place) = (list.run(at: runsBefore), 0)
      return !run.isEmpty
    }
  }

  package func makeIterator() -> Iterator { Iterator(list) }
  package var startIndex: Int { 0 }
  package var endIndex: Int { list.count }

  package subscript(index: Int) -> NodeRef {
    let (run, offset) = list.find(index)
    return NodeRef(list.run(at: run), offset)
  }
}

extension NodeRef {
  /// The child indices that lead from this node to the first one for which `predicate` holds.
  package func path(where predicate: (NodeRef) -> Bool) -> [Int]? {
    if predicate(self) { return [] }
    var trail: [(children: ChildNodes, next: Int)] = [(children, 0)]
    while let last = trail.last {
      guard last.next < last.children.count else {
        trail.removeLast()
        continue
      }
      trail[trail.count - 1].next += 1
      let child = last.children[last.next]
      if predicate(child) { return trail.map { $0.next - 1 } }
      if child.isContainer { trail.append((child.children, 0)) }
    }
    return nil
  }
}
