import TangramCore

/// Finds the reasons for the numbers of a layout.
///
/// It lays the tree out again, which results in the same frames, and then lets each relevant container
/// explain the numbers that it set. This adds no cost to the layout itself.
///
/// Explaining a view does not recurse into other views: a reason refers to other numbers, which can be
/// explained in turn.
final class Explainer {
  let engine: LayoutEngine
  /// The reasons from the last passes of containers, by the index of the container.
  private var known: [Int: ReasonLog] = [:]
  /// The reasons from passes that only measured a container, by the index of the container; used if its
  /// last pass was for another size.
  private var measured: [Int: ReasonLog] = [:]
  /// The only view whose numbers are explained; nil to explain all views.
  var onlyBox: Int?

  init(_ tree: TGView, in environment: TGEnvironment) {
    engine = LayoutEngine(tree, in: environment)
    engine.layout()
  }

  var plan: Plan { engine.plan }
  var solver: Solver { engine.solver }
}

// MARK: - Querying containers

extension Explainer {
  /// Returns a container's reasons from the pass that determined the frames of its children.
  func reasons(ofContainer index: Int) -> ReasonLog {
    if let reasons = known[index] { return reasons }
    // The container must explain its numbers while its children have the positions of their final frames.
    let wrappedAxes = plan.containers[index].wrappedAxes
    plan.containers[index].wrappedAxes = engine.solveAgain(index)
    let reasons = collectReasons(ofContainer: index)
    plan.containers[index].wrappedAxes = wrappedAxes
    known[index] = reasons
    return reasons
  }

  /// Returns a container's reasons from the pass that found its content size.
  func reasonsWhenMeasured(ofContainer index: Int, _ axis: TGAxis) -> ReasonLog {
    if let reasons = measured[index] { return reasons }
    let last = reasons(ofContainer: index)
    let container = plan.containers[index]
    if last.sizes[axis] != nil || container.box == 0 { return last }
    var given = TGSize.zero
    let across = axis.crossed
    if !container[across].wraps {
      given[across] = plan.grid.snappedExtent(plan.boxes[Int(container.box)][across])
    }
    _ = solver.placeFromTop(index, given: given)
    let reasons = collectReasons(ofContainer: index)
    measured[index] = reasons
    _ = engine.solveAgain(index)
    return reasons
  }

  private func collectReasons(ofContainer index: Int) -> ReasonLog {
    let container = plan.containers[index]
    let range = Int(container.first)..<Int(container.first + container.total)
    let log = ReasonLog(
      sizeBefore: solver.placedSize(of: index) ?? .zero, moved: range.map { plan.boxes[$0] },
      onlyBox: onlyBox)
    let pass = TGPass(solver: solver, container: index)
    let moves = ChildMoves(pass, plan)
    moves.undo(pass)
    log.placed = range.map { plan.boxes[$0] }
    solver.reasons = log
    defer { solver.reasons = nil }
    let body = plan.bodiesInForce[index]
    if body.laysOutChildren { body.explain(pass) } else { PlainAlgorithm().explainChildren(pass) }
    let axes = TGAxis.allCases.filter { log.explains(Int(container.box)) && container[$0].wraps }
    let sizes = axes.map { log.size(pass.reasons($0).sizeKey) }
    for (box, moved) in zip(range, log.moved) { plan.boxes[box] = moved }
    plan.containers[index].x.size = container.x.size
    plan.containers[index].y.size = container.y.size
    moves.explain(log, pass)
    for (axis, size) in zip(axes, sizes) {
      log.sizes[axis] = size.flatMap { withBounds($0, pass.reasons(axis)) }
    }
    return log
  }

  /// Returns the reason for the size that a container found, including its own bounds; nil if the value
  /// of the reason differs from that size.
  private func withBounds(_ size: TGReason, _ container: TGPassReasons) -> TGReason? {
    let (pass, axis, actual) = (container.pass, container.axis, container.points)
    var size = size
    if pass.count == 0, pass.container.dropsPaddingWhenEmpty {
      size = size - container.paddingStart - container.paddingEnd
    }
    if size.yields(actual) { return size }
    if solver.scalesContent(pass.containerIndex, axis) {
      size = TGChild(box: container.box, pass: pass).reasons(axis).scale(size)
      if size.yields(actual) { return size }
    }
    guard plan.boxes[container.box][axis].sizeIsBounded else { return nil }
    let node = plan.node(ofBox: container.box).inForce(for: plan.environment.sizeClass)
    return size.bounded(by: .written(actual, "", node.text(of: axis.sizeAttribute) ?? ""))
  }
}

extension LayoutEngine {
  /// Ensures that the children of a container are placed for the size of its frame.
  ///
  /// - Returns: The axes that the container wrapped in its last pass.
  fileprivate func solveAgain(_ index: Int) -> TGAxes {
    let size = plan.containers[index].frame.size
    let given = index == 0 ? rootPassSize : size
    solver.containerBeingWritten = index
    solver.restoreBudget()
    return solver.placeInFrame(index, given: given, frame: size) {
      solver.placeFromTop($0, given: $1)
    }
  }
}
