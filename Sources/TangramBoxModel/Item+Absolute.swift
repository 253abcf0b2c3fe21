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
    y.extent = height.isKnown ? height : y.clamp(contentHeight(width: x.extent, pass))
    assign(
      x: x.origin(in: across), y: y.origin(in: down),
      isIndefinite: !height.isKnown && ratio == 0, pass)
  }
}

// MARK: - The rules

extension RuleItem {
  /// Returns the height if it is known before the width; NaN if it depends on the content.
  func knownHeight(in space: AbsoluteSpace<Number>) -> Number {
    // A height that the ratio derives from a width takes precedence over the space between the vertical
    // positions.
    let hasWidth = x.isSized || x.isBetweenInsets
    if y.isSized || !y.isBetweenInsets || item.ratio > 0 && hasWidth { return y.boundedSize }
    return y.stretched(in: space, by: x, item.ratio > 0 ? Number(1) / ratio : nil)
  }

  func absoluteWidth(
    in space: AbsoluteSpace<Number>, height: Number, _ pass: TGPass
  ) -> Number {
    if x.isSized { return x.boundedSize }
    if item.ratio > 0, height.isKnown {
      return x.clamp(x.hasLower ? height * ratio : contentWidth(.least, height: height, pass))
    }
    if x.isBetweenInsets { return x.stretched(in: space, by: y, item.ratio > 0 ? ratio : nil) }
    let room = x.hasInset ? x.inner(of: space.extent) : staticRoom(in: space)
    return x.clamp(fittedWidth(in: room, height: height, pass))
  }
}

extension RuleItemAxis {
  /// Returns the extent between positions on both sides, clamped to the bounds of both axes; the ratio, if
  /// there is one, converts the bounds of the other axis.
  fileprivate func stretched(
    in space: AbsoluteSpace<Number>, by other: Self, _ ratio: Number?
  ) -> Number {
    let room = inner(of: space.extent)
    guard let ratio else { return clamp(room) }
    return clamp(room.atMost(other.upper * ratio).atLeast(other.lower * ratio))
  }

  func origin(in space: AbsoluteSpace<Number>) -> Number {
    if flags.contains(.hasBefore) { return space.start + before }
    if flags.contains(.hasAfter) { return space.start + (space.extent - after - extent) }
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
  /// Sizes an item whose size is `fill`: without positions, it takes the available space at its static
  /// position.
  fileprivate mutating func fill(_ frame: Double, from position: StaticPosition) {
    guard fills else { return }
    size = max(0, hasInset ? frame - margins : staticRoom(in: position.space(frame)))
  }
}
