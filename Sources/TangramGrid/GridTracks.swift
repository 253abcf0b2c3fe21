/// The tracks that an item covers along an axis.
///
/// Before the item is placed, these are the requested tracks, with indices relative to the template;
/// afterward they are the assigned tracks, with indices relative to the grid.
struct GridTracks {
  private let first: Int?
  let count: Int

  /// - Parameter start: The index of the first track; nil for automatic placement.
  init(start: Int? = nil, count: Int = 1) { (first, self.count) = (start, count) }

  init(_ range: Range<Int>) { self.init(start: range.lowerBound, count: range.count) }

  /// Whether the position of the tracks is not assigned yet.
  var isOpen: Bool { first == nil }
  var start: Int { first ?? 0 }
  var end: Int { start + count }
  var range: Range<Int> { start..<end }
}
