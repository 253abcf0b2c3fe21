import Tangram

/// A tree that is compiled and can be solved again and again.
///
/// Only here is done what a benchmark must do and clients cannot: compiling without solving, and
/// solving without compiling.
struct CompiledTree {
  private let engine: LayoutEngine

  /// Compiles a tree.
  ///
  /// A function of its own, like those below, so that a profiler can tell it from the rest.
  @inline(never)
  init(_ tree: TGView, in environment: TGEnvironment) {
    engine = LayoutEngine(tree, in: environment)
  }

  /// Forgets everything that was solved, and solves the tree in a room.
  @inline(never)
  func solveAfresh(in environment: TGEnvironment) {
    engine.solveAfresh(in: environment)
  }

  /// The number of nodes.
  var nodeCount: Int { engine.viewCount }

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
