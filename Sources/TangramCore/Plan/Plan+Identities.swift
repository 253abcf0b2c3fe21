// Finding the box of a view anywhere in the tree.

extension Plan {
  /// Returns the box of the first view with an identity; nil if there is none.
  func box(ofViewWith identity: UInt64) -> Int? {
    let known = boxesByIdentity ?? allBoxesByIdentity()
    boxesByIdentity = known
    return known[identity].map { Int($0) }
  }

  private func allBoxesByIdentity() -> [UInt64: Int32] {
    var found = [identity(ofBox: 0): Int32(0)]
    found.reserveCapacity(boxes.count)
    // The containers of views that left the tree are still in the plan, so it is walked from the root.
    var pending: ContiguousArray<Int> = [Int(boxes[0].container)]
    while let index = pending.popLast() {
      if index < 0 { continue }
      let identities = bodies[index].children.identities
      for box in range(ofChildrenOf: index) {
        let identity = identities[Int(boxes[box].order)]
        if found[identity] == nil { found[identity] = Int32(box) }
        if boxes[box].container >= 0 { pending.append(Int(boxes[box].container)) }
      }
    }
    return found
  }
}
