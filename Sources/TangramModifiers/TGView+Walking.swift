import TangramCore

// Finding views in a tree, walking it, and changing views at any depth. Nothing here is recursive,
// so trees may be arbitrarily deep.

extension TGViewProtocol {
  /// The view itself and all views below it in preorder: parents before children.
  public var descendants: [TGView] {
    var found: [TGView] = []
    var pending = [view]
    while let next = pending.popLast() {
      found.append(next)
      pending.append(contentsOf: next.subviews.reversed())
    }
    return found
  }

  /// Calls `visit` for the view itself and all views below it, with the child indices on the path
  /// to each.
  public func walk(_ visit: (TGView, [Int]) throws -> Void) rethrows {
    _ = try firstPath { view, path in
      try visit(view, path)
      return false
    }
  }

  /// Returns the child indices that lead from this view to the first one for which `predicate`
  /// holds.
  public func path(where predicate: (TGView) throws -> Bool) rethrows -> [Int]? {
    try firstPath { view, _ in try predicate(view) }
  }

  private func firstPath(
    where predicate: (TGView, [Int]) throws -> Bool
  ) rethrows -> [Int]? {
    // The children of the views on the current path, and the index of the next child at each level.
    var outer = [TGSubviews]()
    var path: [Int] = []
    if try predicate(view, path) { return path }
    outer.append(subviews)
    path.append(0)
    while let siblings = outer.last, let next = path.last {
      guard next < siblings.count else {
        outer.removeLast()
        path.removeLast()
        if let last = path.indices.last { path[last] += 1 }
        continue
      }
      let child = siblings[next]
      if try predicate(child, path) { return path }
      outer.append(child.subviews)
      path.append(0)
    }
    return nil
  }

  /// The first view with this identity among this view and its descendants; nil if there is none.
  ///
  /// Changing it in place changes this tree; setting it does nothing if there is no such view.
  public subscript(id: TGViewID) -> TGView? {
    get { path(to: id).map { self[path: $0] } }
    set {
      guard let newValue, let path = path(to: id) else { return }
      self[path: path] = newValue
    }
  }

  private func path(to id: TGViewID) -> [Int]? {
    node.path { $0.identity == id.number }
  }

  /// The first view with this name among this view and its descendants; nil if there is none.
  ///
  /// Changing it in place changes this tree; setting it does nothing if there is no such view.
  public subscript(name: String) -> TGView? {
    get { node.path(where: { $0.name == name }).map { self[path: $0] } }
    set {
      guard let newValue, let path = node.path(where: { $0.name == name }) else { return }
      self[path: path] = newValue
    }
  }

  /// The view at a path of child indices from this view; an empty path is this view itself.
  ///
  /// - Precondition: There is a child at every index.
  public subscript(path path: some Collection<Int>) -> TGView {
    get { path.reduce(view) { $0.subviews[$1] } }
    set {
      // Each view on the path is moved out of its parent, so that it can be changed without being
      // copied, and is put back on the way up.
      var outer: [TakenView] = []
      var current = view
      view = .placeholder
      for index in path { outer.append(TakenView(index, of: &current)) }
      current = newValue
      while let next = outer.popLast() { current = next.put(current) }
      view = current
    }
  }
}

/// A view from which a child was moved out, to be changed and put back.
private struct TakenView {
  private var view: TGView
  private let index: Int
  /// The former children, if the container has rules for them.
  private let former: TGSubviews?

  /// Takes a child out of `current`, and sets `current` to that child.
  init(_ index: Int, of current: inout TGView) {
    former = current.stored.childrenWithRules
    let child: TGView = current.stored.subviews.take(index)
    view = current
    self.index = index
    current = child
  }

  /// Returns the view with the child put back at its index.
  consuming func put(_ child: TGView) -> TGView {
    view.stored.subviews.put(child, at: index)
    if let former { view.keepRules(since: former) }
    return view
  }
}

extension Node {
  /// The child indices that lead from this node to the first one for which `predicate` holds.
  package func path(where predicate: (Node) -> Bool) -> [Int]? {
    if predicate(self) { return [] }
    var trail: [(children: NodeList, next: Int)] = [(children, 0)]
    while let last = trail.last {
      guard last.next < last.children.count else {
        trail.removeLast()
        continue
      }
      trail[trail.count - 1].next += 1
      let child = last.children[last.next].resolved
      if predicate(child) { return trail.map { $0.next - 1 } }
      if child.isContainer { trail.append((child.children, 0)) }
    }
    return nil
  }
}
