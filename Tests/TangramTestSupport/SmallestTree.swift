import Tangram

/// The smallest tree found that still reproduces a behavior.
///
/// Views and their properties are removed one after another, as long as `shows` returns true.
public func smallest(_ tree: TGView, showing shows: (TGView) -> Bool) -> TGView {
  var tree = tree
  var isSmaller = true
  while isSmaller {
    isSmaller = false
    var paths: [[Int]] = []
    tree.walk { paths.append($1) }
    for path in paths.reversed() {
      for reduction in Reduction.allCases {
        guard let smaller = reduction.applied(to: tree, at: path), shows(smaller) else { continue }
        tree = smaller
        isSmaller = true
        if reduction == .remove || reduction == .children { break }
      }
    }
  }
  return tree
}

/// A way to make a tree smaller.
private enum Reduction: CaseIterable {
  case remove, children, sizeClasses, descriptors, width, height, positions, content, flags, item
  case padding, gravity, geometry, paint, name

  func applied(to tree: TGView, at path: [Int]) -> TGView? {
    var tree = tree
    guard tree.hasView(at: path) else { return nil }
    if self == .remove {
      guard let place = path.last else { return nil }
      tree[path: path.dropLast()].removeSubview(at: place)
      return tree
    }
    var view = tree[path: path]
    let before = "\(view)"
    reduce(&view)
    if "\(view)" == before { return nil }
    tree[path: path] = view
    return tree
  }

  private func reduce(_ view: inout TGView) {
    switch self {
    case .remove: break
    case .children: view.tg_removeAllSubviews()
    case .sizeClasses:
      for sizeClass in view.sizeClasses { view.tg_clearLayout(inSizeClass: sizeClass) }
    case .descriptors: view.tg_clearLayout()
    case .width: view.tg_width.clear()
    case .height: view.tg_height.clear()
    case .positions:
      for attribute in AnyTree.positions { clear(attribute, of: &view) }
    case .content: view.tg_content = nil
    case .flags:
      view.tg_visibility = .visible
      view.isHidden = false
      (view.tg_useFrame, view.tg_noLayout) = (false, false)
      (view.tg_reverseFloat, view.tg_clearFloat) = (false, false)
    case .item:
      view.tg_flex = TGFlexItem()
      view.tg_grid = TGGridItem()
    case .padding: change(&view) { $0.tg_padding = .zero }
    case .gravity: change(&view) { $0.tg_gravity = .none }
    case .geometry:
      view.transform = .identity
      view.frame = .zero
    case .paint: view[TGPaintKey.self] = nil
    case .name: view.name = nil
    }
  }

  private func clear(_ attribute: TGAttribute, of view: inout TGView) {
    var source = AnyTree(seed: 0)
    source.position(attribute, of: &view).clear()
  }

  private func change(_ view: inout TGView, _ change: (inout TGFrameLayout) -> Void) {
    guard view.isContainer else { return }
    var container = TGFrameLayout(view: view)
    change(&container)
    view = container.view
  }
}

extension TGView {
  fileprivate func hasView(at path: [Int]) -> Bool {
    guard let first = path.first else { return true }
    guard subviews.indices.contains(first) else { return false }
    return subviews[first].hasView(at: Array(path.dropFirst()))
  }
}
