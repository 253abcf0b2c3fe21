import TangramCore

// Shares of the length that a line has left.

extension Flow {
  /// The share of the remaining length that a child gets when its line is complete; nil for a child that
  /// gets none, or gets it earlier.
  ///
  /// Where a line ends is known before its children have shares only if they are counted. In other lines a
  /// percentage is of the length that is left at its turn, and only averages wait for the end.
  @inline(__always)
  func lateShare(of child: TGChild) -> Double? {
    if perLine > 0 { return weight(of: child[main]) }
    return isAverage(child) ? 1 : nil
  }

  /// Whether a child is to share equally what is left of a line that ends where the next child does not
  /// fit; a line of unlimited length has nothing to share.
  func isAverage(_ child: TGChild) -> Bool { !isEndless && child[main].isAverage }

  /// Gives the children of a line their shares, in order.
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
  /// The extent of an average until its line is complete: the least that it may have.
  func leastExtent(ofAverage child: TGChild) -> Double { child[main].clamp(0) }

  /// Shares what the current line has left among its averages, and places its children again.
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

/// The averages of a line that is being filled.
///
/// Their extents are equal in the end, so each needs as much as the largest of their lower bounds, and a line
/// of averages without lower bounds must have something left to share.
struct LineAverages {
  private(set) var count = 0
  /// The largest of their lower bounds.
  private var least = 0.0
  /// The sum of their lower bounds, which is the length that they occupy until they have their shares.
  private(set) var taken = 0.0

  mutating func add(_ lowerBound: Double) {
    count += 1
    least = max(least, lowerBound)
    taken += lowerBound
  }

  /// Whether the next child begins a new line if it exceeds this one by a length.
  func end(lineExceededBy excess: Double) -> Bool {
    let missing = Double(count) * least - taken
    return excess + missing > (count > 0 && least <= 0 ? -tolerance : 0.0001)
  }
}
