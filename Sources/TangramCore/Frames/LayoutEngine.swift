/// What lays out a tree: a plan of it, the solver and the frame writer that work on it.
///
/// An engine belongs to one layout at a time; it is neither shared nor sent while it is in use.
package final class LayoutEngine {
  package let plan: Plan
  package let solver: Solver
  package let writer: FrameWriter
  /// Where the views are, for layouts of versions that have the same views at the same positions.
  private(set) var index = LayoutIndex()
  /// The number of views.
  package private(set) var viewCount: Int

  /// Compiles a tree, or only its root if it is too large.
  package init(_ tree: TGView, in environment: TGEnvironment) {
    let clean = environment.sanitized
    var root = tree
    var counts = TreeCounts(of: tree.node, within: clean.limits)
    let problem = counts.problem
    if problem != nil {
      root.subviews = []
      counts = TreeCounts(of: root.node, within: clean.limits)
    }
    plan = Plan(root, in: clean)
    solver = Solver(plan)
    writer = FrameWriter(solver)
    viewCount = counts.views
    var compiler = Compiler(solver)
    compiler.compile(counts)
    checkInvariants()
    if let problem { plan.report(0, "subviews", problem) }
    plan.reportProblems(of: environment)
  }

  /// Solves the tree and writes all frames.
  package func layout() { writer.layout(views: viewCount) }

  /// The size that results for the root when it is given `size`, of which zeros mean its current size.
  func fittingSize(_ size: TGSize) -> TGSize { writer.fittingSize(size, views: viewCount) }

  /// Brings the plan up to date with a new version of its tree, and with the environment.
  ///
  /// - Returns: Whether that was possible; if not, the engine is of no more use.
  func update(to tree: TGView, in environment: TGEnvironment) -> Bool {
    // What is the matter with an environment is found only when a tree is compiled in it.
    guard environment.problems.isEmpty, plan.diagnostics.isEmpty, isWorthUpdating else {
      return false
    }
    let clean = environment.sanitized
    var resized = plan.environment
    resized.size = clean.size
    guard clean == resized else { return false }
    if clean.size != plan.environment.size {
      if solver.current.readsRoom { return false }
      plan.environment = clean
      // The root reads the room, whatever it says.
      solver.invalidate(0)
      solver.invalidate(containersWith: .usesWindow)
    }
    var update = PlanUpdate(solver)
    guard update.apply(tree) else { return false }
    if update.changesIndex {
      index = LayoutIndex()
      viewCount = TreeCounts(of: tree.node, within: environment.limits).views
    }
    checkInvariants()
    return viewCount - 1 <= environment.limits.views
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
    plan.boxes.count <= 4 * viewCount + 64
      && plan.rares.count + plan.links.count + plan.contents.count + plan.extras.count
        + plan.values.count + solver.cache.count <= 8 * viewCount + 256
  }
}

// MARK: - For benchmarks, which compile without solving and solve without compiling

extension LayoutEngine {
  /// Solves the tree in another room as if it had just been compiled.
  package func solveAfresh(in environment: TGEnvironment) {
    plan.environment = environment
    solver.invalidateAll()
    layout()
  }

  /// All frames, parents before children, in order.
  package var frames: [TGRect] { LaidOutTree(self).places.map { $0.rectangle } }
}
