extension RandomAccessCollection where Index == Int {
  /// The first index whose element is not before what is sought, in a sorted collection.
  func bisect(isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
