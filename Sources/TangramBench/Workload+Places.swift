import Tangram

// Containers whose children specify their own positions.
extension Workload {
  static let relative = Workload(
    "W7", "1,000 chains of 10, each tied to the one before", edited: EditedLeaf([5_000]),
    list: EditedList { container, index in
      var before = container.subviews[index - 1]
      var next = leaf(12, 6)
      next.tg_left.equal(before.tg_right)
      next.tg_top.equal(before.tg_bottom)
      return next
    }
  ) {
    var relative = TGRelativeLayout()
    relative.tg_size(.fill)
    for group in 0..<1_000 {
      var first = leaf(12, 7)
      first.tg_left.equal(Double(group % 100))
      first.tg_top.equal(Double(group % 70))
      relative.addChain(of: 10, from: first) { leaf(Double(10 + $0), Double(5 + $0)) }
    }
    return relative.view
  }

  static let frame = Workload("W9", "10,000 docked in nine places", edited: EditedLeaf([5_000])) {
    wide(TGFrameLayout(), 10_000, height: .fill) { index in
      var leaf = leaf(index)
      switch index % 3 {
      case 0: leaf.tg_left.equal(index % 10)
      case 1: leaf.tg_centerX.equal(0)
      default: leaf.tg_right.equal(index % 10)
      }
      switch index / 3 % 3 {
      case 0: leaf.tg_top.equal(index % 10)
      case 1: leaf.tg_centerY.equal(0)
      default: leaf.tg_bottom.equal(index % 10)
      }
      return leaf
    }
  }

  static let path = Workload("W11", "1,000 on a sine", edited: EditedLeaf([500])) {
    var path = TGPathLayout(.sine(amplitude: 100, period: 250))
    path.tg_coordinateSetting.origin = TGPoint(x: 0, y: 0.5)
    return wide(path, 1_000, height: .fill) { leaf(Double(10 + $0 % 10), 10) }
  }
}

extension TGRelativeLayout {
  /// Adds views, where each view after the first is positioned at the corner of the previous one.
  @inline(__always)
  mutating func addChain(of count: Int, from first: TGView, _ leaf: (Int) -> TGView) {
    var previous = first
    for index in 1..<count {
      var next = leaf(index)
      next.tg_left.equal(previous.tg_right)
      next.tg_top.equal(previous.tg_bottom)
      addSubview(previous)
      previous = next
    }
    addSubview(previous)
  }
}
