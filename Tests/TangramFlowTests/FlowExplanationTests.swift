import Tangram
import TangramTestSupport
import Testing

/// What a flow says about why a view has its frame.
@Suite struct FlowExplanationTests {
  private let room = TGSize(width: 300, height: 400)

  private func text(_ name: String, _ root: some TGViewProtocol) -> String {
    root.layout(in: room).explain(name)?.description ?? "not there"
  }

  @Test("A child that does not fit starts a line below the lowest child of the line before")
  func lineBreak() {
    let flow = TGFlowLayout(.vert, arrangedCount: 0) {
      TGView("A").size(60, 20)
      TGView("B").size(30, 40)
      TGView("C").size(25, 10)
      TGView("D").size(50%, 10)
    }.named("S").spacing(5).width(100).height(.wrap)
    #expect(
      text("B", flow) == """
        B (65, 0, 30, 40)
          x 65 = end of A 60 + gap 5
            end of A 60 = A's x 0 + A's width 60
          y 0 = top padding 0: in row 1
          width 30 = tg_width.equal(30)
          height 40 = tg_height.equal(40)
        """)
    #expect(
      text("C", flow) == """
        C (0, 45, 25, 10)
          x 0 = left padding 0: begins row 2: too long for what was left of row 1
          y 45 = end of B 40 + gap 5: in row 2
            end of B 40 = B's y 0 + B's height 40
          width 25 = tg_width.equal(25)
          height 10 = tg_height.equal(10)
        """)
    #expect(
      text("D", flow) == """
        D (30, 45, 35, 10)
          x 30 = end of C 25 + gap 5
            end of C 25 = C's x 0 + C's width 25
          y 45 = end of B 40 + gap 5: in row 2
            end of B 40 = B's y 0 + B's height 40
          width 35 = 50 % of rest of the row 70
            rest of the row 70 = S's width 100 − C's width 25 − gap 5
          height 10 = tg_height.equal(10)
        """)
  }

  @Test("A width that follows a height is explained where lines are stretched")
  func widthThatFollowsTheHeight() {
    for gravity in [TGGravity.fill, .horz.fill, .vert.fill] {
      var tied = TGView(.text(chars: 10, advance: 5, line: 10)).height(.wrap).named("B")
      tied.tg_width.equal(tied.tg_height)
      var flow = TGFlowLayout(.horz, arrangedCount: 0) {
        TGView("A").size(60, 20)
        tied
      }.named("S").size(100, 100)
      flow.tg_gravity = gravity
      flow.tg_arrangedGravity = gravity
      let layout = flow.layout(in: room)
      let explanations = layout.explanations()
      #expect(explanations.count == 3)
      for explanation in explanations {
        #expect(explanation.reasons.map(\.value) == explanation.numbers, "\(explanation)")
      }
    }
  }

  @Test("Gravity moves children along their line and across it, and moves whole lines")
  func gravities() {
    var flow = TGFlowLayout(.vert, arrangedCount: 2) {
      TGView("A").size(20, 20)
      TGView("B").size(30, 40)
      TGView("C").size(10, 10)
    }.named("S").size(100, 100)
    flow.tg_gravity = [TGGravity.horz.center, TGGravity.vert.bottom]
    flow.tg_arrangedGravity = TGGravity.vert.center
    #expect(
      text("A", flow) == """
        A (25, 60, 20, 20)
          x 25 = left padding 0 + what is left of the row 50 / 2
            what is left of the row 50 = S's width 100 − what the row takes 50
              what the row takes 50 = width 20 + B's width 30
          y 60 = top padding 0 + what the rows leave 50 + (depth of the row 40 − height 20) / 2: in row 1
            what the rows leave 50 = S's height 100 − bottom padding 0 − what the rows take 50
              what the rows take 50 = top padding 0 + B's height 40 + C's height 10
          width 20 = tg_width.equal(20)
          height 20 = tg_height.equal(20)
        """)
    #expect(
      text("C", flow) == """
        C (45, 90, 10, 10)
          x 45 = left padding 0 + what is left of the row 90 / 2: begins row 2, with 2 in each
            what is left of the row 90 = S's width 100 − width 10
          y 90 = B's y 50 + B's height 40: in row 2
          width 10 = tg_width.equal(10)
          height 10 = tg_height.equal(10)
        """)
  }

  @Test("Gravity stretches a line, and a text's height is that at its own width")
  func stretchedLine() {
    let flow = TGFlowLayout(.vert, arrangedCount: 0) {
      TGView(.text(chars: 6, advance: 10, line: 10)).named("A").width(30).height(.wrap)
      TGView("B").size(30, 40)
      TGView("C").size(80, 10)
    }.named("S").width(100).height(.wrap).gravity(TGGravity.horz.fill)
    #expect(
      text("A", flow) == """
        A (0, 0, 50, 20)
          x 0 = left padding 0
          y 0 = top padding 0: in row 1
          width 50 = width 30 + what is left of the row 40 / 2
            what is left of the row 40 = S's width 100 − what the row takes 60
              what the row takes 60 = A before it is stretched 30 + B before it is stretched 30
          height 20 = 2 lines of 10: text measured at width 30
        """)
  }

  @Test("In a line of three, weights share what the others leave")
  func shares() {
    let flow = TGFlowLayout(.vert, arrangedCount: 3) {
      TGView("A").size(20, 20)
      TGView("B").size(25%, 40)
      TGView("C").size(75%, 10)
    }.named("S").width(100).height(.wrap)
    #expect(
      text("C", flow) == """
        C (40, 0, 60, 10)
          x 40 = B's x 20 + B's width 20
          y 0 = top padding 0
          width 60 = S's width 100 − A's width 20 − shares before 20: all that is left
          height 10 = tg_height.equal(10)
        """)
  }

  @Test("In a waterfall, each child follows the one above it")
  func waterfall() {
    let flow = TGFlowLayout(.vert, arrangedCount: 2) {
      TGView("A").size(20, 20)
      TGView("B").size(30, 40)
      TGView("C").size(10, 10)
    }.named("S").spacing(5).width(100).height(.wrap).arrangedGravity(TGGravity.vert.between)
    #expect(
      text("C", flow) == """
        C (0, 25, 10, 10)
          x 0 = left padding 0: begins row 2, with 2 in each
          y 25 = end of A 20 + gap 5: a waterfall: below the one above
            end of A 20 = A's y 0 + A's height 20
          width 10 = tg_width.equal(10)
          height 10 = tg_height.equal(10)
        """)
  }

  @Test("A packing flow puts each child into the shortest column")
  func packed() {
    let flow = TGFlowLayout(.vert, arrangedCount: 2) {
      TGView("A").size(20, 50)
      TGView("B").size(30, 40)
      TGView("C").size(10, 10)
    }.named("S").width(100).height(.wrap).autoArrange()
    #expect(
      text("C", flow) == """
        C (20, 40, 10, 10)
          x 20 = A's x 0 + A's width 20
          y 40 = B's y 0 + B's height 40: where the flow is shortest so far
          width 10 = tg_width.equal(10)
          height 10 = tg_height.equal(10)
        """)
  }

  @Test("With paging, each child gets an equal part of the enclosing view")
  func pages() {
    let flow = TGFlowLayout(.horz, arrangedCount: 2) {
      for name in ["A", "B", "C"] { TGView(name) }
    }.named("S").width(.wrap).height(100).pagedCount(2)
    #expect(
      text("C", flow) == """
        C (300, 0, 300, 50)
          x 300 = A's x 0 + A's width 300: in column 2
          y 0 = top padding 0: begins column 2, with 2 in each
          width 300 = the room's width 300 − left padding 0: an equal part of a page
          height 50 = S's height 100 / 2: an equal part of a page
        """)
  }

  @Test("Every number of a random flow has a reason", arguments: 1...20 as ClosedRange<UInt64>)
  func randomFlows(seed: UInt64) {
    let layout = RandomTree.tree(.flow, seed: seed).layout(in: room)
    for explanation in layout.explanations().dropFirst() {
      #expect(!explanation.reasons.contains { $0.operation == .given(.container) })
    }
  }
}
