import TangramCore
import TangramFlex

/// The tracks that an item covers along an axis, counted from the first of the grid.
struct GridTracks: BitwiseCopyable {
  var start = 0
  var end = 1

  var range: Range<Int> { start..<end }
  var count: Int { end - start }
}

/// An item of a grid in a pass.
struct GridItem {
  var item: TGItem
  var columns = GridTracks()
  var rows = GridTracks()
  /// Where the item goes from side to side; nil is normal.
  var justify: TGItemAlignment?
  /// Where the item goes between top and bottom; nil is normal.
  var align: TGItemAlignment?
  /// From the top margin edge to the baseline, of items that are aligned by it.
  var ascent = 0.0
  /// The room above the item that lets its baseline meet those of others.
  var shim = 0.0
  /// Whether the height follows from content.
  var isIndefinite = false
  /// Whether what the item says depends on its area.
  var dependsOnArea = false

  /// The tracks along an axis.
  subscript(axis: TGAxis) -> GridTracks {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }

  /// Where the item goes along an axis; nil is normal.
  func alignment(_ axis: TGAxis) -> TGItemAlignment? { axis == .horizontal ? justify : align }

  /// Whether the item stands on the baseline of its row.
  var isBaselineAligned: Bool { align == .baseline && !item.y.hasAutoMargin }

  /// Whether the item is stretched in its area along an axis, if it does not say how large it is.
  ///
  /// An item with a ratio that nobody stretches follows its other extent.
  func stretches(_ axis: TGAxis, hasOther: Bool) -> Bool {
    let along = item[axis]
    if along.isSized || along.hasAutoMargin { return false }
    if along.fills { return true }
    guard let alignment = alignment(axis) else { return item.ratio == 0 || !hasOther }
    return alignment == .stretch
  }
}
