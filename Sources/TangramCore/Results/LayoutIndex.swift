/// Where the views of a tree lie among the frames of its layouts, by identity and by name.
///
/// Each of the two is found when it is first asked for, by whoever asks first, and is good for all
/// versions of the tree whose views have the same places and names.
final class LayoutIndex: Sendable {
  private let identities = FoundOnce<IdentityTable>()
  private let names = FoundOnce<NamedFrames>()

  /// Where the first view with an identity is in a layout of the tree.
  @inline(__always)
  func frame(of id: TGViewID, in tree: LaidOutTree) -> FoundFrame? {
    identities.value { tree.framesByIdentity }[id.number].map { FoundFrame(number: $0) }
  }

  /// Where the first view with a name is in a layout of the tree.
  @inline(__always)
  func frame(named name: String, in tree: LaidOutTree) -> FoundFrame? {
    names.value { NamedFrames(tree) }[name]
  }
}

/// A frame among those of a layout.
struct FoundFrame {
  /// Twice the index, and one more when the view has a transform.
  let number: Int32

  fileprivate init(number: Int32) { self.number = number }

  fileprivate init(_ place: LaidOutTree.Place) {
    let bits = UInt32(bitPattern: place.index) &<< 1 | (place.node.isTransformed ? 1 : 0)
    number = Int32(bitPattern: bits)
  }

  var index: Int { Int(UInt32(bitPattern: number) &>> 1) }

  /// Whether the view has a transform, so that its frame is not the rectangle it was given.
  var isTransformed: Bool { number & 1 != 0 }
}

extension LaidOutTree {
  /// All views by identity.
  fileprivate var framesByIdentity: IdentityTable {
    var frames = IdentityTable(capacity: count)
    // The first of several equal ones counts, here and below.
    for place in LaidOutWalk(self) { frames.insert(place.node.identity, FoundFrame(place).number) }
    return frames
  }
}

/// The frames of all views that have a name, by that.
private struct NamedFrames: Sendable {
  private var short = ShortNames()
  private var long: [String: FoundFrame] = [:]

  init(_ tree: LaidOutTree) {
    for place in LaidOutWalk(tree) {
      guard let name = place.node.name else { continue }
      if let name = ShortNames.Name(name) {
        _ = short.insert(name, FoundFrame(place).number)
      } else if long[name] == nil {
        long[name] = FoundFrame(place)
      }
    }
  }

  subscript(name: String) -> FoundFrame? {
    if let name = ShortNames.Name(name) { return short[name].map { FoundFrame(number: $0) } }
    return long[name]
  }
}
