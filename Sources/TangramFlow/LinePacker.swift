import TangramCore

/// Chooses the children of each line so that they fill it as well as possible.
///
/// For every line, a depth-first search visits the remaining children in order: a child that fits is
/// added to the selection and removed again when the search backtracks; the first child that does not fit
/// ends a branch. The selection whose length is closest to the length of the line is used.
///
/// - Complexity: The number of selections is exponential, so the search for a line stops after
///   backtracking `patience` times, and uses the best selection found so far. With ten children or fewer
///   this never happens. With more, each line costs at most `patience` steps beyond the number of its
///   children, so that all lines together cost O(*n*).
struct LinePacker {
  /// The maximum number of times that the search for one line backtracks.
  static let patience = 1_024

  /// The extents of the children, with margins.
  private let extents: [Double]
  private let room: Double
  private let gap: Double
  /// A linked list of the remaining children: the index of the next child after each one.
  ///
  /// The head of the list is stored last; `none` ends the list.
  private var following: [Int]
  private let head: Int
  private let none: Int = -1
}

extension LinePacker {
  /// Returns the order in which the children best fill lines of a given length.
  ///
  /// - Parameters:
  ///   - extents: The extents of the children along the line, with margins.
  ///   - room: The length of a line.
  ///   - gap: The gap between neighbors.
  static func order(of extents: [Double], in room: Double, gap: Double) -> [Int] {
    var packer = LinePacker(extents: extents, room: room, gap: gap)
    var order = [Int]()
    order.reserveCapacity(extents.count)
    while order.count < extents.count {
      let line = packer.bestSelection()
      if line.isEmpty {
        // No selection of the remaining children fits on a line.
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

  /// Returns the remaining children that come closest to filling a line, in order.
  private func bestSelection() -> [Int] {
    var search = Search(room: room)
    var patience = Self.patience
    var next = following[head]
    while true {
      if next != none {
        let length = search.length(with: extents[next], gap: gap)
        if length - room < tolerance {
          search.take(next, length: length)
          // No other selection can be better than one that fills the line exactly.
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

  /// Removes children from the list of remaining children.
  private mutating func remove(_ line: [Int]) {
    var place = head
    for child in line {
      // The selection is in list order, so one walk over the list is enough.
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
  /// The selected children, and the length up to each of them.
  private var taken: [Int] = []
  private var lengths: [Double] = []
  private(set) var best: [Int] = []
  private var bestLength = 0.0
  /// The length of the common prefix of `taken` and `best`.
  private var common = 0

  init(room: Double) { self.room = room }

  /// The length of the selection with one more child.
  func length(with extent: Double, gap: Double) -> Double {
    guard let length = lengths.last else { return extent }
    return length + extent + gap
  }

  /// Adds a child to the selection, and stores the selection if it is the best so far.
  mutating func take(_ child: Int, length: Double) {
    taken.append(child)
    lengths.append(length)
    guard (room - bestLength).magnitude - (room - length).magnitude > tolerance else { return }
    bestLength = length
    best.removeSubrange(common...)
    best.append(contentsOf: taken[common...])
    common = taken.count
  }

  /// Removes the last selected child and returns it; nil if the selection is empty.
  mutating func leaveOutLast() -> Int? {
    guard let last = taken.popLast() else { return nil }
    lengths.removeLast()
    common = min(common, taken.count)
    return last
  }
}
