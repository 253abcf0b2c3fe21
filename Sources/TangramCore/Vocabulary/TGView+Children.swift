// The list of children. Any view can have children; only containers lay them out.

extension TGViewProtocol {
  /// Whether the view lays out its children.
  ///
  /// A plain view may have children, too, but does not lay them out: they keep their frames. Containers
  /// among them lay out their own children.
  public var isContainer: Bool { view.stored.isContainerOfAnyKind }

  /// The children, first to last.
  ///
  /// Changing a child in place changes this view:
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

  /// Appends a copy of `view` to the children of a child that is a container of some kind.
  ///
  ///     page.addSubview(title, toSubviewAt: 0, as: TGLinearLayout.self)
  ///
  /// - Returns: Whether there is such a child at `index`.
  @inlinable @discardableResult
  public mutating func addSubview<Kind: TGContainer>(
    _ view: consuming some TGViewProtocol, toSubviewAt index: Int, as _: Kind.Type
  ) -> Bool {
    let container = self.view.stored.container(at: index)
    guard container?.of(Kind.Algorithm.self) != nil else { return false }
    if self.view.stored.append((consume view).view.stored, toChildAt: index) {
      changeSubview(at: index) { $0.keepRulesAfterAppending() }
    }
    return true
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
