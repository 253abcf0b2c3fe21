import TangramCore

/// The static position of an absolutely positioned item along an axis: the space in which it is placed if it
/// has no positions of its own (the static-position rectangle in CSS), and its alignment there.
package struct StaticPosition: Sendable {
  /// The start of the space, in the coordinates of the frame that positions refer to.
  let start: Double
  let end: Double
  /// The fraction of the free space that precedes the item: 0, 0.5 or 1.
  package let part: Double

  package init(start: Double, end: Double, part: Double) {
    (self.start, self.end, self.part) = (start, end, part)
  }

  /// Returns the available width for an item in a frame of this width.
  func room(in frame: Double) -> Double {
    if part == 0 { return frame - start }
    if part == 1 { return end }
    let middle = (start + end) / 2
    return 2 * min(middle, frame - middle)
  }
}

extension Item {
  /// Sizes and places an absolutely positioned item in its containing block, whose corner is at these
  /// coordinates of the container, and assigns its rectangle to the child.
  package mutating func placeAbsolutely(
    in frame: TGSize, at corner: TGPoint = .zero, x horizontal: StaticPosition,
    y vertical: StaticPosition, _ pass: TGPass
  ) {
    let room = TGSize(width: frame.width - x.margins, height: frame.height - y.margins)
    var height = y.boundedSize
    // A height that the ratio derives from a width takes precedence over the space between the vertical
    // positions.
    if height.isNaN, y.isBetweenInsets, ratio == 0 || !x.isSized && !x.isBetweenInsets {
      height = y.clamp(ratio > 0 ? y.stretched(room.height, by: x, 1 / ratio) : room.height)
    }
    if x.isSized {
      x.extent = x.clamp(x.size)
    } else if ratio > 0, !height.isNaN {
      x.extent = x.clamp(x.hasLower ? height * ratio : contentWidth(.least, height: height, pass))
    } else if x.isBetweenInsets {
      x.extent = x.clamp(ratio > 0 ? x.stretched(room.width, by: y, ratio) : room.width)
    } else {
      let width = x.hasInset ? room.width : horizontal.room(in: frame.width)
      x.extent = x.clamp(fittedWidth(in: width, height: height, pass))
    }
    let isIndefinite = height.isNaN
    if isIndefinite { height = y.clamp(contentHeight(width: x.extent, pass)) }
    y.extent = height
    assign(
      x: x.origin(in: frame.width, horizontal) + corner.x,
      y: y.origin(in: frame.height, vertical) + corner.y,
      isIndefinite: isIndefinite && ratio == 0, pass)
  }
}

extension ItemReader {
  /// Creates an item from an absolutely positioned child; percentages of its positions refer to the
  /// containing block along the same axis.
  package static func absoluteItem(
    _ child: TGChild, at index: Int, _ value: TGFlexItem, in frame: TGSize,
    x horizontal: StaticPosition, y vertical: StaticPosition, _ pass: TGPass
  ) -> Item {
    let reader = ItemReader(pass, width: frame.width, height: .nan, definite: frame.height)
    var item = reader.item(child, at: index, value)
    if child[.vertical].hasPositions {
      reader.readPositions(child[.vertical], of: frame.height, &item.y)
    }
    item.x.fill(frame.width, from: horizontal)
    item.y.fill(frame.height, from: vertical)
    return item
  }
}

extension ItemAxis {
  /// Whether the item has a position on some side.
  var hasInset: Bool { !flags.isDisjoint(with: [.hasBefore, .hasAfter]) }

  /// Whether the item has positions on both sides, which determine its extent if it has no size.
  var isBetweenInsets: Bool { flags.isSuperset(of: [.hasBefore, .hasAfter]) }

  /// Sizes an item whose size is `fill`: without positions, it takes the available space at its static
  /// position.
  fileprivate mutating func fill(_ frame: Double, from position: StaticPosition) {
    guard fills else { return }
    size = max(0, hasInset ? frame - margins : position.room(in: frame))
  }

  /// Clamps a length to the bounds of the other axis, converted by the ratio.
  func stretched(_ room: Double, by other: ItemAxis, _ ratio: Double) -> Double {
    max(other.lower * ratio, min(room, other.upper * ratio))
  }

  fileprivate func origin(in frame: Double, _ position: StaticPosition) -> Double {
    if flags.contains(.hasBefore) { return before }
    if flags.contains(.hasAfter) { return frame - after - extent }
    return position.start + (position.end - position.start - extent) * position.part
  }
}
