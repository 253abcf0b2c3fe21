/// The tracks that an item covers along an axis.
///
/// Until the item is placed they are those it asks for, counted from the first of the template;
/// then those it has, counted from the first of the grid.
struct GridTracks {
  private let first: Int?
  let count: Int

  /// - Parameter start: The first track; nil where there is room.
  init(start: Int? = nil, count: Int = 1) { (first, self.count) = (start, count) }

  init(_ range: Range<Int>) { self.init(start: range.lowerBound, count: range.count) }

  /// Whether it is still to be found where the tracks start.
  var isOpen: Bool { first == nil }
  var start: Int { first ?? 0 }
  var end: Int { start + count }
  var range: Range<Int> { start..<end }
}
