import TangramCore
import TangramExplanations

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

  /// Returns the containing block with this start and extent, with the static position in it.
  fileprivate func space(from start: Double = 0, _ extent: Double) -> AbsoluteSpace<Double> {
    (start, extent, self.start, end, part)
  }
}

/// The containing block of an absolutely positioned item along an axis, and the item's static position in it:
/// `part` of the free space between `staticStart` and `staticEnd` precedes an item without positions.
package typealias AbsoluteSpace<Number> = (
  start: Number, extent: Number, staticStart: Number, staticEnd: Number, part: Double
)

extension Item {
  /// Sizes and places an absolutely positioned item in its containing block, whose corner is at these
  /// coordinates of the container, and assigns its rectangle to the child.
  package mutating func placeAbsolutely(
    in frame: TGSize, at corner: TGPoint = .zero, x horizontal: StaticPosition,
    y vertical: StaticPosition, _ pass: TGPass
  ) {
    let across = horizontal.space(from: corner.x, frame.width)
    let down = vertical.space(from: corner.y, frame.height)
    let height = knownHeight(in: down)
    x.extent = absoluteWidth(in: across, height: height, pass)
    y.extent = height ?? clamp(contentHeight(width: x.extent, pass), .vertical)
    assign(
      x: origin(.horizontal, in: across), y: origin(.vertical, in: down),
      isIndefinite: height == nil && ratio == 0, pass)
  }
}

// MARK: - The rules

extension RuleItem {
  /// Returns the height if it is known before the width; nil if it depends on the content.
  func knownHeight(in space: AbsoluteSpace<Number>) -> Number? {
    if let size = size(.vertical) { return clamp(size, .vertical) }
    // A height that the ratio derives from a width takes precedence over the space between the vertical
    // positions.
    let hasWidth = item.x.isSized || item.x.isBetweenInsets
    guard item.y.isBetweenInsets, item.ratio == 0 || !hasWidth else { return nil }
    return stretched(.vertical, in: space)
  }

  func absoluteWidth(
    in space: AbsoluteSpace<Number>, height: Number?, _ pass: TGPass
  ) -> Number {
    if let size = size(.horizontal) { return clamp(size, .horizontal) }
    if item.ratio > 0, let height {
      let width =
        item.x.hasLower ? height * ratio : contentWidth(.least, height: height, pass)
      return clamp(width, .horizontal)
    }
    if item.x.isBetweenInsets { return stretched(.horizontal, in: space) }
    let room = item.x.hasInset ? inner(space.extent, .horizontal) : staticRoom(in: space)
    return clamp(fittedWidth(in: room, height: height ?? Number(.nan), pass), .horizontal)
  }

  /// Returns the extent between positions on both sides, clamped to the bounds of both axes; the ratio
  /// converts the bounds of the other axis.
  private func stretched(_ axis: TGAxis, in space: AbsoluteSpace<Number>) -> Number {
    let room = inner(space.extent, axis)
    if item.ratio == 0 { return clamp(room, axis) }
    let factor = axis == .horizontal ? ratio : Number(1) / ratio
    let (least, most) = (lower(axis.crossed) * factor, upper(axis.crossed) * factor)
    return clamp(room.atMost(most).atLeast(least), axis)
  }

  func origin(_ axis: TGAxis, in space: AbsoluteSpace<Number>) -> Number {
    let (flags, extent) = (item[axis].flags, extent(axis))
    if flags.contains(.hasBefore) { return space.start + before(axis) }
    if flags.contains(.hasAfter) { return space.start + (space.extent - after(axis) - extent) }
    let free = (space.staticEnd - space.staticStart - extent).named("free room")
    return space.start + (space.staticStart + free.fraction(space.part))
  }
}

/// Returns the available width for an item that has no horizontal positions.
private func staticRoom<Number: TGRuleNumber>(in space: AbsoluteSpace<Number>) -> Number {
  if space.part == 0 { return space.extent - space.staticStart }
  if space.part == 1 { return space.staticEnd }
  let middle = ((space.staticStart + space.staticEnd) / Number(2)).named("middle of the room")
  return Number(2) * middle.atMost(space.extent - middle)
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
    size = max(0, hasInset ? frame - margins : staticRoom(in: position.space(frame)))
  }
}
