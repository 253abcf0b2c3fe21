/// Where the frames of each view's children lie among the frames of a layout.
///
/// Worked out once for a tree, and shared by all layouts of versions of it that have the same views.
final class LayoutStructure: Sendable {
  /// The containers of the tree, in the order of their frames, so that those with the same parent
  /// lie next to each other.
  private let containers: [Children]
  /// The containers in the order of their children's frames; empty when that is the same.
  private let byFirstFrame: [Int32]
  /// The places of all views in the lists they are in, by frame; empty when every list is in order.
  private let orders: [Int32]
  /// The other way round: the frames of all views, by their places after the first of a list.
  private let frames: [Int32]
  /// What is known of the views by name and identity.
  let index: LayoutIndex

  /// The children of one view.
  struct Children: Sendable {
    /// The index of the view's own frame.
    fileprivate(set) var owner: Int32
    fileprivate var firstFrame: Int32
    fileprivate var total: Int32
    /// The place among all containers of the first of the children that is one, if any is.
    fileprivate(set) var firstContainer: Int32 = 0

    static let none = Children(owner: -1, firstFrame: 0, total: 0)
    /// The root as the only child of what it is in.
    static let root = Children(owner: -1, firstFrame: 0, total: 1)

    var count: Int { Int(total) }

    /// The indices of the children's frames, in the order of the plan.
    var range: Range<Int> { Int(firstFrame)..<Int(firstFrame &+ total) }
  }

  init(_ lists: FrameLists) {
    var containers = lists.inOrder.map {
      Children(owner: $0.owner, firstFrame: $0.first, total: $0.total)
    }
    byFirstFrame = lists.isRearranged ? Self.sortedByFirstFrame(containers) : []
    Self.findFirstContainers(&containers, byFirstFrame)
    orders = lists.orders
    frames = Self.framesByPlace(orders, containers)
    index = LayoutIndex()
    self.containers = containers
  }
}

// MARK: - Reading lists

extension LayoutStructure {
  /// Those without children come before one whose children start at the same frame.
  private static func sortedByFirstFrame(_ containers: [Children]) -> [Int32] {
    containers.indices.sorted {
      let (one, other) = (containers[$0], containers[$1])
      return (one.firstFrame, one.total) < (other.firstFrame, other.total)
    }.map { Int32($0) }
  }

  private static func findFirstContainers(_ containers: inout [Children], _ order: [Int32]) {
    var first = 0
    for place in containers.indices {
      let container = order.isEmpty ? place : Int(order[place])
      while first < containers.count, containers[first].owner < containers[container].firstFrame {
        first += 1
      }
      containers[container].firstContainer = Int32(first)
    }
  }

  private static func framesByPlace(_ orders: [Int32], _ containers: [Children]) -> [Int32] {
    if orders.isEmpty { return [] }
    var frames = [Int32](repeating: 0, count: orders.count)
    for container in containers {
      let first = container.range.lowerBound
      for index in container.range { frames[first + Int(orders[index])] = Int32(index) }
    }
    return frames
  }
}

// MARK: - Children

extension LayoutStructure {
  /// The number of containers, some of which may be empty.
  var containerCount: Int { containers.count }

  /// Whether the frames of all children lie in the order of the lists.
  var isInOrder: Bool { orders.isEmpty }

  /// The children of the view whose frame is at an index.
  func children(of owner: Int) -> Children {
    var (low, high) = (0, containers.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(containers[middle].owner) < owner { low = middle + 1 } else { high = middle }
    }
    return children(of: owner, likelyAt: low) ?? .none
  }

  /// The children of the view whose frame is at an index, if that is the container at a place.
  @inline(__always)
  func children(of owner: Int, likelyAt place: Int) -> Children? {
    guard place < containers.count, Int(containers[place].owner) == owner else { return nil }
    return containers[place]
  }

  /// The place in the list of children of the view whose frame is at an index.
  func order(at index: Int, among children: Children) -> Int {
    orders.isEmpty ? index - Int(children.firstFrame) : Int(orders[index])
  }

  /// The index of the frame of a child that is known to exist.
  @inline(__always)
  func index(ofKnownChild order: Int, among children: Children) -> Int {
    let usual = Int(children.firstFrame) &+ order
    return frames.isEmpty ? usual : Int(frames[usual])
  }

  /// The container at a place where there is one.
  @inline(__always)
  func container(at place: Int) -> Children { containers[place] }

  /// The index of the frame of the container at a place; there is none after the last one.
  @inline(__always)
  func frame(ofContainerAt place: Int) -> Int {
    place < containers.count ? Int(containers[place].owner) : .max
  }
}

// MARK: - Paths

extension LayoutStructure {
  /// The container in which the view lies whose frame is at an index; nil for the root.
  func parent(of index: Int) -> Children? {
    if index == 0 { return nil }
    // The last one whose children start there or before has that child.
    var (low, high) = (0, containers.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(container(byFirstFrame: middle).firstFrame) <= index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? container(byFirstFrame: low - 1) : nil
  }

  private func container(byFirstFrame place: Int) -> Children {
    containers[byFirstFrame.isEmpty ? place : Int(byFirstFrame[place])]
  }

  /// The indices that lead from the root to the view whose frame is at an index.
  ///
  /// - Parameter depth: The number of them, if it is known.
  func path(to index: Int, depth: Int = 0) -> [Int] {
    var path: [Int] = []
    path.reserveCapacity(depth)
    var index = index
    while let parent = parent(of: index) {
      path.append(order(at: index, among: parent))
      index = Int(parent.owner)
    }
    if path.count > 1 { path.reverse() }
    return path
  }
}
