/// The result of a layout: the frame of every view of a tree, and the diagnostics.
///
///     let layout = card.layout(in: TGSize(width: 320, height: 480))
///     layout[title]     // by the view itself
///     layout["title"]   // by name
///     layout.diagnostics
public struct TGLayout: Sendable {
  /// The storage of the layout: a single reference, so that copying a layout is cheap.
  package let tree: LaidOutTree

  package init(_ engine: LayoutEngine, asked: TGEnvironment? = nil) {
    tree = LaidOutTree(engine, asked: asked)
  }
}

extension TGLayout {
  /// The environment that the layout was computed in.
  public var environment: TGEnvironment { tree.environment }

  /// The number of times a container's algorithm ran: a measure of work that does not depend on
  /// timing.
  public var solveCount: Int { tree.solveCount }

  /// The work that the layout took, in the units of ``/TangramValues/TGLimits/workPerView``.
  public var work: Int { tree.work }

  /// The environment that the caller passed.
  package var asked: TGEnvironment { tree.asked }

  /// The diagnostics that were reported during the layout.
  package var remarks: [TGDiagnostic] { tree.remarks }

  /// The tree that was laid out.
  public var root: TGView { tree.root }

  /// The number of views that were laid out.
  public var count: Int { tree.count }

  /// The frame of the root, in the coordinates of the view that holds it.
  public var frame: TGRect { tree.frame(of: tree.top) }

  /// The frame of the view at a path of child indices from the root; nil if there is no such view.
  public subscript(path path: some Collection<Int>) -> TGRect? {
    tree.place(at: path).map { tree.frame(of: $0) }
  }

  /// The frame of a view in its parent's coordinates; nil if the view is not in the tree.
  ///
  /// - Complexity: O(1), except for the first access, which is O(*n*), where *n* is the number of
  ///   views.
  @inlinable public subscript(view: some TGViewProtocol) -> TGRect? { self[view.id] }

  /// The frame of the first view with this identity; nil if there is none.
  ///
  /// - Complexity: O(1), except for the first access, which is O(*n*), where *n* is the number of
  ///   views.
  public subscript(id: TGViewID) -> TGRect? {
    tree.find(id).map { tree.frame(of: $0) }
  }

  /// The frame of the first view with this name; nil if there is none.
  ///
  /// - Complexity: O(1), except for the first access, which is O(*n*), where *n* is the number of
  ///   views.
  public subscript(name: String) -> TGRect? {
    tree.find(name).map { tree.frame(of: $0) }
  }
}
