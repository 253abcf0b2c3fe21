// The invariants of a plan between its stages, checked in debug builds whenever a plan was created
// or updated.

extension Plan {
  /// Stops a debug build if the plan violates the solver's assumptions.
  func checkInvariants() {
    assert(!boxes.isEmpty && boxes[0].parent < 0, "the first box is the root's")
    var pending = containers.isEmpty ? [] : [0]
    while let index = pending.popLast() {
      checkContainer(index)
      for box in range(ofChildrenOf: index) where boxes[box].container >= 0 {
        pending.append(Int(boxes[box].container))
      }
    }
  }

  private func checkContainer(_ index: Int) {
    let container = containers[index]
    let range = range(ofChildrenOf: index)
    assert(container.count <= container.total, "some children take part, at most all")
    assert(range.upperBound <= boxes.count, "all children have boxes")
    assert(Int(boxes[Int(container.box)].container) == index, "container and box know each other")
    let count = bodies[index].children.count
    assert(count == range.count, "the boxes are those of the list")
    var places: Set<Int32> = []
    for box in range {
      assert(Int(boxes[box].parent) == index, "a child knows what it is in")
      assert(boxes[box].order < container.total, "a child has a place in the list")
      places.insert(boxes[box].order)
    }
    assert(places.count == range.count, "no two children have one place")
    guard container.isInOrder else { return }
    let isInOrder = range.allSatisfy { Int(boxes[$0].order) == $0 - range.lowerBound }
    assert(isInOrder && container.count == container.total, "the list is in order")
  }
}
