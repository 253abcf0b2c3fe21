extension Array {
  /// An array of equal elements.
  ///
  /// `Array(repeating:count:)` is not specialised here: it looks the type of its storage up each time,
  /// which takes 900 instructions.
  init(filledWith element: Element, count: Int) {
    self = []
    reserveCapacity(count)
    append(contentsOf: repeatElement(element, count: count))
  }
}
