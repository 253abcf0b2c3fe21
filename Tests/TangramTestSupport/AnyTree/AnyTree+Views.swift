import Tangram

// The properties that every view has.

extension AnyTree {
  /// Sets random properties of a view, sometimes also for size classes.
  mutating func describe(_ view: inout TGView) {
    setProperties(of: &view)
    if random.chance(40) { view.name = pick("a", "b", "c", "ü", "a name that lies on the heap") }
    if !view.isContainer, view.subviews.isEmpty, random.chance(50) { view.tg_content = content() }
    if random.chance(8) { view.layoutRectangle(rect()) }
    if random.chance(4) { place(&view) }
    if paints.chance(15) { view[TGPaintKey.self] = paint() }
    for _ in 0..<(random.chance(8) && numbers != .plain ? 2 : 0) {
      let sizeClass = sizeClass()
      view.tg_fetchSizeClass(with: sizeClass, from: pick(.default, sizeClass)).update {
        setProperties(of: &$0)
      }
    }
  }

  /// Sets properties that may differ in a size class.
  mutating func setProperties(of view: inout TGView) {
    if random.chance(60) { randomize(view.tg_width) }
    if random.chance(60) { randomize(view.tg_height) }
    let chance = random.chance(50) ? 4 : 25
    for attribute in Self.positions where random.chance(chance) {
      randomize(position(attribute, of: &view))
    }
    if random.chance(20) { flag(&view) }
    if random.chance(25) { flexItem(&view.tg_flex) }
    // In a scene, a margin is either a value or automatic.
    if view.specifiesSides { view.tg_flex.autoMargins.formIntersection(.vertical) }
    if view.node.specifies(.top) || view.node.specifies(.bottom) {
      view.tg_flex.autoMargins.formIntersection(.horizontal)
    }
    if random.chance(15) { gridItem(&view.tg_grid) }
    if random.chance(5) { view.tg_hugging = (priority(), priority()) }
    if random.chance(5) { view.tg_resistance = (priority(), priority()) }
  }

  private mutating func flag(_ view: inout TGView) {
    switch random.below(9) {
    case 0, 1: view.tg_visibility = pick(TGVisibility.self)
    case 2: view.isHidden.toggle()
    case 3: view.tg_useFrame.toggle()
    case 4: view.tg_noLayout.toggle()
    case 5: view.tg_reverseFloat.toggle()
    case 6: view.tg_clearFloat.toggle()
    default: view.tg_alignment = gravity()
    }
  }

  private mutating func place(_ view: inout TGView) {
    switch random.below(6) {
    case 0: view.transform = transform()
    case 1: view.anchorPoint = TGPoint(x: pick(0, 0.5, 1), y: pick(0, 0.25, number()))
    case 2: view.bounds.origin = point()
    case 3: view.center = point()
    case 4: view.alpha = number()
    default: view.isEnabled.toggle()
    }
  }

  mutating func content() -> TGContent {
    let limit = random.below(makesFunctions ? 4 : 3)
    if limit == 0 { return .size(points(), points()) }
    if limit < 3 {
      return .text(chars: count(0...60), advance: points(1...9), line: points(8...20))
    }
    noteFunction()
    let font: TGContent.Font? = pick(nil, .init(lineHeight: points(), ascender: points()))
    let answer = numbers == .strange ? points() : 70
    return .measured(font: font) { limit in
      let width = limit.width > 0 ? min(limit.width, answer) : answer
      return TGSize(width: width, height: (1000 / width).rounded(.up))
    }
  }

  mutating func gravity() -> TGGravity {
    let horizontal: TGGravity = pick(
      .none, .horz.left, .horz.center, .horz.right, .horz.windowCenter, .horz.between,
      .horz.leading, .horz.trailing, .horz.around, .horz.among, .horz.fill, .horz.stretch)
    let vertical: TGGravity = pick(
      .none, .vert.top, .vert.center, .vert.bottom, .vert.windowCenter, .vert.between,
      .vert.baseline, .vert.around, .vert.among, .vert.fill, .vert.stretch)
    return [horizontal, vertical]
  }

  mutating func priority() -> TGConstraintPriority {
    if numbers == .strange, random.chance(25) { return TGConstraintPriority(number()) }
    return pick(.required, .high, .medium, .low, .fitting, 999, 251)
  }
}

// MARK: - Items of flex layouts and grids

extension AnyTree {
  private mutating func flexItem(_ item: inout TGFlexItem) {
    if random.chance(40) { item.grow = factor() }
    if random.chance(40) { item.shrink = factor() }
    if random.chance(30) {
      item.basis = pick(.auto, .content, .points(points()), .share(weight()))
    }
    if random.chance(20) { item.alignSelf = pick(TGItemAlignment.self) }
    if random.chance(20) { item.order = count(-2...2) }
    if random.chance(15) { item.aspectRatio = factor() }
    if random.chance(8) { item.isAbsolute.toggle() }
    if random.chance(15) {
      item.autoMargins = pick(
        .leading, .trailing, .top, .bottom, .left, .right, .horizontal, .vertical, .all)
    }
  }

  private mutating func gridItem(_ item: inout TGGridItem) {
    if random.chance(50) { item.column = span() }
    if random.chance(50) { item.row = span() }
    if random.chance(15) { item.area = pick("a", "b", "nowhere") }
    if random.chance(20) { item.justifySelf = pick(TGItemAlignment.self) }
  }

  private mutating func span() -> TGGridSpan { TGGridSpan(gridLine(), gridLine()) }

  private mutating func gridLine() -> TGGridLine {
    switch random.below(3) {
    case 0: .auto
    case 1: .line(count(-4...4))
    default: .span(count(1...3))
    }
  }
}

extension TGView {
  /// Whether a horizontal edge has a position.
  fileprivate var specifiesSides: Bool { node.specifies(.leading) || node.specifies(.trailing) }

  /// Sets the frame of a view, even if it has a transform.
  fileprivate mutating func layoutRectangle(_ frame: TGRect) {
    let transform = transform
    self.transform = .identity
    self.frame = frame
    self.transform = transform
  }
}
