// The list of children. Any view takes some; only containers lay them out.

extension TGViewProtocol {
  /// Whether the view lays out children.
  ///
  /// A plain view may have children, too, but it lays out nothing: they keep the frames that they
  /// were given. Containers among them lay out what is in them.
  public var isContainer: Bool { node.laysOutChildren }

  /// The children, first to last. Changing a child in place changes this view:
  ///
  ///     s.subviews[0].tg_width.equal(7)
  @inlinable public var subviews: TGSubviews {
    get { view.stored.subviews }
    _modify {
      let former = view.stored.childrenWithRules
      yield &view.stored.subviews
      if let former { view.keepRules(since: former) }
    }
  }

  /// Appends a copy of `view` to the children.
  @inlinable public mutating func addSubview(_ view: consuming some TGViewProtocol) {
    if self.view.stored.append((consume view).view.stored) { self.view.keepRulesAfterAppending() }
  }

  /// Inserts a copy of `view` before the child at `index`.
  ///
  /// - Precondition: `index` is between 0 and the number of children.
  public mutating func insertSubview(_ view: some TGViewProtocol, at index: Int) {
    subviews.insert(view.view, at: index)
  }

  /// Replaces the child at `index` by a copy of `view`.
  ///
  /// - Precondition: There is a child at `index`.
  public mutating func replaceSubview(at index: Int, with view: some TGViewProtocol) {
    subviews[index] = view.view
  }

  /// Changes the child at `index` where it lies.
  ///
  /// - Precondition: There is a child at `index`.
  public mutating func changeSubview(at index: Int, _ change: (inout TGView) -> Void) {
    precondition(subviews.indices.contains(index), "there is no child at this place")
    view.stored.subviews.list.change(index, change)
  }

  /// Removes the child at `index` and returns it.
  ///
  /// - Precondition: There is a child at `index`.
  @discardableResult
  public mutating func removeSubview(at index: Int) -> TGView { subviews.remove(at: index) }

  /// Removes the child that is `view` and returns it; nil when it is no child.
  @discardableResult
  public mutating func removeSubview(_ view: some TGViewProtocol) -> TGView? {
    indexOfSubview(view).map { subviews.remove(at: $0) }
  }

  /// Moves the child at `index`, so that it stands at `destination` afterwards.
  ///
  /// - Precondition: There are children at both places.
  public mutating func moveSubview(from index: Int, to destination: Int) {
    subviews.move(from: index, to: destination)
  }

  /// Exchanges two children.
  ///
  /// - Precondition: There are children at both places.
  public mutating func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    subviews.swapAt(index, other)
  }

  /// Removes all children.
  public mutating func tg_removeAllSubviews() { subviews.removeAll() }

  /// The place of a child, by identity.
  public func indexOfSubview(_ view: some TGViewProtocol) -> Int? {
    node.children.place(of: view.id.number)
  }

  /// The place of the child with an identity.
  public func indexOfSubview(_ id: TGViewID) -> Int? { node.children.place(of: id.number) }
}

// MARK: - Finding and walking

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
    var pending: [(view: TGView, path: [Int])] = [(view, [])]
    while let next = pending.popLast() {
      try visit(next.view, next.path)
      for (index, child) in next.view.subviews.enumerated().reversed() {
        pending.append((child, next.path + [index]))
      }
    }
  }

  /// The indices that lead from this view to the first one for which `predicate` holds.
  public func path(where predicate: (TGView) throws -> Bool) rethrows -> [Int]? {
    var pending: [(view: TGView, path: [Int])] = [(view, [])]
    while let next = pending.popLast() {
      if try predicate(next.view) { return next.path }
      for (index, child) in next.view.subviews.enumerated().reversed() {
        pending.append((child, next.path + [index]))
      }
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
      guard let first = path.first else {
        view = newValue
        return
      }
      subviews[first][path: path.dropFirst()] = newValue
    }
  }
}
