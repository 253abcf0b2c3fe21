import TangramCore

// The child that sits at the origin of the curve. It is the last child, so that it is drawn above
// the others, and stays the last one whatever way children are added or moved.

extension TGPathLayout {
  /// The child that sits at the origin of the curve instead of on it.
  ///
  /// Setting a view appends a copy of it to the children, in place of the origin view there was;
  /// setting nil removes the origin view. A view that is a child already becomes the origin view.
  public var tg_originView: TGView? {
    get { indexOfOriginView.map { subviews[$0] } }
    set {
      if let index = indexOfOriginView { subviews.remove(at: index) }
      options.originView = nil
      guard let newValue else { return }
      if let index = indexOfSubview(newValue) { subviews.remove(at: index) }
      subviews.append(newValue)
      // Set once more, so that a handle on the view that is set reaches the child.
      subviews[subviews.count - 1] = newValue
      options.originView = newValue.id
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
  private var indexOfOriginView: Int? { options.originView.flatMap(indexOfSubview) }
}

extension TGPathAlgorithm {
  /// Whether there is an origin view, for which there is a place among the children.
  public var hasRules: Bool { originView != nil }

  /// Keeps the origin view the last child; when it is removed, there is none any more.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    var path = TGPathLayout(storage: container.storage)
    // Released, so that the layout is changed in its place.
    container = TGView()
    defer { container = path.view }
    guard let origin = path.options.originView else { return }
    if change.removed.contains(origin) { path.options.originView = nil }
    guard let index = path.indexOfSubview(origin), index < path.subviews.count - 1 else { return }
    path.subviews.move(from: index, to: path.subviews.count - 1)
  }
}
