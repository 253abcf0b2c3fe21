import TangramCore

// Finding views in a tree, walking it, and changing views at any depth. Nothing here is recursive,
// so trees may be arbitrarily deep.

extension TGViewProtocol {
  /// The view itself and all views below it in preorder: parents before children.
  public var descendants: [TGView] {
    var found: [TGView] = []
    walk { view, _ in found.append(view) }
    return found
  }

  /// Calls `visit` for the view itself and all views below it, with the child indices on the path
  /// to each.
  public func walk<Failure>(
    _ visit: (TGView, [Int]) throws(Failure) -> Void
  ) throws(Failure) {
    _ = try view.stored.path { (node, path) throws(Failure) in
      try visit(TGView(node), path)
      return false
    }
  }

  /// Returns the child indices that lead from this view to the first one for which `predicate`
  /// holds.
  public func path<Failure>(
    where predicate: (TGView) throws(Failure) -> Bool
  ) throws(Failure) -> [Int]? {
    try view.stored.path { (node, _) throws(Failure) in try predicate(TGView(node)) }
  }

  /// The first view with this identity among this view and its descendants; nil if there is none.
  ///
  /// Changing it in place changes this tree; setting it does nothing if there is no such view.
  public subscript(id: TGViewID) -> TGView? {
    get { view.stored.path(to: id).map { self[path: $0] } }
    set {
      guard let newValue, let path = view.stored.path(to: id) else { return }
      self[path: path] = newValue
    }
  }

  /// The first view with this name among this view and its descendants; nil if there is none.
  ///
  /// Changing it in place changes this tree; setting it does nothing if there is no such view.
  public subscript(name: String) -> TGView? {
    get { view.stored.path(to: name).map { self[path: $0] } }
    set {
      guard let newValue, let path = view.stored.path(to: name) else { return }
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
      var outer: [ParentWithoutChild] = []
      var current = view
      view = .placeholder
      for index in path { outer.append(ParentWithoutChild(index, of: &current)) }
      current = newValue
      while let next = outer.popLast() { current = next.put(current) }
      view = current
    }
  }
}

/// A view from which a child was moved out, to be changed and put back.
private struct ParentWithoutChild {
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
  /// The child indices that lead from this node to the first one, in preorder, for which `predicate`
  /// holds.
  ///
  /// The predicate gets every node as it is stored, and the indices that lead to it.
  package func path<Failure>(
    where predicate: (Node, [Int]) throws(Failure) -> Bool
  ) throws(Failure) -> [Int]? {
    var path: [Int] = []
    if try predicate(self, path) { return path }
    // The lists of children on the path, whose last element is the index to continue with.
    var lists = [resolved.children]
    path.append(0)
    while let list = lists.last, let index = path.last {
      guard index < list.count else {
        lists.removeLast()
        path.removeLast()
        if let outer = path.indices.last { path[outer] += 1 }
        continue
      }
      let child = list[index]
      if try predicate(child, path) { return path }
      lists.append(child.resolved.children)
      path.append(0)
    }
    return nil
  }

  package func path(to id: TGViewID) -> [Int]? { path { node, _ in node.identity == id.number } }

  fileprivate func path(to name: String) -> [Int]? {
    path { node, _ in node.resolved.name == name }
  }
}
