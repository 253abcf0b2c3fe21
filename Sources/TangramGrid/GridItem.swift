import TangramBoxModel
import TangramCore

/// An item of a grid in a pass: what it says, which cells it covers, and what is found for it.
struct GridItem {
  var columns = GridTracks()
  var rows = GridTracks()
  /// The sizes, margins and bounds that it says, and its rectangle in the making.
  var box: Item
  /// Where the item goes from side to side; nil is normal.
  var justify: TGItemAlignment?
  /// Where the item goes between top and bottom; nil is normal.
  var align: TGItemAlignment?
  /// Whether the height follows from content.
  var isIndefinite = false
  /// From the top margin edge to the baseline, of items that are aligned by it.
  var ascent = 0.0
  /// The height that rows give the item, where its width follows from that; NaN while it is not known.
  var heightInRows = Double.nan
  /// The room above the item that lets its baseline meet those of others.
  var shim = 0.0

  /// Creates an item that says nothing.
  init(at place: Int, justify: TGItemAlignment?, align: TGItemAlignment?) {
    (box, self.justify, self.align) = (Item(place: place), justify, align)
  }

  /// The tracks along an axis.
  subscript(axis: TGAxis) -> GridTracks {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }

  /// Whether what the item says depends on its area.
  var dependsOnArea: Bool { box.x.flags.union(box.y.flags).contains(.needsWhole) }

  /// Where the item goes along an axis; nil is normal.
  func alignment(_ axis: TGAxis) -> TGItemAlignment? { axis == .horizontal ? justify : align }

  /// Whether the item stands on the baseline of its row.
  var isBaselineAligned: Bool { align == .baseline && !box.y.hasAutoMargin }

  /// Whether the item is stretched in its area along an axis, if it does not say how large it is.
  ///
  /// An item with a ratio that nobody stretches follows its other extent.
  func stretches(_ axis: TGAxis, hasOther: Bool) -> Bool {
    let along = box[axis]
    if along.isSized || along.hasAutoMargin { return false }
    if along.fills { return true }
    guard let alignment = alignment(axis) else { return box.ratio == 0 || !hasOther }
    return alignment == .stretch
  }

  /// Whether the item is as high as its area: its width is not known before its height, or somebody says so.
  var isStretchedDown: Bool {
    stretches(.vertical, hasOther: box.x.isSized || stretches(.horizontal, hasOther: false))
  }

  /// Whether rows decide how wide the item would like to be.
  var takesWidthFromRows: Bool {
    box.ratio > 0 && !box.x.isSized
      && (stretches(.vertical, hasOther: false) || box.y.flags.contains(.isShare))
  }

  /// The height that the width which the item asks for follows from; NaN if there is none.
  var knownHeight: Double { box.y.isSized ? box.y.boundedSize : heightInRows }

  /// The width of an item that is stretched in a room: bounds of the height count, too, unless somebody
  /// asked for it to be stretched.
  func stretchedWidth(in room: Double) -> Double {
    let (x, y) = (box.x, box.y)
    if box.ratio == 0 || justify != nil || x.fills { return x.clamp(room) }
    return x.clamp(max(y.lower * box.ratio, min(room, y.upper * box.ratio)))
  }

  /// How wide the item is in an area.
  ///
  /// - Parameters:
  ///   - area: The width of the area.
  ///   - height: The height of the item, if it is known; else NaN.
  ///   - pass: The pass over the grid.
  func width(in area: Double, height: Double, _ pass: TGPass) -> Double {
    if box.x.isSized { return box.x.clamp(box.x.size) }
    let room = area - box.x.margins
    if stretches(.horizontal, hasOther: height.isKnown) { return stretchedWidth(in: room) }
    return box.x.clamp(box.fittedWidth(in: room, height: height, pass))
  }

  /// How high the item is if nothing stretches it.
  func height(_ pass: TGPass) -> Double {
    if box.y.isSized { return box.y.clamp(box.y.size) }
    return box.y.clamp(box.contentHeight(width: box.x.extent, pass))
  }

  /// The height of an item that is stretched in a room, likewise.
  func stretchedHeight(in room: Double) -> Double {
    let (x, y) = (box.x, box.y)
    if box.ratio == 0 || align != nil || y.fills { return y.clamp(room) }
    return y.clamp(max(x.lower / box.ratio, min(room, x.upper / box.ratio)))
  }

  /// Moves the item to its place in its area along an axis.
  mutating func place(_ axis: TGAxis, start: Double, _ area: Double) {
    let shim = axis == .vertical ? shim : 0
    let free = area - box[axis].outer - shim
    var offset = shim
    if !box[axis].takeUp(free) { offset += free * (alignment(axis)?.part() ?? 0) }
    box[axis].origin = start + offset + box[axis].before
  }
}
