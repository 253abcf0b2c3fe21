/// Which children of a list are those of an earlier version of it.
struct ListComparison {
  private let old: NodeList
  private let new: NodeList
  /// The number of children at the start, and at the end, that are at the same places.
  private(set) var prefix = 0
  private(set) var suffix = 0

  typealias Compare = (
    _ old: borrowing Node, _ new: borrowing Node, _ places: (old: Int, new: Int)
  ) -> Void

  init(_ old: NodeList, _ new: NodeList) {
    (self.old, self.new) = (old, new)
  }

  /// Finds the children at the start that are the same views, and compares those that may differ.
  mutating func comparePrefix(_ compare: Compare) {
    var run = 0
    while run < min(old.runCount, new.runCount) {
      let (before, after) = (old.run(at: run), new.run(at: run))
      if NodeList.isSameMemory(before, after) {
        prefix += after.count
      } else {
        for place in 0..<min(before.count, after.count) {
          guard before[place].isVersion(of: after[place]) else { return }
          if !before[place].isSame(as: after[place]) {
            compare(before[place], after[place], (prefix, prefix))
          }
          prefix += 1
        }
        if before.count != after.count { return }
      }
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
          let (own, theirs) = (before[before.count - distance], after[after.count - distance])
          guard own.isVersion(of: theirs) else { return }
          suffix += 1
          if !own.isSame(as: theirs) {
            compare(own, theirs, (old.count - suffix, new.count - suffix))
          }
        }
        if before.count != after.count { return }
      }
      (oldRun, newRun) = (oldRun - 1, newRun - 1)
    }
  }

  /// For every child of the new list its place in the old one, or -1.
  func placesBefore() -> ContiguousArray<Int32> {
    var places = ContiguousArray<Int32>(repeating: -1, count: new.count)
    for place in 0..<prefix { places[place] = Int32(place) }
    for distance in 1..<(suffix + 1) {
      places[new.count - distance] = Int32(old.count - distance)
    }
    var moved = MovedChildren(old, prefix..<(old.count - suffix))
    moved.find(new, prefix..<(new.count - suffix), &places)
    return places
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
  /// The places of children by identity, once runs are not the same any more.
  private var placeByIdentity: [UInt64: Int] = [:]

  init(_ old: NodeList, _ range: Range<Int>) {
    self.old = old
    self.range = range
  }

  /// Finds the children of a range of another list: whole runs first, what is left one by one.
  mutating func find(
    _ new: NodeList, _ newRange: Range<Int>, _ places: inout ContiguousArray<Int32>
  ) {
    if range.isEmpty || newRange.isEmpty { return }
    let runs = old.runPlaces(within: range)
    var taken: Set<Int> = []
    for (address, place) in new.runPlaces(within: newRange) {
      guard let before = runs[address] else { continue }
      taken.insert(before.lowerBound)
      for offset in 0..<place.count {
        places[place.lowerBound + offset] = Int32(before.lowerBound + offset)
      }
    }
    noteIdentities(except: runs.values.filter { taken.contains($0.lowerBound) })
    for place in newRange where places[place] < 0 {
      guard let before = placeByIdentity.removeValue(forKey: new[place].identity),
        old[before].isVersion(of: new[place])
      else { continue }
      places[place] = Int32(before)
    }
  }

  private mutating func noteIdentities(except found: [Range<Int>]) {
    let found = found.sorted { $0.lowerBound < $1.lowerBound }
    var place = range.lowerBound
    for run in found + [range.upperBound..<range.upperBound] {
      while place < run.lowerBound {
        let identity = old[place].identity
        if placeByIdentity[identity] == nil { placeByIdentity[identity] = place }
        place += 1
      }
      place = run.upperBound
    }
  }
}

extension NodeList {
  /// The runs that lie in a range, by their addresses, and where they are.
  fileprivate func runPlaces(within range: Range<Int>) -> [Int: Range<Int>] {
    var found: [Int: Range<Int>] = [:]
    var start = 0
    for index in 0..<runCount {
      let run = run(at: index)
      let address = Self.address(of: run)
      if address != 0, start >= range.lowerBound, start + run.count <= range.upperBound {
        found[address] = start..<(start + run.count)
      }
      start += run.count
    }
    return found
  }
}
