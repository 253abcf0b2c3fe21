import TangramCore

// Several lines of items with nothing in them, for which no memory is spent.

extension FlexRun {
  /// Lays out lines of items with nothing in them, if none of them has to give way.
  ///
  /// - Returns: Whether that was possible.
  mutating func layOutEmptyItems() -> Bool {
    guard wraps, options.alignItems != .baseline else { return false }
    guard collectEmptyLines() else {
      removeLines()
      return false
    }
    settleAcross()
    placeLines()
    let start = pass[cross].paddingStart
    for line in lines {
      guard let growth = LineGrowth(line.sums, in: inner[main]) else { continue }
      let before = stacksFromEnd ? inner[cross] - line.origin - line.extent : line.origin
      let place = FlexLinePlace(
        room: inner[main], gap: gap[main], across: start + before, extent: line.extent)
      options.placeItems(line.indices, of: pass, along: main, growth, place)
    }
    options.setBaseline(lines[0].indices, of: pass)
    return true
  }

  private mutating func collectEmptyLines() -> Bool {
    var longest = 0.0
    var sums = LineSums(start: 0)
    repeat {
      sums = options.readLine(
        of: pass, along: main, from: sums.end, gap: gap[main], limit: lengthLimit)
      append(FlexLine(sums))
      longest = longest.orMore(sums.length)
    } while sums.isFull
    if sums.end == pass.count {
      let room = isKnown(main) ? inner[main] : pass[main].settle(by: longest)
      if lines.allSatisfy({ LineGrowth($0.sums, in: room) != nil }) {
        inner[main] = room
        return true
      }
    }
    options.forget(sums, of: pass)
    return false
  }
}

extension FlexLine {
  fileprivate init(_ sums: LineSums) {
    self.init(start: sums.start, end: sums.end)
    (length, extent, factors) = (sums.length, sums.extent, sums.factors)
  }

  /// What items with nothing in them add up to.
  fileprivate var sums: LineSums {
    var sums = LineSums(start: start)
    (sums.end, sums.length, sums.factors) = (end, length, factors)
    return sums
  }
}
