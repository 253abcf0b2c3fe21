import TangramCore

// Lines with a fixed number of children: their extents along the lines.

extension Flow {
  /// Sizes all children along their lines, except for the stretching by gravity.
  mutating func sizeLines() {
    let lines = LineStarts(perLine: perLine, count: pass.count)
    for places in (0..<lines.count).lazy.map(lines.places) {
      sizeLine(places.lowerBound, places.upperBound)
    }
  }

  private mutating func sizeLine(_ first: Int, _ next: Int) {
    takeLineGravity(first, next)
    var (totalWeight, taken) = (0.0, 0.0)
    for index in first..<next {
      let child = pass[index]
      if !Self.linesAreRows { sizeColumnChildAcross(child) }
      if let weight = weight(of: child[main]) {
        totalWeight += weight
        child[main].extent =
          options.isFlex ? extentBeforeShare(of: child) : child[main].current
        if options.isFlex { taken += child[main].extent }
      } else {
        sizeAlong(child)
        taken += child[main].extent
      }
      taken += child[main].start + child[main].end
      if index - first != perLine - 1 { taken += space }
    }
    if let shortage = shortage(first, next, isPlacing: false) {
      log?.shortages[first] = shortage
      for index in first..<next where weight(of: pass[index][main]) == nil {
        let extent = pass[index][main].extent
        pass[index][main].shrinkExtent(shortage)
        taken += pass[index][main].extent - extent
        if !Self.linesAreRows { tieAcross(pass[index]) }
      }
    }
    // With the gravity `fill`, all children get the same extent later.
    guard totalWeight != 0, line.gravity != .fill else { return }
    if next - first < perLine { taken -= space }
    share(length - start - end - taken, totalWeight, first, next)
  }

  /// The shortage of a line that its sizes and margins share in proportion to their shrink factors; nil
  /// if there is none.
  ///
  /// - Parameter isPlacing: Whether the sizes have taken their parts, so that margins take what is left.
  func shortage(_ first: Int, _ next: Int, isPlacing: Bool) -> TGShortage? {
    guard pass.childrenMayShrink, options.usesShrinkFactors, !pass[main].wraps,
      line.gravity != .fill
    else { return nil }
    var (needed, factors) = (Double(next - first - 1) * space, 0.0)
    for index in first..<next {
      let along = pass[index][main]
      let isShare = weight(of: along) != nil
      needed += along.start + along.end
      factors += along.startShrink + along.endShrink
      // In a flexible flow, weights add to extents that take up room themselves.
      if isPlacing || !isShare || options.isFlex { needed += along.extent }
      if !isPlacing, !isShare { factors += along.shrink }
    }
    // In a flexible flow, factors whose sum is below 1 take only that part.
    let missing = needed - (length - start - end)
    return TGShortage(of: options.isFlex ? missing * min(factors, 1) : missing, factors: factors)
  }

  /// Takes a shortage off the margins of a line.
  mutating func shrinkMargins(_ first: Int, _ next: Int) {
    guard let shortage = shortage(first, next, isPlacing: true) else { return }
    log?.shortagesOfMargins[first] = shortage
    var shift = 0.0
    for index in first..<next {
      let along = pass[index][main]
      shift += shortage.part(of: along.startShrink)
      along.origin -= shift
      shift += shortage.part(of: along.endShrink)
    }
    line.reach -= shift
  }

  /// Sizes a child of a column across its line.
  ///
  /// The width is resolved first, so that the height of a text can depend on it.
  @inline(__always)
  private func sizeColumnChildAcross(_ child: TGChild) {
    if child[cross].sizeKind == .number {
      child[cross].extent = child[cross].numberWithinBounds
    } else {
      sizeColumnChildAcrossByRule(child)
    }
  }

  private func sizeColumnChildAcrossByRule(_ child: TGChild) {
    var extent = extentOnPage(child)
    if pageItem == nil, knowsShares, weight(of: child[cross]) != nil {
      extent = child[cross].extent
    }
    if child[cross].sizeKind == .reference { extent = referredExtent(of: child[cross]) }
    setBounded(extent, child[cross])
  }

  /// Sizes a child along the line, unless its size is a share of the remaining length.
  private func sizeAlong(_ child: TGChild) {
    let kind = child[main].sizeKind
    if kind == .number, line.gravity != .fill {
      child[main].extent = child[main].numberWithinBounds
    } else {
      child[main].extent = givenExtent(of: child) ?? child[main].current
      if kind == .wrap, !Self.linesAreRows {
        measureHeight(of: child)
      } else {
        if kind == .reference, Self.linesAreRows { takeHeightBefore(child) }
        setBounded(referredExtent(of: child[main]), child[main])
      }
    }
    if !Self.linesAreRows { tieAcross(child) }
  }

  /// Provides the height for a width that is tied to it.
  ///
  /// In a row, heights are resolved after widths. The width therefore uses the height from before this
  /// layout or, for a new child, the height that it specifies in points.
  private func takeHeightBefore(_ child: TGChild) {
    let height = child[cross].current
    child[cross].extent = height != 0 ? height : child[cross].number(or: 0)
  }
}
