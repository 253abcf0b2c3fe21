import Tangram

// Linear and frame layouts, whose children have sizes, margins and bounds of all kinds.

extension RandomTree {
  mutating func lines() -> TGView {
    var root = container(depth: 3)
    size(.horizontal, of: &root).equal(number(100...300))
    size(.vertical, of: &root).equal(number(100...300))
    return root
  }

  private mutating func container(depth: Int) -> TGView {
    var view: TGView
    if random.chance(70) {
      let axis: TGAxis = random.chance(50) ? .horizontal : .vertical
      var line = TGLinearLayout(turned(axis) == .vertical ? .vert : .horz)
      settings(of: &line)
      view = line.view
    } else {
      var frame = TGFrameLayout()
      settings(of: &frame)
      view = frame.view
    }
    for _ in 0..<random.below(5) {
      let isLeaf = depth == 0 || random.chance(60)
      var child = isLeaf ? TGView() : container(depth: depth - 1)
      for axis in TGAxis.allCases { describe(&child, axis, isLeaf) }
      view.addSubview(child)
    }
    return view
  }

  private mutating func settings(of container: inout some TGContainer) {
    let sides = (0..<4).map { _ in number(0...6) * 2 }
    (container.tg_leadingPadding, container.tg_topPadding) = turned((sides[1], sides[0]))
    (container.tg_trailingPadding, container.tg_bottomPadding) = turned((sides[3], sides[2]))
    (container.tg_hspace, container.tg_vspace) = turned((number(0...5) * 2, number(0...5) * 2))
    let choices: [(TGGravity, TGGravity)] = [
      (.horz.center, .vert.center), (.horz.trailing, .vert.bottom), (.horz.fill, .vert.fill),
      (.horz.between, .vert.between), (.horz.around, .vert.around), (.horz.among, .vert.among),
      (.horz.stretch, .vert.stretch),
    ]
    for axis in TGAxis.allCases where random.chance(25) {
      let choice = random.pick(choices)
      container.tg_gravity.insert(turned(axis) == .horizontal ? choice.0 : choice.1)
    }
  }

  private mutating func describe(_ view: inout TGView, _ axis: TGAxis, _ isLeaf: Bool) {
    switch random.below(10) {
    case 0...4: size(axis, of: &view).equal(number(0...40) * 2)
    case 5: size(axis, of: &view).equal(.fill)
    case 6: size(axis, of: &view).equal(TGWeight(number(1...100)))
    case 7: size(axis, of: &view).equal(.average)
    default: if !isLeaf { size(axis, of: &view).equal(.wrap) }
    }
    let extent = turned(axis).sizeAttribute
    let part = TGMost.Term(TGAnchor(.superview, extent), multiple: 0.5, increment: 2)
    if random.chance(6) { size(axis, of: &view).equal(most(part)) }
    if random.chance(10) { size(axis, of: &view).shrink(number(1...3)) }
    if random.chance(5) { start(axis, of: &view).shrink(number(1...3)) }
    if random.chance(5) { end(axis, of: &view).shrink(number(1...3)) }
    if random.chance(20) { start(axis, of: &view).equal(number(0...10) * 2) }
    if random.chance(10) { center(axis, of: &view).equal(number(-5...5) * 2) }
    if random.chance(15) { end(axis, of: &view).equal(number(0...10) * 2) }
    if random.chance(10) { size(axis, of: &view).max(number(10...60) * 2) }
    if random.chance(4) { size(axis, of: &view).min(most(part)) }
    if random.chance(10) { size(axis, of: &view).min(number(0...20) * 2) }
  }
}
