/// The views that the children of a container can refer to, by identity: the container and the
/// children themselves.
struct KnownViews {
  private let container: UInt64
  /// The index of the first child's box.
  private let first: Int
  /// The identities of the children, in the order of their boxes.
  private let identities: ContiguousArray<UInt64>
  /// Whether each identity is greater than the one before: then halving finds one.
  private let isAscending: Bool
  /// The places of the first children with an identity, once they are looked for otherwise.
  private var places: [UInt64: Int] = [:]

  init(_ plan: Plan, _ index: Int) {
    let box = plan.containers[index]
    container = plan.identity(ofContainer: index)
    first = Int(box.first)
    let inList = box.own.borrow { container in
      var identities: ContiguousArray<UInt64> = []
      identities.reserveCapacity(container.children.count)
      container.children.visit { child, _ in identities.append(child.identity) }
      return identities
    }
    if box.flags.contains(.isInOrder) {
      identities = inList
    } else {
      let boxes = Int(box.first)..<Int(box.first + box.total)
      identities = ContiguousArray(boxes.map { inList[Int(plan.boxes[$0].order)] })
    }
    isAscending = zip(identities, identities.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// What an identity means to a child: a box, or one of the targets that are none.
  mutating func target(_ identity: UInt64, seenFrom box: Int) -> Int32 {
    let own = box - first
    if identities[own] == identity { return PlanLink.this }
    if identity == container { return PlanLink.container }
    // Most views are tied to the one before.
    if own > 0, isAscending, identities[own - 1] == identity { return Int32(box - 1) }
    return place(of: identity).map { Int32(first + $0) } ?? PlanLink.missing
  }

  private mutating func place(of identity: UInt64) -> Int? {
    guard isAscending else { return placeByHash(of: identity) }
    var (low, high) = (0, identities.count)
    while low < high {
      let middle = (low + high) / 2
      if identities[middle] < identity { low = middle + 1 } else { high = middle }
    }
    return low < identities.count && identities[low] == identity ? low : nil
  }

  private mutating func placeByHash(of identity: UInt64) -> Int? {
    if places.isEmpty {
      places.reserveCapacity(identities.count)
      for place in identities.indices.reversed() { places[identities[place]] = place }
    }
    return places[identity]
  }
}

extension Plan {
  /// The identity of a container.
  func identity(ofContainer index: Int) -> UInt64 {
    let box = boxes[Int(containers[index].box)]
    guard box.parent >= 0 else { return root.node.identity }
    return containers[Int(box.parent)].own.borrow { $0.children[Int(box.order)].identity }
  }
}
