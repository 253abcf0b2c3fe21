@_exported import TangramCore
import TangramModifiers

/// The result of a layout: the frame of every view of a tree, and the diagnostics.
///
///     let layout = card.layout(in: TGSize(width: 320, height: 480))
///     layout[title]     // by the view itself
///     layout["title"]   // by name
///     layout.diagnostics
public struct TGLayout: Sendable {
  /// The storage of the layout: a single reference, so that copying a layout is cheap.
  package let tree: LaidOutTree

  init(_ engine: LayoutEngine, requested: TGEnvironment? = nil) {
    tree = LaidOutTree(engine, requested: requested)
  }
}

extension TGLayout {
  /// The environment that the layout was computed in.
  public var environment: TGEnvironment { tree.environment }

  /// The number of times a container's algorithm ran: a measure of work that does not depend on
  /// timing.
  package var solveCount: Int { tree.solveCount }

  /// The work that the layout took, in the units of `TGLimits.workPerView`.
  package var work: Int { tree.work }

  /// The environment that the caller passed.
  package var requestedEnvironment: TGEnvironment { tree.requestedEnvironment }

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

  /// The value of a view of the tree for a key; nil if the view is not in the tree.
  ///
  /// - Complexity: O(1) after the first call, which is O(*n*), where *n* is the number of views.
  public func value<Key: TGViewKey>(_ key: Key.Type, of view: some TGViewProtocol) -> Key.Value? {
    tree.find(view.id)?.node.value(of: key)
  }

  /// The value of the first view with this name for a key; nil if there is no such view.
  ///
  /// - Complexity: O(1) after the first call, which is O(*n*), where *n* is the number of views.
  public func value<Key: TGViewKey>(_ key: Key.Type, of name: String) -> Key.Value? {
    tree.find(name)?.node.value(of: key)
  }

  /// Calls `body` with every view that has coordinates of its own, and with its geometry, parents before
  /// children, in order.
  package func forEachOwnGeometry(_ body: (TGView, TGViewGeometry) -> Void) {
    for place in tree.places where place.node.ownGeometry != nil {
      body(TGView(place.node), tree.geometry(of: place))
    }
  }
}

// MARK: - Laying out a tree

extension TGViewProtocol {
  /// Lays out the tree in a plain view and returns all frames.
  ///
  /// The tree itself is not changed.
  public func layout(in environment: TGEnvironment) -> TGLayout {
    let engine = LayoutEngine(view, in: environment)
    engine.layout()
    return TGLayout(engine)
  }

  /// Lays out the tree in a plain view of the given size and returns all frames.
  ///
  /// The tree itself is not changed.
  public func layout(in size: TGSize) -> TGLayout { layout(in: TGEnvironment(size: size)) }

  /// The size that the view needs if it is offered `size`.
  ///
  /// If a component of `size` is not a positive and finite number, the current size of the view is used
  /// instead. The size along an axis that wraps is always computed, regardless of `size`. The view's
  /// margins and its future parent have no effect.
  public func tg_sizeThatFits(
    _ size: TGSize = .zero, inSizeClass sizeClass: TGSizeClass = .default, scale: Double = 1,
    snapping: TGSnapping = .edges
  ) -> TGSize {
    let environment = TGEnvironment(
      size: size, scale: scale, snapping: snapping, sizeClass: sizeClass)
    return LayoutEngine(view, in: environment).fittingSize(size)
  }

  /// The frame that `child` would get as the last child of the view, if the view had this size.
  ///
  /// For a view that is already a child, its current frame is returned.
  public func tg_estimatedFrame(
    of child: some TGViewProtocol, inLayoutSize size: TGSize = .zero
  ) -> TGRect {
    if let index = indexOfSubview(child) { return subviews[index].frame }
    guard isContainer else { return child.frame }
    var copy = view
    copy.addSubview(child)
    let engine = LayoutEngine(copy, in: TGEnvironment(size: size))
    _ = engine.fittingSize(size)
    return TGLayout(engine)[path: [copy.subviews.count - 1]] ?? child.frame
  }
}
