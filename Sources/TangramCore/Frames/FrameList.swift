/// The frames of a container's children, in the order of its list, and those of what is below them.
///
/// A layout is a tree of these lists, one for each container. A list never changes, so the layout of
/// the next version of a view tree shares all lists that are still right.
///
/// Sendable although the compiler cannot check it: only `deinit`, which no other thread can reach,
/// changes a list.
package final class FrameList: @unchecked Sendable {
  /// The frames of the children.
  package let frames: ContiguousArray<TGRect>
  /// The lists of the children that are containers, in the order of the children.
  package private(set) var nested: ContiguousArray<Nested>
  /// The number of views: the children and everything below them.
  package let count: Int
  /// How many containers lie inside each other below this one.
  private let levels: Int

  /// The list of one child.
  package struct Nested: Sendable {
    /// The index of the child among its siblings.
    package let index: Int
    /// The number of views below the siblings before it.
    let viewsBefore: Int
    package let list: FrameList
  }

  /// The list of a container without children.
  static let empty = FrameList(frames: [], nested: [])

  init(frames: ContiguousArray<TGRect>, nested: ContiguousArray<Nested>) {
    (self.frames, self.nested) = (frames, nested)
    var levels = 0
    for entry in nested { levels = max(levels, entry.list.levels + 1) }
    self.levels = levels
    count = frames.count + (nested.last.map { $0.viewsBefore + $0.list.count } ?? 0)
  }

  /// Deep trees are released in a loop, because releasing recursively could overflow the stack.
  deinit {
    guard levels > Self.levelsReleasedRecursively else { return }
    var waiting = nested.map(\.list)
    nested = []
    while var next = waiting.popLast() {
      guard next.levels > Self.levelsReleasedRecursively, isKnownUniquelyReferenced(&next) else {
        continue
      }
      waiting += next.nested.map(\.list)
      next.nested = []
    }
  }

  private static let levelsReleasedRecursively = 32
}

// MARK: - Preorder positions

extension FrameList {
  /// The list of a child; nil for a leaf.
  package func list(ofChild index: Int) -> FrameList? {
    let position = nested.partitioningIndex { $0.index >= index }
    guard position < nested.count, nested[position].index == index else { return nil }
    return nested[position].list
  }

  /// The number of views that come before a child in preorder, from the first child on.
  package func offset(ofChild index: Int) -> Int {
    let position = nested.partitioningIndex { $0.index >= index }
    let below = position < nested.count ? nested[position].viewsBefore : count - frames.count
    return index + below
  }

  /// The child that is, or contains, the view at a preorder offset from the first child.
  ///
  /// - Returns: The index of the child, and the offset from its own first child; -1 for the child
  ///   itself.
  func child(atOffset offset: Int) -> (index: Int, rest: Int) {
    let position = nested.partitioningIndex { $0.index + $0.viewsBefore > offset } - 1
    guard position >= 0 else { return (offset, -1) }
    let last = nested[position]
    let rest = offset - last.index - last.viewsBefore - 1
    return rest < last.list.count
      ? (last.index, rest) : (offset - last.viewsBefore - last.list.count, -1)
  }
}

extension ContiguousArray {
  /// The first index at which a predicate holds that holds for all elements after it, too.
  func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
