/// The tracks that an item covers along an axis.
///
/// Until the item is placed, they are those it requests, with indices relative to the template;
/// afterwards they are those it covers, with indices relative to the grid.
struct GridTracks {
  private let first: Int?
  let count: Int

  /// - Parameter start: The index of the first track; nil for automatic placement.
  init(start: Int? = nil, count: Int = 1) { (first, self.count) = (start, count) }

  init(_ range: Range<Int>) { self.init(start: range.lowerBound, count: range.count) }

  /// Whether the position of the tracks is still to be found.
  var isOpen: Bool { first == nil }
  var start: Int { first ?? 0 }
  var end: Int { start + count }
  var range: Range<Int> { start..<end }
}
