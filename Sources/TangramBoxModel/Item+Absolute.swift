import TangramCore

/// The static position of an absolute item: the space in which it is placed without positions of its
/// own, and the side of that space.
package struct StaticPosition: Sendable {
  /// The start of the space, in the coordinates of the frame that positions refer to.
  var start: Double
  /// The end of the space.
  var end: Double
  /// The fraction of the free space that precedes the item: 0, 0.5 or 1.
  var part: Double

  /// Creates a static position.
  package init(start: Double, end: Double, part: Double) {
    (self.start, self.end, self.part) = (start, end, part)
  }

  func origin(_ extent: Double) -> Double { start + (end - start - extent) * part }

  /// Returns the available width for an item in a frame of this width.
  func room(in frame: Double) -> Double {
    if part == 0 { return frame - start }
    if part == 1 { return end }
    let middle = (start + end) / 2
    return 2 * min(middle, frame - middle)
  }
}

extension Item {
  /// Sizes and places an absolute item in its frame of reference, whose corner is at these coordinates
  /// of the container, and assigns its rectangle to the child.
  package mutating func placeAbsolutely(
    in frame: TGSize, at corner: TGPoint = .zero, x horizontal: StaticPosition,
    y vertical: StaticPosition, _ pass: TGPass
  ) {
    fill(from: horizontal, vertical, in: frame)
    let room = TGSize(width: frame.width - x.margins, height: frame.height - y.margins)
    var height = y.boundedSize
    // A height that the ratio derives from a width takes precedence over the space between the vertical
    // positions.
    if height.isNaN, y.liesBetween, ratio == 0 || !x.isSized && !x.liesBetween {
      height = y.clamp(ratio > 0 ? y.stretched(room.height, by: x, 1 / ratio) : room.height)
    }
    if x.isSized {
      x.extent = x.clamp(x.size)
    } else if ratio > 0, !height.isNaN {
      x.extent = x.clamp(
        x.hasLower ? height * ratio : contentWidth(.least, height: height, pass))
    } else if x.liesBetween {
      x.extent = x.clamp(ratio > 0 ? x.stretched(room.width, by: y, ratio) : room.width)
    } else {
      let hasInset = !x.flags.isDisjoint(with: [.hasBefore, .hasAfter])
      let width = hasInset ? room.width : horizontal.room(in: frame.width)
      x.extent = x.clamp(fittedWidth(in: width, height: height, pass))
    }
    let isIndefinite = height.isNaN
    if isIndefinite {
      height = y.clamp(contentHeight(width: x.extent, pass))
    }
    y.extent = height
    settle(
      x: x.origin(in: frame.width, horizontal) + corner.x,
      y: y.origin(in: frame.height, vertical) + corner.y,
      isIndefinite: isIndefinite && ratio == 0, pass)
  }
}

extension Item {
  /// Sizes an item whose size is `fill` and that has no positions: it takes the available space at its
  /// static position.
  mutating func fill(
    from horizontal: StaticPosition, _ vertical: StaticPosition, in frame: TGSize
  ) {
    if x.fillsFromPlace { x.size = max(0, horizontal.room(in: frame.width)) }
    if y.fillsFromPlace { y.size = max(0, vertical.room(in: frame.height)) }
  }
}

extension ItemAxis {
  /// Whether the item has positions on both sides, which determine its extent if it has no size.
  var liesBetween: Bool { flags.isSuperset(of: [.hasBefore, .hasAfter]) }

  fileprivate var fillsFromPlace: Bool { fills && flags.isDisjoint(with: [.hasBefore, .hasAfter]) }

  /// Clamps a length to the bounds of the other axis, converted by the ratio.
  func stretched(_ room: Double, by other: ItemAxis, _ ratio: Double) -> Double {
    max(other.lower * ratio, min(room, other.upper * ratio))
  }

  fileprivate func origin(in frame: Double, _ place: StaticPosition) -> Double {
    if flags.contains(.hasBefore) { return before }
    if flags.contains(.hasAfter) { return frame - after - extent }
    return place.origin(extent)
  }
}
