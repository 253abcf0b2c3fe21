import TangramCore

// The child at the origin of the curve. It is always the last child, so that it is drawn above the
// others.

extension TGPathLayout {
  /// The child at the origin of the curve, which is not placed on the curve itself.
  ///
  /// Setting a view appends a copy of it to the children and replaces any previous origin view; setting
  /// nil removes the origin view. A view that already is a child becomes the origin view.
  public var tg_originView: TGView? {
    get { indexOfOriginView.map { subviews[$0] } }
    set {
      if let index = indexOfOriginView { subviews.remove(at: index) }
      options.originView = nil
      guard let newValue else { return }
      if let index = indexOfSubview(newValue) { subviews.remove(at: index) }
      subviews.append(newValue)
      // Assigned again, so that a handle on the assigned view refers to the child.
      subviews[subviews.count - 1] = newValue
      options.originView = newValue.id
    }
  }

  /// A copy with a child at the origin of the curve.
  public consuming func originView(_ view: some TGViewProtocol) -> Self {
    with { $0.tg_originView = view.view }
  }

  /// The identity of the origin view, whether or not it is among the children.
  public var originViewID: TGViewID? {
    get { options.originView }
    set { options.originView = newValue }
  }

  /// All children except the origin view, in order.
  public var tg_pathSubviews: TGSubviews {
    var others = subviews
    if let index = indexOfOriginView { others.remove(at: index) }
    return others
  }

  /// The index of the origin view among the children.
  private var indexOfOriginView: Int? { options.originView.flatMap(indexOfSubview) }
}

extension TGPathAlgorithm {
  /// Whether there is an origin view, which must stay the last child.
  public var hasRules: Bool { originView != nil }

  /// Keeps the origin view the last child; if it has been removed, the layout no longer has an origin
  /// view.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    var path = TGPathLayout(view: consume container)
    defer { container = path.view }
    guard let origin = path.options.originView else { return }
    if change.removed.contains(origin) { path.options.originView = nil }
    guard let index = path.indexOfSubview(origin), index < path.subviews.count - 1 else { return }
    path.subviews.move(from: index, to: path.subviews.count - 1)
  }
}
