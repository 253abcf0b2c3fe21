import TangramCore

// Distribution of the remaining length of a line.

extension Flow {
  /// The weight of a child in the remaining length of its complete line; nil if it has no weight, or has
  /// already received its share.
  ///
  /// If the number of children per line is fixed, the end of a line is known before any child gets its
  /// share. Otherwise a percentage is resolved when the child is added to the line, and only children
  /// sized `average` wait until the line is complete.
  @inline(__always)
  func lateShare(of child: TGChild) -> Double? {
    if perLine > 0 { return weight(of: child[main]) }
    return isAverage(child) ? 1 : nil
  }

  /// Whether a child is sized `average` in a line that breaks by content.
  ///
  /// Such a child gets an equal share of the length that remains when the line is complete. A line of
  /// unlimited length has nothing to share.
  func isAverage(_ child: TGChild) -> Bool { !isEndless && child[main].isAverage }

  /// Distributes the remaining length among the children of a line, in order.
  ///
  /// Each share is rounded and subtracted from the remaining length, so that the shares add up to the
  /// whole.
  func share(_ room: Double, _ totalWeight: Double, _ first: Int, _ next: Int) {
    var (rest, restOfWeight) = (room, totalWeight)
    for place in first..<next {
      let child = child(at: place)
      guard let weight = lateShare(of: child) else { continue }
      let part = restOfWeight == 0 ? 0 : pass.round(rest * (weight / restOfWeight))
      let extent = child[main].scaled(part)
      rest -= extent
      restOfWeight -= weight
      child[main].extent = child[main].clamp(extent)
      if !Self.linesAreRows { tieAcross(child) }
    }
  }
}

// MARK: - Averages of lines that end where the next child does not fit

extension Flow {
  /// The extent of a child sized `average` while its line is still incomplete: its minimum.
  func leastExtent(ofAverage child: TGChild) -> Double { child[main].clamp(0) }

  /// Distributes the remaining length of the current line among its `average` children, and places all of
  /// its children again.
  mutating func shareAmongAverages(before next: Int) {
    guard line.averages.count > 0 else { return }
    let taken = line.position - start - line.averages.taken
    share(length - start - end - taken, Double(line.averages.count), line.first, next)
    (line.position, line.reach, line.depth) = (start, 0, 0)
    for place in line.first..<next {
      let child = child(at: place)
      if Self.linesAreRows, isAverage(child) { sizeAverageAcross(child) }
      self.place(child, after: place > line.first ? space : 0)
    }
  }

  /// Sizes a child across a row, now that its width is known.
  private func sizeAverageAcross(_ child: TGChild) {
    tieAcross(child)
    guard child[cross].wraps else { return }
    measureHeight(of: child)
    child[cross].clampExtent()
  }
}

/// The children sized `average` on the line that is being filled.
///
/// Their final extents are equal, so each of them needs the largest of their lower bounds. If none has a
/// lower bound, the line must have some length left for them.
struct LineAverages {
  private(set) var count = 0
  /// The largest of their lower bounds.
  private var least = 0.0
  /// The sum of their lower bounds: the length that they occupy until the remaining length is
  /// distributed.
  private(set) var taken = 0.0

  mutating func add(_ lowerBound: Double) {
    count += 1
    least = max(least, lowerBound)
    taken += lowerBound
  }

  /// Whether the line must end before the next child.
  ///
  /// - Parameter excess: The length by which the line would exceed its maximum with that child.
  func end(lineExceededBy excess: Double) -> Bool {
    let missing = Double(count) * least - taken
    return excess + missing > (count > 0 && least <= 0 ? -tolerance : 0.0001)
  }
}
