/// Finds the views of a layout by identity and by name.
///
/// Each of the two dictionaries is made when it is first asked for. Layouts of versions of a tree whose
/// views have the same positions and names share one index.
final class LayoutIndex: Sendable {
  private let identities = LazyValue<[UInt64: Int]>()
  private let names = LazyValue<[String: Int]>()

  /// The position in preorder of the first view with an identity.
  func ordinal(of id: TGViewID, in tree: LaidOutTree) -> Int? {
    identities.value {
      var ordinals: [UInt64: Int] = [:]
      ordinals.reserveCapacity(tree.count)
      for place in tree.places where ordinals[place.node.identity] == nil {
        ordinals[place.node.identity] = place.ordinal
      }
      return ordinals
    }[id.number]
  }

  /// The position in preorder of the first view with a name.
  func ordinal(named name: String, in tree: LaidOutTree) -> Int? {
    names.value {
      var ordinals: [String: Int] = [:]
      for place in tree.places {
        if let name = place.node.name, ordinals[name] == nil { ordinals[name] = place.ordinal }
      }
      return ordinals
    }[name]
  }
}
