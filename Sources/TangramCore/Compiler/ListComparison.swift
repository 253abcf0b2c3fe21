/// Which children of a list are those of an earlier version of it.
struct ListComparison {
  private let old: NodeList
  private let new: NodeList
  /// The number of children at the start, and at the end, that are at the same places.
  private(set) var prefix = 0
  private(set) var suffix = 0

  /// Compares two versions of a child, and says whether it is worth while to go on.
  typealias Compare = (
    _ old: borrowing Node, _ new: borrowing Node, _ places: (old: Int, new: Int)
  ) -> Bool

  init(_ old: NodeList, _ new: NodeList) {
    (self.old, self.new) = (old, new)
  }

  /// Finds the children at the start that are the same views, and compares those that may differ.
  mutating func comparePrefix(_ compare: Compare) {
    var run = 0
    while true {
      let shared = new.sharedRuns(from: run, with: old)
      run += shared.runs
      prefix += shared.children
      guard run < min(old.runCount, new.runCount) else { return }
      let (before, after) = (old.run(at: run), new.run(at: run))
      let start = prefix
      while true {
        let place = NodeList.firstDifference(from: prefix - start, before, after)
        prefix = start + place
        guard place < min(before.count, after.count) else { break }
        guard before[place].isVersion(of: after[place]) else { return }
        guard compare(before[place], after[place], (prefix, prefix)) else { return }
        prefix += 1
      }
      if before.count != after.count { return }
      run += 1
    }
  }

  /// Likewise at the end.
  mutating func compareSuffix(_ compare: Compare) {
    let most = min(old.count, new.count) - prefix
    var (oldRun, newRun) = (old.runCount - 1, new.runCount - 1)
    while oldRun >= 0, newRun >= 0, suffix < most {
      let (before, after) = (old.run(at: oldRun), new.run(at: newRun))
      if NodeList.isSameMemory(before, after), suffix + after.count <= most {
        suffix += after.count
      } else {
        let length = min(before.count, after.count, most - suffix)
        for distance in 1..<(length + 1) {
          let (own, theirs) = (before.count - distance, after.count - distance)
          if !before[own].isSame(as: after[theirs]) {
            guard before[own].isVersion(of: after[theirs]) else { return }
            let places = (old.count - suffix - 1, new.count - suffix - 1)
            guard compare(before[own], after[theirs], places) else { return }
          }
          suffix += 1
        }
        if before.count != after.count { return }
      }
      (oldRun, newRun) = (oldRun - 1, newRun - 1)
    }
  }

  /// The new list in stretches, from the first child to the last, once both ends are known.
  ///
  /// Children between the ends that were there before and may differ are compared.
  func stretches(_ compare: Compare) -> ContiguousArray<ListStretch> {
    var stretches: ContiguousArray<ListStretch> = []
    stretches.add(ListStretch(place: 0, before: 0, count: prefix))
    var moved = MovedChildren(old, prefix..<(old.count - suffix))
    moved.find(new, prefix..<(new.count - suffix), &stretches, compare)
    stretches.add(
      ListStretch(place: new.count - suffix, before: old.count - suffix, count: suffix))
    return stretches
  }
}

/// Children that follow each other in a new list as they did in the old one, or that are all new.
struct ListStretch {
  /// The place of the first of them.
  var place: Int
  /// The place that one had before; nil for new children.
  var before: Int?
  var count: Int
}

extension ContiguousArray<ListStretch> {
  /// Appends a stretch, or makes the last one longer, of which it may be the rest.
  mutating func add(_ next: ListStretch) {
    if next.count == 0 { return }
    if let last, last.before.map({ $0 + last.count }) == next.before {
      self[count - 1].count += next.count
    } else {
      append(next)
    }
  }
}

extension Node {
  /// Whether a child of a list may take the place of another: the same view, and no leaf where there
  /// was a container.
  fileprivate func isVersion(of other: borrowing Node) -> Bool {
    identity == other.identity
      && reading { node in other.reading { $0.isContainer == node.isContainer } }
  }
}

/// Children of an old list, to be found again in a new one, each once.
private struct MovedChildren {
  private let old: NodeList
  private let range: Range<Int>
  /// Which of them were found.
  private var isFound: [Bool]
  /// Where those lie that were not found as parts of whole runs.
  private var others: [Range<Int>]
  /// The place after the last one that was found.
  private var next: Int
  /// The places of children by identity, once one is not where it is looked for first.
  private var placeByIdentity: [UInt64: Int]?

