import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every grid, tried on random ones.
@Suite struct GridLawTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  @Test(arguments: seeds) func columnsAreRowsWithTheAxesExchanged(seed: UInt64) {
    var (plain, turned) = (RandomGrid(seed: seed), RandomGrid(seed: seed, isTurned: true))
    let (rows, columns) = (frames(plain.grid()), frames(turned.grid()))
    let back = columns.map { TGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
    #expect(isClose(rows, back), "\(rows) beside \(back)")
  }

  @Test(arguments: seeds) func readingFromTheRightIsAMirror(seed: UInt64) {
    var source = RandomGrid(seed: seed)
    let grid = source.grid()
    let width = grid.view.layout(in: TGSize(width: 9, height: 9)).frame.width
    let (left, right) = (frames(grid), frames(grid, rightToLeft: true))
    let mirrored = left.map {
      TGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(isClose(mirrored, right), "\(mirrored) beside \(right)")
  }

  @Test(arguments: seeds) func orderIsAPermutation(seed: UInt64) throws {
    var source = RandomGrid(seed: seed)
    let grid = source.grid()
    let children = Array(grid.subviews)
    let places = children.indices.sorted {
      (children[$0].tg_flex.order, $0) < (children[$1].tg_flex.order, $1)
    }
    var arranged = grid
    arranged.subviews = TGSubviews(places.map { children[$0].order(0) })
    let (ordered, plain) = (frames(grid), frames(arranged))
    try #require(ordered.count == plain.count)
    #expect(places.map { ordered[$0] } == plain)
  }

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
    var random = SplitMix(seed: seed)
    var source = RandomGrid(seed: seed)
    var tree = TGGridLayout(columns: [.auto, .fr(1)]) {
      source.grid()
      TGFlexLayout(.row, wrap: true) { source.grid().width(.wrap).height(.wrap) }
    }.with { $0.tg_size(width: 310, height: 240) }
    let environment = TGEnvironment(size: TGSize(width: 320, height: 480), scale: 2)
    var session = TGLayoutSession()
    _ = session.layout(tree, in: environment)
    for _ in 0..<4 {
      var path = [Int.random(in: 0...1, using: &random)]
      if random.chance(70), path == [0] { path.append(0) }
      edit(&tree[path: path], &random)
      let warm = session.layout(tree, in: environment).entries.map { $0.frame }
      let cold = tree.view.layout(in: environment).entries.map { $0.frame }
      #expect(warm == cold, "seed \(seed)")
    }
  }

  private func edit(_ view: inout TGView, _ random: inout SplitMix) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: view.tg_grid.column = .span(2)
    case 1: view.tg_flex.alignSelf = .center
    case 2: view.tg_height.equal(random.number(in: 0...90))
    case 3: view.tg_flex.order = 3
    default: view.tg_width.equal(20%)
    }
  }
}
