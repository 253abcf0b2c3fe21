import Tangram

// Flow layouts of leaves.

extension RandomTree {
  mutating func flow() -> TGView {
    var flow = TGFlowLayout(isTransposed ? .horz : .vert, arrangedCount: random.below(5)).named("R")
    let room = turned((Double(60 + random.below(100)), Double(50 + random.below(150))))
    flow.tg_size(width: room.0, height: room.1)
    (flow.tg_hspace, flow.tg_vspace) = turned((Double(random.below(8)), Double(random.below(8))))
    (flow.tg_leadingPadding, flow.tg_topPadding) = turned((Double(random.below(10)), 2))
    (flow.tg_trailingPadding, flow.tg_bottomPadding) = turned((1, 5))
    if random.below(3) == 0 {
      if isTransposed { flow.tg_width.equal(.wrap) } else { flow.tg_height.equal(.wrap) }
    }
    flow.tg_gravity = [gravity(alongLine: true), gravity(alongLine: false)]
    flow.tg_arrangedGravity = gravity(alongLine: false)
    flow.tg_lastlineGravityPolicy = random.pick(TGGravityPolicy.allCases)
    if random.below(4) == 0 {
      let first = gravity(alongLine: true).union(gravity(alongLine: false))
      flow.tg_lineGravity = TGLineGravity(lines: [first, nil], last: gravity(alongLine: true))
    }
    flow.tg_isFlex = random.below(4) == 0
    flow.tg_autoArrange = random.below(4) == 0
    if random.below(5) == 0 {
      flow.tg_setSubviews(size: 20, minSpace: 3, centered: random.below(2) == 0)
    }
    for _ in 0..<random.below(12) {
      var item = flowItem()
      // The columns of a waterfall use the alignments of children, but rows do not, which would break
      // transposition.
      let isWaterfall = [.horz.between, .vert.between].contains(flow.tg_arrangedGravity)
      if random.below(8) == 0, !isWaterfall { item.tg_alignment = gravity(alongLine: false) }
      flow.addSubview(item)
    }
    return flow.view
  }

  private mutating func gravity(alongLine: Bool) -> TGGravity {
    let (across, down) = random.pick([
      (TGGravity.none, TGGravity.none), (.horz.center, .vert.center),
      (.horz.trailing, .vert.bottom), (.horz.between, .vert.between),
      (.horz.around, .vert.around), (.horz.among, .vert.among), (.horz.fill, .vert.fill),
      (.horz.stretch, .vert.stretch),
    ])
    return alongLine != isTransposed ? across : down
  }

  private mutating func flowItem() -> TGView {
    var view = TGView()
    let kind = random.below(6)
    let (along, across) = (Double(5 + random.below(40)), Double(5 + random.below(40)))
    switch kind {
    case 0: size(.horizontal, of: &view).equal(.fill)
    case 1: size(.horizontal, of: &view).equal(TGWeight(10 + random.below(60)))
    default: size(.horizontal, of: &view).equal(along)
    }
    if random.below(5) == 0 {
      let content = turned((along, across))
      view.tg_content = .size(content.0, content.1)
      size(.vertical, of: &view).equal(.wrap)
    } else {
      size(.vertical, of: &view).equal(across)
    }
    if random.below(4) == 0 { start(.horizontal, of: &view).equal(random.below(9)) }
    if random.below(5) == 0 { size(.horizontal, of: &view).shrink(number(1...3)) }
    if random.below(9) == 0 { start(.horizontal, of: &view).shrink(number(1...3)) }
    return view
  }
}
