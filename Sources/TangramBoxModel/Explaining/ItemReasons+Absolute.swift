import TangramCore
import TangramExplanations

/// The containing block of an absolutely positioned item along an axis, and the item's static position in it:
/// `part` of the free space between `staticStart` and `staticEnd` precedes an item without positions.
package typealias AbsoluteRoom = (
  start: TGReason, extent: TGReason, staticStart: TGReason, staticEnd: TGReason, part: Double
)

extension ItemReasons {
  /// Records why an absolutely positioned item has the rectangle that `placeAbsolutely` computes.
  package static func explainAbsolute(
    _ item: Item, in x: AbsoluteRoom, _ y: AbsoluteRoom, _ pass: TGPass
  ) {
    let own = ItemReasons(item, pass, width: x.extent, height: y.extent, isAbsolute: true)
    let known = own.knownHeight(y)
    let width = own.absoluteWidth(x, known)
    let height =
      known ?? own.clamp(own.contentHeight(width: own.childReasons(.horizontal).extent), .vertical)
    own.explain(.horizontal, origin: own.origin(.horizontal, x), extent: width)
    own.explain(.vertical, origin: own.origin(.vertical, y), extent: height)
  }

  /// Returns the height if it is known before the width; nil if it depends on the content.
  private func knownHeight(_ y: AbsoluteRoom) -> TGReason? {
    if let size = size(.vertical) { return clamp(size, .vertical) }
    let isFree = !item.x.isSized && !item.x.isBetweenInsets
    guard item.y.isBetweenInsets, item.ratio == 0 || isFree else { return nil }
    return stretched(.vertical, y, 1 / item.ratio)
  }

  private func absoluteWidth(_ x: AbsoluteRoom, _ height: TGReason?) -> TGReason {
    if let size = size(.horizontal) { return clamp(size, .horizontal) }
    if item.ratio > 0, let height {
      let byRatio = childReasons(.vertical).extent * ratio
      if item.x.hasLower { return clamp(byRatio, .horizontal) }
      let least = contentWidth(.least, height: height.value)
      return clamp(least.value > byRatio.value ? least : byRatio, .horizontal)
    }
    if item.x.isBetweenInsets { return stretched(.horizontal, x, item.ratio) }
    let room = item.x.hasInset ? inner(x.extent, .horizontal) : staticRoom(x)
    return clamp(fittedWidth(in: room, height: height?.value ?? .nan), .horizontal)
  }

  /// Returns the extent between positions on both sides, clamped to the bounds of both axes; the ratio
  /// converts the bounds of the other axis.
  private func stretched(_ axis: TGAxis, _ room: AbsoluteRoom, _ ratio: Double) -> TGReason {
    let room = inner(room.extent, axis)
    if item.ratio == 0 { return clamp(room, axis) }
    let value = item[axis].stretched(room.value, by: item[axis.crossed], ratio)
    return clamp(
      value == room.value ? room : .rule(value, "what the other bounds are worth"), axis)
  }

  /// Returns the available width for an item that has no horizontal positions.
  private func staticRoom(_ x: AbsoluteRoom) -> TGReason {
    if x.part == 0 { return x.extent - x.staticStart }
    if x.part == 1 { return x.staticEnd }
    let middle = ((x.staticStart + x.staticEnd) / .rule(2)).named("middle of the room")
    return .rule(2) * .least([middle, x.extent - middle])
  }

  private func origin(_ axis: TGAxis, _ room: AbsoluteRoom) -> TGReason {
    let (flags, extent) = (item[axis].flags, childReasons(axis).extent)
    if flags.contains(.hasBefore) { return room.start + before(axis) }
    if flags.contains(.hasAfter) { return room.start + (room.extent - after(axis) - extent) }
    if room.part == 0 { return room.start + room.staticStart }
    if room.part == 1 { return room.start + (room.staticEnd - extent) }
    let free = room.staticEnd - room.staticStart - extent
    return room.start + (room.staticStart + free * .rule(room.part))
  }
}
