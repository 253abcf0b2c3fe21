/// Lays out one version of a tree after another, and recomputes only what changed.
///
///     var session = TGLayoutSession()
///     var layout = session.layout(tree, in: room)
///     tree["title"]?.tg_width.equal(50%)
///     layout = session.layout(tree, in: room)   // solves only the title's ancestors
///
/// Views are values that share what they have in common: a subtree that was not touched is the
/// same memory in both versions, and so its solution stands, also if it moved among its siblings,
/// or some of them came or went. A session keeps the last tree alive.
///
/// Sendable although it refers to an engine, which is not: an engine is changed only while a single
/// session holds it, and copies of a session make engines of their own.
public struct TGLayoutSession: @unchecked Sendable {
  private var engine: LayoutEngine?
  private var last: TGLayout?

  /// Creates a session that has laid out nothing yet.
  public init() {}

  /// Lays out a tree, using what is known from the tree before.
  public mutating func layout(_ view: some TGViewProtocol, in environment: TGEnvironment)
    -> TGLayout
  {
    let tree = view.view
    if let last, last.root.node.isSame(as: tree.node), last.asked == environment { return last }
    // The last layout refers to the last tree, and would keep it from being changed in place.
    last = nil
    let engine = updatedPlan(for: tree, in: environment)
    engine.layout()
    let layout = TGLayout(engine, asked: environment)
    self.engine = engine
    last = layout
    return layout
  }

  /// Lays out a tree in a plain view of a size, using what is known from the tree before.
  public mutating func layout(_ view: some TGViewProtocol, in size: TGSize) -> TGLayout {
    layout(view, in: TGEnvironment(size: size))
  }

  /// The plan brought up to date, if it can be; otherwise a new one.
  private mutating func updatedPlan(for tree: TGView, in environment: TGEnvironment) -> LayoutEngine
  {
    // Asked before the plan gets a second name here, which would count as a second owner.
    let isOwn = isKnownUniquelyReferenced(&engine)
    guard isOwn, let engine, engine.update(to: tree, in: environment) else {
      return LayoutEngine(tree, in: environment)
    }
    return engine
  }
}
