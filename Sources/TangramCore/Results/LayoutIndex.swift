/// Finds the views of a layout by identity, by name, and by their index in preorder.
///
/// Each lookup table is built on first use. Layouts of versions of a tree whose views have the same
/// positions and names share one index.
final class LayoutIndex: Sendable {
  private let identities = LazyValue<[UInt64: Int]>()
  private let names = LazyValue<[String: Int]>()
  private let order = LazyValue<ContiguousArray<Int32>>()

  /// The slot of the first view with an identity.
  func slot(of id: TGViewID, in tree: LaidOutTree) -> Int? {
    identities.value {
      var slots: [UInt64: Int] = [:]
      slots.reserveCapacity(tree.count)
      for place in tree.places where slots[place.node.identity] == nil {
        slots[place.node.identity] = place.slot
      }
      return slots
    }[id.number]
  }

  /// The slot of the first view with a name.
  func slot(named name: String, in tree: LaidOutTree) -> Int? {
    names.value {
      var slots: [String: Int] = [:]
      for place in tree.places {
        if let name = place.node.name, slots[name] == nil { slots[name] = place.slot }
      }
      return slots
    }[name]
  }

  /// The slot of the view at an index in preorder.
  func slot(at position: Int, in tree: LaidOutTree) -> Int {
    Int(order.value { tree.frames.slotsInOrder }[position])
  }
}
