extension ContiguousArray {
  /// The first index from which on a predicate holds for all elements; the array must be
  /// partitioned by it.
  @inlinable package func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
