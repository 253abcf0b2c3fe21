/// The result of a layout: the frame of every view of a tree, and what is the matter with it.
///
///     let layout = card.layout(in: TGSize(width: 320, height: 480))
///     layout[title]     // by the view itself
///     layout["title"]   // by name
///     layout.diagnostics
public struct TGLayout: Sendable {
  /// All that the layout is: one reference, so that a layout is passed on at little cost.
  package let tree: LaidOutTree

  package init(_ engine: LayoutEngine, asked: TGEnvironment? = nil) {
    tree = LaidOutTree(engine, asked: asked)
  }
}

extension TGLayout {
  /// What the layout depended on besides the tree.
  public var environment: TGEnvironment { tree.environment }

  /// The number of times a container's algorithm ran; a measure of work that no clock disturbs.
  public var solveCount: Int { tree.solveCount }

  /// The work that the layout was, as ``TGLimits/workPerView`` counts it.
  public var work: Int { tree.work }

  /// The environment as it was asked for.
  package var asked: TGEnvironment { tree.asked }

  /// What the layout stumbled over.
  package var remarks: [TGDiagnostic] { tree.remarks }

  /// The tree that was laid out.
  public var root: TGView { tree.root }

  /// The number of views that were laid out.
  public var count: Int { tree.count }

  /// The frame of the root in the view that holds it.
  public var frame: TGRect { tree.frame(of: tree.top) }

  /// The frame of the view that the indices lead to from the root; nil when they lead nowhere.
  public subscript(path path: some Collection<Int>) -> TGRect? {
    tree.place(at: path).map { tree.frame(of: $0) }
  }

  /// The frame of a view in its parent's coordinates; nil when it is not in the tree.
  ///
  /// - Complexity: O(1) after the first time, which is O(*n*), where *n* is the number of views.
  @inlinable public subscript(view: some TGViewProtocol) -> TGRect? { self[view.id] }

  /// The frame of the first view with this identity; nil when it is not in the tree.
  ///
  /// - Complexity: O(1) after the first time, which is O(*n*), where *n* is the number of views.
  public subscript(id: TGViewID) -> TGRect? {
    tree.find(id).map { tree.frame(of: $0) }
  }

  /// The frame of the first view with this name; nil when there is none.
  ///
  /// - Complexity: O(1) after the first time, which is O(*n*), where *n* is the number of views.
  public subscript(name: String) -> TGRect? {
    tree.find(name).map { tree.frame(of: $0) }
  }
}
