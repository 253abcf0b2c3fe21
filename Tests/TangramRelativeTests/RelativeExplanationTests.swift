import Tangram
import Testing

/// The reasons for the numbers of children in rare cases: absent ones, and one that fills no space.
@Suite struct RelativeExplanationTests {
  /// Lays out a view that begins where another one between margins of 10 and 20 does.
  private func layout(_ change: (inout TGView) -> Void) -> TGLayout {
    var absent = TGView("absent").height(5)
    absent.tg_left.equal(10)
    absent.tg_right.equal(20)
    change(&absent)
    var view = TGView("view").size(7, 8)
    view.tg_left.equal(absent.tg_left)
    return TGRelativeLayout { [absent, view] }.size(100, 50)
      .layout(in: TGSize(width: 200, height: 200))
  }

  @Test func aGoneChildIsPlacedByItsEnd() {
    let layout = layout { $0.tg_visibility = .gone }
    #expect(layout["view"]?.minX == 90)
    let reason =
      "absent's x 90 = root's width 100 − right padding 0 − right margin 20 + left margin 10"
    #expect(layout.why("view", isDeep: true).contains(reason))
  }

  @Test func aChildThatKeepsItsFrameWouldBeginAtItsStart() {
    let layout = layout { $0.tg_useFrame = true }
    #expect(layout["view"]?.minX == 10)
    let reason = "absent's x 10 = left padding 0 + left margin 10"
    #expect(layout.why("view", isDeep: true).contains(reason))
  }

  @Test func aViewThatIsPlacedByItsBaselineAloneFillsNothing() {
    var view = TGView(.text(chars: 3, advance: 10, line: 8)).named("view")
    view.tg_width.equal(30)
    view.tg_height.equal(.fill)
    view.tg_baseline.equal(20)
    let layout = TGRelativeLayout { view }.size(100, 50)
      .layout(in: TGSize(width: 200, height: 200))
    let explanation = layout.explain("view")
    #expect(explanation?.frame.height == 0)
    #expect(explanation?.reasons.contains { $0.operation == .given(.container) } == false)
  }
}
