// The reason for a single number, at any stage.

import TangramCore

extension Explainer {
  func reason(for number: TGLayoutNumber) -> TGReason {
    switch number.stage {
    case .placed: placed(number)
    case .framed: framed(number)
    case .found: found(number)
    case .forPass: withRootReasons(number.axis) { $0.passExtent }
    }
  }

  /// Returns the reason for a number as an operand of another reason, where the number has the given value.
  ///
  /// A container may have been measured for a size that differs from its final size; the numbers of
  /// such a measurement are no longer available.
  func reason(for number: TGLayoutNumber, withValue value: Double) -> TGReason {
    let reason = reason(for: number)
    if reason.yields(value) { return reason }
    return reason.snapped(to: value, on: plan.grid)
      ?? leaf(value, number, .content, "measured on the way")
  }

  private func value(_ number: TGLayoutNumber) -> Double {
    engine.frame(ofBox: number.box)[number.axis, number.quantity]
  }

  private func leaf(
    _ value: Double, _ number: TGLayoutNumber, _ source: TGReason.Source, _ rule: String
  ) -> TGReason {
    TGReason(leaf: value, number.name, .given(source), rule: rule, view: number.view)
  }

  /// Returns the reason for a number that a container set without explaining it; for the root, the view that
  /// holds it.
  private func unexplained(
    _ value: Double, _ number: TGLayoutNumber, ofContainer index: Int
  ) -> TGReason {
    let name = index < 0 ? "room" : "\(plan.bodiesInForce[index].kindName) layout"
    return leaf(value, number, .container, "the \(name)'s own rule")
  }
}

// MARK: - As the container set it

extension Explainer {
  private func placed(_ number: TGLayoutNumber) -> TGReason {
    let box = plan.boxes[number.box]
    if box.parent < 0 { return framed(number) }
    let actual = exact(number)
    let key = ReasonLog.Key(box: number.box, axis: number.axis, quantity: number.quantity)
    let reason = reasons(ofContainer: Int(box.parent)).reasons[key]
    if let reason, reason.yields(actual) { return reason }
    if !box.isExcluded, !box.keepsFrame {
      return unexplained(actual, number, ofContainer: Int(box.parent))
    }
    let kept = kept(number)
    return kept.yields(actual) ? kept : leaf(actual, number, .rule, "takes no part")
  }

  /// Returns a number exactly as the container set it.
  ///
  /// The value that a reason computes may differ from it by rounding errors, which matter if it is
  /// halfway between two pixels.
  private func exact(_ number: TGLayoutNumber) -> Double {
    let parent = Int(plan.boxes[number.box].parent)
    let place = number.box - Int(plan.containers[parent].first)
    return reasons(ofContainer: parent).moved[place][number.axis][number.quantity]
  }

  private func found(_ number: TGLayoutNumber) -> TGReason {
    let (index, axis) = (Int(plan.boxes[number.box].container), number.axis)
    guard index >= 0 else { return .rule(0) }
    return reasonsWhenMeasured(ofContainer: index, axis).sizes[axis]
      ?? unexplained(plan.containers[index][axis].size, number, ofContainer: index)
  }
}

// MARK: - As it is in the frame

extension Explainer {
  private func framed(_ number: TGLayoutNumber) -> TGReason {
    let value = value(number)
    let reason =
      number.box == 0 ? ofRoot(number.axis, number.quantity) : ofChild(number, value)
    if reason.yields(value) { return reason }
    return unexplained(value, number, ofContainer: Int(plan.boxes[number.box].parent))
  }

  private func ofChild(_ number: TGLayoutNumber, _ value: Double) -> TGReason {
    let box = plan.boxes[number.box]
    if box.isExcluded && !box.isPlacedThoughAbsent || box.keepsFrame { return kept(number) }
    let reason = placed(number)
    // If the only known reason is that the container set the number, snapping does not explain it, either.
    if reason.value == value || reason.operation == .given(.container) { return reason }
    return snapped(number, reason, value)
  }

