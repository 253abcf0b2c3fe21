/// A view of a tree that is walked: what it says, wherever that lies.
struct NodeRef: Sendable {
  let node: Node

  init(_ node: borrowing Node) { self.node = node.resolved }

  var name: String? { node.name }
  var isContainer: Bool { node.isContainer }
  var identity: UInt64 { node.identity }
  var frame: TGRect { node.frame }
  var isHidden: Bool { node.flags.contains(.hidden) }
  var callbacks: NodeCallbacks? { node.details?.callbacks }

  /// Whether two versions of a view are one and the same.
  func isSame(as other: NodeRef) -> Bool { node.isSame(as: other.node) }

  /// The view, as a value of its own.
  var view: TGView { TGView(node) }

  /// The children.
  var children: ChildNodes { ChildNodes(list: node.children) }
}

/// The children of a view that is walked, first to last.
struct ChildNodes: RandomAccessCollection, Sendable {
  private let list: NodeList

  init(list: NodeList = NodeList()) { self.list = list }

  var startIndex: Int { 0 }
  var endIndex: Int { list.count }
  subscript(index: Int) -> NodeRef { NodeRef(list[index]) }
}

extension NodeRef {
  /// The indices that lead from this node to the first one for which `predicate` holds.
  func path(where predicate: (NodeRef) -> Bool) -> [Int]? {
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
