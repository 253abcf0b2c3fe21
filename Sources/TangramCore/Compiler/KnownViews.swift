/// The views that the children of a container can refer to, by identity: the container and the
/// children themselves.
struct KnownViews {
  private let container: UInt64
  /// The index of the first child's box.
  private let first: Int
  /// The identities of the children, in the order of their boxes.
  private let identities: ContiguousArray<UInt64>
  /// Places at each of which but the first the identity is greater than at the one before, so that
  /// halving finds one; empty if there are too many of such stretches.
  ///
  /// Views are numbered as they are made, and most are made in the order of their list.
  private let ascending: ContiguousArray<Range<Int>>
  /// Whether there is but one such stretch.
  private let isAscending: Bool
  /// The places of the first children with an identity, where they are looked for otherwise.
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
    ascending = Self.ascendingStretches(of: identities)
    isAscending = ascending.count == 1
  }

  private static func ascendingStretches(
    of identities: ContiguousArray<UInt64>
  ) -> ContiguousArray<Range<Int>> {
    var stretches: ContiguousArray<Range<Int>> = []
    var start = 0
    while start < identities.count {
      if stretches.count == 16 { return [] }
      var end = start + 1
      while end < identities.count, identities[end] > identities[end - 1] { end += 1 }
      stretches.append(start..<end)
      start = end
    }
    return stretches
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

  /// The first place with an identity.
  private mutating func place(of identity: UInt64) -> Int? {
    if ascending.isEmpty { return placeByHash(of: identity) }
    for places in ascending {
      var (low, high) = (places.lowerBound, places.upperBound)
      if identities[low] > identity || identities[high - 1] < identity { continue }
      while low < high {
        let middle = (low + high) / 2
        if identities[middle] < identity { low = middle + 1 } else { high = middle }
      }
      if identities[low] == identity { return low }
    }
    return nil
  }

  private mutating func placeByHash(of identity: UInt64) -> Int? {
    if places.isEmpty {
      places.reserveCapacity(identities.count)
      for place in identities.indices.reversed() { places[identities[place]] = place }
    }
    return places[identity]
  }
}

extension NodeList {
  /// Whether some view is in the list several times.
  var hasTwins: Bool {
    var known: Set<UInt64> = []
    visitInPlace { child, _ in known.insert(child.pointee.identity) }
    return known.count < count
  }

  /// Whether a child is in the list several times.
  func hasTwin(of child: borrowing Node) -> Bool {
    let identity = child.identity
    var found = 0
    visitInPlace { child, _ in if child.pointee.identity == identity { found += 1 } }
    return found > 1
  }
}

extension Plan {
  /// The identity of a container.
  func identity(ofContainer index: Int) -> UInt64 { identity(ofBox: Int(containers[index].box)) }

  /// The identity of the view of a box.
  func identity(ofBox index: Int) -> UInt64 {
    let (parent, order) = (Int(boxes[index].parent), Int(boxes[index].order))
    guard parent >= 0 else { return root.node.identity }
    return containers[parent].own.borrow { $0.children.reading(order) { $0.identity } }
  }
}
