import TangramCore
import TangramExplanations

// Children sized `average`, which share the remaining length of their line equally.

/// A line that begins with a child sized `average`: the children on it, and the length that its `average`
/// children share.
struct AverageLine {
  /// The indices of the children.
  var children: Range<Int>
  /// The available length.
  var room: Double
  /// The length occupied by children with other sizes, plus the margins and gaps of all children.
  var occupied = 0.0
  /// The number of `average` children, and the largest of their lower bounds.
  private(set) var count = 0
  private var least = 0.0

  init(from first: Int, room: Double) { (children, self.room) = (first..<first, room) }

  /// The share of each `average` child.
  var share: Double { (room - occupied) / Double(max(1, count)) }

  /// Adds the next child if the line has space for it.
  ///
  /// All `average` children get the same extent, so each of them needs the largest of their lower bounds.
  /// If none has a lower bound, there must be some length left to share.
  ///
  /// - Parameters:
  ///   - length: The length of the child including margins; for an `average` child only the margins.
  ///   - lowerBound: The lower bound of an `average` child; nil for other children.
  /// - Returns: Whether the child fits.
  mutating func add(_ length: Double, lowerBound: Double?, gap: Double) -> Bool {
    var line = self
    line.occupied += length + (children.isEmpty ? 0 : gap)
    if let lowerBound { (line.count, line.least) = (count + 1, max(least, lowerBound)) }
    let excess = line.occupied + Double(line.count) * line.least - room
    if !children.isEmpty, excess > (line.least > 0 ? tolerance : -tolerance) { return false }
    line.children = children.lowerBound..<(children.upperBound + 1)
    self = line
    return true
  }
}

extension Floats {
  /// Whether a child is sized `average` on a line of limited length; an unlimited line has nothing to
  /// share.
  func isAverage(_ child: TGChild) -> Bool { !line.isUnlimited && child[main].isAverage }

  /// The line that begins with the `average` child at an index, in the space that was found for that
  /// child.
  ///
  /// The line ends before the next child that does not fit, that is cleared, or that takes a percentage
  /// of the remaining length, since no length remains.
  mutating func averageLine(from first: Int, room: Double) -> AverageLine {
    var line = AverageLine(from: first, room: room)
    for index in first..<pass.count {
      let child = pass[index]
      let isAverage = isAverage(child)
      if index > first, child.clearsFloat || (child[main].takesShare && !isAverage) { break }
      if !isAverage { size(child) }
      let margins = child[main].start + child[main].end
      let length = isAverage ? margins : margins + child[main].extent
      let lowerBound = isAverage ? child[main].clamp(0) : nil
      if !line.add(length, lowerBound: lowerBound, gap: self.line.gap) { break }
    }
    return line
  }
}
