import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every flex layout, tried on random ones.
@Suite struct FlexLawTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  @Test(arguments: [[1, 2, 3], [5, 5], [1, 9, 4, 2]])
  func growingFromNothingSharesLikeWeights(weights: [Double]) {
    var flex = TGFlexLayout { for weight in weights { TGView().flex(grow: weight, basis: 0) } }
    flex.tg_size(width: 250, height: 40)
    flex.tg_hspace = 7
    let line = TGLinearLayout(.horz) {
      for weight in weights { TGView().width(TGWeight(weight * 5)).height(.fill) }
    }.with {
      $0.tg_size(width: 250, height: 40)
      $0.tg_hspace = 7
    }
    #expect(isClose(frames(flex), frames(line)))
  }

  @Test(arguments: seeds) func aWarmLayoutEqualsAColdOne(seed: UInt64) {
    var source = RandomTree(seed: seed)
    let tree = TGFlexLayout(.column) {
      source.tree(.flex).flex(grow: 1)
      TGFlexLayout(.row, wrap: true) { source.tree(.flex).width(.wrap).height(.wrap) }
    }.with { $0.tg_size(width: 310, height: 240) }
    let step = stepWhereSessionsDiffer(tree, seed: seed) { view, way, random in
      switch way {
      case 0: view.tg_flex.grow = random.number(in: 0...3)
      case 1: view.tg_flex.alignSelf = .center
      case 2: view.tg_height.equal(random.number(in: 0...90))
      case 3: view.tg_flex.order = 3
      default: view.tg_width.equal(20%)
      }
    }
    #expect(step == nil)
  }
}
