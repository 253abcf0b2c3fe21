/// The state needed to lay out a tree: its plan, the solver that works on the plan, and the frames that
/// are written from it.
///
/// An engine belongs to one layout at a time; it is not shared or sent to another thread while in
/// use.
package final class LayoutEngine {
  package let plan: Plan
  package let solver: Solver
  /// The frames, which layouts share.
  var table = FrameTable()
  /// The size that the contents of the root were laid out for.
  var handed = TGSize.zero
  /// The index for finding views, shared by layouts whose trees have the same views at the same
  /// positions.
  private(set) var index = LayoutIndex()
  /// The number of views.
  package private(set) var viewCount: Int

  /// Compiles a tree, or only its root if the tree is too large.
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
    viewCount = counts.views
    var compiler = Compiler(solver)
    compiler.compile(counts)
    checkInvariants()
    if let problem { plan.report(0, "subviews", problem) }
    plan.reportProblems(of: environment)
  }

  /// Whether the last layout exceeded its work budget.
  var isCutShort: Bool { solver.isSpent }

  /// Updates the plan to a new version of its tree, and to the environment.
  ///
  /// - Returns: Whether the update succeeded; if not, the engine must not be used again.
  func update(to tree: TGView, in environment: TGEnvironment) -> Bool {
    // Problems of an environment are found only when a tree is compiled in it.
    guard environment.problems.isEmpty, plan.diagnostics.isEmpty, isWorthUpdating,
      plan.distant.isEmpty
    else { return false }
    let clean = environment.sanitized
    var resized = plan.environment
    resized.size = clean.size
    guard clean == resized else { return false }
    if clean.size != plan.environment.size {
      if solver.readsRoom { return false }
      plan.environment = clean
      // The root always depends on the available space.
      solver.invalidate(0)
      solver.invalidateContainersInWindow()
    }
    var update = PlanUpdate(solver)
    // Distant references are resolved only while the whole tree is compiled.
    guard update.apply(tree), plan.distant.isEmpty else { return false }
    if update.changesIndex {
      index = LayoutIndex()
      viewCount = TreeCounts(of: tree.node, within: environment.limits).views
    }
    checkInvariants()
    return viewCount - 1 <= environment.limits.views
  }

  /// Checks the plan's invariants in debug builds only, at no cost in release builds.
  private func checkInvariants() {
    assert(
      {
        plan.checkInvariants()
        return true
      }())
  }

  /// Whether earlier updates left few enough stale entries behind for another update to be worthwhile.
  private var isWorthUpdating: Bool {
    plan.boxes.count <= 4 * viewCount + 64
      && plan.rares.count + plan.links.count + plan.contents.count + plan.extras.count
        + plan.values.count + solver.cache.count <= 8 * viewCount + 256
  }
}

// MARK: - Benchmarks, which compile without solving and solve without compiling

extension LayoutEngine {
  /// Solves the tree for a different available space, as if the tree had just been compiled.
  package func solveAfresh(in environment: TGEnvironment) {
    plan.environment = environment
    solver.invalidateAll()
    layout()
  }

  /// All frames in tree order, parents before children.
  package var frames: [TGRect] { LaidOutTree(self).places.map { $0.rectangle } }
}
