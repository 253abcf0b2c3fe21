import Tangram
import Testing

/// The work of flows.
///
/// It is counted, because times depend on the machine.
@Suite struct FlowCostTests {
  @Test(arguments: [0, 3])
  func nestedWrappingFlowsAreSolvedAtMostTwiceEach(count: Int) {
    func nest(_ depth: Int) -> TGView {
      if depth == 0 { return TGView().size(8, 6) }
      let child = nest(depth - 1)
      return TGFlowLayout(depth.isMultiple(of: 2) ? .vert : .horz, arrangedCount: count) {
        child
        child
        child
      }.size(.wrap).view
    }
    let layout = nest(7).layout(in: TGSize(width: 9, height: 9))
    let containers = (2187 - 1) / 2
    #expect(layout.solveCount <= 2 * containers)
  }

  @Test func heightsThatDependOnWidthsTakeAFewPassesEach() {
    var tree = TGView(.text(chars: 20, advance: 10, line: 20)).width(.fill).height(.wrap)
    let depth = 300
    for level in 0..<depth {
      tree =
        TGFlowLayout(arrangedCount: level.isMultiple(of: 2) ? 0 : 1) { tree }
        .width(.fill).height(.wrap).view
    }
    let layout = tree.layout(in: TGSize(width: 100, height: 9))
    #expect(layout.frame.size == TGSize(width: 100, height: 40))
    #expect(layout.solveCount <= 3 * depth)
  }

  @Test func anOrdinaryFlowNeedsOnePass() {
    let flow = TGFlowLayout { leaves([(40, 10), (70, 10)]) }.width(100).height(.wrap)
    #expect(flow.layout(in: TGSize(width: 100, height: 100)).solveCount == 1)
  }
}
