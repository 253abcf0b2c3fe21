/// Chooses the children of each line so that they fill it as well as possible.
///
/// For every line, a depth-first search visits the remaining children in order: a child that fits is
/// added to the selection and removed again when the search backtracks; the first child that does not fit
/// ends a branch. The selection whose length is closest to the length of the line is used.
///
/// - Complexity: The number of selections is exponential, so the search for a line stops after
///   backtracking `backtrackLimit` times, and uses the best selection found so far. With ten children or fewer
///   this never happens. With more, each line costs at most `backtrackLimit` steps beyond the number of its
///   children, so that all lines together cost O(*n*).
struct LinePacker {
  /// The maximum number of times that the search for one line backtracks.
  static let backtrackLimit = 1_024

  /// The extents of the children, with margins.
  private let extents: [Double]
  private let room: Double
  private let gap: Double
  /// The remaining children as a circular list: the index of the next child after each one; the last
  /// element stands for the beginning and for the end of the list.
  private var following: [Int]
  private var head: Int { extents.count }

  /// Returns the order in which the children best fill lines of a given length.
  ///
  /// - Parameters:
  ///   - extents: The extents of the children along the line, with margins.
  ///   - room: The length of a line.
  ///   - gap: The gap between neighbors.
  static func order(of extents: [Double], in room: Double, gap: Double) -> [Int] {
    var packer = LinePacker(
      extents: extents, room: room, gap: gap, following: Array(1..<extents.count + 1) + [0])
    var order = [Int]()
    order.reserveCapacity(extents.count)
    while order.count < extents.count {
      let line = packer.bestSelection()
      // If no selection of the remaining children fits on a line, they keep their order.
      if line.isEmpty { return order + packer.remaining }
      var place = packer.head
      for child in line {
        // The children are in the order of the list, so one walk over it is enough.
        while packer.following[place] != child { place = packer.following[place] }
        packer.following[place] = packer.following[child]
      }
      order += line
    }
    return order
  }

  /// The remaining children, in order.
  private var remaining: [Int] {
    Array(sequence(first: following[head]) { following[$0] }.prefix { $0 != head })
  }

  /// Returns the remaining children that come closest to filling a line, in order.
  private func bestSelection() -> [Int] {
    var (selection, best): ([(child: Int, length: Double)], [Int]) = ([], [])
    var (bestLength, backtracksLeft, next) = (0.0, Self.backtrackLimit, following[head])
    // The number of children that `selection` and `best` have in common at their beginning.
    var common = 0
    while true {
      let length =
        next == head
        ? .infinity : selection.last.map { $0.length + extents[next] + gap } ?? extents[next]
      if length - room < tolerance {
        selection.append((next, length))
        if (room - bestLength).magnitude - (room - length).magnitude > tolerance {
          bestLength = length
          best.replaceSubrange(common..., with: selection[common...].map { $0.child })
          common = selection.count
        }
        // No other selection can be better than one that fills the line exactly.
        if (length - room).magnitude < tolerance { return best }
        next = following[next]
      } else {
        guard backtracksLeft > 0, let last = selection.popLast() else { return best }
        (common, backtracksLeft) = (min(common, selection.count), backtracksLeft - 1)
        next = following[last.child]
      }
    }
  }
}
