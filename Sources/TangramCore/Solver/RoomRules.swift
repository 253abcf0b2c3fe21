// The frame of a view in a plain view, which lays out nothing: the root in its environment, and
// containers in plain views of the tree.

/// Computes the frame of a view in an available space from the view's own descriptors.
package struct RoomRules {
  /// The box of the view in its state before the view's own pass.
  package let view: Box
  /// The index of the box that problems of the view are reported for.
  let box: Int
  package let solver: Solver
  package let room: TGSize

  package init(view: Box, box: Int, solver: Solver, room: TGSize) {
    var view = view
    if box == 0, view.rare >= 0 {
      for axis in TGAxis.allCases { Self.evaluateMosts(of: &view, axis, solver, room) }
    }
    (self.view, self.box, self.solver, self.room) = (view, box, solver, room)
  }

  /// Evaluates the sizes of the root that are the largest or the smallest of several values.
  ///
  /// Not inlined, like `clamp`: both have many callers, which run only once per layout.
  @inline(never)
  private static func evaluateMosts(
    of view: inout Box, _ axis: TGAxis, _ solver: Solver, _ room: TGSize
  ) {
    let start = TGSize(width: view.x.current, height: view.y.current)
    let other = view[axis.crossed]
    solver.evaluateMosts(of: &view, 0, axis) { link in
      switch link.target {
      case PlanLink.container: room[link.attribute.axis]
      case PlanLink.this:
        other.sizeKind == .number ? other.sizeNumber : start[link.attribute.axis]
      default: nil
      }
    }
  }

  /// The frame along one axis before the view's own pass; its origin is nil if no position is set.
  private typealias Span = (origin: Double?, extent: Double)
}

extension RoomRules {
  /// The frame before the view's own pass, which determines the axes that wrap.
  ///
  /// - Parameter given: The origin of the frame that the view was given.
  func frame(from given: TGPoint) -> TGRect {
    let (x, y, grid) = (place(.horizontal), place(.vertical), solver.plan.grid)
    // Without a position the view keeps its origin, whatever the reading direction.
    var left = x.origin ?? given.x
    if solver.plan.environment.isRightToLeft, let origin = x.origin {
      left = room.width - origin - x.extent
    }
    let top = y.origin ?? given.y
    var frame = TGRect(
      x: grid.round(left), y: grid.round(top), width: grid.round(max(0, x.extent)),
      height: grid.round(max(0, y.extent)))
    if grid.snapping == .edges {
      frame.size.width = grid.snappedExtent(x.extent, at: left)
      frame.size.height = grid.snappedExtent(y.extent, at: top)
    }
    return frame
  }

  private func place(_ axis: TGAxis) -> Span {
    let whole = room[axis]
    let (start, end) = (points(.start, axis), points(.end, axis))
    let axisBox = view[axis]
    let extent = extent(axis)
    if axisBox.isStretchedInRoom {
      // As in TangramKit, the start margin is subtracted twice on the vertical axis.
      let margins = axis == .horizontal ? start + end : start + start
      return (start, clamp((whole - margins).magnitude, axis))
    }
    let isBetween = axisBox.startKind != .none && axisBox.endKind != .none
    if axisBox.centerKind != .none, !isBetween {
      return ((whole - extent) / 2 + points(.center, axis), extent)
    }
    if axisBox.startKind != .none { return (start, extent) }
    if axisBox.endKind != .none { return (whole - extent - end, extent) }
    return (nil, extent)
  }

  private func extent(_ axis: TGAxis) -> Double {
    let axisBox = view[axis]
    var extent = axisBox.current
    switch axisBox.sizeKind {
    case .fill: extent = scaled(room[axis] - points(.start, axis) - points(.end, axis), axis)
    case .weight: extent = scaled(room[axis] * axisBox.sizeNumber / 100, axis)
    case .number: extent = scaled(axisBox.sizeNumber, axis)
    case .anchor:
      let link = PlanLink(axisBox.descriptors.size)
      if link.target == PlanLink.container {
        extent = scaled(room[link.attribute.axis], axis)
      } else if link.target == PlanLink.this {
        // TangramKit uses the current extent on this axis, whichever axis the anchor names. That is
        // the fallback here if the other extent is not known before the pass.
        let other = axis.crossed
        let isKnown =
          link.attribute.axis == other && view[other].sizeKind != .anchor
          && view[other].sizeKind != .wrap
        extent = scaled(isKnown ? place(other).extent : axisBox.current, axis)
      }
    case .none, .wrap, .list, .most: break
    }
    if axisBox.sizeKind == .none || axisBox.sizeKind == .wrap { return extent }
    // Like TangramKit, use the absolute value of a negative extent.
    if extent < 0 { reportNegative(extent, axis) }
    return clamp(extent.magnitude, axis)
  }

  private func reportNegative(_ extent: Double, _ axis: TGAxis) {
    let message =
      "is \(readable(extent)), but a size cannot be negative; "
      + "outside of containers, the absolute value, \(readable(extent.magnitude)), is used instead"
    solver.plan.report(
      box, axis == .horizontal ? "width" : "height",
      .other(message, code: .negativeSize, severity: .error))
  }

