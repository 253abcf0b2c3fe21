import TangramCore

// Finding views in a tree, walking it, and changing views wherever they lie. None of it uses the
// call stack once a level, so that trees may be as deep as they like.

extension TGViewProtocol {
  /// The view itself and all below it, parents before children, in order.
  public var descendants: [TGView] {
    var found: [TGView] = []
    var pending = [view]
    while let next = pending.popLast() {
      found.append(next)
      pending.append(contentsOf: next.subviews.reversed())
    }
    return found
  }

  /// Calls `visit` for the view itself and all below it, with the indices that lead there.
  public func walk(_ visit: (TGView, [Int]) throws -> Void) rethrows {
    _ = try firstPath { view, path in
      try visit(view, path)
      return false
    }
  }

  /// The indices that lead from this view to the first one for which `predicate` holds.
  public func path(where predicate: (TGView) throws -> Bool) rethrows -> [Int]? {
    try firstPath { view, _ in try predicate(view) }
  }

  private func firstPath(
    where predicate: (TGView, [Int]) throws -> Bool
  ) rethrows -> [Int]? {
    // The views on the way from this one, and where the next ones stand among their siblings.
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

  /// The view with this identity below this one (or this one itself).
  ///
  /// Changing it in place changes this tree; nothing happens when there is no such view.
  public subscript(id: TGViewID) -> TGView? {
    get { path(to: id).map { self[path: $0] } }
    set {
      guard let newValue, let path = path(to: id) else { return }
      self[path: path] = newValue
    }
  }

  private func path(to id: TGViewID) -> [Int]? {
    NodeRef(view.stored).path { $0.identity == id.number }
  }

  /// The first view with this name below this one (or this one itself).
  ///
  /// Changing it in place changes this tree; nothing happens when there is no such view.
  public subscript(name: String) -> TGView? {
    get { NodeRef(view.stored).path(where: { $0.name == name }).map { self[path: $0] } }
    set {
      guard let newValue, let path = NodeRef(view.stored).path(where: { $0.name == name }) else {
        return
      }
      self[path: path] = newValue
    }
  }

  /// The view that the indices lead to from this one; no index is this view itself.
  ///
  /// - Precondition: Every index is one of a child.
  public subscript(path path: some Collection<Int>) -> TGView {
    get { path.reduce(view) { $0.subviews[$1] } }
    set {
      // Each view on the way is taken out of the one around it, so that it is changed without a
      // copy, and put back on the way up.
      var outer: [TakenView] = []
      var current = view
      view = TGView(Node(identity: 0))
      for index in path { outer.append(TakenView(index, of: &current)) }
      current = newValue
      while let next = outer.popLast() { current = next.put(current) }
      view = current
    }
  }
}

/// A view of which a child is taken out, to be changed and put back.
private struct TakenView {
  private var view: TGView
  private let index: Int
  /// The children before, if there are rules for them.
  private let former: TGSubviews?

  /// Takes a child out of a view, which becomes that child.
  init(_ index: Int, of current: inout TGView) {
    former = current.stored.childrenWithRules
    let child: TGView = current.stored.subviews.take(index)
    view = current
    self.index = index
    current = child
  }

  /// The view with the child in its place again.
  consuming func put(_ child: TGView) -> TGView {
    view.stored.subviews.put(child, at: index)
    if let former { view.keepRules(since: former) }
    return view
  }
}
