// The reason for a single number, at any stage.

import TangramCore

extension Explainer {
  /// Returns the reason for a number.
  func reason(for number: TGLayoutNumber) -> TGReason {
    let (box, axis) = (number.box, number.axis)
    switch number.stage {
    case .placed: return placed(box, axis, number.quantity)
    case .framed: return framed(box, axis, number.quantity)
    case .found: return found(box, axis)
    case .handed: return withRootReasons { $0.handed(axis) }
    }
  }

  /// Returns the reason for a number as an operand of another reason, in which it has this value.
  ///
  /// A container may have been measured for a size that differs from its final size; the numbers of
  /// such a measurement are no longer available.
  func reason(for number: TGLayoutNumber, worth value: Double) -> TGReason {
    let reason = reason(for: number)
    if reason.yields(value) { return reason }
    if let snapped = reason.snapped(to: value, on: solver.plan.grid) { return snapped }
    return TGReason(
      leaf: value, number.name, .given(.content), rule: "measured on the way", view: number.view)
  }

  /// Returns the final value of a number of a view.
  func value(_ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity) -> Double {
    engine.frame(ofBox: box)[axis, quantity]
  }

  private func leaf(
    _ value: Double, _ number: TGLayoutNumber, _ source: TGReason.Source, _ rule: String
  ) -> TGReason {
    TGReason(leaf: value, number.name, .given(source), rule: rule, view: number.view)
  }

  /// Returns the reason for a number that a container set without explaining it.
  private func unexplained(
    _ value: Double, _ number: TGLayoutNumber, ofContainer index: Int
  ) -> TGReason {
    let name = plan.bodiesInForce[index].kindName
    return leaf(value, number, .container, "the \(name) layout's own rule")
  }
}

// MARK: - As the container set it

extension Explainer {
  private func placed(
    _ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity
  ) -> TGReason {
    let parent = Int(plan.boxes[box].parent)
    if parent < 0 { return framed(box, axis, quantity) }
    let pass = reasons(ofContainer: parent)
    let actual = exact(box, axis, quantity)
    let key = ReasonLog.Key(box: box, axis: axis, quantity: quantity)
    if let reason = pass.reasons[key], reason.yields(actual) { return reason }
    let number = plan.number(box, axis, quantity, .placed)
    if !plan.boxes[box].isExcluded, !plan.boxes[box].keepsFrame {
      return unexplained(actual, number, ofContainer: parent)
    }
    let kept = kept(box, axis, quantity)
    return kept.yields(actual) ? kept : leaf(actual, number, .rule, "takes no part")
  }

  /// Returns a number exactly as the container set it.
  ///
  /// The value that a reason computes may differ from it by rounding errors, which matter if it is
  /// halfway between two pixels.
  private func exact(_ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity) -> Double {
    let parent = Int(plan.boxes[box].parent)
    return (reasons(ofContainer: parent).children[box]?[axis] ?? plan.boxes[box][axis])[quantity]
  }

  private func found(_ box: Int, _ axis: TGAxis) -> TGReason {
    let index = Int(plan.boxes[box].container)
    guard index >= 0 else { return .nothing }
    let pass = reasonsWhenMeasured(ofContainer: index, axis)
    if let size = pass.sizes[axis] { return size }
    let number = plan.number(box, axis, .extent, .found)
    return unexplained(plan.containers[index][axis].size, number, ofContainer: index)
  }
}

// MARK: - As it is in the frame

extension Explainer {
  private func framed(
    _ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity
  ) -> TGReason {
    let value = value(box, axis, quantity)
    let reason = box == 0 ? ofRoot(axis, quantity) : ofChild(box, axis, quantity)
    if reason.yields(value) { return reason }
    let number = plan.number(box, axis, quantity, .framed)
    let parent = Int(plan.boxes[box].parent)
    return parent < 0
      ? leaf(value, number, .container, "the room's own rule")
      : unexplained(value, number, ofContainer: parent)
  }

