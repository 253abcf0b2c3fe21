import TangramCore

// Averages: children that share equally what their line has left.

/// The children from an average on that lie in one line, and what the averages among them share.
struct AverageLine {
  /// The indices of the children.
  var children: Range<Int>
  /// The length that the line has.
  var room: Double
  /// The length that the children without an average take, with the margins and gaps of all.
  var taken = 0.0
  /// The number of averages, and the largest of their lower bounds.
  private(set) var count = 0
  private var least = 0.0

  init(from first: Int, room: Double) { (children, self.room) = (first..<first, room) }

  /// What each of the averages gets.
  var part: Double { (room - taken) / Double(max(1, count)) }

  /// Adds the next child, unless the line has no space for it.
  ///
  /// The averages are equal, so each needs as much as the largest of their lower bounds, and those without
  /// lower bounds must have something left to share.
  ///
  /// - Parameters:
  ///   - length: The length of the child with its margins; of an average only the margins.
  ///   - lowerBound: The lower bound of an average; nil for another child.
  mutating func add(_ length: Double, lowerBound: Double?, gap: Double) -> Bool {
    var line = self
    line.taken += length + (children.isEmpty ? 0 : gap)
    if let lowerBound { (line.count, line.least) = (count + 1, max(least, lowerBound)) }
    let excess = line.taken + Double(line.count) * line.least - room
    if !children.isEmpty, excess > (line.least > 0 ? tolerance : -tolerance) { return false }
    line.children = children.lowerBound..<(children.upperBound + 1)
    self = line
    return true
  }
}

extension Floats {
  /// Whether a child shares what its line has left; an unlimited line has nothing to share.
  func isAverage(_ child: TGChild) -> Bool { !isUnlimited && child[main].isAverage }

  /// The line that begins with the average at an index, given the room that was found for it.
  ///
  /// The line ends before the next child that takes a percentage of what is left, because nothing is, before
  /// one that is cleared, and before one that does not fit.
  ///
  /// - Parameter size: Sizes a child before it is added.
  func averageLine(from first: Int, room: Double, size: (TGChild) -> Void = { _ in }) -> AverageLine
  {
    var line = AverageLine(from: first, room: room)
    for index in first..<pass.count {
      let child = pass[index]
      let isAverage = isAverage(child)
      if index > first, child.clearsFloat || (isWeighted(child) && !isAverage) { break }
      if !isAverage { size(child) }
      let margins = child[main].start + child[main].end
      let length = isAverage ? margins : margins + child[main].extent
      let lowerBound = isAverage ? leastExtent(ofAverage: child) : nil
      if !line.add(length, lowerBound: lowerBound, gap: space) { break }
    }
    return line
  }

  /// The least that an average may have, by which its place is found.
  func leastExtent(ofAverage child: TGChild) -> Double { child[main].clamp(0) }

  /// The extent of an average of a line.
  func extent(ofAverage child: TGChild, in line: AverageLine) -> Double {
    child[main].clamp(child[main].scaled(line.part))
  }
}
