import Tangram

/// A compiled tree that can be solved repeatedly.
///
/// Only this type does what benchmarks need and clients cannot do: compile without solving, and
/// solve without compiling.
struct CompiledTree {
  private let engine: LayoutEngine

  /// Compiles a tree.
  ///
  /// It is not inlined, like the functions below, so that a profiler lists it separately.
  @inline(never)
  init(_ tree: TGView, in environment: TGEnvironment) {
    engine = LayoutEngine(tree, in: environment)
  }

  /// Discards all previous results, and solves the tree in an environment.
  @inline(never)
  func solveAfresh(in environment: TGEnvironment) {
    engine.plan.environment = environment
    engine.solver.invalidateAll()
    engine.layout()
  }

  var nodeCount: Int { engine.plan.viewCount }

  /// The frames of the last solution, parents before children, siblings together.
  var frames: [TGRect] {
    let tree = LaidOutTree(engine)
    var frames: [TGRect] = []
    var level = [tree.top]
    while !level.isEmpty {
      frames += level.map(\.rectangle)
      level = level.flatMap { Array(tree.children(of: $0)) }
    }
    return frames
  }
}
