import TangramBoxModel
import TangramCore
import TangramExplanations

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
}

// MARK: - The rules for an item in its area
//
// They are generic over their numbers, because explanations evaluate them with reasons.

// They take single properties of a grid item, because passing the item would copy it.

extension RuleItem {
  /// Returns the width of an item without a width of its own in an area of this width; its height is NaN if it
  /// is not known.
  @inline(__always)
  func width(
    in area: Number, height: Number, _ alignment: TGItemAlignment?,
    isStretched: @autoclosure () -> Bool, _ pass: TGPass
  ) -> Number {
    let room = x.inner(of: area)
    if isStretched() { return stretched(to: room, .horizontal, alignment) }
    return x.clamp(fittedWidth(in: room, height: height, pass))
  }

  /// Returns the height of an item in an area of this height; NaN if it depends on the content.
  @inline(__always)
  func height(
    in area: Number, _ alignment: TGItemAlignment?, isStretched: @autoclosure () -> Bool
  ) -> Number {
    if y.isSized { return y.clamp(y.size) }
    return isStretched() ? stretched(to: y.inner(of: area), .vertical, alignment) : Number(.nan)
  }

  /// Returns the height of an item with this width if it is not stretched.
  @inline(__always)
  func height(width: Number, _ pass: TGPass) -> Number {
    y.clamp(y.isSized ? y.size : contentHeight(width: width, pass))
  }

  /// Returns the extent of an item that is stretched to an available length.
  ///
  /// Unless the item is stretched explicitly, the bounds of the other axis apply as well, through the ratio.
  @inline(__always)
  func stretched(to room: Number, _ axis: TGAxis, _ alignment: TGItemAlignment?) -> Number {
    var extent = room
    if item.ratio > 0, alignment == nil, !self[axis].fills {
      extent =
        axis == .horizontal
        ? room.atMost(y.upper * ratio).atLeast(y.lower * ratio)
        : room.atMost(x.upper / ratio).atLeast(x.lower / ratio)
    }
    return self[axis].clamp(extent).by("stretched in its area")
  }

  /// Returns the coordinate of an item in its area.
  @inline(__always)
  func origin(
    in area: (start: Number, extent: Number), shim: Number, _ axis: TGAxis,
    _ alignment: TGItemAlignment?
  ) -> Number {
    let along = self[axis]
    let free = (area.extent - along.outer - shim).named("free room in the area")
    if along.flags.contains(.autoBefore) { return area.start + along.autoMargin(free) }
    let part = along.flags.contains(.autoAfter) ? 0 : alignment?.part() ?? 0
    return area.start + shim + free.fraction(part) + along.before
  }
}
