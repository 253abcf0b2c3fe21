/// An array in short pieces, which copies of it share until one of them writes into a piece.
///
/// So the layouts of a session share the frames that stay the same.
package struct SharedPieces<Element: Sendable>: Sendable {
  private var pieces: ContiguousArray<ContiguousArray<Element>> = []
  package private(set) var count = 0

  /// The number of elements in a piece.
  ///
  /// To write one element copies a piece and the list of all of them.
  private static var length: Int { 32 }

  package subscript(index: Int) -> Element {
    get { pieces[index / Self.length][index % Self.length] }
    _modify { yield &pieces[index / Self.length][index % Self.length] }
  }

  /// Gives the elements of a range other values.
  mutating func replace(_ range: Range<Int>, with element: (Int) -> Element) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(range.upperBound, (index / Self.length + 1) * Self.length)
      // Lent once, so that not every element asks whether another array shares the piece.
      var piece = pieces[index / Self.length].mutableSpan
      while index < end {
        piece[index % Self.length] = element(index)
        index += 1
      }
    }
  }

  /// Makes the array as long as `count`, if it is shorter.
  mutating func grow(to count: Int, with element: Element) {
    while pieces.count * Self.length < count {
      pieces.append(ContiguousArray(repeating: element, count: Self.length))
    }
    self.count = max(count, self.count)
  }
}
