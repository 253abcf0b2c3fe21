import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every grid, checked on random ones.
@Suite struct GridLawTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  @Test func aSingleFlexibleTrackFillsTheGrid() {
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

  // An aspect ratio of 0 has no effect. But an item that sets one has extra storage, and takes another
  // code path than an item with a size only.
  @Test(arguments: seeds) func anAspectRatioOfZeroChangesNothing(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let tracks: [TGGridTrack] = [
      .auto, .fr(1), 30, .minContent, .maxContent, .minmax(.auto, 25), .fitContent(35),
    ]
    let alignments: [TGItemAlignment?] = [nil, .start, .center, .end, .stretch]
    let columns = (0..<(1 + random.below(4))).map { _ in tracks[random.below(tracks.count)] }
    let rows = (0..<random.below(3)).map { _ in tracks[random.below(tracks.count)] }
    let items = (0..<(1 + random.below(12))).map { index in
      let text = TGContent.text(chars: 3 + 5 * index, advance: 5, line: 8)
      var item = random.chance(40) ? TGView(text) : TGView()
      if random.chance(50) { item.tg_width ~= Double(random.below(50)) }
      if random.chance(50) { item.tg_height ~= Double(random.below(30)) }
      if random.chance(30) { item.tg_grid.column = .span(1 + random.below(3)) }
      if random.chance(30) { item.tg_grid.row = .span(1 + random.below(3)) }
      return item
    }
    var grid = TGGridLayout(columns: columns, rows: rows)
    grid.tg_justifyItems = alignments[random.below(alignments.count)]
    grid.tg_alignItems = alignments[random.below(alignments.count)]
    grid.tg_autoFlow = random.chance(50) ? .rowDense : .column
    grid.tg_size(width: 150, height: 120)
    if random.chance(50) { grid.tg_width.equal(.wrap) }
    if random.chance(50) { grid.tg_height.equal(.wrap) }
    let bare = grid.with { for item in items { $0.addSubview(item) } }
    let detailed = grid.with { for item in items { $0.addSubview(item.itemAspectRatio(0)) } }
    #expect(frames(bare) == frames(detailed), "\(items.count) items in \(columns), \(rows)")
  }
}
