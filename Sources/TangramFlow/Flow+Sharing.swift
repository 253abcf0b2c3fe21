import TangramCore

// Distribution of the remaining length, or of the shortage, of a complete line.

extension Flow {
  /// The weight of a child in the remaining length of its complete line; nil if it has none, or already has
  /// its share.
  ///
  /// Without a number of children per line, a percentage is resolved when the child is added to the line;
  /// only children sized `average`, and weights in a flexible flow, wait until the line is complete.
  @inline(__always)
  func deferredWeight(of child: TGChild) -> Double? {
    if perLine > 0 || options.isFlex { return isEndless ? nil : weight(of: child[main]) }
    return isAverage(child) ? 1 : nil
  }

  /// Whether a child sized `average` gets an equal share of a line that breaks by content and has an end.
  @inline(__always)
  func isAverage(_ child: TGChild) -> Bool {
    child[main].isAverage && !isEndless && !options.isFlex
  }

  /// The extent along the line that a weighted child of a flexible flow has before it gets its share: the
  /// size that the flow gives each child, that of its content or, without content, its current extent.
  func extentBeforeShare(of child: TGChild) -> Double {
    let along = child[main]
    if let given = givenExtent(of: child) { return along.clamp(given) }
    let content =
      child.isContainer
      ? pass.measure(child, asIfWrapping: Self.linesAreRows ? .horizontal : .vertical)
      : pass.measure(child, width: Self.linesAreRows ? nil : child[.horizontal].extent)
    return along.clamp(content?[Main.axis] ?? along.current)
  }

  /// Distributes the remaining length among the children of a line, in order.
  ///
  /// Each share is rounded and subtracted from the remaining length, so that all add up to the whole.
  ///
  /// In a flexible flow, shares are added to the extents that the children already have. Weights that add
  /// up to less than 100% take only this part of the remaining length. Without any, nothing is shared.
  func share(_ room: Double, _ totalWeight: Double, _ places: Range<Int>) {
    let isFlex = options.isFlex
    if isFlex, room <= 0 { return }
    var (remaining, left) = (isFlex ? room * min(1, totalWeight) : room, totalWeight)
    var given = 0.0
    for place in places {
      let child = child(at: place)
      guard let weight = deferredWeight(of: child) else { continue }
      let own = child[main].extent
      let extent = child[main].scaled(left == 0 ? 0 : pass.round(remaining * (weight / left)))
      note(child) { $0.share = (own, given, weight, left, totalWeight, room) }
      given += extent
      remaining -= extent
      left -= weight
      child[main].extent = child[main].clamp(isFlex ? own + extent : extent)
      if !Self.linesAreRows { tieAcross(child) }
    }
  }

  /// Distributes the remaining length of the current line among the children whose shares were postponed, and
  /// places all its children again.
  mutating func shareAmongAverages(before next: Int) {
    let weight = line.flexWeight + Double(line.averages.count)
    guard weight > 0 else { return }
    let occupied = line.position - start - line.averages.occupied
    share(room - occupied, weight, line.first..<next)
    (line.position, line.reach, line.depth) = (start, 0, 0)
    for place in line.first..<next {
      let child = child(at: place)
      if Self.linesAreRows, deferredWeight(of: child) != nil {
        tieAcross(child)
        if child[cross].wraps { measureHeight(of: child) }
      }
      self.place(child, after: place > line.first ? space : 0)
    }
  }

  // MARK: Shortages

  /// The shortage that sizes and margins of a line share by their shrink factors; nil if there is none.
  ///
  /// - Parameter isPlacing: Whether the sizes have already shrunk, so that the margins take the remainder.
  func shortage(_ places: Range<Int>, isPlacing: Bool) -> TGShortage? {
    let mayShrink = pass.childrenMayShrink && options.usesShrinkFactors
    if !mayShrink || pass[main].wraps || lineGravity == .fill { return nil }
    var (needed, factors) = (Double(places.count - 1) * space, 0.0)
    for place in places {
      let along = child(at: place)[main]
      let isShare = weight(of: along) != nil
      needed += along.start + along.end
      factors += along.startPosition.shrink + along.endPosition.shrink
      // In a flexible flow, a child with a weight also occupies its own extent.
      if isPlacing || !isShare || options.isFlex { needed += along.extent }
      if !isPlacing, !isShare { factors += along.shrink }
    }
    // In a flexible flow, factors that add up to less than 1 absorb only that fraction of the shortage.
    let missing = needed - room
    return TGShortage(of: options.isFlex ? missing * min(factors, 1) : missing, factors: factors)
  }

  /// Subtracts a shortage from the margins of a line.
  mutating func shrinkMargins(_ places: Range<Int>) {
    guard let shortage = shortage(places, isPlacing: true) else { return }
    log?.shortagesOfMargins[places.lowerBound] = shortage
    var shift = 0.0
    for place in places {
      let along = child(at: place)[main]
      shift += shortage.part(of: along.startPosition.shrink)
      along.origin -= shift
      shift += shortage.part(of: along.endPosition.shrink)
    }
    line.reach -= shift
  }
}

/// The children sized `average` on the line that is being filled.
///
/// Their final extents are equal, so each of them needs the largest of their lower bounds. If none has a
/// lower bound, the line must have some length left for them.
struct LineAverages {
  private(set) var count = 0
  /// The largest lower bound of these children.
  private var least = 0.0
  /// The sum of the lower bounds, which the children occupy until the remaining length is distributed.
  private(set) var occupied = 0.0

  mutating func add(_ lowerBound: Double) {
    count += 1
    least = max(least, lowerBound)
    occupied += lowerBound
  }

  /// Whether the line must end before the next child.
  ///
  /// - Parameter excess: The length by which the line would exceed its maximum with that child.
  func end(lineExceededBy excess: Double) -> Bool {
    if count == 0 { return excess > 0.0001 }
    let missing = Double(count) * least - occupied
    return excess + missing > (least <= 0 ? -tolerance : 0.0001)
  }
}
