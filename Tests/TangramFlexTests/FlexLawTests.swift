import Tangram
import TangramTestSupport
import Testing

/// Laws that hold for every flex layout, checked on random ones.
@Suite struct FlexLawTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  @Test(arguments: [[1, 2, 3], [5, 5], [1, 9, 4, 2]])
  func growingFromZeroBasisSharesLikeWeights(weights: [Double]) {
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

  // Setting `order` on the items forces the general algorithm; without it, fast paths may be taken. Both
  // must agree.

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func aCommonOrderChangesNothing(seed: UInt64) {
    let environment = TGEnvironment(size: TGSize(width: 300, height: 200), scale: 1024)
    let usual = BareTree(seed: seed, order: 0).root.layout(in: environment)
    let ordered = BareTree(seed: seed, order: 1).root.layout(in: environment)
    #expect(isClose(usual.entries.map(\.frame), ordered.entries.map(\.frame)))
  }

  @Test(arguments: 1...600 as ClosedRange<UInt64>)
  func aCommonOrderChangesNothingInWrappingLayouts(seed: UInt64) {
    let environment = TGEnvironment(size: TGSize(width: 300, height: 200), scale: 1024)
    let usual = BareTree(seed: seed, order: 0).wrapping.layout(in: environment)
    let ordered = BareTree(seed: seed, order: 1).wrapping.layout(in: environment)
    #expect(isClose(usual.entries.map(\.frame), ordered.entries.map(\.frame)))
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func aCommonOrderOfEmptyItemsChangesNothing(seed: UInt64) {
    let environment = TGEnvironment(size: TGSize(width: 300, height: 200), scale: 1024)
    let usual = BareTree(seed: seed, order: 0).line.layout(in: environment)
    let ordered = BareTree(seed: seed, order: 1).line.layout(in: environment)
    #expect(isClose(usual.entries.map(\.frame), ordered.entries.map(\.frame)))
  }
}

/// Random nested flex layouts whose items set only their sizes, `grow`, `shrink`, `basis` and `alignSelf`,
/// and optionally one `order` for all.
private struct BareTree {
  private var random: SplitMix
  private let order: Int
  /// Whether every layout has a single line, and most items are as large as their content.
  private var isSimple = false

  init(seed: UInt64, order: Int) {
    (random, self.order) = (SplitMix(seed: seed), order)
  }

  /// A flex layout around two levels of flex layouts.
  var root: TGView {
    var tree = self
    let height = tree.random.pick([20.0, 200])
    return tree.container(levels: 2).width(260).height(height)
  }

  /// A flex layout that wraps its content, around three levels of single-line flex layouts.
  var wrapping: TGView {
    var tree = self
    tree.isSimple = true
    let flex = tree.container(levels: 3)
    switch tree.random.below(4) {
    case 0: return flex.width(.wrap, max: 120).height(.wrap)
    case 1: return flex.width(.wrap, min: 200).height(.wrap, min: 90)
    case 2: return flex.width(250).height(.wrap)
    default: return flex.width(.wrap).height(.wrap)
    }
  }

  /// A flex layout of empty items, which may fill the container, leave space, or overflow it.
  var line: TGView {
    var tree = self
    var flex = tree.emptyContainer()
    for _ in 0..<(1 + tree.random.below(6)) {
      flex.addSubview(tree.random.below(3) == 0 ? tree.plainItem() : tree.randomized(TGView()))
    }
    let line = flex.view.width(Double(40 + tree.random.below(400)))
    switch tree.random.below(4) {
    case 0: return line.height(Double(tree.random.below(200)))
    case 1: return line.height(.wrap)
    case 2: return line.height(.wrap, min: 150)
    default: return line.height(.wrap, max: 70)
    }
  }

  private mutating func plainItem() -> TGView {
    var item = TGView().width(Double(random.below(90))).height(Double(random.below(60)))
    if order != 0 { item.tg_flex.order = order }
    return item
  }

  private mutating func container(levels: Int) -> TGView {
    var flex = emptyContainer()
    for _ in 0..<(1 + random.below(4)) { flex.addSubview(item(levels: levels)) }
    return flex.view
  }

  private mutating func emptyContainer() -> TGFlexLayout {
    var flex = TGFlexLayout(random.pick([.row, .column, .rowReverse, .columnReverse]))
    flex.tg_wrap = random.pick([.noWrap, .noWrap, .wrap, .wrapReverse])
    flex.tg_alignItems = random.pick(TGItemAlignment.allCases)
    flex.tg_justifyContent = random.pick(TGContentAlignment.allCases)
    flex.tg_alignContent = random.pick(TGContentAlignment.allCases)
    flex.tg_space = Double(random.below(5))
    flex.tg_padding = TGInsets(all: Double(random.below(3)))
    guard isSimple else { return flex }
    flex.tg_wrap = .noWrap
    flex.tg_alignItems = random.pick([.start, .start, .center, .flexEnd, .stretch])
    return flex
  }

  private mutating func item(levels: Int) -> TGView {
    switch random.below(levels > 0 ? 4 : 2) {
    case 0: randomized(TGView())
    case 1: randomized(TGView(.text(chars: 3 + random.below(40), advance: 6, line: 11)))
    default: randomized(container(levels: levels - 1))
    }
  }

  /// Sets random properties that the items of this tree may have.
  private mutating func randomized(_ view: TGView) -> TGView {
    var item = view
    if isSimple, random.below(5) > 0 {
      if order != 0 { item.tg_flex.order = order }
      if random.below(4) == 0 { (item.tg_flex.grow, item.tg_flex.basis) = (1, .points(0)) }
      return item
    }
    if random.below(3) == 0 { item.tg_width.equal(Double(random.below(90))) }
    if random.below(3) == 0 { item.tg_height.equal(Double(random.below(60))) }
    item.tg_flex.grow = random.pick([0, 0, 1, 0.3, 2])
    item.tg_flex.shrink = random.pick([1, 1, 0, 3])
    item.tg_flex.basis = random.pick([.auto, .auto, .content, .points(0), .points(35), .share(20%)])
    item.tg_flex.alignSelf = random.pick([nil, nil, .center, .end, .baseline, .stretch])
    item.tg_flex.order = order
    return item
  }
}
