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
    identities.reading({ tree.framesByIdentity }, { $0[id.number] }).map { FoundFrame(number: $0) }
  }

  /// Where the first view with a name is in a layout of the tree.
  @inline(__always)
  func frame(named name: String, in tree: LaidOutTree) -> FoundFrame? {
    names.reading({ NamedFrames(tree) }, { $0[name] })
  }
}

/// A frame among those of a layout.
struct FoundFrame {
  /// Twice the index, and one more when the view has a transform.
  let number: Int32

  fileprivate init(number: Int32) { self.number = number }

  fileprivate init(_ view: LaidOutView, in tree: LaidOutTree) {
    let isTransformed: UInt32 = tree.reading(view) { $0.isTransformed } ? 1 : 0
    let index = UInt32(truncatingIfNeeded: tree.index(of: view))
    number = Int32(bitPattern: index &<< 1 | isTransformed)
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
    for view in LaidOutWalk(self) {
      frames.insert(identity(of: view), FoundFrame(view, in: self).number)
    }
    return frames
  }
}

/// The frames of all views that have a name, by that.
private struct NamedFrames: Sendable {
  private var short = ShortNames()
  private var long: [String: FoundFrame] = [:]

  init(_ tree: LaidOutTree) {
    for view in LaidOutWalk(tree) {
      guard let name = tree.reading(view, { $0.name }) else { continue }
      if let name = ShortNames.Name(name) {
        _ = short.insert(name, FoundFrame(view, in: tree).number)
      } else if long[name] == nil {
        long[name] = FoundFrame(view, in: tree)
      }
    }
  }

  subscript(name: String) -> FoundFrame? {
    if let name = ShortNames.Name(name) { return short[name].map { FoundFrame(number: $0) } }
    return long[name]
  }
}
