/// What became of a view from one layout to the next.
public struct TGLayoutChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Kind: Hashable, Sendable {
    /// The view lies elsewhere in its parent, with the same size.
    case moved
    /// The view has another size, and may lie elsewhere, too.
    case resized
    /// The view was not in the tree before, or had another parent.
    case appeared
    /// The view is no longer in the tree, or has another parent.
    case vanished
  }

  /// What happened.
  public var kind: Kind
  /// The indices that lead to the view: in the new tree, or in the old one if it vanished.
  public var path: [Int]
  /// The name of the view, if it has one.
  public var name: String?
  /// The frame before; nil for a view that appeared.
  public var before: TGRect?
  /// The frame now; nil for a view that vanished.
  public var now: TGRect?
}

extension TGLayout {
  /// The views whose frames are not those of an earlier layout, parents before children.
  ///
  /// A view is told by its identity, or by its place in memory when it was never changed. What is inside a
  /// view that appeared or vanished is not listed.
  ///
  ///     for change in next.changes(since: last) { repaint(change) }
  ///
  /// - Complexity: O(*n*), where *n* is the number of views of both trees.
  public func changes(since old: TGLayout) -> [TGLayoutChange] {
    var changes: [TGLayoutChange] = []
    var pending = [
      Pair(
        old: NodeRef(old.root.storage), oldIndex: 0, new: NodeRef(root.storage), newIndex: 0,
        path: [], oldPath: [])
    ]
    while let pair = pending.popLast() {
      note(pair, old, &changes)
      pending.append(contentsOf: pairs(below: pair, old, &changes).reversed())
    }
    return changes
  }

  /// A view in both trees.
  private struct Pair {
    var old: NodeRef
    var oldIndex: Int
    var new: NodeRef
    var newIndex: Int
    var path: [Int]
    var oldPath: [Int]
  }

  private func note(_ pair: Pair, _ old: TGLayout, _ changes: inout [TGLayoutChange]) {
    let (before, now) = (old.frames[pair.oldIndex], frames[pair.newIndex])
    guard before != now else { return }
    changes.append(
      TGLayoutChange(
        kind: before.size == now.size ? .moved : .resized, path: pair.path,
        name: pair.new.name, before: before, now: now))
  }

  /// Finds the children of a view again, and notes those that came or went.
  private func pairs(
    below parent: Pair, _ old: TGLayout, _ changes: inout [TGLayoutChange]
  ) -> [Pair] {
    let (oldChildren, newChildren) = (parent.old.children, parent.new.children)
    if oldChildren.isEmpty, newChildren.isEmpty { return [] }
    var known: [Who: Int] = [:]
    known.reserveCapacity(oldChildren.count)
    for (order, child) in oldChildren.enumerated() { known[Who(child)] = order }
    let newPlaces = structure.children(of: parent.newIndex)
    let oldPlaces = old.structure.children(of: parent.oldIndex)
    var pairs: [Pair] = []
    pairs.reserveCapacity(newChildren.count)
    for (order, child) in newChildren.enumerated() {
      guard let newIndex = structure.index(ofChild: order, among: newPlaces) else { continue }
      let path = parent.path + [order]
      if let oldOrder = known.removeValue(forKey: Who(child)),
        let oldIndex = old.structure.index(ofChild: oldOrder, among: oldPlaces)
      {
        pairs.append(
          Pair(
            old: oldChildren[oldOrder], oldIndex: oldIndex, new: child, newIndex: newIndex,
            path: path, oldPath: parent.oldPath + [oldOrder]))
      } else {
        changes.append(
          TGLayoutChange(
            kind: .appeared, path: path, name: child.name, before: nil, now: frames[newIndex]))
      }
    }
    for order in known.values.sorted() {
      guard let index = old.structure.index(ofChild: order, among: oldPlaces) else { continue }
      changes.append(
        TGLayoutChange(
          kind: .vanished, path: parent.oldPath + [order], name: oldChildren[order].name,
          before: old.frames[index], now: nil))
    }
    return pairs
  }

  /// Who a view is, without giving it an identity: one that has none is told by where it lies, which
  /// no change can have touched.
  private enum Who: Hashable {
    case identity(UInt64)
    case place(NodeRef)

    init(_ node: NodeRef) {
      let identity = node.knownIdentity
      self = identity == 0 ? .place(node) : .identity(identity)
    }
  }
}
