import TangramCore

// The child that sits at the origin of the curve. It is the last child, so that it is drawn above
// the others, and stays the last one when children are added.

extension TGPathLayout {
  /// The child that sits at the origin of the curve instead of on it.
  ///
  /// Setting a view appends a copy of it to the children, in place of the origin view there was;
  /// setting nil removes the origin view. A view that is a child already becomes the origin view.
  public var tg_originView: TGView? {
    get { indexOfOriginView.map { subviews[$0] } }
    set {
      if let index = indexOfOriginView { subviews.remove(at: index) }
      options.originView = newValue?.id
      guard let newValue else { return }
      if let index = indexOfSubview(newValue) { subviews.remove(at: index) }
      subviews.append(newValue)
      // Set once more, so that a handle on the view that is set reaches the child.
      subviews[subviews.count - 1] = newValue
    }
  }

  /// Who the origin view is, whether it is among the children or not.
  public var originViewID: TGViewID? {
    get { options.originView }
    set { options.originView = newValue }
  }

  /// All children but the origin view, in order.
  public var tg_pathSubviews: TGSubviews {
    guard let index = indexOfOriginView else { return subviews }
    var others = subviews
    others.remove(at: index)
    return others
  }

  /// The place of the origin view among the children.
  private var indexOfOriginView: Int? {
    guard let id = options.originView else { return nil }
    return subviews.lastIndex { $0.id == id }
  }

  /// The place before which children are appended.
  private var endOfPathSubviews: Int {
    let isOriginLast = !subviews.isEmpty && indexOfOriginView == subviews.count - 1
    return isOriginLast ? subviews.count - 1 : subviews.count
  }
}

// MARK: - The list of children

extension TGPathLayout {
  /// Adds a copy of `view` as the last child on the curve: before the origin view.
  public mutating func addSubview(_ view: some TGViewProtocol) {
    subviews.insert(view.view, at: endOfPathSubviews)
  }

  /// Inserts a copy of `view` before the child at `index`, or before the origin view if `index` is
  /// the number of children.
  ///
  /// - Precondition: `index` is between 0 and the number of children.
  public mutating func insertSubview(_ view: some TGViewProtocol, at index: Int) {
    precondition(subviews.indices.contains(index) || index == subviews.endIndex)
    subviews.insert(view.view, at: min(index, endOfPathSubviews))
  }

  /// Removes the child at `index` and returns it; a path layout whose origin view is removed has
  /// none any more.
  ///
  /// - Precondition: There is a child at `index`.
  @discardableResult
  public mutating func removeSubview(at index: Int) -> TGView {
    if index == indexOfOriginView { options.originView = nil }
    return subviews.remove(at: index)
  }

  /// Removes the child that is `view` and returns it; nil when it is no child.
  @discardableResult
  public mutating func removeSubview(_ view: some TGViewProtocol) -> TGView? {
    indexOfSubview(view).map { removeSubview(at: $0) }
  }

  /// Moves the child at `index`, so that it stands at `destination` afterwards.
  ///
  /// The origin view stays where it is, and no other child goes after it.
  ///
  /// - Precondition: There are children at both places.
  public mutating func moveSubview(from index: Int, to destination: Int) {
    if index == indexOfOriginView { return }
    let child = subviews.remove(at: index)
    subviews.insert(child, at: min(destination, endOfPathSubviews))
  }

  /// Removes all children.
  public mutating func tg_removeAllSubviews() {
    options.originView = nil
    subviews.removeAll()
  }
}
