import Tangram
import Testing

/// What a layout says about why a view has its frame.
@Suite struct ExplanationTests {
  private let room = TGSize(width: 375, height: 667)

  private func text(_ name: String, _ root: some TGViewProtocol, isDeep: Bool = false) -> String {
    root.layout(in: room).explain(name, isDeep: isDeep)?.description ?? "not there"
  }

  @Test("A share is a percentage of the content; a trailing margin counts from the end")
  func shares() {
    var badge = TGView("C").size(50%, 20)
    badge.tg_right.equal(20)
    let frame = TGFrameLayout { badge }.named("S").size(100, 100)
    #expect(
      text("C", frame) == """
        C (30, 0, 50, 20)
          x 30 = S's width 100 − right padding 0 − right margin 20 − width 50
          y 0 = top padding 0
          width 50 = 50 % of S's width 100
          height 20 = tg_height.equal(20)
        """)
  }

  @Test("A height is measured at a width, and a position follows the sibling before")
  func columns() {
    let column = TGLinearLayout(.vert) {
      TGView(.text(chars: 20, advance: 10, line: 17)).named("A").width(.fill).height(.wrap)
      TGView("B").size(30, 40)
    }.named("S").spacing(10).width(120).height(.wrap)
    #expect(
      text("A", column) == """
        A (0, 0, 120, 34)
          x 0 = left padding 0
          y 0 = top padding 0
          width 120 = S's width 120
          height 34 = 2 lines of 17: text measured at width 120
        """)
    #expect(
      text("B", column) == """
        B (0, 44, 30, 40)
          x 0 = left padding 0
          y 44 = end of A 34 + gap 10
            end of A 34 = A's y 0 + A's height 34
          width 30 = tg_width.equal(30)
          height 40 = tg_height.equal(40)
        """)
    #expect(
      text("S", column) == """
        S (0, 0, 120, 84)
          x 0 = nothing says where it begins
          y 0 = nothing says where it begins
          width 120 = tg_width.equal(120)
          height 84 = end of B 84 + bottom padding 0
            end of B 84 = B's y 44 + B's height 40
        """)
  }
}
