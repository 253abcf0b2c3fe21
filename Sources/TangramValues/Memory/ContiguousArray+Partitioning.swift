extension ContiguousArray {
  /// The index of the first element for which a predicate holds; it must hold for all later elements, too.
  @inlinable package func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
