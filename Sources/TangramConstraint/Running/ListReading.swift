import TangramCore

/// Who is tied to whom, as it was read from the children and the list of constraints.
///
/// It holds for any other constants, sizes and contents. That it is still about the same views and
/// constraints is quicker to see than to read it again.
final class ListReading: Sendable {
  let constraints: ConstraintList
  /// The number of the container, if a constraint is about a view that is no child, and may be the container.
  let container: UInt64?
  /// The numbers of the children, in order.
  let views: [UInt64]
  let links: [ConstraintLink]
  /// The items whose lines matter, if they have any.
  let lined: [Int32]
  let mixesAxes: Bool

  init(
    _ constraints: ConstraintList, container: UInt64?, views: [UInt64], links: [ConstraintLink],
    lined: [Int32], mixesAxes: Bool
  ) {
    (self.constraints, self.container) = (constraints, container)
    (self.views, self.links) = (views, links)
    (self.lined, self.mixesAxes) = (lined, mixesAxes)
  }

  /// Whether a list of constraints differs from the one that was read in numbers only that can be
  /// computed with.
  func holds(for list: ConstraintList) -> Bool {
    constraints.isAlike(list) { _, before, now in
      before.pointee.flags == now.pointee.flags && now.describesSame(as: before)
        && now.pointee.isComputable
    }
  }

  /// The place among the links of a constraint.
  func link(of constraint: Int) -> Int? {
    links.withUnsafeBufferPointer { links in
      place(of: constraint, count: links.count) { links[$0].constraint }
    }
  }
}

/// The place of a constraint among links, which lie in the order of the list.
@inline(__always)
private func place(of constraint: Int, count: Int, _ constraintAt: (Int) -> Int32) -> Int? {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if Int(constraintAt(middle)) < constraint { low = middle + 1 } else { high = middle }
  }
  guard low < count, Int(constraintAt(low)) == constraint else { return nil }
  return low
}

extension ConstraintRun {
  /// What was read, to be kept.
  func newReading() -> ListReading {
    ListReading(
      options.list, container: hasStrangers ? pass.id.number : nil,
      views: (0..<views.count).map { views[$0] },
      links: (0..<links.count).map { links[$0] },
      lined: (0..<lined.count).map { lined[$0] }, mixesAxes: mixesAxes)
  }

  /// Takes over what an earlier layout read, if it is still so.
  mutating func readAgain(_ last: ListReading) -> Bool {
    if let container = last.container, container != pass.id.number { return false }
    guard last.views.count == items.count, holds(last) else { return false }
    guard hasViews(last.views) else { return false }
    for (place, child) in pass.allChildren.enumerated() {
      let item = child.order + 1
      guard item < items.count else { return false }
      readItem(item, child, place)
    }
    for item in last.lined {
      lined.append(item)
      readLines(Int(item))
    }
    mixesAxes = last.mixesAxes
    reading = last
    return true
  }

  /// The place among the links of a constraint.
  func link(of constraint: Int) -> Int? {
    place(of: constraint, count: links.count) { links[$0].constraint }
  }

  /// Takes over the links that were read before, if they are not here already.
  mutating func takeLinks() {
    guard links.count == 0, let reading else { return }
    reading.links.withUnsafeBufferPointer { links.append(contentsOf: $0) }
  }

  /// Whether the children are the same as before.
  private func hasViews(_ views: [UInt64]) -> Bool {
    var isSame = true
    views.withUnsafeBufferPointer { views in
      pass.visitIDs { id, order in
        if order + 1 >= views.count || views[order + 1] != id.number { isSame = false }
      }
    }
    return isSame
  }

  /// Whether the list of constraints is still as it was read, but for numbers.
  private mutating func holds(_ last: ListReading) -> Bool {
    // What was found last is nearer than what was read once, and tells which numbers are others.
    if let solved = options.memory.takeSolved(), solved.structure.reading === last,
      let changes = solved.changes(to: options.list)
    {
      self.changes = changes
      self.solved = solved
      return true
    }
    return last.holds(for: options.list)
  }
}
