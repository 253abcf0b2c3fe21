import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Safe-area insets, which the margins of the root may refer to.
@Suite struct SafeAreaTests {
  private let insets = TGInsets(top: 44, leading: 10, bottom: 44, trailing: 20)

  private func environment(isRightToLeft: Bool = false) -> TGEnvironment {
    TGEnvironment(
      size: TGSize(width: 200, height: 400), isRightToLeft: isRightToLeft, safeArea: insets)
  }

  private var page: TGFrameLayout {
    var page = TGFrameLayout { TGView("A").size(.fill) }.named("page")
    page.tg_margin(TGLayoutPos.tg_safeAreaMargin)
    return page
  }

  @Test func rootMarginsMayReferToTheInsets() {
    let layout = page.layout(in: environment())
    // As in TangramKit, the margin before the root is subtracted twice on the vertical axis.
    #expect(layout["page"] == TGRect(x: 10, y: 44, width: 170, height: 400 - 2 * 44))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func leadingAndTrailingInsetsFollowTheReadingDirection() {
    let layout = page.layout(in: environment(isRightToLeft: true))
    #expect(layout["page"]?.minX == 20)
    #expect(layout["page"]?.width == 170)
  }

  @Test func offsetsAreAddedAndCentersHaveNoInset() {
    var bar = TGFrameLayout().size(50, 20).named("bar")
    bar.tg_bottom.equal(TGLayoutPos.tg_safeAreaMargin, offset: 6)
    bar.tg_centerX.equal(TGLayoutPos.tg_safeAreaMargin)
    #expect(
      bar.layout(in: environment())["bar"]
        == TGRect(x: 75, y: 400 - 44 - 6 - 20, width: 50, height: 20))
  }

  @Test func insetsInsideContainersAreZeroAndReported() {
    var child = TGView("A").size(10, 10)
    child.tg_left.equal(TGLayoutPos.tg_safeAreaMargin)
    let root = TGFrameLayout { child }.size(100, 100)
    let layout = root.layout(in: environment())
    #expect(layout["A"]?.minX == 0)
    #expect(
      layout.diagnostics.map { "\($0.property) \($0.code)" } == ["left safe-area-inside"])
    #expect(root.layout(in: TGSize(width: 200, height: 400)).diagnostics.isEmpty)
  }

  @Test func anExplanationNamesTheInset() throws {
    var bar = TGFrameLayout().size(50, 20).named("bar")
    bar.tg_top.equal(TGLayoutPos.tg_safeAreaMargin, offset: 6)
    let layout = bar.layout(in: environment())
    #expect(
      try #require(layout.explain("bar")).y.description
        == "inset of the safe area 44 + offset 6")
  }

  @Test func aSessionFollowsTheSafeArea() {
    var session = TGLayoutSession()
    #expect(session.layout(page, in: environment())["page"]?.minX == 10)
    var rotated = environment()
    rotated.safeArea = TGInsets(leading: 44, trailing: 44)
    #expect(
      session.layout(page, in: rotated)["page"] == TGRect(x: 44, y: 0, width: 112, height: 400))
  }

  @Test func nonFiniteInsetsAreReported() {
    var broken = environment()
    broken.safeArea.top = .nan
    let layout = page.layout(in: broken)
    #expect(layout["page"]?.minY == 0)
    #expect(layout.diagnostics.map(\.property) == ["environment.safeArea.top"])
  }

  @Test func scenesHaveASafeArea() throws {
    let text = """
      {"safeArea":{"top":44,"bottom":34},"root":{"id":"page","layout":"frame",\
      "top":"safeArea","bottom":{"equal":"safeArea","offset":2},"width":100}}
      """
    let scene = try TGScene(json: text)
    #expect(scene.environment.safeArea == TGInsets(top: 44, bottom: 34))
    #expect(scene.json() == text)
    #expect(scene.layout()["page"]?.minY == 44)
  }
}
