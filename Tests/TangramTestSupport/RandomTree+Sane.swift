import Tangram

// Trees as a sensible person would write them: leaves with sizes or wrapped content, and containers that
// wrap or are large enough, of which the latter may have one child that fills the rest.

extension RandomTree {
  private mutating func saneLeaf() -> TGView {
    switch random.below(3) {
    case 0: TGView(.text(chars: 12, advance: 7, line: 14)).size(.wrap)
    case 1: TGView(.text(chars: 12, advance: 7, line: 14)).width(40).height(.wrap)
    default: TGView().size(number(1...40), number(1...40))
    }
  }

  private mutating func saneContainer() -> TGView {
    switch random.below(7) {
    case 0: TGLinearLayout(.vert).view
    case 1: TGLinearLayout(.horz).view
    case 2: TGFrameLayout().view
    case 3: TGFlowLayout(.vert, arrangedCount: 3).view
    case 4: TGRelativeLayout().view
    case 5: TGHStack {}.view
    default: TGVStack {}.view
    }
  }

  private mutating func wrapping(depth: Int) -> TGView {
    var view = saneContainer()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      view.addSubview(depth == 0 || random.chance(60) ? saneLeaf() : wrapping(depth: depth - 1))
    }
    return view.size(.wrap)
  }

  mutating func roomy(depth: Int) -> TGView {
    var view = saneContainer()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      view.addSubview(random.chance(50) ? saneLeaf() : wrapping(depth: depth - 1))
    }
    view.addSubview(depth == 0 ? TGView().size(.fill) : roomy(depth: depth - 1).size(.fill))
    return view
  }
}
