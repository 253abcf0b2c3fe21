import TangramCore

/// Chooses the children of each line so that they fill it as well as possible.
///
/// For every line the remaining children are searched depth first, in order: a child that fits is
/// taken in and then left out again; the first one that does not fit ends the search for partners
/// of the ones before it. Of all selections looked at, the one that comes nearest to the length of
/// the line makes the line.
///
/// - Complexity: The selections are exponential in number, so the search of a line gives up after
///   going back `patience` times, and the best selection found so far stands. With ten children or
///   fewer this never happens. With more, each line costs at most `patience` steps beyond the
///   number of its children, so that all lines cost O(*n*).
struct LinePacker {
  /// How many times the search of one line goes back to leave a child out.
  static let patience = 1_024

  /// The extents of the children, with margins.
  private let extents: [Double]
  private let room: Double
  private let gap: Double
  /// The child after each one among those that remain, and after the head of the list, which is
  /// stored last; `none` ends the list.
  private var following: [Int]
  private let head: Int
  private let none: Int = -1
}

extension LinePacker {
  /// The order in which the children fill lines of a length best.
  ///
  /// - Parameters:
  ///   - extents: The extents of the children along the line, with margins.
  ///   - room: The length of a line.
  ///   - gap: The gap between neighbours.
  static func order(
    of extents: [Double], in room: Double, gap: Double
  ) -> [Int] {
    var packer = LinePacker(extents: extents, room: room, gap: gap)
    var order = [Int]()
    order.reserveCapacity(extents.count)
    while order.count < extents.count {
      let line = packer.bestSelection()
      if line.isEmpty {
        // Nothing that remains adds to any line.
        packer.appendRest(to: &order)
      } else {
        order.append(contentsOf: line)
        packer.remove(line)
      }
    }
    return order
  }

  private init(extents: [Double], room: Double, gap: Double) {
    self.extents = extents
    self.room = room
    self.gap = gap
    head = extents.count
    following = Array(1...(extents.count + 1))
    following[extents.count] = extents.isEmpty ? none : 0
    if let last = extents.indices.last { following[last] = none }
  }

  /// The remaining children that come nearest to filling a line, in order.
  private func bestSelection() -> [Int] {
    var search = Search(room: room)
    var patience = Self.patience
    var next = following[head]
    while true {
      if next != none {
        let length = search.length(with: extents[next], gap: gap)
        if length - room < tolerance {
          search.take(next, length: length)
          // Nothing can fill the line better than exactly.
          if (length - room).magnitude < tolerance { break }
          next = following[next]
          continue
        }
      }
      guard patience > 0, let last = search.leaveOutLast() else { break }
      patience -= 1
      next = following[last]
    }
    return search.best
  }

  /// Takes children out of the list of those that remain.
  private mutating func remove(_ line: [Int]) {
    var place = head
    for child in line {
      // The line is in order, so the list is walked once.
      while following[place] != child { place = following[place] }
      following[place] = following[child]
    }
  }

  private func appendRest(to order: inout [Int]) {
    var next = following[head]
    while next != none {
      order.append(next)
      next = following[next]
    }
  }
}

/// The state of the search for one line.
private struct Search {
  private let room: Double
  /// The children taken in, and the length up to each of them.
  private var taken: [Int] = []
  private var lengths: [Double] = []
  private(set) var best: [Int] = []
  private var bestLength = 0.0
  /// How many children at the front `taken` and `best` have in common.
  private var common = 0

  init(room: Double) { self.room = room }

  /// The length of the selection with one more child.
  func length(with extent: Double, gap: Double) -> Double {
    guard let length = lengths.last else { return extent }
    return length + extent + gap
  }

  /// Takes a child in, and keeps the selection if it is better than the best one.
  mutating func take(_ child: Int, length: Double) {
    taken.append(child)
    lengths.append(length)
    guard (room - bestLength).magnitude - (room - length).magnitude > tolerance else { return }
    bestLength = length
    best.removeSubrange(common...)
    best.append(contentsOf: taken[common...])
    common = taken.count
  }

  /// Leaves the child taken in last out again; nil when there is none.
  mutating func leaveOutLast() -> Int? {
    guard let last = taken.popLast() else { return nil }
    lengths.removeLast()
    common = min(common, taken.count)
    return last
  }
}
