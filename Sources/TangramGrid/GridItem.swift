import TangramCore
import TangramFlex

/// The tracks that an item covers along an axis.
///
/// Until the item is placed they are those it asks for, counted from the first of the template;
/// then those it has, counted from the first of the grid.
struct GridTracks: BitwiseCopyable {
  // Short, as every item has two of them.
  private var first: Int32
  private var length: Int32

  /// - Parameter start: The first track; nil where there is room.
  init(start: Int? = nil, count: Int = 1) {
    // Lines and spans are limited long before.
    first = start.map { Int32(truncatingIfNeeded: $0) } ?? .min
    length = Int32(truncatingIfNeeded: count)
  }

  init(_ range: Range<Int>) { self.init(start: range.lowerBound, count: range.count) }

  /// Whether it is still to be found where the tracks start.
  var isOpen: Bool { first == .min }
  var start: Int { Int(first) }
  var count: Int { Int(length) }
  var end: Int { start + count }
  var range: Range<Int> { start..<end }
}

/// An item of a grid in a pass: which child it is, and which cells it covers.
struct GridItem: BitwiseCopyable {
  var columns = GridTracks()
  var rows = GridTracks()
  private let child: Int32
  /// Where the details are, if there are any; else one of the numbers below.
  private let kind: Int32

  private static var plain: Int32 { -1 }
  private static var bare: Int32 { -2 }

  /// An item without details.
  ///
  /// - Parameters:
  ///   - place: The place of the item among the children.
  ///   - isPlain: Whether it says both lengths.
  init(place: Int, isPlain: Bool) {
    child = Int32(truncatingIfNeeded: place)
    kind = isPlain ? Self.plain : Self.bare
  }

  /// An item with details.
  init(place: Int, details: Int) {
    child = Int32(truncatingIfNeeded: place)
    kind = Int32(truncatingIfNeeded: details)
  }

  /// The place of the item among the children.
  var place: Int { Int(child) }

  /// Whether the item is two lengths, and is nothing else in its cells.
  var isPlain: Bool { kind == Self.plain }

  /// Whether the item says more than how large it is and in which cells.
  ///
  /// All about other items is read from their children whenever it is needed.
  var hasDetails: Bool { kind >= 0 }

  /// Where the details of an item are that has them.
  var details: Int { Int(kind) }

  /// The tracks along an axis.
  subscript(axis: TGAxis) -> GridTracks {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }
}

/// Memory for the items of a grid, lent for a pass.
struct GridMemory {
  let items: UnsafeMutableBufferPointer<GridItem>
  let details: UnsafeMutableBufferPointer<GridDetails>

  /// Lends memory for the children of a pass.
  static func lend<Result>(
    for pass: TGPass, _ options: TGGridAlgorithm, _ body: (GridMemory) -> Result
  ) -> Result {
    let plainCount = options.detailsAllItems ? 0 : pass.children.count { $0.isPlain }
    return withUnsafeTemporaryAllocation(
      of: GridItem.self, capacity: max(1, pass.count)
    ) { items in
      withUnsafeTemporaryAllocation(
        of: GridDetails.self, capacity: max(1, pass.count - plainCount)
      ) { details in
        body(GridMemory(items: items, details: details))
      }
    }
  }
}
