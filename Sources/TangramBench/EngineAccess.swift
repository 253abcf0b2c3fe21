import Tangram

/// A tree that is compiled and can be solved again and again.
///
/// What clients cannot do, but a benchmark must, is done here and nowhere else: to compile without
/// solving, and to solve without compiling.
struct CompiledTree {
  private let plan: Plan

  /// Compiles a tree.
  ///
  /// A function of its own, as the ones below, so that a profiler can tell it from the rest.
  @inline(never)
  init(_ tree: TGView, in environment: TGEnvironment) { plan = Plan(tree, in: environment) }

  /// Forgets everything that was solved, and solves the tree in a room.
  @inline(never)
  func solveAfresh(in environment: TGEnvironment) {
    plan.environment = environment
    plan.forgetSolutions()
    plan.layout()
  }

  /// The number of nodes.
  var nodeCount: Int { plan.boxes.count }

  /// The frames of the last solution, parents before children, siblings together.
  var frames: [TGRect] { (0..<plan.frames.count).map { plan.frames[$0] } }
}
