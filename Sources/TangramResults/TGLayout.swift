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

  package var requestedEnvironment: TGEnvironment { tree.requestedEnvironment }

  package var remarks: [TGDiagnostic] { tree.reported.diagnostics(of: tree) }

  /// The tree that was laid out.
  public var root: TGView { tree.root }

  /// The number of views that were laid out.
  public var count: Int { tree.count }

  /// The frame of the root, in the coordinates of the view that holds it.
  public var frame: TGRect { tree.top.frame }

  /// The frame of the view at a path of child indices from the root; nil if there is no such view.
  public subscript(path path: some Collection<Int>) -> TGRect? {
    tree.place(at: path)?.frame
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
  public subscript(id: TGViewID) -> TGRect? { tree.find(id)?.frame }

  /// The frame of the first view with this name; nil if there is none.
  ///
  /// - Complexity: O(1), except for the first access, which is O(*n*), where *n* is the number of
  ///   views.
  public subscript(name: String) -> TGRect? { tree.find(name)?.frame }

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
}

// MARK: - As text

extension TGLayout: CustomStringConvertible {
  /// The tree, one view per line: the kind, the name if it has one, and the frame in the parent's
  /// coordinates.
  ///
  ///     linear "card" (0, 0, 320, 64)
  ///       view "title" (12, 12, 296, 20)
  ///       view (12, 32, 296, 20)
  ///       view "badge" (0, 0, 0, 0) gone
  ///
  /// The text of a layout stays the same from one version of the library to the next, as long as the
  /// frames do, so that tests can compare it.
  public var description: String {
    var lines: [String] = []
    for place in tree.places {
      lines.append(Self.indentation(place.depth) + line(of: place))
    }
    return lines.joined(separator: "\n")
  }

  /// Two spaces per level; for deep levels a number, because most of the text would otherwise be spaces.
  private static func indentation(_ depth: Int) -> String {
    if depth <= 40 { return String(repeating: "  ", count: depth) }
    return String(repeating: "  ", count: 40) + "[level \(depth)] "
  }

  private func line(of place: LaidOutTree.Place) -> String {
    let node = place.node.inForce(for: environment.sizeClass)
    var parts = [place.node.container?.kindName ?? "view"]
    if let name = place.node.name { parts.append("\"\(name)\"") }
    parts.append(place.frame.description)
    if node.flags.visibility != .visible {
      parts.append("\(node.flags.visibility)")
    } else if place.node.flags.hidden {
      parts.append("hidden")
    }
    return parts.joined(separator: " ")
  }
}

// MARK: - Laying out a tree

extension TGViewProtocol {
  /// Lays out the tree and returns all frames; the tree itself is not changed.
  ///
  /// This view, the root, is laid out as the child of a plain view whose size is `environment.size`.
  public func layout(in environment: TGEnvironment) -> TGLayout {
    let engine = LayoutEngine(view, in: environment)
    engine.layout()
    return TGLayout(engine)
  }

  /// Lays out the tree and returns all frames; the tree itself is not changed.
  ///
  /// This view, the root, is laid out as the child of a plain view of this size.
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
