/// How many cells an item takes along both axes, and where it says to be along one of them.
struct GridShape: Hashable {
  /// The column or the line that the item says; 0 if it may go anywhere.
  var place = 0
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

  subscript(width: Int, height: Int) -> Int {
    @inline(__always) get {
      guard Self.isSmall(width, height) else { return largeStart(width, height) }
      return small[Self.index(width, height)]
    }
    @inline(__always) set {
      guard Self.isSmall(width, height) else {
        large[GridShape(width: width, height: height)] = newValue
        return
      }
      small[Self.index(width, height)] = newValue
    }
  }

  private func largeStart(_ width: Int, _ height: Int) -> Int {
    large[GridShape(width: width, height: height)] ?? 0
  }

  private static func isSmall(_ width: Int, _ height: Int) -> Bool { max(width, height) <= side }

  private static func index(_ width: Int, _ height: Int) -> Int {
    (width &- 1) &* side &+ height &- 1
  }
}
