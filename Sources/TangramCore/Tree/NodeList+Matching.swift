// Matching the children of one version of a list with those of an earlier version.

/// How the children of a list correspond to those of an earlier version of the list.
///
/// Most edits affect few children, so only those are recorded individually.
package struct ListMatch: Sendable {
  /// The children that are recorded individually.
  ///
  /// Those before them have the same index in both versions, and those after them the same index counted
  /// from the end.
  package private(set) var range = 0..<0
  /// The corresponding range of the earlier version.
  private(set) var oldRange = 0..<0
  /// The index in the earlier version of each child in the range, or -1 for a new child.
  private var formerIndices: ContiguousArray<Int32> = []

  /// The match of a list with itself.
  package init() {}

  fileprivate init(
    _ new: ContiguousArray<UInt64>, _ old: ContiguousArray<UInt64>, from start: Int
  ) {
    (range, oldRange) = (start..<start + new.count, start..<start + old.count)
    formerIndices = NodeList.matchedIndices(of: new, in: old, from: start)
  }

  /// The index of a child in the earlier version; nil for a new child.
  package subscript(index: Int) -> Int? {
    get {
      if index < range.lowerBound { return index }
      if index >= range.upperBound { return index - range.upperBound + oldRange.upperBound }
      let former = formerIndices[index - range.lowerBound]
      return former < 0 ? nil : Int(former)
    }
    set { formerIndices[index - range.lowerBound] = newValue.map { Int32($0) } ?? -1 }
  }

  /// Records a child individually, and all children between it and those that are.
  package mutating func record(_ index: Int) {
    if range.isEmpty, oldRange.isEmpty { (range, oldRange) = (index..<index, index..<index) }
    let before = min(index, range.lowerBound)..<range.lowerBound
    let after = range.upperBound..<max(index + 1, range.upperBound)
    formerIndices.insert(contentsOf: before.map { Int32($0) }, at: 0)
    formerIndices += after.map { Int32($0 - range.upperBound + oldRange.upperBound) }
    range = before.lowerBound..<after.upperBound
    oldRange = before.lowerBound..<oldRange.upperBound + after.count
  }

  /// The indices of the new children, in ascending order.
  package var added: [Int] { range.filter { self[$0] == nil } }

  /// The indices in the earlier version of the children that are gone, in ascending order.
  package var removed: [Int] {
    var isKept = [Bool](repeating: false, count: oldRange.count)
    for former in formerIndices where former >= 0 {
      isKept[Int(former) - oldRange.lowerBound] = true
    }
    return oldRange.filter { !isKept[$0 - oldRange.lowerBound] }
  }
}

extension NodeList {
  /// Matches the children with those of an earlier version of the list; nil if all children have the same
  /// index in both versions.
  ///
  /// Views are matched by identity; if a view is in a list several times, each occurrence is
  /// matched once.
  ///
  /// - Parameters:
  ///   - old: The earlier version.
  ///   - count: The number of children to compare, starting with the first one; all by default.
  ///   - oldCount: The number of children of the earlier version to compare; all by default.
  package func match(
    with old: NodeList, count: Int? = nil, oldCount: Int? = nil
  ) -> ListMatch? {
    if count == nil, oldCount == nil, hasSameIdentities(as: old) { return nil }
    let (count, oldCount) = (count ?? self.count, oldCount ?? old.count)
    let isWhole = count == self.count && oldCount == old.count
    let shared = isWhole ? sharedEnds(with: old) : (prefix: 0, suffix: 0)
    let new = identities(in: shared.prefix..<count - shared.suffix)
    let former = old.identities(in: shared.prefix..<oldCount - shared.suffix)
    return new == former ? nil : ListMatch(new, former, from: shared.prefix)
  }

