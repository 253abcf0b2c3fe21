import Tangram

// Grids, paths and constraints, which have the most options.

extension AnyTree {
  mutating func grid() -> TGView {
    var grid = TGGridLayout(columns: tracks(), rows: tracks())
    if random.chance(20) { grid.tg_autoColumns = tracks() }
    if random.chance(20) { grid.tg_autoRows = tracks() }
    if random.chance(20) { grid.tg_areas = pick(["a b", "a ."], ["a a", "b b"], ["a b", "b a"]) }
    grid.tg_autoFlow = pick(TGGridFlow.self)
    if random.chance(30) { grid.tg_justifyItems = pick(TGItemAlignment.self) }
    if random.chance(30) { grid.tg_alignItems = pick(TGItemAlignment.self) }
    if random.chance(30) { grid.tg_justifyContent = pick(TGContentAlignment.self) }
    if random.chance(30) { grid.tg_alignContent = pick(TGContentAlignment.self) }
    if random.chance(10) { grid.tg_hspaceShare = weight() }
    if random.chance(10) { grid.tg_vspaceShare = weight() }
    return grid.view
  }

  private mutating func tracks() -> [TGGridTrack] {
    (0..<random.below(4)).map { _ in
      if random.chance(85) { return track() }
      let count: TGGridRepetition = pick(.times(self.count(1...3)), .autoFill, .autoFit)
      return .repeated(count, [track(), .points(points(5...30))])
    }
  }

  private mutating func track() -> TGGridTrack {
    switch random.below(4) {
    case 0: .minmax(breadth(), breadth())
    case 1: .fitContent(pick(.points(points()), .share(weight())))
    default: breadth()
    }
  }

  private mutating func breadth() -> TGGridTrack {
    pick(.points(points()), .share(weight()), .fr(factor()), .auto, .minContent, .maxContent)
  }
}

// MARK: - Paths

extension AnyTree {
  mutating func path(depth: Int) -> TGView {
    var path = TGPathLayout(random.chance(90) ? curve() : nil)
    if random.chance(30) { path.tg_coordinateSetting.origin = pick(.zero, point(), .init(x: 0.5)) }
    path.tg_coordinateSetting.isMath = random.chance(30)
    path.tg_coordinateSetting.isReverse = random.chance(30)
    if random.chance(20) { path.tg_coordinateSetting.start = number() }
    if random.chance(20) { path.tg_coordinateSetting.end = number() }
    path.tg_spaceType = pick(.flexed, .fixed(points()), .count(count(0...6)))
    if random.chance(10) { path.tg_distanceError = number() }
    addChildren(to: &path.view, depth: depth)
    if random.chance(25), remaining > 0 { path.tg_originView = node(depth: 9) }
    set(&path.view)
    return path.view
  }

  private mutating func curve() -> TGCurve {
    switch random.below(makesFunctions ? 10 : 9) {
    case 0: return .line(m: factor(), b: points())
    case 1: return .parabola(a: 0.01, b: factor(), c: points())
    case 2: return .sine(amplitude: points(), period: points())
    case 3: return .ellipse(rx: points(), ry: points())
    case 4: return .cycloid(r: points())
    case 5: return .circle(r: points())
    case 6: return .cardioid(a: points())
    case 7: return .spiral(a: points(), b: factor())
    case 8: return .rose(a: points(), k: factor())
    default:
      noteFunction()
      let (factor, points) = (factor(), points())
      return pick(
        .rectangular { $0 > points * 2 ? nil : $0 * factor },
        .parametric { TGPoint(x: $0 * factor, y: points) },
        .polar { $0.value * factor + points })
    }
  }
}

// MARK: - Constraints

extension AnyTree {
  mutating func constraints(depth: Int) -> TGView {
    var layout = TGConstraintLayout()
    addChildren(to: &layout.view, depth: depth)
    var views = layout.view.subviews.map(\.id)
    // Views inside nested containers may be referred to as well.
    if depth.isMultiple(of: 2) { views += layout.view.subviews.flatMap { $0.subviews.map(\.id) } }
    layout.constraints = (0..<random.below(8)).map { _ in constraint(among: views) }
    set(&layout.view)
    return layout.view
  }

  private mutating func constraint(among views: [TGViewID]) -> TGConstraint {
    let first = item(among: views)
    let axis = TGConstraintAttribute.allCases.filter {
      $0.isSize == first.attribute.isSize || random.chance(5)
    }
    var second: TGConstraintItem?
    if random.chance(60) {
      second = item(among: views)
      if random.chance(60) { second?.attribute = random.pick(axis) }
    }
    return TGConstraint(
      first, pick(TGConstraint.Relation.self), second, multiplier: pick(1, 1, 0.5, number()),
      constant: random.chance(50) ? 0 : points(-20...60), priority: priority(),
      isActive: random.chance(93), name: random.chance(20) ? pick("left", "gap") : nil)
  }

  private mutating func item(among views: [TGViewID]) -> TGConstraintItem {
    let view = views.isEmpty || random.chance(15) ? nil : random.pick(views)
    let all = TGConstraintAttribute.allCases
    return TGConstraintItem(
      view, random.pick(view == nil ? all : all.filter { !$0.name.hasSuffix("Margin") }))
  }
}
