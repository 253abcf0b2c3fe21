import TangramCore
import TangramExplanations

/// The space in which an absolute item is placed along an axis, with its edges as `TGReason` values.
package struct AbsoluteRoom {
  /// The coordinate at which the frame of reference begins.
  let start: TGReason
  /// The extent of the frame of reference.
  let extent: TGReason
  /// The static position, for an item without positions along the axis.
  let place: StaticPosition
  /// The start of the space that the static position refers to.
  let placeStart: TGReason
  /// The end of the space that the static position refers to.
  let placeEnd: TGReason

  /// Creates a space; the static position is relative to its start.
  package init(
    start: TGReason, extent: TGReason, place: StaticPosition, placeStart: TGReason,
    placeEnd: TGReason
  ) {
    (self.start, self.extent, self.place) = (start, extent, place)
    (self.placeStart, self.placeEnd) = (placeStart, placeEnd)
  }
}

extension ItemReasons {
  /// Records why an absolute item has its rectangle: repeats the computation of `placeAbsolutely` with
  /// `TGReason` values.
  package func explainAbsolute(in x: AbsoluteRoom, _ y: AbsoluteRoom) {
    var filled = self
    filled.item.fill(
      from: x.place, y.place, in: TGSize(width: x.extent.value, height: y.extent.value))
    filled.explainSized(in: x, y)
  }

  private func explainSized(in x: AbsoluteRoom, _ y: AbsoluteRoom) {
    let known = knownHeight(y)
    let width = absoluteWidth(x, known)
    let height =
      known
      ?? clamp(contentHeight(width: childReasons(.horizontal).extent), .vertical)
    explain(.horizontal, origin: origin(.horizontal, x), extent: width)
    explain(.vertical, origin: origin(.vertical, y), extent: height)
  }

  /// Returns the height if it is known before the width; nil if it depends on the content.
  private func knownHeight(_ y: AbsoluteRoom) -> TGReason? {
    if let size = size(.vertical) { return clamp(size, .vertical) }
    let isFree = !item.x.isSized && !item.x.liesBetween
    guard item.y.liesBetween, item.ratio == 0 || isFree else { return nil }
    let room = between(.vertical, y)
    if item.ratio == 0 { return clamp(room, .vertical) }
    return clamp(kept(room, by: .horizontal, 1 / item.ratio), .vertical)
  }

  private func absoluteWidth(_ x: AbsoluteRoom, _ height: TGReason?) -> TGReason {
    if let size = size(.horizontal) { return clamp(size, .horizontal) }
    if item.ratio > 0, let height {
      let byRatio = childReasons(.vertical).extent * ratio
      if item.x.hasLower { return clamp(byRatio, .horizontal) }
      let least = contentWidth(.least, height: height.value)
      return clamp(least.value > byRatio.value ? least : byRatio, .horizontal)
    }
    let sides = item.x.flags.intersection([.hasBefore, .hasAfter])
    if item.x.liesBetween {
      let room = between(.horizontal, x)
      if item.ratio == 0 { return clamp(room, .horizontal) }
      return clamp(kept(room, by: .vertical, item.ratio), .horizontal)
    }
    let room = sides.isEmpty ? staticRoom(x) : between(.horizontal, x)
    return clamp(fittedWidth(in: room, height: height?.value ?? .nan), .horizontal)
  }

  /// Returns a length clamped to the bounds of the other axis, which are converted by the ratio.
  private func kept(_ room: TGReason, by other: TGAxis, _ ratio: Double) -> TGReason {
    let value = item[other.crossed].stretched(room.value, by: item[other], ratio)
    return value == room.value ? room : .rule(value, "what the other bounds are worth")
  }

  /// Returns the extent of the frame of reference minus the distances before and after the item.
  private func between(_ axis: TGAxis, _ room: AbsoluteRoom) -> TGReason {
    inner(room.extent, axis)
  }

  /// Returns the available width for an item without horizontal positions.
  private func staticRoom(_ x: AbsoluteRoom) -> TGReason {
    if x.place.part == 0 { return x.extent - x.placeStart }
    if x.place.part == 1 { return x.placeEnd }
    let middle = ((x.placeStart + x.placeEnd) / .rule(2)).named("middle of the room")
    return .rule(2) * .least([middle, x.extent - middle])
  }

  private func origin(_ axis: TGAxis, _ room: AbsoluteRoom) -> TGReason {
    let flags = item[axis].flags
    if flags.contains(.hasBefore) { return room.start + before(axis) }
    let extent = childReasons(axis).extent
    if flags.contains(.hasAfter) { return room.start + (room.extent - after(axis) - extent) }
    return room.start
      + room.place.reason(extent, start: room.placeStart, end: room.placeEnd)
  }
}
