extension Array {
  /// Creates an array of equal elements.
  ///
  /// `Array(repeating:count:)` is not specialized here: it looks up the type of its storage in each call,
  /// which takes 900 instructions.
  init(filledWith element: Element, count: Int) {
    self = []
    reserveCapacity(count)
    append(contentsOf: repeatElement(element, count: count))
  }
}
