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
  private var known: [Int: PassReasons] = [:]
  /// The reasons from passes that only measured a container, by the index of the container; used if its
  /// last pass was for another size.
  private var measured: [Int: PassReasons] = [:]
  /// The only view whose numbers are explained; nil to explain all views.
  private var onlyBox: Int?

  init(_ tree: TGView, in environment: TGEnvironment) {
    engine = LayoutEngine(tree, in: environment)
    engine.layout()
  }

  /// Creates an explainer for one view, which does not create reasons for other views.
  convenience init(_ tree: TGView, in environment: TGEnvironment, of path: some Collection<Int>) {
    self.init(tree, in: environment)
    onlyBox = box(at: path)
  }

  var plan: Plan { engine.plan }
  var solver: Solver { engine.solver }
}

/// The reasons from one pass over a container, and the numbers that they explain.
struct PassReasons {
  var reasons: [ReasonLog.Key: TGReason]
  /// The exact rectangles of the children that are explained, by their boxes.
  var children: [Int: ExactRectangle]
  /// The reasons for the size that the container found, along the axes that it wraps.
  var sizes: [TGAxis: TGReason]
  /// The number of lines that the container arranged its children in; nil if it has no lines.
  var arrangedLines: Int?
}

/// The rectangle of a child before it is snapped to the pixel grid.
struct ExactRectangle {
  var x: AxisBox
  var y: AxisBox

  subscript(axis: TGAxis) -> AxisBox { axis == .horizontal ? x : y }
}

// MARK: - Querying containers

extension Explainer {
  /// Returns a container's reasons from the pass that determined the frames of its children.
  func reasons(ofContainer index: Int) -> PassReasons {
    if let reasons = known[index] { return reasons }
    let reasons = restored(index) { ask(index) }
    known[index] = reasons
    return reasons
  }

  /// Returns a container's reasons from the pass that found its content size.
  func reasonsWhenMeasured(ofContainer index: Int, _ axis: TGAxis) -> PassReasons {
    if let reasons = measured[index] { return reasons }
    let last = reasons(ofContainer: index)
    let container = plan.containers[index]
    if last.sizes[axis] != nil || container.box == 0 { return last }
    var given = TGSize.zero
    let across = axis.crossed
    if !container[across].wraps {
      given[across] = solver.plan.grid.snappedExtent(plan.boxes[Int(container.box)][across])
    }
    _ = solver.placeFromTop(index, given: given)
    let reasons = ask(index)
    measured[index] = reasons
    _ = engine.solveAgain(index)
    return reasons
  }

  /// Calls `ask` while the children of a container have the positions of their final frames.
  private func restored(_ index: Int, _ ask: () -> PassReasons) -> PassReasons {
    let own = plan.containers[index].wrappedAxes
    let wrapping = engine.solveAgain(index)
    plan.containers[index].wrappedAxes = wrapping
    defer { plan.containers[index].wrappedAxes = own }
    return ask()
  }

  /// Lets a container explain the numbers of its last pass.
  private func ask(_ index: Int) -> PassReasons {
    let log = ReasonLog(
      sizeBefore: solver.placedSize(of: index) ?? .zero, onlyBox: onlyBox)
    let container = plan.containers[index]
    let range = Int(container.first)..<Int(container.first + container.total)
    let pass = TGPass(solver: solver, container: index)
    let moves = ChildMoves(pass, plan)
    let moved = moves.areNeeded ? range.map { PassState(plan.boxes[$0]) } : nil
    moves.undo(pass)
    log.states = range.map { PassState(plan.boxes[$0]) }
    solver.reasons = log
    let body = plan.bodiesInForce[index]
    if body.laysOutChildren { body.explain(pass) } else { PlainAlgorithm().explainChildren(pass) }
    let explained = pass.explained
    let isAsked = onlyBox.map { $0 == Int(container.box) } ?? true
    let sizes = TGAxis.allCases.map { isAsked ? log.size(sizeKey(index, $0)) : nil }
    solver.reasons = nil
    let states = moved ?? log.states
    for (box, state) in zip(range, states) { state.restore(&plan.boxes[box]) }
    plan.containers[index].x.size = container.x.size
    plan.containers[index].y.size = container.y.size
    var found = PassReasons(
      reasons: log.reasons, children: [:], sizes: [:], arrangedLines: log.arrangedLines)
    for box in range where onlyBox == nil || onlyBox == box {
      found.children[box] = ExactRectangle(x: plan.boxes[box].x, y: plan.boxes[box].y)
    }
    moves.explain(&found, pass, explained)
    for (axis, size) in zip(TGAxis.allCases, sizes) where plan.containers[index][axis].wraps {
      found.sizes[axis] = size.flatMap { withBounds($0, index, axis) }
    }
    return found
  }

  private func sizeKey(_ index: Int, _ axis: TGAxis) -> ReasonLog.Key {
    ReasonLog.Key(box: Int(plan.containers[index].box), axis: axis, quantity: .extent)
  }

  /// Returns the reason for the size that a container found, including its own bounds; nil if the value
  /// of the reason differs from that size.
  private func withBounds(_ size: TGReason, _ index: Int, _ axis: TGAxis) -> TGReason? {
    let (container, pass) = (plan.containers[index], TGPass(solver: solver, container: index))
    let box = Int(container.box)
    var size = size
    let actual = container[axis].size
    if container.count == 0, container.dropsPaddingWhenEmpty {
      size = size - pass.reasons(axis).paddingStart - pass.reasons(axis).paddingEnd
    }
    if size.yields(actual) { return size }
    if solver.scalesContent(index, axis) {
      size = TGChild(box: box, pass: pass).reasons(axis).scale(size)
      if size.yields(actual) { return size }
    }
    let attribute = axis.sizeAttribute
    let node = plan.node(ofBox: box).inForce(for: solver.plan.environment.sizeClass)
    let text = node.text(of: attribute) ?? ""
    let isLower = actual > size.value
    let bound = TGReason.written(actual, isLower ? "minimum" : "maximum", text)
    let bounded = TGReason(isLower ? .greatest : .least, [size, bound])
    let isBound = plan.boxes[box][axis].sizeIsBounded
    return isBound ? bounded : nil
  }
}

extension LayoutEngine {
  /// Ensures that the children of a container are placed for the size of its frame.
  ///
  /// - Returns: The axes that the container wrapped in its last pass.
  fileprivate func solveAgain(_ index: Int) -> TGAxes {
    let size = plan.containers[index].frame.size
    let given = index == 0 ? handed : size
    solver.placing = index
    solver.renewWork()
    return solver.placeInFrame(index, given: given, frame: size) {
      solver.placeFromTop($0, given: $1)
    }
  }
}
