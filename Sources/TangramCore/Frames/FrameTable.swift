/// The frames of a layout: those of siblings side by side, in the order of their list.
///
/// Layouts of one session share the table until the next one writes to it.
package struct FrameTable: Sendable {
  /// All views; the root is the first.
  ///
  /// Where children came or went there may be more slots than views.
  package internal(set) var views = SharedPieces<View>()
  /// The views with children, by the index of their container in the plan.
  package internal(set) var containers = SharedPieces<Container>()

  /// A view in its slot.
  package struct View: Sendable {
    package var frame = TGRect.zero
    /// The index of the view as a container; -1 for a leaf.
    package var container: Int32 = -1
    /// The index of the container that the view is in; -1 for the root.
    var parent: Int32 = -1
  }

  /// Where the children of a container are.
  package struct Container: Sendable {
    /// The slot of the container itself.
    var slot: Int32 = 0
    /// The slot of its first child.
    var first: Int32 = 0
    var count: Int32 = 0
    /// When the frames of the children, or any below them, were last written: a number that no other
    /// writing has.
    package var version: UInt64 = 0

    /// The slots of the children.
    package var slots: Range<Int> { Int(first)..<Int(first + count) }
  }
}

extension FrameTable {
  /// Makes room for the views and containers of a plan.
  mutating func grow(views viewCount: Int, containers containerCount: Int) {
    views.grow(to: viewCount, with: View())
    containers.grow(to: containerCount, with: Container())
  }

  /// The slots of a container's children; none for a leaf.
  package func slots(ofChildrenOf container: Int) -> Range<Int> {
    container >= 0 ? containers[container].slots : 0..<0
  }

  /// The indices that lead from the root to a view.
  package func path(to slot: Int) -> [Int] {
    var path: [Int] = []
    var slot = slot
    while views[slot].parent >= 0 {
      let parent = containers[Int(views[slot].parent)]
      path.append(slot - Int(parent.first))
      slot = Int(parent.slot)
    }
    return path.reversed()
  }

  /// The slots in the order of the tree: parents before children.
  var slotsInOrder: ContiguousArray<Int32> {
    var order: ContiguousArray<Int32> = []
    order.reserveCapacity(views.count)
    // The next slots to visit are at the end.
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