  private func ofChild(
    _ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity
  ) -> TGReason {
    let isAbsent = plan.boxes[box].isExcluded && !plan.boxes[box].isPlacedThoughAbsent
    if isAbsent || plan.boxes[box].keepsFrame { return kept(box, axis, quantity) }
    let value = value(box, axis, quantity)
    let exact = placed(box, axis, quantity)
    if exact.value == value || !exact.isReal { return exact }
    return snapped(box, axis, quantity, exact, value)
  }

  /// Returns the reason for a number after snapping to the pixel grid.
  private func snapped(
    _ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity, _ exact: TGReason,
    _ value: Double
  ) -> TGReason {
    let grid = solver.plan.grid
    let number = plan.reason(self.exact(box, axis, quantity), box, axis, quantity, .placed)
    if quantity == .origin {
      return exact.yields(value) ? exact : number.rounded(on: grid)
    }
    if exact.value < 0 { return .greatest([number, .rule(0)]) }
    let start = plan.reason(self.exact(box, axis, .origin), box, axis, .origin, .placed)
    let between = RoomReasons.between(start, number, on: grid)
    if between.yields(value) { return exact.yields(value) ? exact : between }
    return number.snapped(to: value, on: grid) ?? exact
  }

  private func ofRoot(_ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity) -> TGReason {
    withRootReasons { reasons in
      if quantity == .extent { return reasons.extent(axis) }
      let extent = plan.reason(value(0, axis, .extent), 0, axis, .extent, .framed)
      return reasons.origin(axis, extent: extent)
    }
  }

  private func withRootReasons(_ read: (RoomReasons) -> TGReason) -> TGReason {
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
      RoomReasons(rules: rules, child: child) { axis in
        TGReason(leaf: rules.room[axis], "the room's \(axis.extentName)", .given(.environment))
      })
  }
}

// MARK: - Kept frames

extension Explainer {
  /// Returns the reason for a number of a frame that the layout does not change: it is from the frame
  /// before the layout.
  private func kept(_ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity) -> TGReason {
    let frame = plan.givenFrame(ofBox: box)
    let number = plan.number(box, axis, quantity, .framed)
    if quantity == .extent, isFound(plan.boxes[box], axis) {
      return plan.reason(value(box, axis, .extent), box, axis, .extent, .found)
    }
    let name = quantity == .origin ? "origin" : "size"
    let written = TGReason.written(
      frame[axis, quantity], number.name, "frame.\(name).\(number.name)")
    let rule = whyKept(box)
    if plan.boxes[box].collapses {
      if quantity == .extent { return .rule(0).by(rule) }
      let extent = TGReason.written(
        frame.size[axis], axis.extentName, "frame = \(frame)")
      return (written + extent / .rule(2)).by(rule)
    }
    if plan.boxes[box].hasFrame {
      let kept = written.of(number.view).by(rule)
      return quantity == .extent ? kept.notNegative : kept
    }
    return TGReason.rule(0).by(plan.boxes[box].isGone ? rule : "\(rule), and was given none")
  }

  /// Whether the view determines its own extent by wrapping, although it otherwise keeps its frame.
  private func isFound(_ box: Box, _ axis: TGAxis) -> Bool {
    guard box.container >= 0, !box.isExcluded else { return false }
    return plan.containers[Int(box.container)][axis].wraps
  }

  private func whyKept(_ box: Int) -> String {
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0, !plan.bodiesInForce[parent].laysOutChildren {
      return "a plain view lays out nothing, so its child keeps its frame"
    }
    if plan.boxes[box].isGone { return "it is gone and takes no part" }
    if plan.boxes[box].isExcluded { return "it takes no part and keeps its frame" }
    return "it takes its place, but keeps its frame"
  }
}

extension TGReason {
  /// Whether the reason explains the number, rather than only state that a container set it.
  var isReal: Bool { operation != .given(.container) }
}
