import Tangram

// Trees of all containers, with arbitrary properties, and random edits of them.

extension RandomTree {
  mutating func wild() -> TGView {
    var root = wildContainer(depth: 3)
    root.tg_width.equal(length(in: 100...400))
    if random.chance(80) { root.tg_height.equal(length(in: 100...400)) }
    if random.chance(20) { referToOtherViews(in: &root) }
    return root
  }

  /// Returns an environment to lay trees out in.
  public mutating func environment() -> TGEnvironment {
    var environment = TGEnvironment(size: TGSize(width: 300, height: 400))
    environment.scale = pick(1, 1.5, 2, 3)
    environment.isRightToLeft = random.chance(25)
    environment.sizeClass = random.chance(10) ? .landscape : .default
    return environment
  }

  /// Changes an environment, or most often leaves it as it is.
  public mutating func change(_ environment: inout TGEnvironment) {
    if random.chance(25) { environment.size.width = length(in: 50...400) }
    if random.chance(10) { environment.size.height = length(in: 50...400) }
    if random.chance(2) { environment.isRightToLeft.toggle() }
  }

  /// A length, sometimes with a fraction.
  private mutating func length(in range: ClosedRange<Int> = 0...60) -> Double {
    random.number(in: range) + (random.chance(15) ? random.number(in: 1...99) / 100 : 0)
  }
}

// MARK: - Views

extension RandomTree {
  private mutating func node(depth: Int) -> TGView {
    var view = depth <= 0 || random.chance(45) ? leaf() : wildContainer(depth: depth)
    if random.chance(25) { return view.size(length(), length()) }
    for axis in TGAxis.allCases { wildSize(axis, of: &view) }
    if random.chance(25) { position(&view) }
    if random.chance(25) { flag(&view) }
    return view
  }

  private mutating func leaf() -> TGView {
    if random.chance(5) { return TGSpacer(minimum: length(in: 0...20)).view }
    return random.chance(35) ? TGView(content()) : TGView()
  }

  private mutating func content() -> TGContent {
    let (line, chars) = (length(in: 8...20), Int(random.number(in: 0...90)))
    if random.chance(70) { return .text(chars: chars, advance: pick(3, 7, 7.5), line: line) }
    return .measured { limit in
      let width = limit.width > 0 ? min(limit.width, 70) : 70
      return TGSize(width: width, height: (1000 / width).rounded(.up))
    }
  }

  private mutating func wildContainer(depth: Int) -> TGView {
    let orientation: TGOrientation = pick(.vert, .horz)
    var view: TGView
    switch random.below(12) {
    case 0...3: view = TGLinearLayout(orientation).view
    case 4: view = TGFrameLayout().view
    case 5: view = TGRelativeLayout().view
    case 6: view = TGFlowLayout(orientation, arrangedCount: pick(0, 1, 3)).view
    case 7: view = TGFloatLayout(orientation).view
    case 8: view = TGPathLayout(pick(.circle(r: 40), .line(m: 1, b: 5), nil)).view
    case 9: view = TGHStack {}.view
    case 10: view = pick(TGVStack {}.view, TGZStack {}.view)
    default: return table(orientation, depth: depth)
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) { view.addSubview(node(depth: depth - 1)) }
    if random.chance(40) { set(&view) }
    return view
  }

  private mutating func table(_ orientation: TGOrientation, depth: Int) -> TGView {
    var table = TGTableLayout(orientation)
    for row in 0..<Int.random(in: 0...3, using: &random) {
      let size: TGTableSize = pick(.wrap, .average, .fill, 30)
      table.tg_addRow(size: size, colSize: pick(.wrap, .average, .fill, 25))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        table.tg_addCol(node(depth: depth - 1), inRow: row)
      }
    }
    return table.view
  }
}

extension RandomTree {
  /// Makes sizes and bounds of some views refer to other views anywhere in the tree.
  private mutating func referToOtherViews(in tree: inout TGView) {
    var views: [(id: TGViewID, path: [Int])] = []
    tree.walk { view, path in
      // Rows and cells are written with the sizes that their table gave them when they were added.
      let isInTable = [1, 2].contains { above in
        path.count >= above && TGTableLayout(tree[path: path.dropLast(above)]) != nil
      }
      if !isInTable { views.append((view.id, path)) }
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let path = views[random.below(views.count)].path
      let target = views[random.below(views.count)].id
      let anchor = TGAnchor(.view(target), pick(.width, .height))
      let axis: TGAxis = pick(.horizontal, .vertical)
      var view = tree[path: path]
      switch random.below(4) {
      case 0: size(axis, of: &view).max(anchor)
      case 1: size(axis, of: &view).equal(most(TGMost.Term(anchor), TGMost.Term(20)))
      default: size(axis, of: &view).equal(anchor, multiple: pick(1, 0.5))
      }
      tree[path: path] = view
    }
  }
}

// MARK: - Properties of views

