import Tangram

// Stacks in stacks, with spacers between the views.

extension RandomTree {
  mutating func stacks(depth: Int) -> TGView {
    let axis: TGAxis = random.chance(50) ? .horizontal : .vertical
    let place = random.below(3)
    let spacing = number(0...3) * 2
    var children: [TGView] = []
    for _ in 0..<random.below(6) {
      if random.chance(25) {
        let length = number(0...10) * 2
        children.append(random.chance(50) ? TGSpacer(length).view : TGSpacer(minimum: length).view)
        continue
      }
      var child = depth > 0 && random.chance(50) ? stacks(depth: depth - 1) : TGView()
      let isLeaf = !child.isContainer
      for axis in [axis, axis.crossed] { describe(size(axis, of: &child), isLeaf) }
      if random.chance(15) { child.tg_visibility = .gone }
      children.append(child)
    }
    return turned(axis) == .horizontal
      ? TGHStack(alignment: TGVerticalAlignment.allCases[place], spacing: spacing) { children }.view
      : TGVStack(alignment: TGHorizontalAlignment.allCases[place], spacing: spacing) { children }
        .view
  }

  private mutating func describe(_ size: TGLayoutSize, _ isLeaf: Bool) {
    switch random.below(10) {
    case 0...3: size.equal(number(0...40) * 2)
    case 4: size.equal(.fill)
    case 5: size.equal(TGWeight(number(10...60)))
    case 6: size.min(number(0...20) * 2)
    default: if !isLeaf { size.equal(.wrap) }
    }
  }
}
