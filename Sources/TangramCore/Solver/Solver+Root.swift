// The root in the plain view that holds it: its frame, and the size its contents are laid out for.

/// The frame of a root along one axis before its own pass, and what it hands to that pass.
private struct RootAxis {
  /// Nil when no position says anything.
  var origin: Double?
  var extent: Double
}

extension Solver {
  /// The frame of the root before its pass.
  ///
  /// The axes that wrap are found by the pass.
  ///
  /// It follows the root's default descriptors; only what is inside follows the size class.
  func rootFrameBeforePass() -> TGRect {
    let node = plan.root.storage.node
    let given = node.givenFrame
    // The box keeps the size of the layout before; the frame starts from what the tree says.
    let frame = plan.finite(given, of: boxes.base)
    boxes.base.pointee.x.current = frame.size.width
    boxes.base.pointee.y.current = frame.size.height
    var loose = boxes[0]
    // The default class usually is the one in force, and is compiled already.
    if node.hasSet(for: environment.sizeClass) {
      let (width, height) = (loose.x.current, loose.y.current)
      loose = Box()
      (loose.x.current, loose.y.current) = (width, height)
      withUnsafeMutablePointer(to: &loose) { fillLooseRoot($0, node) }
    }
    return withUnsafeMutablePointer(to: &loose) { rootFrame($0, given.origin) }
  }

  private func rootFrame(
    _ box: UnsafeMutablePointer<Box>, _ given: TGPoint
  ) -> TGRect {
    let x = place(box, .horizontal)
    let y = place(box, .vertical)
    // Without a position the root stays where it is, whatever the reading direction.
    var left = x.origin ?? (given.x.isFinite ? given.x : 0)
    if environment.isRightToLeft, let origin = x.origin {
      left = environment.size.width - origin - x.extent
    }
    let top = y.origin ?? (given.y.isFinite ? given.y : 0)
    return TGRect(
      x: grid.round(left), y: grid.round(top), width: grid.round(max(0, x.extent)),
      height: grid.round(max(0, y.extent)))
  }

  private func place(
    _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis
  ) -> RootAxis {
    let room = environment.size[axis]
    let child = LooseChild(box: box, solver: self)
    let (start, end) = (child.start(axis, of: room), child.end(axis, of: room))
    let half = box[axis]
    var extent = half.current
    switch half.sizeKind {
    case .fill: extent = child.scaled(room - start - end, axis)
    case .weight: extent = child.scaled(room * half.sizeValue / 100, axis)
    case .number: extent = child.scaled(half.sizeValue, axis)
    case .anchor:
      let link = PlanLink(bits: half.sizeValue)
      if link.target == PlanLink.container {
        extent = child.scaled(environment.size[link.attribute.axis], axis)
      } else if link.target == PlanLink.this {
        // TangramKit takes the extent on the same axis, whichever is named.
        extent = child.scaled(half.current, axis)
      }
    case .none, .wrap, .list, .safeArea: break
    }
    if half.sizeKind != .none, half.sizeKind != .wrap {
      extent = child.clamp(extent.magnitude, axis)
    }
    if half.startKind != .none, half.endKind != .none {
      // TangramKit takes the start margin off twice on the vertical axis.
      let taken = axis == .horizontal ? start + end : start + start
      return RootAxis(origin: start, extent: child.clamp((room - taken).magnitude, axis))
    }
    if half.centerKind != .none {
      return RootAxis(
        origin: (room - extent) / 2 + child.center(axis, of: room), extent: extent)
    }
    if half.startKind != .none { return RootAxis(origin: start, extent: extent) }
    if half.endKind != .none { return RootAxis(origin: room - extent - end, extent: extent) }
    return RootAxis(origin: nil, extent: extent)
  }

