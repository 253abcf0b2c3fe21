import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every grid, tried on random ones.
@Suite struct GridLawTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  @Test func oneFlexibleTrackIsFilled() {
    let item = TGView().with { $0.tg_leading ~= 7 }
    let grid = TGGridLayout(columns: [.fr(1)], rows: [.fr(1)]) { item }.with {
      $0.tg_size(width: 120, height: 50)
      $0.tg_padding = TGInsets(all: 4)
    }
    let frame = TGFrameLayout { item.width(.fill).height(.fill) }.with {
      $0.tg_size(width: 120, height: 50)
      $0.tg_padding = TGInsets(all: 4)
    }
    #expect(frames(grid) == frames(frame))
  }

  @Test(arguments: seeds) func aWarmLayoutEqualsAColdOne(seed: UInt64) {
    var source = RandomTree(seed: seed)
    let tree = TGGridLayout(columns: [.auto, .fr(1)]) {
      source.tree(.grid)
      TGFlexLayout(.row, wrap: true) { source.tree(.grid).width(.wrap).height(.wrap) }
    }.with { $0.tg_size(width: 310, height: 240) }
    let step = stepWhereSessionsDiffer(tree, seed: seed) { view, way, random in
      switch way {
      case 0: view.tg_grid.column = .span(2)
      case 1: view.tg_flex.alignSelf = .center
      case 2: view.tg_height.equal(random.number(in: 0...90))
      case 3: view.tg_flex.order = 3
      default: view.tg_width.equal(20%)
      }
    }
    #expect(step == nil)
  }
}