  /// Returns the reason for a number after snapping to the pixel grid.
  private func snapped(
    _ number: TGLayoutNumber, _ reason: TGReason, _ value: Double
  ) -> TGReason {
    let grid = plan.grid
    func exact(_ quantity: TGLayoutNumber.Quantity) -> TGReason {
      let number = plan.number(number.box, number.axis, quantity, .placed)
      return TGReason(leaf: self.exact(number), nil, .number(number), view: number.view)
    }
    if number.quantity == .origin {
      return reason.yields(value) ? reason : exact(.origin).rounded(on: grid)
    }
    if reason.value < 0 { return .greatest([exact(.extent), .rule(0)]) }
    let between = TGReason.between(exact(.origin), exact(.extent), on: grid)
    if between.yields(value) { return reason.yields(value) ? reason : between }
    return exact(.extent).snapped(to: value, on: grid) ?? reason
  }

  private func ofRoot(_ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity) -> TGReason {
    withRootReasons(axis) { reasons in
      if quantity == .extent { return reasons.extent }
      let extent = engine.frame(ofBox: 0).size[axis]
      return reasons.origin(extent: plan.reason(extent, 0, axis, .extent, .framed))
    }
  }

  private func withRootReasons(
    _ axis: TGAxis, _ read: (RoomReasons) -> TGReason
  ) -> TGReason {
    let rules = solver.rulesBeforePass
    // The rules use the root's extents before its pass, while its frame has the extents after the pass.
    let found = engine.rootFrame.size
    var root = rules.view
    (root.x.extent, root.y.extent) = (found.width, found.height)
    // The rules need the root's default descriptors, which its box in the plan may not have.
    swap(&root, &plan.boxes[0])
    defer { plan.boxes[0] = root }
    let child = TGChild(box: 0, pass: TGPass(solver: solver, container: 0))
    return read(
      RoomReasons(rules: rules, reasons: child.reasons(axis)) { axis in
        .environment(rules.room[axis], "the room's \(axis.extentName)")
      })
  }
}

// MARK: - Kept frames

extension Explainer {
  /// Returns the reason for a number of a frame that the layout does not change: it is from the frame
  /// before the layout.
  private func kept(_ number: TGLayoutNumber) -> TGReason {
    let (box, axis) = (plan.boxes[number.box], number.axis)
    let isExtent = number.quantity == .extent
    // The view determines its own extent by wrapping, although it otherwise keeps its frame.
    if isExtent, box.container >= 0, !box.isExcluded,
      plan.containers[Int(box.container)][axis].wraps
    {
      return plan.reason(value(number), number.box, axis, .extent, .found)
    }
    let (frame, rule) = (plan.givenFrame(ofBox: number.box), reasonForKeeping(box))
    let name = isExtent ? "size" : "origin"
    let written = TGReason.written(
      frame[axis, number.quantity], number.name, "frame.\(name).\(number.name)")
    if box.collapses {
      if isExtent { return .rule(0).by(rule) }
      let extent = TGReason.written(frame.size[axis], axis.extentName, "frame = \(frame)")
      return (written + extent / .rule(2)).by(rule)
    }
    if box.hasFrame {
      let kept = written.of(number.view).by(rule)
      return isExtent ? kept.notNegative : kept
    }
    return TGReason.rule(0).by(box.isGone ? rule : "\(rule), and was given none")
  }

  private func reasonForKeeping(_ box: Box) -> String {
    if box.parent >= 0, !plan.bodiesInForce[Int(box.parent)].laysOutChildren {
      return "a plain view lays out nothing, so its child keeps its frame"
    }
    if box.isGone { return "it is gone and takes no part" }
    if box.isExcluded { return "it takes no part and keeps its frame" }
    return "it takes its place, but keeps its frame"
  }
}
