import Tangram
import TangramTestSupport
import Testing

/// A fixed size of 0 counts as none: it does not change how a line is laid out.
@Suite struct NoFixedSizeTests {
  @Test(arguments: 1...200)
  func aFixedSizeOfZeroChangesNothing(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for scale in [1.0, 2, 1.5] {
      let line = line(&random, depth: 2)
      let environment = TGEnvironment(size: TGSize(width: 900, height: 900), scale: scale)
      let without = line.layout(in: environment).entries
      let with = withFixedSizeOfZero(line.view).layout(in: environment).entries
      let difference = pairs(without, with).first { $0 != $1 }
      #expect(difference == nil, "seed \(seed), scale \(scale)")
    }
  }

  private func line(_ random: inout SplitMix, depth: Int) -> TGLinearLayout {
    var line = TGLinearLayout(Bool.random(using: &random) ? .horz : .vert)
    line.tg_width.equal(random.chance(60) ? .fill : .wrap)
    line.tg_height.equal(random.chance(60) ? .fill : .wrap)
    line.tg_space = Double(Int.random(in: 0...6, using: &random)) / 4
    line.tg_padding = TGInsets(all: Double(Int.random(in: 0...9, using: &random)) / 4)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      var child = child(&random, depth: depth)
      if random.chance(50) { adorn(&child, &random) }
      line.addSubview(child)
    }
    return line
  }

  /// Sets further properties of a child besides its size.
  private func adorn(_ child: inout TGView, _ random: inout SplitMix) {
    func length() -> Double { random.number(in: -3...20) / 4 }
    if random.chance(30) { child.tg_leading.equal(length()) }
    if random.chance(20) { child.tg_trailing.equal(length()) }
    if random.chance(30) { child.tg_top.equal(length()) }
    if random.chance(20) { child.tg_bottom.equal(length()) }
    if random.chance(20) { child.tg_width.min(length() + 5) }
    if random.chance(20) { child.tg_width.max(length() + 9) }
    if random.chance(20) { child.tg_height.min(length() + 5) }
    if random.chance(20) { child.tg_height.max(length() + 9) }
    let alignments: [TGGravity] = [
      .none, .center, .fill, .horz.right, .vert.bottom, [.horz.left, .vert.fill],
      [.horz.fill, .vert.center], .horz.windowCenter,
    ]
    if random.chance(40) { child.tg_alignment = alignments.randomElement(using: &random) ?? .none }
  }

  private func child(_ random: inout SplitMix, depth: Int) -> TGView {
    func length() -> Double { Double(Int.random(in: 4...80, using: &random)) / 4 }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return TGView(.text(chars: 9, advance: 2.5, line: 7)).width(.fill).height(.wrap)
    case 1:
      return TGView().width(TGWeight(Double(Int.random(in: 1...3, using: &random)))).height(
        length())
    case 2: return TGView().width(length()).height(TGWeight(2.0))
    case 3 where depth > 0:
      return line(&random, depth: depth - 1).width(length()).height(.wrap).view
    case 4 where depth > 0: return line(&random, depth: depth - 1).width(.wrap).height(.wrap).view
    case 5 where depth > 0:
      return line(&random, depth: depth - 1).width(.wrap).height(.fill).view
    case 6 where depth > 0:
      let text = TGView(.text(chars: 30, advance: 2.5, line: 7)).width(.fill).height(.wrap)
      return TGFlowLayout(.vert) { text }.width(.fill).height(.wrap).view
    default: return TGView().size(length(), length())
    }
  }

  /// The tree with a fixed size of 0 set on every linear layout.
  private func withFixedSizeOfZero(_ view: TGView) -> TGView {
    var copy = view
    for index in copy.subviews.indices {
      copy.subviews[index] = withFixedSizeOfZero(copy.subviews[index])
    }
    guard var line = TGLinearLayout(copy) else { return copy }
    line.tg_fixedSubviews = TGFixedSubviews(size: 0)
    return line.view
  }
}
