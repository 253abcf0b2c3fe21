/// How many nodes there are below some others, kept up to date while a tree is built, so that nobody has
/// to walk through it to know.
package struct NodesBelow: Hashable, Sendable {
  /// The number of views.
  private(set) var views: Int32 = 0
  /// The number of containers, those that they are below included.
  private(set) var containers: Int32 = 0

  /// More than any tree may have that is laid out.
  ///
  /// Trees that share what they are made of may have any number of views. Those that are too many are
  /// not counted any further, so that nothing can be taken away from their number.
  private static let tooMany: Int32 = 1 << 28

  var areTooMany: Bool { views == Self.tooMany || containers == Self.tooMany }

  init() {}

  /// The nodes below a container, of whose children there are so many with some nodes below them.
  @inline(__always)
  fileprivate init(childrenCount: Int, below: NodesBelow) {
    let count = Int32(truncatingIfNeeded: min(childrenCount, Int(Self.tooMany)))
    views = Self.sum(count, below.views)
    containers = Self.sum(1, below.containers)
  }

  static func += (total: inout NodesBelow, part: NodesBelow) {
    total.views = sum(total.views, part.views)
    total.containers = sum(total.containers, part.containers)
  }

  /// Takes away a part that was added before, from nodes that are not too many.
  static func -= (total: inout NodesBelow, part: NodesBelow) {
    total.views &-= part.views
    total.containers &-= part.containers
  }

  private static func sum(_ one: Int32, _ other: Int32) -> Int32 {
    // Neither is more than that, which is an eighth of what there is room for.
    min(one &+ other, tooMany)
  }
}

extension ContainerBody {
  /// The nodes below the container.
  @inline(__always)
  final var below: NodesBelow { NodesBelow(childrenCount: children.count, below: children.below) }
}
