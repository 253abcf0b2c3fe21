import Tangram
import TangramTestSupport
import Testing

/// Lines of children that say nothing but their sizes have a short way of being laid out; an option
/// that changes nothing sends them the long way.
@Suite struct SimpleLineTests {
  @Test(arguments: 1...60)
  func theShortWayAndTheLongWayAgree(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for scale in [1.0, 2, 1.5] {
      let line = line(&random, depth: 2)
      let environment = TGEnvironment(size: TGSize(width: 900, height: 900), scale: scale)
      let short = line.layout(in: environment).entries
      let long = goingTheLongWay(line.view).layout(in: environment).entries
      let difference = zip(short, long).first { $0 != $1 }
      #expect(difference == nil && short.count == long.count, "seed \(seed), scale \(scale)")
    }
  }

  private func line(_ random: inout SplitMix, depth: Int) -> TGLinearLayout {
    var line = TGLinearLayout(Bool.random(using: &random) ? .horz : .vert)
    line.tg_size(width: .fill, height: .fill)
    line.tg_space = Double(Int.random(in: 0...6, using: &random)) / 4
    line.tg_padding = TGInsets(all: Double(Int.random(in: 0...9, using: &random)) / 4)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      line.addSubview(child(&random, depth: depth))
    }
    return line
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

  /// The tree with lines that give their children a common size of 0, which counts as none.
  private func goingTheLongWay(_ view: TGView) -> TGView {
    var copy = view
    for index in copy.subviews.indices {
      copy.subviews[index] = goingTheLongWay(copy.subviews[index])
    }
    guard var line = TGLinearLayout(copy) else { return copy }
    line.tg_fixedSubviews = TGFixedSubviews(size: 0)
    return line.view
  }
}
