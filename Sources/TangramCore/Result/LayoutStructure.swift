/// Where the frames of each view's children lie among the frames of a layout.
///
/// Worked out once for a tree, and shared by all its layouts.
final class LayoutStructure: Sendable {
  /// The number of views of the tree.
  let count: Int
  /// The containers of the tree, in the order of their frames.
  private let containers: [Children]
  /// The places of all views in the lists they are in; empty when every list is in order.
  private let orders: [Int32]

  /// The children of one view.
  struct Children: Sendable {
    /// The index of the view's own frame.
    fileprivate var owner: Int32
    fileprivate var firstFrame: Int32
    fileprivate var total: Int32

    static let none = Children(owner: -1, firstFrame: 0, total: 0)

    /// The indices of the children's frames, in the order of the plan.
    var range: Range<Int> { Int(firstFrame)..<Int(firstFrame + total) }
  }

  init(_ plan: Plan) {
    orders = (0..<plan.orders.count).map { plan.orders[$0] }
    let indices =
      plan.wasRebuilt ? Self.containersInOrder(of: plan) : Array(0..<plan.containers.count)
    containers = indices.map { index in
      let container = plan.containers[index]
      return Children(
        owner: container.box, firstFrame: container.first, total: container.total)
    }
    count = containers.reduce(1) { $0 + Int($1.total) }
  }

  /// The containers that the tree still has, by the order of their frames; the plan has them in the
  /// order in which they came.
  private static func containersInOrder(of plan: Plan) -> [Int] {
    var containerByBox = [Int](repeating: -1, count: plan.boxes.count)
    var pending = plan.containers.isEmpty ? [] : [0]
    while let index = pending.popLast() {
      let container = plan.containers[index]
      containerByBox[Int(container.box)] = index
      let first = Int(container.first)
      for box in first..<(first + Int(container.total)) where plan.boxes[box].container >= 0 {
        pending.append(Int(plan.boxes[box].container))
      }
    }
    return containerByBox.filter { $0 >= 0 }
  }
}

extension LayoutStructure {
  /// The children of the view whose frame is at an index.
  func children(of owner: Int) -> Children {
    var (low, high) = (0, containers.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(containers[middle].owner) < owner { low = middle + 1 } else { high = middle }
    }
    guard low < containers.count, Int(containers[low].owner) == owner else { return .none }
    return containers[low]
  }

  /// The place in the list of children of the view whose frame is at an index.
  func order(at index: Int, among children: Children) -> Int {
    orders.isEmpty ? index - Int(children.firstFrame) : Int(orders[index])
  }

  /// The index of the frame of a child: most often the one its order tells, as few views are
  /// excluded.
  func index(ofChild order: Int, among children: Children) -> Int? {
    guard order >= 0, order < Int(children.total) else { return nil }
    let likely = Int(children.firstFrame) + order
    if orders.isEmpty || Int(orders[likely]) == order { return likely }
    return children.range.first { Int(orders[$0]) == order }
  }
}
