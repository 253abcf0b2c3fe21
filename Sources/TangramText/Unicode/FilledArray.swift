extension Array {
  /// Creates an array of equal elements.
  ///
  /// `Array(repeating:count:)` is not specialized here: it looks up the type of its storage in each call,
  /// which takes 900 instructions. It is not inlined, because the loops after it become slower then.
  @inline(never)
  init(filledWith element: Element, count: Int) {
    self = []
    append(addingCapacity: count) { $0.append(repeating: element, count: count) }
  }
}
