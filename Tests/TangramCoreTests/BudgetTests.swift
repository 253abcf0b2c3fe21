import Tangram
import TangramTestSupport
import Testing

/// Layouts that would take very long, or forever, are cut short; those of ordinary trees take little work.
@Suite(.timeLimit(.minutes(30))) struct BudgetTests {
  private let room = TGSize(width: 300, height: 300)

  /// A wrapping path layout whose curve depends on the size of the path itself, so that its size never
  /// settles.
  private func divergent(_ view: TGView) -> TGView {
    var path = TGPathLayout(.rectangular { $0 < 20_000 ? $0 / 2 : nil }) {
      view
      TGView().size(7, 5)
      TGView().size(9, 4)
    }.size(.wrap)
    path.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.7)
    return path.view
  }

  private func nest(_ depth: Int, _ container: (TGView) -> TGView) -> TGView {
    (0..<depth).reduce(TGView("leaf").size(10, 10)) { view, _ in container(view) }
  }

  private let isSpent: (TGDiagnostic) -> Bool = { $0.problem == .tooMuchWork }

  @Test func layoutsThatDoNotConvergeEndAndNameTheContainers() throws {
    let layout = nest(16, divergent).named("root").layout(in: room)
    #expect(layout.diagnostics.count(where: isSpent) == 1)
    #expect(
      layout.diagnostics.first(where: isSpent)?.description
        == "root: layout exceeds the work limit; "
        + "unfinished containers keep their last result")
    #expect(layout.diagnostics.contains { $0.problem == .unsettled && $0.path.count > 8 })
    // Work in progress is finished, and every container is placed once.
    #expect(layout.work < 2 * 500_000)
    #expect(layout.entries.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
    #expect(try #require(layout["leaf"]).size == TGSize(width: 10, height: 10))
  }

  @Test func aWorkLimitOfZeroStillGivesEachContainerOnePass() {
    var environment = TGEnvironment(size: room)
    environment.limits.workPerView = 0
    let tree = TGLinearLayout(.vert) {
      TGView("a").size(.fill, 10)
      TGLinearLayout(.horz) { TGView("b").size(20, 30) }.size(.wrap)
      TGView("c").size(50%, 10)
    }.size(200, .wrap)
    let layout = tree.layout(in: environment)
    #expect(layout.diagnostics.contains(where: isSpent))
    #expect(layout.frame.size == TGSize(width: 200, height: 50))
    #expect(layout["b"] == TGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(layout["c"] == TGRect(x: 0, y: 40, width: 100, height: 10))
  }

  @Test("A layout that is cut short has the same result each time", arguments: [0, 1, 2, 5, 10])
  func sameEachTime(workPerView: Int) {
    for seed in UInt64(1)...6 {
      var trees = RandomTree(seed: seed)
      let tree = trees.tree(.wild)
      var environment = trees.environment()
      environment.limits.workPerView = workPerView
      let (first, second) = (tree.layout(in: environment), tree.layout(in: environment))
      #expect(first.entries.map(\.frame) == second.entries.map(\.frame))
      #expect(first.diagnostics == second.diagnostics)
      #expect(first.entries.allSatisfy { $0.frame.width >= 0 && $0.frame.minX.isFinite })
    }
  }

  @Test func sessionsEqualFreshLayoutsAfterALayoutWasCutShort() {
    var session = TGLayoutSession()
    let hard = nest(12, divergent)
    let calm = nest(3) { view in TGFrameLayout { view }.size(.wrap).view }
    for tree in [calm, hard, calm, hard] {
      let (warm, cold) = (session.layout(tree, in: room), tree.layout(in: room))
      #expect(warm.entries.map(\.frame) == cold.entries.map(\.frame))
    }
  }

  /// Containers whose bounds refer to their parent, nested more deeply than the solver recurses.
  @Test(arguments: [10, 40, 120])
  func boundsByTheParentAreCheapAtAnyDepth(depth: Int) {
    let flex = nest(depth) { view in
      var bounded = TGRelativeLayout { view }.size(.wrap)
      bounded.tg_width.max(bounded.superview.tg_width)
      return TGFlexLayout(.row) { bounded }.size(.wrap).view
    }
    let grid = nest(depth) { view in
      var bounded = TGLinearLayout(.vert) { view }.size(.wrap)
      bounded.tg_height.max(bounded.superview.tg_height)
      bounded.tg_width.max(bounded.superview.tg_width)
      return TGGridLayout(columns: [.auto]) { bounded }.size(.wrap).view
    }
    for tree in [flex, grid] {
      let layout = tree.layout(in: room)
      #expect(!layout.diagnostics.contains(where: isSpent))
      #expect(layout.solveCount <= 8 * (layout.count - 1), "\(layout.solveCount)")
    }
  }

  /// Every kind of container, around the given children.
  private let kinds: [([TGView]) -> TGView] = [
    { views in TGLinearLayout(.vert) { views }.size(.fill, .wrap).view },
    { views in TGLinearLayout(.horz) { views }.size(.wrap).view },
    { views in TGFrameLayout { views }.size(.wrap).padding(1).view },
    { views in TGRelativeLayout { views }.size(.wrap).view },
    { views in TGFlowLayout(.vert, arrangedCount: 2) { views }.size(.wrap).view },
    { views in TGFloatLayout(.vert) { views }.size(200, .wrap).view },
    { views in TGVStack { views }.view },
    { views in TGFlexLayout(.column) { views }.view },
    { views in TGGridLayout(columns: [.auto]) { views }.size(.wrap).view },
  ]

  @Test(
    "Nested ordinary containers take at most eight passes each", arguments: [5, 40, 150])
  func ordinaryPasses(depth: Int) {
    let small = TGView().size(3, 3)
    for (index, kind) in kinds.enumerated() {
      let layout = nest(depth) { kind([$0, small]) }.layout(in: room)
      #expect(layout.solveCount <= 8 * depth, "kind \(index): \(layout.solveCount)")
    }
    let mixed = (0..<depth).reduce(small) { view, level in
      kinds[level % kinds.count]([view, small])
    }
    let layout = mixed.layout(in: room)
    #expect(layout.solveCount <= 8 * depth, "mixed: \(layout.solveCount)")
  }
}
