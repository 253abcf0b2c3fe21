extension RandomAccessCollection where Index == Int {
  /// Returns the first index of a sorted collection whose element does not satisfy `isBefore`.
  func bisect(isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