  /// The size that the contents are laid out for, which may differ from the size of the frame.
  func sizeForPass(_ frame: TGRect) -> TGSize {
    let grid = solver.plan.grid
    var size = frame.size
    for axis in TGAxis.allCases {
      let axisBox = view[axis]
      var passExtent = 0.0
      if axisBox.sizeKind == .fill {
        passExtent = clamp(scaled(room[axis], axis), axis)
      } else if axisBox.sizeKind == .anchor {
        let link = PlanLink(axisBox.descriptors.size)
        if link.target == PlanLink.container {
          passExtent = clamp(scaled(room[link.attribute.axis], axis), axis)
        }
      }
      if axisBox.isStretchedInRoom {
        passExtent = clamp(room[axis] - points(.start, axis) - points(.end, axis), axis)
      }
      // `passExtent` may be the extent of the frame before snapping; in that case the snapped extent
      // is kept.
      let isSnapped =
        grid.snapping == .edges && (passExtent - size[axis]).magnitude <= 1 / grid.scale
      if passExtent > 0, !isSnapped { size[axis] = passExtent }
    }
    return size
  }

  /// The frame after the pass: an axis that wraps gets the size that was found, and an origin that
  /// is recomputed if it depends on that size.
  func frame(_ before: TGRect, solved: TGSize) -> TGRect {
    let grid = solver.plan.grid
    var frame = before
    for axis in TGAxis.allCases where view[axis].sizeKind == .wrap {
      let extent = solved[axis]
      frame.size[axis] = extent
      let axisBox = view[axis]
      var origin: Double?
      if axisBox.centerKind != .none, !(axisBox.startKind != .none && axisBox.endKind != .none) {
        origin = (room[axis] - extent) / 2 + points(.center, axis)
      } else if axisBox.endKind != .none, axisBox.startKind == .none {
        origin = room[axis] - extent - points(.end, axis)
      }
      guard let origin else { continue }
      let mirrors = axis == .horizontal && solver.plan.environment.isRightToLeft
      let coordinate = mirrors ? room[axis] - origin - extent : origin
      // With the snapping `.sizes`, as in TangramKit, this coordinate is not rounded to the grid.
      frame.origin[axis] = grid.snapping == .sizes ? coordinate : grid.round(coordinate)
    }
    return frame
  }
}

extension AxisBox {
  /// Whether two margins determine the extent of a view in a plain view.
  ///
  /// A size that is set takes precedence, unless it is known only after the pass; the view then begins at
  /// its first margin.
  package var isStretchedInRoom: Bool {
    guard startKind != .none, endKind != .none else { return false }
    switch sizeKind {
    case .number, .weight, .anchor: return false
    case .none, .wrap, .fill, .list, .most: return true
    }
  }
}

// MARK: - Descriptors outside a pass

extension RoomRules {
  /// Returns a position in points within the available space.
  private func points(_ place: PositionPlace, _ axis: TGAxis) -> Double {
    let axisBox = view[axis]
    if axisBox.isRare(place) {
      return solver.rares[Int(view.rare)][axis][place].points(of: room[axis])
    }
    let position = axisBox.descriptors[place]
    return PlanPosition.points(position.kind, position.number, of: room[axis])
  }

  private func scaled(_ length: Double, _ axis: TGAxis) -> Double {
    view[axis].sizeScales ? solver.rares[Int(view.rare)][axis].size.scaled(length) : length
  }

  @inline(never)
  package func clamp(_ length: Double, _ axis: TGAxis) -> Double {
    solver.plan.clamp(length, view, axis, content: length) { link in
      switch link.target {
      case PlanLink.container: room[link.attribute.axis]
      case PlanLink.this: view[link.attribute.axis].current
      default: nil
      }
    }
  }
}

// MARK: - The root
//
// The root in the plain view that holds it: the root's frame, and the size that its contents are
// laid out for.

extension Solver {
  /// The rules for the frame of the root, in its current state.
  var rootRules: RoomRules {
    RoomRules(view: boxes[0], box: 0, solver: self, room: plan.environment.size)
  }

  /// The frame of the root before its pass.
  ///
  /// The axes that wrap are determined by the pass.
  func rootFrameBeforePass() -> TGRect {
    // The box still has the size of the previous layout; start from the frame given in the tree.
    let frame = plan.givenFrame(ofBox: 0)
    let size = plan.startSize(of: boxes[0], frame.size)
    (boxes[0].x.current, boxes[0].y.current) = (size.width, size.height)
    return rulesBeforePass.frame(from: frame.origin)
  }

  /// The rules for the frame of the root, in the state before its pass.
  package var rulesBeforePass: RoomRules {
    var root = plan.defaultRoot ?? boxes[0]
    root.container = boxes[0].container
    (root.isExcluded, root.keepsFrame) = (boxes[0].isExcluded, boxes[0].keepsFrame)
    let size = plan.startSize(of: root, plan.givenFrame(ofBox: 0).size)
    (root.x.current, root.y.current) = (size.width, size.height)
    return RoomRules(view: root, box: 0, solver: self, room: plan.environment.size)
  }
}
