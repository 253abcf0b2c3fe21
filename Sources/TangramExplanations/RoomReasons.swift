import TangramCore

/// Explains the frame of a view inside a plain view: repeats the computation of `RoomRules` with
/// `TGReason` values instead of numbers.
struct RoomReasons {
  let rules: RoomRules
  /// The view as a child, which provides its descriptors.
  let child: TGChild
  /// The available space along both axes.
  let room: (TGAxis) -> TGReason

  private var box: Box { rules.view }
  private var grid: PixelGrid { rules.solver.plan.grid }
  private var isRightToLeft: Bool { rules.solver.plan.environment.isRightToLeft }

  private func childReasons(_ axis: TGAxis) -> TGChildReasons { child.reasons(axis) }
  private func start(_ axis: TGAxis) -> TGReason { childReasons(axis).start(of: room(axis)) }
  private func end(_ axis: TGAxis) -> TGReason { childReasons(axis).after(of: room(axis)) }
  private func center(_ axis: TGAxis) -> TGReason { childReasons(axis).center(of: room(axis)) }
}

extension RoomReasons {
  /// Returns the reason for the view's extent.
  func extent(_ axis: TGAxis) -> TGReason {
    if box[axis].sizeKind == .wrap, child.isContainer {
      return childReasons(axis).content(of: child.box[axis].extent) ?? .nothing
    }
    let extent = extentBefore(axis).notNegative
    guard grid.snapping == .edges else { return extent.rounded(on: grid) }
    let exact = extent.gathered("exact \(axis.extentName)")
    return Self.between(originBefore(axis), exact, on: grid)
  }

  /// Returns the reason for the view's origin, given the reason for its extent.
  func origin(_ axis: TGAxis, extent: TGReason) -> TGReason {
    let half = box[axis]
    let isAtEnd = half.endKind != .none && half.startKind == .none
    if half.sizeKind == .wrap, !half.isStretchedInRoom, half.centerKind != .none || isAtEnd,
      let origin = place(axis, extent)
    {
      let mirrors = axis == .horizontal && isRightToLeft
      let coordinate = mirrors ? room(axis) - origin - extent : origin
      return grid.snapping == .sizes ? coordinate : coordinate.rounded(on: grid)
    }
    return originBefore(axis).rounded(on: grid)
  }

  /// Returns the size for which the contents of the view are laid out, if it differs from the size of
  /// the frame.
  func handed(_ axis: TGAxis) -> TGReason {
    if box[axis].isStretchedInRoom { return clamp(room(axis) - start(axis) - end(axis), axis) }
    let isTied = box[axis].sizeKind == .anchor
    let whole = room(isTied ? PlanLink(box[axis].descriptors.size).attribute.axis : axis)
    return clamp(childReasons(axis).scale(whole), axis)
  }

  /// Returns the origin from the left or top before snapping; that of the frame before the layout if no
  /// position determines it.
  private func originBefore(_ axis: TGAxis) -> TGReason {
    // The extent is a labeled operand, as it is before the view's own pass.
    let extent = extentBefore(axis).gathered(childReasons(axis).attribute.name)
    guard let origin = place(axis, extent) else { return childReasons(axis).kept(.origin) }
    guard axis == .horizontal, isRightToLeft else { return origin }
    return (room(axis) - origin - extent).by("mirrored: reading starts on the right")
  }

  private func place(_ axis: TGAxis, _ extent: TGReason) -> TGReason? {
    let half = box[axis]
    if half.centerKind != .none, half.startKind == .none || half.endKind == .none {
      return (room(axis) - extent) / .rule(2) + center(axis)
    }
    if half.startKind != .none { return start(axis) }
    if half.endKind != .none { return room(axis) - extent - end(axis) }
    return nil
  }

  /// Returns the extent before the view's own pass and before snapping.
  private func extentBefore(_ axis: TGAxis) -> TGReason {
    if box[axis].isStretchedInRoom {
      let taken = axis == .horizontal ? end(axis) : start(axis)
      return clamp((room(axis) - start(axis) - taken).magnitude, axis)
    }
    switch box[axis].sizeKind {
    case .none, .wrap, .most: return childReasons(axis).kept(.extent)
    case .list: return clamp(childReasons(axis).kept(.extent), axis)
    case .number: return clamp(number(axis).magnitude, axis)
    case .weight: return clamp(childReasons(axis).share(of: room(axis)).magnitude, axis)
    case .fill:
      let left = room(axis) - start(axis) - end(axis)
      return clamp(childReasons(axis).scale(left).magnitude, axis)
    case .anchor: return clamp(tied(axis).magnitude, axis)
    }
  }

  private func number(_ axis: TGAxis) -> TGReason {
    childReasons(axis).number { link in
      switch link.target {
      case PlanLink.container: room(link.attribute.axis)
      case PlanLink.this:
        box[axis.crossed].sizeKind == .number
          ? .rule(box[axis.crossed].sizeNumber, link.attribute.name)
          : childReasons(axis.crossed).kept(.extent)
      default: nil
      }
    }
  }

  private func tied(_ axis: TGAxis) -> TGReason {
    let (link, other) = (PlanLink(box[axis].descriptors.size), axis.crossed)
    if link.target == PlanLink.container {
      return childReasons(axis).scale(room(link.attribute.axis))
    }
    guard link.target == PlanLink.this else { return childReasons(axis).kept(.extent) }
    let isKnown =
      link.attribute.axis == other && box[other].sizeKind != .anchor
      && box[other].sizeKind != .wrap
    return childReasons(axis).scale(
      isKnown ? extentBefore(other) : childReasons(axis).kept(.extent))
  }

  private func clamp(_ length: TGReason, _ axis: TGAxis) -> TGReason {
    let clamped = rules.clamp(length.value, axis)
    if clamped == length.value { return length }
    return length.bounded(by: childReasons(axis).written(clamped, axis.sizeAttribute))
  }

  /// Returns the distance between the two edges of a range after both are snapped to the pixel grid.
  static func between(_ origin: TGReason, _ extent: TGReason, on grid: PixelGrid) -> TGReason {
    let between = TGReason(.between(scale: grid.scale, grid.snapping), [origin, origin + extent])
    return between.value == extent.value ? extent.gathered("") : between
  }
}

extension TGReason {
  /// Returns the number as it follows from a bound, which is a minimum if it is greater.
  func bounded(by bound: TGReason) -> TGReason {
    bound.value > value
      ? .greatest([self, bound.named("minimum")]) : .least([self, bound.named("maximum")])
  }

  /// Creates the reason for a number from the frame before the layout; it is 0 if the view had no
  /// frame.
  init(keeping value: Double, _ number: TGLayoutNumber) {
    let nothing =
      number.quantity == .origin
      ? "nothing says where it begins" : "nothing says how large it is"
    let (source, rule): (Source, String) =
      value == 0 ? (.rule, nothing) : (.kept, "kept from before layout: \(nothing)")
    self.init(leaf: value, number.name, .given(source), rule: rule, view: number.view)
  }
}
