/// How many cells an item takes along both axes.
struct GridShape: Hashable {
  var width: Int
  var height: Int
}

/// The lines before which there is no room for items of a shape, for items that may go anywhere.
///
/// Cells are only ever taken, so an item like an earlier one cannot fit before that.
struct GridStarts {
  // Hashing a shape takes as long as finding room for it, and most items are small.
  private static var side: Int { 8 }
  private var small = Array(repeating: 0, count: side * side)
  private var large: [GridShape: Int] = [:]

  subscript(shape: GridShape) -> Int {
    get { place(shape).map { small[$0] } ?? large[shape] ?? 0 }
    set {
      if let place = place(shape) { small[place] = newValue } else { large[shape] = newValue }
    }
  }

  private func place(_ shape: GridShape) -> Int? {
    let side = Self.side
    guard shape.width <= side, shape.height <= side else { return nil }
    return (shape.width - 1) * side + shape.height - 1
  }
}
