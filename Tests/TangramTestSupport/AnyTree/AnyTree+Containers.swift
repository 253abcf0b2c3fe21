import Tangram

// The containers, with all their options.

extension AnyTree {
  mutating func container(depth: Int) -> TGView {
    var view: TGView
    switch random.below(15) {
    case 0...2: view = linear()
    case 3: view = TGFrameLayout().view
    case 4: view = TGRelativeLayout().view
    case 5: view = flow()
    case 6: view = float()
    case 7: return path(depth: depth)
    case 8: view = hstack()
    case 9: view = vstack()
    case 10: view = zstack()
    case 11: view = flex()
    case 12: view = grid()
    case 13: return constraints(depth: depth)
    default: return table(depth: depth)
    }
    addChildren(to: &view, depth: depth)
    set(&view)
    if var line = TGLinearLayout(view), random.chance(15) { equalize(&line, &view) }
    return view
  }

  /// Sets some of the options that all containers have.
  mutating func set(_ view: inout TGView) {
    guard random.chance(60) else { return }
    var container = TGFrameLayout(view: view)
    view = TGView()
    for property in 0..<13 where random.chance(12) { set(property, of: &container) }
    view = container.view
  }

  private mutating func set(_ property: Int, of container: inout TGFrameLayout) {
    switch property {
    case 0: container.tg_topPadding = distance()
    case 1: container.tg_leadingPadding = distance()
    case 2: container.tg_bottomPadding = distance()
    case 3: container.tg_trailingPadding = distance()
    case 4: container.tg_leftPadding = distance()
    case 5: container.tg_rightPadding = distance()
    case 6: container.tg_zeroPadding = random.chance(50)
    case 7: container.tg_hspace = distance()
    case 8: container.tg_vspace = distance()
    case 9: container.tg_gravity = gravity()
    case 10: container.tg_reverseLayout = random.chance(50)
    case 11: container.tg_space = distance()
    default: container.tg_layoutTransform = transform()
    }
  }

  private mutating func orientation() -> TGOrientation { pick(TGOrientation.self) }

  private mutating func fixedSubviews() -> TGFixedSubviews? {
    guard random.chance(15) else { return nil }
    return TGFixedSubviews(
      size: points(1...50), minSpace: random.chance(50) ? distance() : -.infinity,
      maxSpace: random.chance(50) ? points(0...40) : .infinity, centered: random.chance(50))
  }
}

// MARK: - Each container

extension AnyTree {
  private mutating func linear() -> TGView {
    var line = TGLinearLayout(orientation())
    if random.chance(20) { line.tg_shrinkType = shrinkType() }
    if random.chance(10) { line.tg_baselineBaseView = knownView() }
    line.tg_fixedSubviews = fixedSubviews()
    return line.view
  }

  private mutating func shrinkType() -> TGSubviewsShrinkType {
    pick(
      .average, .weight, .auto, .space, [.average, .space], [.weight, .space], [.auto, .weight])
  }

  private mutating func equalize(_ line: inout TGLinearLayout, _ view: inout TGView) {
    view = TGView()
    let sizeClass: TGSizeClass = random.chance(70) ? .default : sizeClass()
    if random.chance(50) {
      line.tg_equalizeSubviewsSpace(centered: random.chance(50), inSizeClass: sizeClass)
    } else {
      let space: Double? = random.chance(50) ? points() : nil
      line.tg_equalizeSubviews(
        centered: random.chance(50), withSpace: space, inSizeClass: sizeClass)
    }
    view = line.view
  }

  private mutating func flow() -> TGView {
    var flow = TGFlowLayout(orientation(), arrangedCount: count(0...4))
    if random.chance(20) { flow.tg_pagedCount = count(0...4) }
    flow.tg_maxLines = flow.tg_arrangedCount / 2
    flow.tg_autoArrange = random.chance(15)
    if random.chance(25) { flow.tg_arrangedGravity = gravity() }
    if random.chance(25) { flow.tg_lastlineGravityPolicy = pick(TGGravityPolicy.self) }
    if random.chance(25) { flow.tg_lineGravity = lineGravity() }
    flow.tg_isFlex = random.chance(20)
    flow.tg_fixedSubviews = fixedSubviews()
    return flow.view
  }

  private mutating func lineGravity() -> TGLineGravity {
    if makesFunctions, random.chance(25) {
      noteFunction()
      let (odd, last) = (gravity(), gravity())
      return TGLineGravity { line, count, isLast in
        isLast ? last : line % 2 == 1 && count > 1 ? odd : nil
      }
    }
    let lines = (0..<random.below(3)).map { _ in random.chance(70) ? gravity() : nil }
    return TGLineGravity(lines: lines, last: random.chance(60) ? gravity() : nil)
  }

  private mutating func float() -> TGView {
    var float = TGFloatLayout(orientation())
    float.tg_noBoundaryLimit = random.chance(20)
    float.tg_fixedSubviews = fixedSubviews()
    return float.view
  }

  private mutating func hstack() -> TGView {
    TGHStack(alignment: pick(TGVerticalAlignment.self), spacing: distance()) {}.view
  }

  private mutating func vstack() -> TGView {
    TGVStack(alignment: pick(TGHorizontalAlignment.self), spacing: distance()) {}.view
  }

  private mutating func zstack() -> TGView {
    TGZStack(alignment: .init(pick(TGHorizontalAlignment.self), pick(TGVerticalAlignment.self))) {}
      .view
  }

  private mutating func flex() -> TGView {
    var flex = TGFlexLayout()
    flex.tg_direction = pick(TGFlexDirection.self)
    flex.tg_wrap = pick(TGFlexWrap.self)
    flex.tg_justifyContent = pick(TGContentAlignment.self)
    flex.tg_alignContent = pick(TGContentAlignment.self)
    flex.tg_alignItems = pick(TGItemAlignment.self)
    if random.chance(10) { flex.tg_hspaceShare = weight() }
    if random.chance(10) { flex.tg_vspaceShare = weight() }
    return flex.view
  }

  private mutating func table(depth: Int) -> TGView {
    var table = TGTableLayout(orientation())
    if random.chance(20) { table.tg_shrinkType = shrinkType() }
    set(&table.view)
    for row in 0..<random.below(4) where remaining > 0 {
      remaining -= 1
      if random.chance(70) {
        table.tg_addRow(size: tableSize(), colSize: tableSize())
      } else {
        table.tg_addRow(size: tableSize(), colCount: count(1...4))
      }
      if paints.chance(20) { table[row: row] = table[row: row]?.paint(paint()) }
      for _ in 0..<random.below(4) where remaining > 0 {
        var cell = node(depth: depth + 2)
        makeWritable(&cell)
        table.tg_addCol(cell, inRow: row)
      }
    }
    return table.view
  }

  /// Gives a cell sizes that a scene can express; otherwise the row would set them when the scene is read.
  private mutating func makeWritable(_ cell: inout TGView) {
    for size in [cell.tg_width, cell.tg_height] {
      if !size.isActive || size.sizeVal.map({ !$0.attribute.isSize }) ?? false {
        size.clear()
        size.equal(points())
      }
    }
  }

  private mutating func tableSize() -> TGTableSize {
    pick(.wrap, .average, .fill, .points(points()))
  }
}
