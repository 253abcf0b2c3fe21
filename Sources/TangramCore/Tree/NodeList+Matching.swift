// Matching the children of one version of a list with those of an earlier version.

extension NodeList {
  /// For each child its index in an earlier version of the list, or -1 for a new child; nil if all
  /// children have the same index in both versions.
  ///
  /// Views are matched by identity; if a view is in a list several times, each occurrence is
  /// matched once.
  ///
  /// - Parameters:
  ///   - old: The earlier version.
  ///   - count: The number of children to compare, starting with the first one; all by default.
  ///   - oldCount: The number of children of the earlier version to compare; all by default.
  package func formerIndices(
    in old: NodeList, count: Int? = nil, oldCount: Int? = nil
  ) -> ContiguousArray<Int32>? {
    if count == nil, oldCount == nil, hasSameIdentities(as: old) { return nil }
    let (count, oldCount) = (count ?? self.count, oldCount ?? old.count)
    let isWhole = count == self.count && oldCount == old.count
    let shared = isWhole ? sharedEnds(with: old) : (prefix: 0, suffix: 0)
    let new = identities(in: shared.prefix..<count - shared.suffix)
    let former = old.identities(in: shared.prefix..<oldCount - shared.suffix)
    if new == former { return nil }
    var indices = ContiguousArray(0..<Int32(shared.prefix))
    indices += Self.matchedIndices(of: new, in: former, from: shared.prefix)
    indices += Int32(oldCount - shared.suffix)..<Int32(oldCount)
    return indices
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
  private static func matchedIndices(
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
    var start = 0
    for index in 0..<runCount {
      let nodes = run(at: index)
      let bounds = range.lowerBound - start..<range.upperBound - start
      for offset in nodes.indices.clamped(to: bounds) { identities.append(nodes[offset].identity) }
      start += nodes.count
    }
    return identities
  }

  /// The indices of the children that differ from those of an earlier version of the list.
  ///
  /// - Parameter formerIndices: For each child its index in the earlier version, or -1 for a new child,
  ///   which does not count as different; nil if all children have the same index in both versions.
  func changedIndices(
    since old: NodeList, formerIndices: ContiguousArray<Int32>?
  ) -> ContiguousArray<Int> {
    var changed: ContiguousArray<Int> = []
    // The run of the earlier version that the previous child was in.
    var former = old.run(at: 0)
    var range = 0..<former.count
    var start = 0
    for run in 0..<runCount {
      if formerIndices == nil, sharesRun(run, with: old) {
        start += length(ofRun: run)
        continue
      }
      let nodes = self.run(at: run)
      for offset in nodes.indices {
        let before = formerIndices.map { Int($0[start + offset]) } ?? start + offset
        if before < 0 { continue }
        if !range.contains(before) {
          let place = old.find(before)
          former = old.run(at: place.run)
          range = (before - place.offset)..<(before - place.offset + former.count)
        }
        // The same memory means the same children, unless a view that occurs twice was matched elsewhere.
        if offset == 0, let formerIndices, before == range.lowerBound,
          Self.isSameMemory(nodes, former),
          nodes.indices.allSatisfy({ formerIndices[start + $0] == Int32(before + $0) })
        {
          break
        }
        if !nodes[offset].isSame(as: former[before - range.lowerBound]) {
          changed.append(start + offset)
        }
      }
      start += nodes.count
    }
    return changed
  }

  /// Whether some view is in the list more than once.
  var hasDuplicates: Bool { Set(identities).count < count }
}
