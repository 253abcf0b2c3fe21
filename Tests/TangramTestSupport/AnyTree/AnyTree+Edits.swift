import Tangram

// Random edits of a tree, as a client would make them between two layouts.

extension AnyTree {
  /// Changes one view of a tree; some changes restore a view of an older tree.
  public mutating func change(_ tree: inout TGView, since old: TGView) {
    var (paths, ids) = ([[Int]](), [TGViewID]())
    tree.walk {
      ids.append($0.id)
      paths.append($1)
    }
    (known, remaining) = (ids, max(0, 60 - paths.count))
    let path = random.pick(paths)
    var view = tree[path: path]
    switch random.below(12) {
    case 0...4: describe(&view)
    case 5: if view.isContainer { setOptions(of: &view) }
    case 6...8: changeChildren(of: &view)
    case 9: if !path.isEmpty { view = node(depth: 4) }
    case 10: if let before = old[view.id] { view = before }
    default: view.subviews = TGSubviews(view.subviews.map { $0.asNewView() })
    }
    tree[path: path] = view
  }

  /// Replaces the options of a container by those of another one of its kind.
  private mutating func setOptions(of view: inout TGView) {
    set(&view)
    if var flex = TGFlexLayout(view) {
      flex.tg_wrap = pick(TGFlexWrap.self)
      flex.tg_direction = pick(TGFlexDirection.self)
      view = flex.view
    } else if var grid = TGGridLayout(view) {
      if let other = TGGridLayout(self.grid()) { grid.options = other.options }
      view = grid.view
    } else if var path = TGPathLayout(view) {
      path.tg_spaceType = pick(.flexed, .fixed(points()), .count(3))
      if !path.subviews.isEmpty { path.originViewID = random.pick(Array(path.subviews)).id }
      view = path.view
    } else if var layout = TGConstraintLayout(view) {
      if !layout.constraints.isEmpty { layout.constraints.removeLast() }
      view = layout.view
    }
  }

  private mutating func changeChildren(of view: inout TGView) {
    let count = view.subviews.count
    if count == 0 || random.chance(30) {
      return view.insertSubview(node(depth: 4), at: random.below(count + 1))
    }
    let (place, other) = (random.below(count), random.below(count))
    switch random.below(7) {
    case 0, 1: view.removeSubview(at: place)
    case 2: view.exchangeSubview(at: place, withSubviewAt: other)
    case 3: view.moveSubview(from: place, to: other)
    case 4: view.insertSubview(view.subviews[other].asNewView(), at: place)
    case 5: view.subviews.reverse()
    default: view.changeSubview(at: place) { setProperties(of: &$0) }
    }
  }
}
