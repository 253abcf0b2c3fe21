import TangramCore

/// A spacer that takes a share of the remaining length.
struct FlexibleSpacer {
  /// The index of the spacer among the children.
  var index: Int
  var minimum: Double
  var priority: Double
}

/// The kind of element that precedes another one in a row.
enum Neighbor { case none, view, spacer }

extension Row {
  @inline(__always)
  func isSpacer(_ child: TGChild) -> Bool { hasSpacers && child.spacer != nil }

  /// Records a spacer, and sets its length if the length is fixed.
  @inline(never)
  mutating func measure(_ spacer: Spacer, _ child: TGChild, _ index: Int) {
    hasSpacers = true
    if let fixed = spacer.length {
      let points = usable(fixed, "spacer", child)
      child[main].extent = points
      length += points
    } else {
      let minimum = max(0, usable(spacer.minimum, "min", child))
      let priority = usable(spacer.priority, "priority", child)
      flexible.append(FlexibleSpacer(index: index, minimum: minimum, priority: priority))
    }
  }

  /// Returns the number, or a replacement if it is not safe to compute with, which is reported.
  private func usable(_ number: Double, _ property: String, _ child: TGChild) -> Double {
    guard number.isFinite else {
      pass.report(child, property, .notFinite(replacement: 0))
      return 0
    }
    let limit = 1e9
    if number.magnitude <= limit { return number }
    pass.report(child, property, .tooLarge(limit: limit))
    return number < 0 ? -limit : limit
  }

  /// Places a spacer, whose length is already determined; it has no cross-axis extent.
  func place(spacer child: TGChild, at end: inout Double) {
    child[main].origin = end
    end += child[main].extent
    child[cross].extent = 0
    child[cross].origin = pass[cross].paddingStart
  }
}

// MARK: - Flexible spacers

extension Row {
  /// Reduces every flexible spacer to its minimum, because views without a size take all of the
  /// remaining length.
  ///
  /// - Returns: The sum of the minimums.
  func assignMinimums() -> Double {
    for spacer in flexible {
      let child = pass[spacer.index]
      child[main].extent = spacer.minimum
      pass.report(
        child, "spacer",
        .other(
          "gets only its minimum, because views without a size take all the remaining space",
          code: "idle-spacer", severity: .hint))
    }
    return flexible.reduce(0) { $0 + $1.minimum }
  }

  /// Distributes a length equally among the flexible spacers, none of which gets less than its minimum.
  ///
  /// If equal shares would be smaller than the minimums of some spacers, the spacer with the lowest priority
  /// (the last one, if there are several) is reduced to its minimum first; then spacers with large minimums
  /// get exactly their minimums, and the others share the rest.
  func shareAmongSpacers(_ room: Double) {
    let least = flexible.reduce(0) { $0 + $1.minimum }
    let greatest = flexible.reduce(0) { max($0, $1.minimum) }
    var share = room / Double(flexible.count)
    var reducedIndex = -1
    if room <= least {
      share = 0
    } else if room < Double(flexible.count) * greatest {
      reducedIndex = flexible.indices.reduce(0) {
        flexible[$1].priority <= flexible[$0].priority ? $1 : $0
      }
      share = shareExcluding(reducedIndex, room)
    }
    for (index, spacer) in flexible.enumerated() {
      let length = index == reducedIndex ? spacer.minimum : max(spacer.minimum, share)
      pass[spacer.index][main].extent = length
    }
  }

  /// Returns the equal share of the flexible spacers if the one at `reducedIndex` gets its minimum, and
  /// spacers whose minimums exceed the share get their minimums, too.
  private func shareExcluding(_ reducedIndex: Int, _ room: Double) -> Double {
    var left = room - flexible[reducedIndex].minimum
    var minimums = flexible.map { $0.minimum }
    minimums.remove(at: reducedIndex)
    minimums.sort(by: >)
    for (index, minimum) in minimums.enumerated() {
      let share = left / Double(minimums.count - index)
      if minimum <= share { return share }
      left -= minimum
    }
    return 0
  }
}

// MARK: - Hidden views

extension Row {
  /// Whether the spacer is dropped because the view between it and the previous spacer is hidden.
  ///
  /// If several spacers are separated only by hidden views, one of them remains. Spacers at the ends of
  /// the row always remain.
  func isRedundant(_ index: Int, after previous: Neighbor) -> Bool {
    guard pass.allChildren.count > pass.count, index > 0, index + 1 < pass.count else {
      return false
    }
    if previous == .spacer, hidesView(between: index - 1, and: index) { return true }
    return pass[index + 1].spacer != nil && hidesView(between: index, and: index + 1)
  }

  /// Whether a view that takes no part in the layout is between two neighbors.
  private func hidesView(between first: Int, and second: Int) -> Bool {
    let (before, after) = (pass[first].order, pass[second].order)
    let (low, high) = (min(before, after), max(before, after))
    guard high - low > 1 else { return false }
    // Children that take no part in the layout come last, in list order.
    var (place, end) = (pass.count, pass.allChildren.count)
    while place < end {
      let middle = (place + end) / 2
      if pass.allChildren[middle].order < low { place = middle + 1 } else { end = middle }
    }
    while place < pass.allChildren.count, pass.allChildren[place].order < high {
      if pass.allChildren[place].spacer == nil { return true }
      place += 1
    }
    return false
  }
}
