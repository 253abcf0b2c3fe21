/// Where the views of a tree lie among the frames of its layouts, by identity and by name.
///
/// Each of the two is found when it is first asked for, by whoever asks first, and is good for all
/// versions of the tree whose views have the same places and names.
final class LayoutIndex: Sendable {
  private let identities = FoundOnce<[UInt64: FoundFrame]>()
  private let names = FoundOnce<[String: FoundFrame]>()

  /// Where the first view with an identity is in a layout of the tree.
  func frame(of id: TGViewID, in tree: LaidOutTree) -> FoundFrame? {
    identities.value { tree.framesByIdentity }[id.number]
  }

  /// Where the first view with a name is in a layout of the tree.
  func frame(named name: String, in tree: LaidOutTree) -> FoundFrame? {
    names.value { tree.framesByName }[name]
  }
}

/// A frame among those of a layout.
struct FoundFrame {
  /// The index, or its complement when the view has a transform.
  private let bits: Int32

  fileprivate init(_ place: LaidOutTree.Place) {
    bits = place.node.isTransformed ? ~place.index : place.index
  }

  var index: Int { Int(bits < 0 ? ~bits : bits) }

  /// Whether the view has a transform, so that its frame is not the rectangle it was given.
  var isTransformed: Bool { bits < 0 }
}

extension LaidOutTree {
  /// All views by identity.
  fileprivate var framesByIdentity: [UInt64: FoundFrame] {
    var frames: [UInt64: FoundFrame] = [:]
    frames.reserveCapacity(count)
    // The first of several equal ones counts, here and below.
    frames.merge(LaidOutWalk(self).lazy.map { ($0.node.identity, FoundFrame($0)) }) {
      first, _ in first
    }
    return frames
  }

  /// All views that have a name, by that.
  fileprivate var framesByName: [String: FoundFrame] {
    let named = LaidOutWalk(self).lazy.compactMap { place in
      place.node.name.map { ($0, FoundFrame(place)) }
    }
    return Dictionary(named) { first, _ in first }
  }
}
