import TangramCore

/// Lays out successive versions of a tree, and recomputes only what changed.
///
///     var session = TGLayoutSession()
///     var layout = session.layout(tree, in: room)
///     tree["title"]?.tg_width.equal(50%)
///     layout = session.layout(tree, in: room)   // solves only the title's ancestors
///
/// Views are values with shared storage: an unchanged subtree is the same memory in both versions,
/// so its solution stays valid, even if the subtree moved among its siblings, or siblings were
/// inserted or removed. A session keeps the last tree alive.
///
/// It is `Sendable` although it refers to an engine, which is not: an engine is changed only while
/// a single session holds it, and a copy of a session creates an engine of its own.
public struct TGLayoutSession: @unchecked Sendable {
  private var engine: LayoutEngine?
  private var last: TGLayout?

  /// Creates a session without a previous layout.
  public init() {}

  /// Lays out a tree, reusing results from the previous tree.
  public mutating func layout(_ view: some TGViewProtocol, in environment: TGEnvironment)
    -> TGLayout
  {
    let tree = view.view
    if let last, last.root.node.isSame(as: tree.node), last.requestedEnvironment == environment {
      return last
    }
    // The last layout holds the last tree, and would prevent the plan from updating that tree in
    // place.
    last = nil
    var engine = updatedEngine(for: tree, in: environment)
    engine.layout()
    // If a layout is cut short, its result depends on the results that were cached before it.
    if engine.isOverBudget, engine === self.engine {
      engine = LayoutEngine(tree, in: environment)
      engine.layout()
    }
    let layout = TGLayout(engine, requested: environment)
    self.engine = engine
    last = layout
    return layout
  }

  /// Lays out a tree as the child of a plain view of the given size, reusing results from the previous tree.
  public mutating func layout(_ view: some TGViewProtocol, in size: TGSize) -> TGLayout {
    layout(view, in: TGEnvironment(size: size))
  }

  /// The existing engine, updated to the tree if possible; otherwise a new engine.
  private mutating func updatedEngine(
    for tree: TGView, in environment: TGEnvironment
  ) -> LayoutEngine {
    // Checked before the local `engine` adds a second reference.
    let isOwn = isKnownUniquelyReferenced(&engine)
    guard isOwn, let engine, engine.update(to: tree, in: environment) else {
      return LayoutEngine(tree, in: environment)
    }
    return engine
  }
}
