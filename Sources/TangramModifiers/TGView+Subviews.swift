// Changing the list of children, and children in it.

import TangramCore

extension TGViewProtocol {
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

  /// Changes the child at `index` in place.
  ///
  /// - Precondition: There is a child at `index`.
  public mutating func changeSubview(at index: Int, _ change: (inout TGView) -> Void) {
    guard subviews.indices.contains(index) else { stop("there is no child at this place") }
    let replaced = view.stored.subviews.list.change(index, change)
    if let replaced, view.stored.hasChildRules {
      view.keepRules(after: TGChildrenChange(added: [index], removed: [TGViewID(replaced)]))
    }
  }

  /// Removes the child at `index` and returns it.
  ///
  /// - Precondition: There is a child at `index`.
  @discardableResult
  public mutating func removeSubview(at index: Int) -> TGView { subviews.remove(at: index) }

  /// Removes the child with the identity of `view` and returns it; nil if there is no such child.
  @discardableResult
  public mutating func removeSubview(_ view: some TGViewProtocol) -> TGView? {
    indexOfSubview(view).map { subviews.remove(at: $0) }
  }

  /// Moves the child at `index` to the index `destination`.
  ///
  /// - Precondition: There are children at both indices.
  public mutating func moveSubview(from index: Int, to destination: Int) {
    subviews.move(from: index, to: destination)
  }

  /// Exchanges two children.
  ///
  /// - Precondition: There are children at both indices.
  public mutating func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    subviews.swapAt(index, other)
  }

  /// Removes all children.
  public mutating func tg_removeAllSubviews() { subviews.removeAll() }

  /// The index of the first child with the identity of `view`; nil if there is none.
  public func indexOfSubview(_ view: some TGViewProtocol) -> Int? {
    node.children.index(of: view.id.number)
  }

  /// The index of the first child with an identity; nil if there is none.
  public func indexOfSubview(_ id: TGViewID) -> Int? { node.children.index(of: id.number) }
}

extension TGSubviews {
  /// The child at an index, for reading or changing it in place; nil if there is none.
  ///
  /// Setting it to nil removes the child; setting it does nothing if there is no child at this
  /// index.
  public subscript(ifPresent index: Int) -> TGView? {
    get { indices.contains(index) ? self[index] : nil }
    _modify {
      var view: TGView? = indices.contains(index) ? take(index) : nil
      let isPresent = view != nil
      defer { if isPresent { put(view, at: index) } }
      yield &view
    }
  }

  /// The child at an index as a container of some kind, for reading or changing it in place; nil if
  /// there is no child, or if it is a view of another kind.
  ///
  ///     column.subviews[0, as: TGLinearLayout.self]?.tg_hspace = 8
  ///
  /// Setting it to nil removes the child; setting it does nothing if there is no such child.
  public subscript<Kind: TGContainer>(index: Int, as _: Kind.Type) -> Kind? {
    get { self[ifPresent: index].flatMap { Kind($0) } }
    _modify {
      let isPresent = indices.contains(index) && list[index].isContainer(of: Kind.self)
      var view: Kind? = isPresent ? take(index) : nil
      defer { if isPresent { put(view, at: index) } }
      yield &view
    }
  }
}

extension Node {
  fileprivate func isContainer<Kind: TGContainer>(of _: Kind.Type) -> Bool {
    resolved.container?.of(Kind.Algorithm.self) != nil
  }
}
