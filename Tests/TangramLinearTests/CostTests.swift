import Tangram
import Testing

/// How often containers are solved.
///
/// This is counted, because times depend on the machine.
@Suite struct CostTests {
  /// A leaf inside `depth` containers.
  static func chain(_ depth: Int, _ wrap: (inout TGLinearLayout) -> Void) -> TGView {
    var tree = TGView("leaf").size(10, 20)
    for level in 0..<depth {
      var outer = TGLinearLayout(level.isMultiple(of: 2) ? .vert : .horz)
      wrap(&outer)
      outer.addSubview(tree)
      tree = outer.view
    }
    return tree
  }

  static func tree(fanOut: Int, depth: Int) -> TGView {
    if depth == 0 { return TGView().size(8, 6) }
    var line = TGLinearLayout(depth.isMultiple(of: 2) ? .vert : .horz)
    line.tg_size(.wrap)
    let child = tree(fanOut: fanOut, depth: depth - 1)
    for _ in 0..<fanOut { line.addSubview(child) }
    return line.view
  }

  @Test func aThousandNestedWrapsAreSolvedAFewTimesEach() {
    let layout = Self.chain(1000) { $0.tg_size(.wrap) }.layout(in: TGSize(width: 9, height: 9))
    #expect(layout.frame.size == TGSize(width: 10, height: 20))
    #expect(layout.solveCount <= 3 * 1000)
  }

  @Test func containersOfAWideTreeAreSolvedAFewTimesEach() {
    let layout = Self.tree(fanOut: 4, depth: 8).layout(in: TGSize(width: 9, height: 9))
    let containers = ((1 << 16) - 1) / 3
    #expect(layout.count > 87_000)
    #expect(layout.solveCount <= 3 * containers)
  }

  /// An environment with a higher depth limit than the default.
  private func deepEnvironment(width: Double) -> TGEnvironment {
    var environment = TGEnvironment(size: TGSize(width: width, height: 9))
    environment.limits.depth = 20_000
    return environment
  }

  @Test(arguments: [1_000, 12_000])
  func deepTreesDoNotOverflowTheStack(depth: Int) {
    let layout = Self.chain(depth) { $0.tg_size(.wrap) }
      .layout(in: deepEnvironment(width: 9))
    #expect(layout.frame.size == TGSize(width: 10, height: 20))
    #expect(layout.solveCount <= 3 * depth)
  }

  @Test(arguments: [1_000, 12_000])
  func deepTreesWithHeightForWidthDoNotOverflowTheStack(depth: Int) {
    var tree = TGView(.text(chars: 20, advance: 10, line: 20)).width(.fill).height(.wrap)
    for _ in 0..<depth {
      var outer = TGLinearLayout(.vert)
      outer.tg_width.equal(.fill)
      outer.tg_height.equal(.wrap)
      outer.addSubview(tree)
      tree = outer.view
    }
    let layout = tree.layout(in: deepEnvironment(width: 100))
    #expect(layout.frame.size == TGSize(width: 100, height: 40))
    #expect(layout.solveCount <= 3 * depth)
  }

  @Test func deepTreesAreCopiedChangedAndLaidOutInPlace() {
    var tree = Self.chain(10_000) { $0.tg_size(.wrap) }
    let copy = tree
    tree.layoutSubviews(in: TGSize(width: 9, height: 9))
    #expect(tree.frame.size == TGSize(width: 10, height: 20))
    #expect(tree.descendants.last?.frame.size == TGSize(width: 10, height: 20))
    #expect(copy.frame == .zero)
  }
}
