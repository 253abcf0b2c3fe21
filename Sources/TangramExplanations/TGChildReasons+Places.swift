// What the positions of a child stand for in reasons.

import TangramCore

extension TGChildReasons {
  /// The position before the child in points; percentages are of `length`.
  public func start(of length: TGReason? = nil) -> TGReason { position(.start, of: length) }

  /// The position after the child in points; percentages are of `length`.
  public func after(of length: TGReason? = nil) -> TGReason { position(.end, of: length) }

  /// The position of the centre in points; percentages are of `length`.
  public func center(of length: TGReason? = nil) -> TGReason { position(.center, of: length) }

  /// The position before the child, of which a percentage is worth `share`.
  public func start(worth share: TGReason) -> TGReason { position(.start, worth: share) }

  /// The position after the child, of which a percentage is worth `share`.
  public func after(worth share: TGReason) -> TGReason { position(.end, worth: share) }

  /// Where the child begins if it is placed by an alignment, as `place(_:)` does it.
  public func origin(at alignment: TGAlignment) -> TGReason {
    let room = container.content
    let (before, after) = (start(of: room), after(of: room))
    switch alignment {
    case .center:
      return (room - before - after - extent) / .rule(2) + container.paddingStart + before
        + center(of: room)
    case .end: return container.size - container.paddingEnd - after - extent
    case .windowCenter: return originInWindow(before, after, room)
    case .fill, .none, .start, .baseline, .between, .around, .among, .other:
      return container.paddingStart + before
    }
  }

  /// The extent of the child if it is stretched between its margins, within its bounds.
  public var stretchedExtent: TGReason {
    let room = container.content
    return clamp(room - start(of: room) - after(of: room))
  }

  private func originInWindow(
    _ before: TGReason, _ after: TGReason, _ room: TGReason
  ) -> TGReason {
    let inWindow =
      (container.window - before - after - extent) / .rule(2) + before + center(of: room)
    return container.fromWindow(inWindow, extent: extent)
  }
}

extension TGPassReasons {
  /// A coordinate of the window in the container's own coordinates, as `fromWindow(_:extent:)` has
  /// it.
  public func fromWindow(_ coordinate: TGReason, extent: TGReason) -> TGReason {
    let origin = solver.windowOrigin(of: index)[axis]
    let isMirrored = solver.environment.isRightToLeft
    let edge = TGReason(leaf: origin, "origin in the window", .given(.environment))
    let own = coordinate - edge
    return axis == .horizontal && isMirrored ? size - own - extent : own
  }
}

extension TGChildReasons {
  private func position(
    _ place: PositionPlace, of length: TGReason? = nil, worth share: TGReason? = nil
  ) -> TGReason {
    let position = child.positionInFull(place, axis)
    let attribute = attribute(of: place)
    let label = place == .center ? "offset of the center" : "\(attribute.name) margin"
    var points = TGReason.nothing
    switch position.kind {
    // Its name is that of the whole, which may have an offset and bounds, too.
    case .number: points = written(position.value, attribute).named("")
    case .weight:
      if let share {
        points = share
      } else if let length {
        points = .percentage(written(position.value, attribute).named(""), of: length)
      }
    case .none, .wrap, .fill, .list, .anchor: break
    }
    if position.offset != 0 {
      points = points + written(position.offset, attribute).named("offset")
    }
    let bounded = bounded(points, position, attribute)
    let isNamed = position.kind == .number || !bounded.operands.isEmpty
    return isNamed ? bounded.named(label) : bounded
  }

  /// Keeps a position within bounds that are numbers.
  private func bounded(
    _ points: TGReason, _ position: PlanPosition, _ attribute: TGAttribute
  ) -> TGReason {
    let (lower, upper) = (
      position.lower.number(or: -.infinity), position.upper.number(or: .infinity)
    )
    var bounded = points
    if upper < bounded.value {
      bounded = .least([bounded, written(upper, attribute).named("maximum")])
    }
    if lower > bounded.value {
      bounded = .greatest([bounded, written(lower, attribute).named("minimum")])
    }
    return bounded
  }

  /// The attribute under which a position was written.
  private func attribute(of place: PositionPlace) -> TGAttribute {
    switch place {
    case .center: axis == .horizontal ? .centerX : .centerY
    case .start: child.edgeAttribute(isStart: true, axis)
    case .end: child.edgeAttribute(isStart: false, axis)
    }
  }
}

extension TGReason {
  /// A number that makes no difference in a sum.
  static var nothing: TGReason { .rule(0) }

  /// Whether the number is left out of sums.
  var isNothing: Bool { operation == .given(.rule) && value == 0 && label.isEmpty }
}
