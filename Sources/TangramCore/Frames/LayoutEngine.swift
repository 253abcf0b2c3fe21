/// What lays out a tree: a plan of it, the solver and the frame writer that work on it.
///
/// An engine belongs to one layout at a time; it is neither shared nor sent while it is in use.
package final class LayoutEngine {
  let plan: Plan
  let solver: Solver
  let writer: FrameWriter

  /// Compiles a tree, or only its root if it is too large.
  package init(_ tree: TGView, in environment: TGEnvironment) {
    let clean = environment.sanitized
    let counts = TreeCounts(of: tree.node, within: clean.limits)
    if let problem = counts.problem {
      var root = tree
      root.subviews = []
      plan = Plan(root, in: clean)
      solver = Solver(plan)
      writer = FrameWriter(solver)
      compile(TreeCounts(of: root.node, within: clean.limits))
      plan.report(plan.boxes.base, "subviews", problem)
    } else {
      plan = Plan(tree, in: clean)
      solver = Solver(plan)
      writer = FrameWriter(solver)
      compile(counts)
    }
    plan.reportProblems(of: environment)
  }

  private func compile(_ counts: TreeCounts) {
    var compiler = Compiler(solver)
    compiler.compile(counts)
    assert(plan.boxes.count == counts.views && plan.containers.count == max(1, counts.containers))
    writer.nodeCount = plan.boxes.count
    writer.growToPlan()
    checkInvariants()
  }

  /// Solves the tree and writes all frames.
  package func layout() { writer.layout() }

  /// The size that results for the root when it is given `size`, of which zeros mean its current size.
  func fittingSize(_ size: TGSize) -> TGSize { writer.fittingSize(size) }

  /// Brings the plan up to date with a new version of its tree, and with the environment.
  ///
  /// - Returns: Whether that was possible; if not, the engine is of no more use.
  func update(to tree: TGView, in environment: TGEnvironment) -> Bool {
    let clean = environment.sanitized
    guard plan.diagnostics.isEmpty, clean.scale == plan.environment.scale,
      clean.snapping == plan.environment.snapping,
      clean.isRightToLeft == plan.environment.isRightToLeft,
      clean.sizeClass == plan.environment.sizeClass, clean.limits == plan.environment.limits
    else { return false }
    if clean.size != plan.environment.size {
      if solver.readsRoom { return false }
      plan.environment = clean
      plan.reportProblems(of: environment)
      // The root reads the room, whatever it says.
      solver.forgetSolution(of: 0)
      solver.forgetSolutions(ofContainersWith: .usesWindow)
    }
    guard isWorthUpdating else { return false }
    var update = PlanUpdate(solver, writer)
    guard update.apply(tree) else { return false }
    checkInvariants()
    return writer.nodeCount - 1 <= clean.limits.views
  }

  /// Costs nothing in release builds, where nobody would look at what is found.
  private func checkInvariants() {
    assert(
      {
        plan.checkInvariants()
        return true
      }())
  }

  /// Whether little enough was left over by updates before.
  private var isWorthUpdating: Bool {
    let live = writer.nodeCount
    return plan.boxes.count <= 4 * live + 64
      && plan.rares.count + plan.links.count + plan.contents.count + plan.extras.count
        + plan.held.value.count <= 8 * live + 256
  }
}

// MARK: - For benchmarks, which compile without solving and solve without compiling

extension LayoutEngine {
  /// Solves the tree in another room as if it had just been compiled.
  package func solveAfresh(in environment: TGEnvironment) {
    plan.environment = environment
    solver.forgetSolutions()
    layout()
  }

  /// The number of nodes.
  package var nodeCount: Int { plan.boxes.count }

  /// The frames in the order of the plan: parents before children, siblings together.
  package var frames: [TGRect] { (0..<plan.frames.count).map { plan.frames[$0] } }
}
