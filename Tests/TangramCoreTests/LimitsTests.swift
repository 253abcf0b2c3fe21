import Tangram
import Testing

/// Limits on the size of trees, and the diagnostics about trees that exceed them.
@Suite struct LimitsTests {
  private func environment(_ change: (inout TGLimits) -> Void) -> TGEnvironment {
    var limits = TGLimits()
    change(&limits)
    return TGEnvironment(size: TGSize(width: 100, height: 100), limits: limits)
  }

  private func column(_ count: Int) -> TGLinearLayout {
    TGLinearLayout(.vert) { for index in 0..<count { TGView("\(index)").size(5, 2) } }
      .named("column").size(.wrap)
  }

  private func nest(_ depth: Int) -> TGView {
    var view = TGView("leaf").size(3, 2)
    for _ in 0..<depth { view = TGFrameLayout { view }.size(.wrap).view }
    return view
  }

  @Test func aTreeWithTooManyViewsIsReportedAndNotLaidOut() {
    let few = environment { $0.views = 10 }
    let whole = column(10).layout(in: few)
    #expect(whole.diagnostics.isEmpty)
    #expect(whole.frame == TGRect(x: 0, y: 0, width: 5, height: 20))
    let layout = column(11).layout(in: few)
    #expect(
      layout.remarks.map(\.description) == [
        "column: subviews exceed the limit of 10 (`TGLimits.views`); the tree is not laid out"
      ])
    #expect(layout.count == 1)
    #expect(layout["3"] == nil)
  }

  @Test func aTreeThatIsTooDeepIsReportedAndNotLaidOut() {
    let shallow = environment { $0.depth = 5 }
    #expect(nest(6).layout(in: shallow)["leaf"] == TGRect(x: 0, y: 0, width: 3, height: 2))
    let layout = nest(7).layout(in: shallow)
    #expect(
      layout.remarks.map(\.problem) == [.tooDeep(limit: 5)])
    #expect(layout.entries.count == 1)
  }

  @Test func sharedSubtreesCountOncePerOccurrence() {
    var view = TGView().size(1, 1)
    // 2⁶⁰ views.
    for _ in 0..<60 {
      view =
        TGLinearLayout(.horz) {
          view
          view
        }.size(.wrap).view
    }
    let layout = view.layout(in: TGSize(width: 100, height: 100))
    #expect(layout.remarks.map(\.problem) == [.tooManyViews(limit: 1_000_000)])
  }

  @Test func sessionsApplyTheSameLimitsAsFreshLayouts() {
    let few = environment {
      $0.views = 10
      $0.depth = 4
    }
    var session = TGLayoutSession()
    var large = column(4)
    large.addSubview(column(20).view)
    var deep = column(4)
    deep.addSubview(nest(5))
    for tree in [column(4), large, column(10), column(11), column(3), deep, column(4)] {
      let (warm, cold) = (session.layout(tree, in: few), tree.layout(in: few))
      #expect(warm.entries.map(\.frame) == cold.entries.map(\.frame))
      #expect(warm.diagnostics == cold.diagnostics)
    }
  }

  @Test func aSessionFollowsChangedLimits() {
    var session = TGLayoutSession()
    #expect(session.layout(column(4), in: environment { _ in }).count == 5)
    #expect(session.layout(column(4), in: environment { $0.views = 3 }).count == 1)
    #expect(session.layout(column(4), in: environment { $0.views = 4 }).count == 5)
  }

  @Test func theNumberOfDiagnosticsIsLimited() {
    var row = TGFrameLayout().size(9, 9)
    for index in 0..<20 {
      var view = TGView("v\(index)").size(1, 1)
      view.tg_width.min(Double(index) + 2).max(1)
      row.addSubview(view)
    }
    let diagnostics = row.layout(in: environment { $0.diagnostics = 3 }).diagnostics
    #expect(diagnostics.count == 4)
    #expect(diagnostics.last?.problem == .more(17))
    for index in 0..<20 { row.subviews[index].tg_width.equal(.nan).min(0).max(1) }
    let alike = row.layout(in: environment { $0.diagnostics = 3 }).diagnostics
    #expect(alike.map(\.others) == [0, 0, 17])
    #expect(
      row.layout(in: environment { $0.diagnostics = 0 }).diagnostics.map(\.problem) == [.more(20)])
  }

  @Test("Limits may be any number", arguments: [Int.min, -1, 0, 1, Int.max])
  func strangeLimits(number: Int) {
    let strange = environment {
      ($0.views, $0.depth, $0.workPerView) = (number, number, number)
      ($0.curveSamples, $0.diagnostics) = (number, number)
    }
    let path = TGPathLayout(.circle(r: 10)) { TGView().size(1, 1) }.size(.wrap)
    for tree in [column(3).view, nest(3), path.view, TGView().size(2, 2)] {
      let layout = tree.layout(in: strange)
      #expect(layout.entries.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
    }
  }
}