  init(_ old: NodeList, _ range: Range<Int>) {
    self.old = old
    self.range = range
    isFound = [Bool](repeating: false, count: range.count)
    others = [range]
    next = range.lowerBound
  }

  /// Finds the children of a range of another list: whole runs first, what is left one by one.
  mutating func find(
    _ new: NodeList, _ newRange: Range<Int>, _ stretches: inout ContiguousArray<ListStretch>,
    _ compare: ListComparison.Compare
  ) {
    if newRange.isEmpty { return }
    if range.isEmpty {
      stretches.add(ListStretch(place: newRange.lowerBound, before: nil, count: newRange.count))
      return
    }
    var runs: [Int: Range<Int>] = [:]
    runs.reserveCapacity(old.runCount)
    for (address, place) in old.runPlaces(within: range) { runs[address] = place }
    // One run may be in a list twice, but each child is found once.
    let found = new.runPlaces(within: newRange).compactMap { address, place in
      runs.removeValue(forKey: address).map { (place: place, before: $0) }
    }
    takeRuns(found.map(\.before).sorted { $0.lowerBound < $1.lowerBound })
    var place = newRange.lowerBound
    for run in found {
      findEach(new, place..<run.place.lowerBound, &stretches, compare)
      stretches.add(
        ListStretch(
          place: run.place.lowerBound, before: run.before.lowerBound, count: run.place.count))
      (place, next) = (run.place.upperBound, run.before.upperBound)
    }
    findEach(new, place..<newRange.upperBound, &stretches, compare)
  }

  private mutating func findEach(
    _ new: NodeList, _ newRange: Range<Int>, _ stretches: inout ContiguousArray<ListStretch>,
    _ compare: ListComparison.Compare
  ) {
    for place in newRange {
      var before = find(new.reading(place) { $0.identity })
      if let known = before {
        let isWorthWhile = old.reading(known) { former in
          new.reading(place) { child in
            if former.isSame(as: child) { return true }
            if former.isVersion(of: child) { return compare(former, child, (known, place)) }
            before = nil
            return true
          }
        }
        if !isWorthWhile { return }
      }
      stretches.add(ListStretch(place: place, before: before, count: 1))
    }
  }

  /// The place of a child that was not found yet; most often it follows the last one, or the one
  /// after that, when one was removed.
  private mutating func find(_ identity: UInt64) -> Int? {
    for place in next..<min(next + 2, range.upperBound)
    where !isFound[place - range.lowerBound] && old.reading(place, { $0.identity }) == identity {
      return take(place)
    }
    if placeByIdentity == nil { placeByIdentity = placesOfOthers() }
    guard let place = placeByIdentity?.removeValue(forKey: identity),
      !isFound[place - range.lowerBound]
    else { return nil }
    return take(place)
  }

  private mutating func take(_ place: Int) -> Int {
    isFound[place - range.lowerBound] = true
    next = place + 1
    return place
  }

  /// Notes that whole runs were found, which are in the order of the list.
  private mutating func takeRuns(_ runs: [Range<Int>]) {
    others.removeAll()
    var place = range.lowerBound
    for run in runs {
      let first = run.lowerBound - range.lowerBound
      isFound.withUnsafeMutableBufferPointer {
        $0[first..<(first + run.count)].update(repeating: true)
      }
      if run.lowerBound > place { others.append(place..<run.lowerBound) }
      place = run.upperBound
    }
    others.append(place..<range.upperBound)
  }

  /// The first places of the children that were not found yet.
  private func placesOfOthers() -> [UInt64: Int] {
    var places: [UInt64: Int] = [:]
    for place in others.joined() where !isFound[place - range.lowerBound] {
      let identity = old.reading(place) { $0.identity }
      if places[identity] == nil { places[identity] = place }
    }
    return places
  }
}

extension NodeList {
  /// The runs that lie in a range: their addresses, and where they are.
  fileprivate func runPlaces(within range: Range<Int>) -> [(address: Int, place: Range<Int>)] {
    var found: [(address: Int, place: Range<Int>)] = []
    var start = 0
    for index in 0..<runCount {
      let run = run(at: index)
      let address = Self.address(of: run)
      if address != 0, start >= range.lowerBound, start + run.count <= range.upperBound {
        found.append((address, start..<(start + run.count)))
      }
      start += run.count
    }
    return found
  }
}
