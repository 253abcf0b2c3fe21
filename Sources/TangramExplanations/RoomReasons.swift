import TangramCore

/// Explains the frame of a view inside a plain view along an axis, with `TGReason` values for the numbers
/// that `RoomRules` computes.
struct RoomReasons {
  let rules: RoomRules
  /// The view as a child, which provides its descriptors.
  let reasons: TGChildReasons
  /// The available space along both axes.
  let rooms: (TGAxis) -> TGReason

  private var axis: TGAxis { reasons.axis }
  private var axisBox: AxisBox { rules.view[axis] }
  private var cross: RoomReasons { RoomReasons(rules: rules, reasons: reasons.cross, rooms: rooms) }
  private var grid: PixelGrid { rules.solver.plan.grid }
  private var isMirrored: Bool {
    axis == .horizontal && rules.solver.plan.environment.isRightToLeft
  }
  private var room: TGReason { rooms(axis) }
  private var start: TGReason { reasons.start(of: room) }
  private var end: TGReason { reasons.after(of: room) }
}

extension RoomReasons {
  var extent: TGReason {
    if axisBox.sizeKind == .wrap, reasons.child.isContainer {
      return reasons.content(of: reasons.axisBox.extent) ?? .rule(0)
    }
    let extent = extentBefore.notNegative
    guard grid.snapping == .edges else { return extent.rounded(on: grid) }
    return .between(originBefore, extent.gathered("exact \(axis.extentName)"), on: grid)
  }

  /// Returns the reason for the view's origin, given the reason for its extent.
  func origin(extent: TGReason) -> TGReason {
    let isAtEnd = axisBox.endKind != .none && axisBox.startKind == .none
    if axisBox.sizeKind == .wrap, !axisBox.isStretchedInRoom,
      axisBox.centerKind != .none || isAtEnd,
      let origin = place(extent)
    {
      let coordinate = isMirrored ? room - origin - extent : origin
      return grid.snapping == .sizes ? coordinate : coordinate.rounded(on: grid)
    }
    return originBefore.rounded(on: grid)
  }

  /// The size for which the contents of the view are laid out, if it differs from the size of the frame.
  var passExtent: TGReason {
    if axisBox.isStretchedInRoom { return clamp(room - start - end) }
    let isTied = axisBox.sizeKind == .anchor
    let axis = isTied ? PlanLink(axisBox.descriptors.size).attribute.axis : axis
    return clamp(reasons.scale(rooms(axis)))
  }

  /// The origin from the left or top before snapping; that of the frame before the layout if no position
  /// determines it.
  private var originBefore: TGReason {
    // The extent before the view's own pass, as a labeled operand.
    let extent = extentBefore.gathered(reasons.attribute.name)
    guard let origin = place(extent) else { return reasons.kept.origin }
    if !isMirrored { return origin }
    return (room - origin - extent).by("mirrored: reading starts on the right")
  }

  private func place(_ extent: TGReason) -> TGReason? {
    if axisBox.centerKind != .none, axisBox.startKind == .none || axisBox.endKind == .none {
      return (room - extent) / .rule(2) + reasons.center(of: room)
    }
    if axisBox.startKind != .none { return start }
    return axisBox.endKind == .none ? nil : room - extent - end
  }

  /// The extent before the view's own pass and before snapping.
  private var extentBefore: TGReason {
    if axisBox.isStretchedInRoom {
      return clamp((room - start - (axis == .horizontal ? end : start)).magnitude)
    }
    switch axisBox.sizeKind {
    case .none, .wrap, .most: return reasons.kept.extent
    case .list: return clamp(reasons.kept.extent)
    case .number: return clamp(number.magnitude)
    case .weight: return clamp(reasons.share(of: room).magnitude)
    case .fill: return clamp(reasons.scale(room - start - end).magnitude)
    case .anchor: return clamp(tied.magnitude)
    }
  }

  private var number: TGReason {
    reasons.number { link in
      switch link.target {
      case PlanLink.container: rooms(link.attribute.axis)
      case PlanLink.this:
        cross.axisBox.sizeKind == .number
          ? .rule(cross.axisBox.sizeNumber, link.attribute.name) : reasons.cross.kept.extent
      default: nil
      }
    }
  }

  private var tied: TGReason {
    let link = PlanLink(axisBox.descriptors.size)
    if link.target == PlanLink.container { return reasons.scale(rooms(link.attribute.axis)) }
    guard link.target == PlanLink.this else { return reasons.kept.extent }
    let isKnown =
      link.attribute.axis == axis.crossed && cross.axisBox.sizeKind != .anchor
      && cross.axisBox.sizeKind != .wrap
    return reasons.scale(isKnown ? cross.extentBefore : reasons.kept.extent)
  }

  private func clamp(_ length: TGReason) -> TGReason {
    let clamped = rules.clamp(length.value, axis)
    if clamped == length.value { return length }
    return length.bounded(by: reasons.written(clamped, axis.sizeAttribute))
  }
}