  /// The numbers of children at the start and at the end that are in runs shared with an earlier version
  /// of the list; an edit changes only the runs in between.
  private func sharedEnds(with old: NodeList) -> (prefix: Int, suffix: Int) {
    let common = Swift.min(runCount, old.runCount)
    var (first, fromEnd) = (0, 1)
    var (prefix, suffix) = (0, 0)
    while first < common, Self.isSameMemory(run(at: first), old.run(at: first)) {
      prefix += length(ofRun: first)
      first += 1
    }
    while first + fromEnd <= common,
      Self.isSameMemory(run(at: runCount - fromEnd), old.run(at: old.runCount - fromEnd))
    {
      suffix += length(ofRun: runCount - fromEnd)
      fromEnd += 1
    }
    return (prefix, suffix)
  }

  /// - Parameter start: The index in the earlier version of the first element of `old`.
  fileprivate static func matchedIndices(
    of new: ContiguousArray<UInt64>, in old: ContiguousArray<UInt64>, from start: Int
  ) -> ContiguousArray<Int32> {
    var matched = ContiguousArray<Int32>(repeating: -1, count: new.count)
    var isMatched = [Bool](repeating: false, count: old.count)
    var unmatched: ContiguousArray<Int> = []
    // Usually the next old child matches, or the one after it, if one child was removed.
    var next = 0
    for (index, identity) in new.enumerated() {
      if let former = (next..<Swift.min(next + 2, old.count)).first(where: { old[$0] == identity })
      {
        matched[index] = Int32(truncatingIfNeeded: start + former)
        isMatched[former] = true
        next = former + 1
      } else {
        unmatched.append(index)
      }
    }
    if unmatched.isEmpty { return matched }
    var indices: [UInt64: Int] = [:]
    for index in old.indices.reversed() where !isMatched[index] { indices[old[index]] = index }
    for index in unmatched {
      guard let former = indices.removeValue(forKey: new[index]) else { continue }
      matched[index] = Int32(truncatingIfNeeded: start + former)
    }
    return matched
  }

  /// Whether two versions of a list have the same views at the same indices, in runs of the same
  /// lengths.
  private func hasSameIdentities(as old: NodeList) -> Bool {
    guard runCount == old.runCount else { return false }
    return (0..<runCount).allSatisfy { index in
      if sharesRun(index, with: old) { return true }
      let (before, after) = (old.run(at: index), run(at: index))
      return before.count == after.count
        && after.indices.allSatisfy { before[$0].identity == after[$0].identity }
    }
  }

  /// The identities of all children, in order.
  var identities: ContiguousArray<UInt64> { identities(in: 0..<count) }

  private func identities(in range: Range<Int>) -> ContiguousArray<UInt64> {
    var identities: ContiguousArray<UInt64> = []
    identities.reserveCapacity(range.count)
    visit(in: range) { node, _ in identities.append(node.identity) }
    return identities
  }

  /// The indices of the children that differ from those of an earlier version of the list.
  ///
  /// - Parameter match: The match with the earlier version, whose new children do not count as different;
  ///   nil if all children have the same index in both versions.
  func changedIndices(since old: NodeList, _ match: ListMatch?) -> ContiguousArray<Int> {
    var changed: ContiguousArray<Int> = []
    // The run of the earlier version that the previous child was in.
    var former = old.run(at: 0)
    var formerRange = 0..<former.count
    var start = 0
    for run in 0..<runCount {
      let nodes = self.run(at: run)
      defer { start += nodes.count }
      if match == nil, sharesRun(run, with: old) { continue }
      let range = start..<start + nodes.count
      for index in match.map({ range.clamped(to: $0.range) }) ?? range {
        guard let before = match == nil ? index : match?[index] else { continue }
        if !formerRange.contains(before) {
          let place = old.find(before)
          former = old.run(at: place.run)
          formerRange = (before - place.offset)..<(before - place.offset + former.count)
        }
        // The same memory means the same children, unless a view that occurs twice was matched elsewhere.
        if index == start, before == formerRange.lowerBound, Self.isSameMemory(nodes, former),
          let match, nodes.indices.allSatisfy({ match[start + $0] == before + $0 })
        {
          break
        }
        if !nodes[index - start].isSame(as: former[before - formerRange.lowerBound]) {
          changed.append(index)
        }
      }
    }
    return changed
  }

  /// Whether some view is in the list more than once.
  var hasDuplicates: Bool { Set(identities).count < count }
}
