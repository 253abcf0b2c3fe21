import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every flex layout, tried on random ones.
@Suite struct FlexLawTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  @Test(arguments: seeds) func aColumnIsARowWithTheAxesExchanged(seed: UInt64) {
    var (plain, turned) = (RandomFlex(seed: seed), RandomFlex(seed: seed, isTurned: true))
    let (row, column) = (frames(plain.flex()), frames(turned.flex()))
    #expect(isClose(row, column.map(\.turned)), "\(row) beside \(column)")
  }

  @Test(arguments: seeds) func readingFromTheRightIsAMirror(seed: UInt64) {
    var source = RandomFlex(seed: seed)
    let flex = source.flex()
    let width = flex.view.layout(in: TGSize(width: 9, height: 9)).frame.width
    let (left, right) = (frames(flex), frames(flex, rightToLeft: true))
    let mirrored = left.map {
      TGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(isClose(mirrored, right), "\(mirrored) beside \(right)")
  }

  @Test(arguments: seeds) func orderIsAPermutation(seed: UInt64) throws {
    var source = RandomFlex(seed: seed)
    let flex = source.flex()
    let children = Array(flex.subviews)
    let places = children.indices.sorted {
      (children[$0].tg_flex.order, $0) < (children[$1].tg_flex.order, $1)
    }
    var arranged = flex
    arranged.subviews = TGSubviews(places.map { children[$0].order(0) })
    let (ordered, plain) = (frames(flex), frames(arranged))
    try #require(ordered.count == plain.count)
    #expect(places.map { ordered[$0] } == plain)
  }

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
    var random = SplitMix(seed: seed)
    var source = RandomFlex(seed: seed)
    var tree = TGFlexLayout(.column) {
      source.flex().flex(grow: 1)
      TGFlexLayout(.row, wrap: true) { source.flex().width(.wrap).height(.wrap) }
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
    case 0: view.tg_flex.grow = random.number(in: 0...3)
    case 1: view.tg_flex.alignSelf = .center
    case 2: view.tg_height.equal(random.number(in: 0...90))
    case 3: view.tg_flex.order = 3
    default: view.tg_width.equal(20%)
    }
  }
}
