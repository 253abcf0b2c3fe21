import Synchronization
import TangramCore

/// Who is tied to whom, as it was read from the children and the list of constraints.
///
/// It holds for any other constants, sizes and contents. That it is still about the same views and
/// constraints is quicker to see than to read it again.
final class ListReading: Sendable {
  let constraints: [TGConstraint]
  /// The number of the container, if a constraint is about a view that is no child, and may be the container.
  let container: UInt64?
  /// The numbers of the children, in order.
  let views: [UInt64]
  let links: [ConstraintLink]
  /// The items whose lines matter, if they have any.
  let lined: [Int32]
  let mixesAxes: Bool

  init(
    _ constraints: [TGConstraint], container: UInt64?, views: [UInt64], links: [ConstraintLink],
    lined: [Int32], mixesAxes: Bool
  ) {
    (self.constraints, self.container) = (constraints, container)
    (self.views, self.links) = (views, links)
    (self.lined, self.mixesAxes) = (lined, mixesAxes)
  }

  /// Whether a list of constraints differs from the one that was read in numbers only that can be
  /// computed with.
  func holds(for list: [TGConstraint]) -> Bool {
    guard list.count == constraints.count else { return false }
    return constraints.withUnsafeBufferPointer { old in
      list.withUnsafeBufferPointer { new in
        guard let first = old.baseAddress, let second = new.baseAddress, first != second
        else { return true }
        return old.indices.allSatisfy { place in
          let (before, now) = (first + place, second + place)
          return before.pointee.flags == now.pointee.flags && now.describesSame(as: before)
            && now.pointee.isComputable
        }
      }
    }
  }
}

/// What copies of a container remember together of their list.
///
/// Layouts on several threads may ask for it at once. What is remembered never changes what comes out.
final class ReadingMemory: Sendable {
  private struct Content {
    var last: ListReading?
    var wasAsked = false
  }

  private let content = Mutex(Content())

  /// The last reading that was worth keeping.
  var last: ListReading? {
    get { content.withLock { $0.last } }
    set { content.withLock { $0.last = newValue } }
  }

  /// Whether a reading is to be kept.
  ///
  /// The first is not: most lists are read only once.
  var isWanted: Bool {
    content.withLock { content in
      defer { content.wasAsked = true }
      return content.wasAsked
    }
  }
}

extension ConstraintRun {
  /// What was read, to be kept.
  func reading() -> ListReading {
    var views = [UInt64](repeating: 0, count: items.count)
    for child in pass.allChildren where child.order + 1 < items.count {
      views[child.order + 1] = child.id.number
    }
    return ListReading(
      options.constraints, container: hasStrangers ? pass.id.number : nil, views: views,
      links: (0..<links.count).map { links[$0] },
      lined: (0..<lined.count).map { lined[$0] }, mixesAxes: mixesAxes)
  }

  /// Takes over what an earlier layout read, if it is still so.
  mutating func readAgain(_ last: ListReading) -> Bool {
    if let container = last.container, container != pass.id.number { return false }
    guard last.views.count == items.count, last.holds(for: options.constraints) else {
      return false
    }
    for (place, child) in pass.allChildren.enumerated() {
      let item = child.order + 1
      guard item < items.count, last.views[item] == child.id.number else { return false }
      readItem(item, child, place)
    }
    last.links.withUnsafeBufferPointer { links.append(contentsOf: $0) }
    for item in last.lined {
      lined.append(item)
      readLines(Int(item))
    }
    mixesAxes = last.mixesAxes
    return true
  }
}