extension RandomTree {
  private mutating func wildSize(_ axis: TGAxis, of view: inout TGView) {
    let (points, part) = (length(), pick(1, 0.5))
    let attribute: TGAttribute = pick(.width, .height)
    switch random.below(12) {
    case 0...2: size(axis, of: &view).equal(points)
    case 3...6: size(axis, of: &view).equal(.wrap)
    case 7: size(axis, of: &view).equal(.fill)
    case 8: size(axis, of: &view).equal(TGWeight(pick(20, 50, 100)))
    case 9: size(axis, of: &view).equal(.superview(attribute), multiple: part)
    case 10: size(axis, of: &view).equal(.this(attribute), multiple: part)
    default: size(axis, of: &view).clear()
    }
    if random.chance(8) { size(axis, of: &view).shrink(number(0...2)) }
    if random.chance(6) {
      let whole = TGMost.Term(TGAnchor(.superview, attribute), multiple: part)
      size(axis, of: &view).equal(most(whole, TGMost.Term(TGLayoutSize.wrap)))
    }
    if random.chance(85) { return }
    switch random.below(5) {
    case 0: size(axis, of: &view).max(points)
    case 1: size(axis, of: &view).min(points)
    case 2: size(axis, of: &view).max(.superview(attribute), multiple: part)
    case 3: size(axis, of: &view).min(.superview(attribute), multiple: 0.5)
    default: size(axis, of: &view).max(.this(attribute), multiple: part)
    }
  }

  private mutating func position(_ view: inout TGView) {
    for attribute in 0..<6 where random.chance(30) {
      let position =
        switch attribute {
        case 0: view.tg_top
        case 1: view.tg_bottom
        case 2: view.tg_leading
        case 3: view.tg_right
        case 4: view.tg_centerX
        default: view.tg_centerY
        }
      if random.chance(70) { position.equal(length(in: 0...20)) } else { position.equal(15%) }
    }
  }

  private mutating func flag(_ view: inout TGView) {
    switch random.below(7) {
    case 0: view.tg_visibility = pick(.gone, .visible, .invisible)
    case 1: view.tg_useFrame.toggle()
    case 2: view.tg_noLayout.toggle()
    case 3: view.tg_alignment = gravity()
    case 4: view.tg_reverseFloat.toggle()
    case 5: view.frame = TGRect(x: 5, y: 7, width: length(), height: length())
    default: view.tg_updateSizeClass(.landscape) { $0.tg_width.equal(33) }
    }
  }

  private mutating func gravity() -> TGGravity {
    let across: TGGravity = pick(
      .none, .horz.center, .horz.trailing, .horz.fill, .horz.stretch, .horz.between,
      .horz.windowCenter)
    return across.union(
      pick(
        .none, .vert.center, .vert.bottom, .vert.fill, .vert.stretch, .vert.baseline, .vert.among,
        .vert.windowCenter))
  }

  /// Sets an option that all containers have.
  private mutating func set(_ view: inout TGView) {
    guard view.isContainer else { return }
    var container = TGFrameLayout(view: view)
    switch random.below(7) {
    case 0: container.tg_topPadding = length(in: 0...10)
    case 1: container.tg_rightPadding = length(in: 0...10)
    case 2: container.tg_vspace = length(in: 0...10)
    case 3: container.tg_hspace = length(in: 0...10)
    case 4: container.tg_reverseLayout.toggle()
    case 5: container.tg_layoutTransform = pick(.identity, TGAffineTransform(scaleX: -1, y: 1))
    default: container.tg_gravity = gravity()
    }
    view = container.view
  }
}

// MARK: - Changes

extension RandomTree {
  /// Changes one view of a tree; some changes restore a view of an older tree.
  public mutating func change(_ tree: inout TGView, since old: TGView) {
    var paths: [[Int]] = []
    tree.walk { paths.append($1) }
    guard let path = paths.randomElement(using: &random) else { return }
    var view = tree[path: path]
    switch random.below(17) {
    case 0...4: wildSize(pick(.horizontal, .vertical), of: &view)
    case 5...7: if view.isContainer { set(&view) } else { view.tg_content = content() }
    case 8: position(&view)
    case 9, 10: flag(&view)
    case 11: view.name = pick("A", "B")
    case 12...14: changeChildren(of: &view)
    case 15: if !path.isEmpty { view = node(depth: 1) }
    default: view = old.path { $0.id == view.id }.map { old[path: $0] } ?? view
    }
    tree[path: path] = view
  }

  private mutating func changeChildren(of view: inout TGView) {
    let count = view.subviews.count
    guard view.isContainer, TGTableLayout(view) == nil else { return }
    let place = Int.random(in: 0...count, using: &random)
    guard place < count else { return view.addSubview(node(depth: 2)) }
    let last = view.subviews[count - 1]
    switch random.below(7) {
    case 6:
      let width = TGMost.Term(TGAnchor(.view(last.id), .width))
      view.subviews[place].tg_width.equal(most(width, TGMost.Term(TGLayoutSize.wrap)))
    case 0: view.removeSubview(at: place)
    case 1: view.exchangeSubview(at: place, withSubviewAt: 0)
    case 2: view.insertSubview(last, at: place)
    case 3: view.subviews[place].tg_width.equal(TGAnchor(.view(last.id), .width))
    case 4: view.subviews[place].tg_height.min(TGAnchor(.view(last.id), .height))
    default: view.insertSubview(node(depth: 1), at: place)
    }
  }
}
