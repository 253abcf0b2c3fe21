import TangramBoxModel
import TangramCore

/// An item of a grid in a pass: its properties, its cells, and the results of the steps so far.
struct GridItem {
  var columns = GridTracks()
  var rows = GridTracks()
  /// The sizes, margins and bounds that the child specifies, and the extents that are being
  /// computed.
  var box = Item()
  /// The horizontal alignment in the cell; nil for `normal` in CSS.
  var justify: TGItemAlignment?
  /// The vertical alignment in the cell; nil for `normal` in CSS.
  var align: TGItemAlignment?
  /// Whether the height depends on content.
  var isIndefinite = false
  /// The distance from the top margin edge to the baseline, for baseline-aligned items.
  var ascent = 0.0
  /// The height of the item's rows, if its width is derived from that height; NaN while it is not
  /// known.
  var heightInRows = Double.nan
  /// The offset that aligns the item's baseline with those of other items in its row.
  var shim = 0.0

  /// Creates an item with default values.
  init(justify: TGItemAlignment?, align: TGItemAlignment?) {
    (self.justify, self.align) = (justify, align)
  }

  /// The tracks along an axis.
  subscript(axis: TGAxis) -> GridTracks {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }

  /// Whether the item has percentages or `fill`, which depend on its area.
  var dependsOnArea: Bool { box.x.flags.union(box.y.flags).contains(.dependsOnContainer) }

  /// Whether the width of the item is computed again as soon as its height is known.
  var needsHeightForWidth: Bool { box.ratio > 0 || dependsOnArea }

  /// Returns the alignment in the cell along an axis; nil for `normal` in CSS.
  func alignment(_ axis: TGAxis) -> TGItemAlignment? { axis == .horizontal ? justify : align }

  /// Whether the item is aligned by its baseline.
  var isBaselineAligned: Bool { align == .baseline && !box.y.hasAutoMargin }

  /// Whether the item is stretched to its area along an axis, because it has no size of its own.
  ///
  /// An item with a ratio derives its extent from the other axis instead, unless it is stretched
  /// explicitly.
  func stretches(_ axis: TGAxis, hasOther: Bool) -> Bool {
    let along = box[axis]
    if along.isSized || along.hasAutoMargin { return false }
    if along.fills { return true }
    guard let alignment = alignment(axis) else { return box.ratio == 0 || !hasOther }
    return alignment == .stretch
  }

  /// Whether the item is stretched to the height of its area, because it has no height of its own.
  ///
  /// An item with a ratio is stretched only if its width is not known before its height, or if it is
  /// stretched explicitly.
  var isStretchedDown: Bool {
    stretches(.vertical, hasOther: box.x.isSized || stretches(.horizontal, hasOther: false))
  }

  /// Whether the content width of the item is derived from the height of its rows.
  var derivesWidthFromRows: Bool {
    box.ratio > 0 && !box.x.isSized
      && (stretches(.vertical, hasOther: false) || box.y.flags.contains(.isShare))
  }

  /// The height from which the content width of the item is derived; NaN if there is none.
  var knownHeight: Double { box.y.isSized ? box.y.boundedSize : heightInRows }

  /// Returns the width of an item that is stretched to an available width.
  ///
  /// Unless the item is stretched explicitly, the bounds of its height apply as well, through the
  /// ratio.
  func stretchedWidth(in room: Double) -> Double {
    let (x, y) = (box.x, box.y)
    if box.ratio == 0 || justify != nil || x.fills { return x.clamp(room) }
    return x.clamp(max(y.lower * box.ratio, min(room, y.upper * box.ratio)))
  }

  /// Returns the width of the item in an area of this width; its height is NaN if it is not known.
  func width(in area: Double, height: Double, _ pass: TGPass) -> Double {
    if box.x.isSized { return box.x.clamp(box.x.size) }
    let room = area - box.x.margins
    if stretches(.horizontal, hasOther: height.isKnown) { return stretchedWidth(in: room) }
    return box.x.clamp(box.fittedWidth(in: room, height: height, pass))
  }

  /// Returns the height of the item if it is not stretched.
  func height(_ pass: TGPass) -> Double {
    if box.y.isSized { return box.y.clamp(box.y.size) }
    return box.y.clamp(box.contentHeight(width: box.x.extent, pass))
  }

  /// Returns the height of an item that is stretched to an available height, by the same rules as
  /// `stretchedWidth(in:)`.
  func stretchedHeight(in room: Double) -> Double {
    let (x, y) = (box.x, box.y)
    if box.ratio == 0 || align != nil || y.fills { return y.clamp(room) }
    return y.clamp(max(x.lower / box.ratio, min(room, x.upper / box.ratio)))
  }

  /// Returns the coordinate of the item in its area along an axis, after auto margins have taken up the
  /// free space.
  @inline(__always) mutating func origin<Axis: TGAxisType>(
    _ axis: Axis, start: Double, _ area: Double
  ) -> Double {
    let shim = Axis.axis == .vertical ? shim : 0
    let free = area - box[axis].outer - shim
    var offset = shim
    if box[axis].hasAutoMargin {
      box[axis].fillAutoMargins(free)
    } else {
      offset += free * (alignment(Axis.axis)?.part() ?? 0)
    }
    return start + offset + box[axis].before
  }
}