  /// The size the root's contents are laid out for, where it differs from the frame.
  func rootSizeForPass(_ frame: TGRect) -> TGSize {
    let child = LooseChild(box: boxes.base, solver: self)
    var size = frame.size
    for axis in TGAxis.allCases {
      let half = boxes.base[axis]
      let room = environment.size[axis]
      var handed = 0.0
      if half.sizeKind == .fill {
        handed = child.clamp(child.scaled(room, axis), axis)
      } else if half.sizeKind == .anchor {
        let link = PlanLink(bits: half.sizeValue)
        if link.target == PlanLink.container {
          handed = child.clamp(child.scaled(environment.size[link.attribute.axis], axis), axis)
        }
      }
      if half.startKind != .none, half.endKind != .none {
        handed = child.clamp(
          room - child.start(axis, of: room) - child.end(axis, of: room), axis)
      }
      if handed > 0 { size[axis] = handed }
    }
    return size
  }

  /// The frame of the root after its pass: where it wraps, the size found, and the place that
  /// follows from that size.
  func rootFrame(_ before: TGRect, solved: TGSize) -> TGRect {
    var frame = before
    let root = containers.base
    guard root.pointee.x.wraps || root.pointee.y.wraps else { return frame }
    let child = LooseChild(box: boxes.base, solver: self)
    for axis in TGAxis.allCases where root[axis].wraps {
      let extent = solved[axis]
      let room = environment.size[axis]
      frame.size[axis] = extent
      let half = boxes.base[axis]
      var origin: Double?
      if half.centerKind != .none, !(half.startKind != .none && half.endKind != .none) {
        origin = (room - extent) / 2 + child.center(axis, of: room)
      } else if half.endKind != .none, half.startKind == .none {
        origin = room - extent - child.end(axis, of: room)
      }
      guard let origin else { continue }
      let mirrors = axis == .horizontal && environment.isRightToLeft
      frame.origin[axis] = mirrors ? room - origin - extent : origin
    }
    return frame
  }

  /// Fills a root box that is not part of the plan: there is nothing but the superview to refer to.
  private func fillLooseRoot(_ box: UnsafeMutablePointer<Box>, _ node: borrowing Node) {
    var compiler = Compiler(self)
    compiler.fillDescriptors(box, node)
    for reference in compiler.references where reference.place == .size {
      let link = PlanLink(
        target: reference.anchor.target == .superview ? PlanLink.container : PlanLink.this,
        attribute: reference.anchor.attribute)
      box[reference.attribute.axis].sizeValue = link.bits
    }
  }
}

extension Node {
  /// Whether other descriptors than the default ones are in force for a size class.
  fileprivate func hasSet(for sizeClass: TGSizeClass) -> Bool {
    sizeClass.candidates.contains { set(for: $0) != nil }
  }
}

/// The descriptors of a box outside a pass, by axis.
private struct LooseChild {
  let box: UnsafeMutablePointer<Box>
  let solver: Solver

  private var rare: RareBox {
    box.pointee.rare >= 0 ? solver.rares[Int(box.pointee.rare)] : RareBox()
  }

  func start(_ axis: TGAxis, of room: Double) -> Double {
    box[axis].flags.contains(.startIsRare)
      ? rare[axis].start.points(of: room)
      : PlanPosition.points(box[axis].startKind, box[axis].startValue, of: room)
  }

  func end(_ axis: TGAxis, of room: Double) -> Double {
    box[axis].flags.contains(.endIsRare)
      ? rare[axis].end.points(of: room)
      : PlanPosition.points(box[axis].endKind, box[axis].endValue, of: room)
  }

  func center(_ axis: TGAxis, of room: Double) -> Double {
    box[axis].flags.contains(.centerIsRare)
      ? rare[axis].center.points(of: room)
      : PlanPosition.points(box[axis].centerKind, box[axis].startValue, of: room)
  }

  func scaled(_ length: Double, _ axis: TGAxis) -> Double { solver.scaled(length, box, axis) }

  func clamp(_ length: Double, _ axis: TGAxis) -> Double {
    if box[axis].flags.contains(.hasInterval) {
      return solver.plan.extras[Int(box.pointee.extras)].intervals[axis].clamp(length)
    }
    guard box[axis].flags.contains(.sizeIsBounded) else { return length }
    return rare[axis].size.clamp(length, content: length) { link in
      switch link.target {
      case PlanLink.container, PlanLink.content: solver.environment.size[link.attribute.axis]
      case PlanLink.this: box[link.attribute.axis].current
      default: nil
      }
    }
  }
}
