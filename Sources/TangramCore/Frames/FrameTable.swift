/// The frames of a layout; those of siblings are adjacent, in the order of their list.
///
/// The layouts of a session share the table until the next layout writes to it.
package struct FrameTable: Sendable {
  /// All views; the root comes first.
  ///
  /// After children were added or removed, there may be more slots than views.
  package internal(set) var views = ChunkedArray<View>()
  /// The views that are containers, by the index of their container box in the plan.
  package internal(set) var containers = ChunkedArray<Container>()

  /// The entry of a view, stored in the view's slot.
  package struct View: Sendable {
    package internal(set) var frame: TGRect
    /// The index of the view's own container box in the plan; negative for a leaf.
    package internal(set) var container: Int32
    /// The index of the container that the view is in; -1 for the root.
    var parent: Int32 = -1
  }

  /// The range of slots of a container's children.
  package struct Container: Sendable {
    /// The slot of the container itself.
    var slot: Int32
    /// The slot of the first child.
    var first: Int32
    var count: Int32
    /// A number that identifies the last update of the frames of the children or of any of their
    /// descendants; no two updates share one.
    package internal(set) var version: UInt64
  }
}

extension FrameTable {
  /// Grows the table to hold the views and containers of a plan.
  mutating func grow(views viewCount: Int, containers containerCount: Int) {
    views.grow(to: viewCount, with: View(frame: .zero, container: -1))
    containers.grow(to: containerCount, with: Container(slot: 0, first: 0, count: 0, version: 0))
  }

  /// Returns the slots of a container's children; an empty range for a leaf.
  package func slots(ofChildrenOf container: Int) -> Range<Int> {
    guard container >= 0 else { return 0..<0 }
    let children = containers[container]
    return Int(children.first)..<Int(children.first + children.count)
  }

  /// Returns the list indices that lead from the root to a view.
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
}
