import Tangram

// Relative layouts of leaves that refer only to those before them, with even numbers.

extension RandomTree {
  mutating func relative() -> TGView {
    var views = (0..<8).map { TGView("\($0)") }
    let ids = views.map(\.id)
    for index in views.indices {
      let before = ids[..<index]
      let offset = 4 * random.below(4)
      for axis in TGAxis.allCases {
        tiePositions(of: &views[index], axis, to: before, offset: offset)
        tieSize(of: &views[index], axis, to: before)
      }
      if random.below(9) == 0 { views[index].tg_visibility = .gone }
    }
    var root = TGRelativeLayout()
    root.tg_padding = TGInsets(all: 10)
    root.tg_size(220)
    root.subviews = TGSubviews(views)
    return root.view
  }

  private mutating func tiePositions(
    of view: inout TGView, _ axis: TGAxis, to views: ArraySlice<TGViewID>, offset: Int
  ) {
    switch random.below(5) {
    case 0: tie(center(axis, of: &view), axis, to: views, offset)
    case 1: tie(end(axis, of: &view), axis, to: views, offset)
    case 2:
      tie(start(axis, of: &view), axis, to: views, offset)
      tie(end(axis, of: &view), axis, to: views, offset)
    default: tie(start(axis, of: &view), axis, to: views, offset)
    }
  }

  private mutating func tie(
    _ position: TGLayoutPos, _ axis: TGAxis, to views: ArraySlice<TGViewID>, _ offset: Int
  ) {
    let edges: [TGAttribute] =
      turned(axis) == .horizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
    switch random.below(5) {
    case 4 where !views.isEmpty:
      let terms = (0..<3).map { _ in
        let view = TGAnchor(.view(views[random.below(views.count)]), random.pick(edges))
        return TGMost.Term(view, increment: 2 * number(0...3))
      }
      position.equal(most(terms[0], terms[1], terms[2]), offset: offset)
    case 0 where !views.isEmpty:
      let view = views[random.below(views.count)]
      position.equal(TGAnchor(.view(view), random.pick(edges)), offset: offset)
    case 1: position.equal(TGWeight(10 * random.below(4)))
    case 2: position.equal(.superview(random.pick(edges)), offset: offset)
    default: position.equal(2 * random.below(12))
    }
  }

  private mutating func tieSize(
    of view: inout TGView, _ axis: TGAxis, to views: ArraySlice<TGViewID>
  ) {
    let extent: TGAttribute = turned(axis) == .horizontal ? .width : .height
    let handle = size(axis, of: &view)
    switch random.below(7) {
    case 6 where !views.isEmpty:
      let view = TGAnchor(.view(views[random.below(views.count)]), extent)
      handle.equal(most(TGMost.Term(view, multiple: 0.5, increment: 4)))
    case 0 where !views.isEmpty:
      handle.equal(TGAnchor(.view(views[random.below(views.count)]), extent))
    case 1: handle.equal(TGWeight(20 * random.below(5)))
    case 2: handle.equal(.fill)
    case 3: handle.equal(.superview(extent))
    default: handle.equal(4 * random.below(9))
    }
  }
}
