import TangramCore

/// A simultaneous walk over two layouts that finds their differences, parents before children, in order.
struct LayoutComparison {
  private let old: LaidOutTree
  private let new: LaidOutTree
  private var found: [TGLayoutChange] = []
  private var levels: [Level] = []

  /// The children of a view that is in both trees.
  private struct Level {
    let old: PlacedChildren
    let new: PlacedChildren
    /// The match of the new list with the old one; nil if all children have the same index in both.
    let match: ListMatch?
    /// The index in the new list of the child to continue with.
    var next = 0
  }

  init(_ old: LaidOutTree, _ new: LaidOutTree) { (self.old, self.new) = (old, new) }
}

extension LayoutComparison {
  mutating func changes() -> [TGLayoutChange] {
    compare(old.top, new.top)
    while let level = levels.last {
      let index = level.next
      guard index < level.new.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      if let former = level.match == nil ? index : level.match?[index] {
        compare(level.old[former], level.new[index])
      }
    }
    return found
  }

  /// Compares two versions of a view, and continues with the children unless nothing in them differs.
  private mutating func compare(_ before: LaidOutTree.Place, _ now: LaidOutTree.Place) {
    if before.rectangle != now.rectangle {
      let keepsSize = before.rectangle.size == now.rectangle.size
      record(keepsSize ? .moved : .resized, from: before, to: now)
    }
    let (oldChildren, newChildren) = (old.children(of: before), new.children(of: now))
    if oldChildren.isEmpty, newChildren.isEmpty { return }
    let areSame = before.node.isSame(as: now.node)
    if areSame, oldChildren.areSame(as: newChildren) { return }
    let match = areSame ? nil : newChildren.match(with: oldChildren)
    levels.append(Level(old: oldChildren, new: newChildren, match: match))
    if let match {
      for index in match.added { record(.appeared, from: nil, to: newChildren[index]) }
      for index in match.removed { record(.vanished, from: oldChildren[index], to: nil) }
    }
  }

  private mutating func record(
    _ kind: TGLayoutChange.Kind, from before: LaidOutTree.Place?, to now: LaidOutTree.Place?
  ) {
    guard let place = now ?? before else { return }
    let placed = PlacedView(tree: now == nil ? old : new, place: place)
    found.append(
      TGLayoutChange(kind: kind, before: before?.rectangle, now: now?.rectangle, placed: placed))
  }
}

extension PlacedChildren {
  /// Matches the children with those of an earlier list; nil if all indices are the same.
  fileprivate func match(with old: PlacedChildren) -> ListMatch? {
    nodes.match(with: old.nodes, count: count, oldCount: old.count)
  }
}
