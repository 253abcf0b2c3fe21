import Tangram
import TangramTestSupport
import Testing

/// The reasons for the frames of views in stacks.
@Suite struct StackExplanationTests {
  private let room = TGSize(width: 320, height: 480)

  @Test("Every number of random stacks has a reason with its value")
  func randomStacks() {
    for seed: UInt64 in 1...60 {
      let tree = RandomTree.tree(.stacks, seed: seed)
      let environment = TGEnvironment(size: room, scale: 3, isRightToLeft: seed % 2 == 0)
      for explanation in tree.layout(in: environment).explanations() {
        let frame = explanation.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        for (reason, number) in pairs(explanation.reasons, numbers) {
          let isSame = (reason.value - number).magnitude < 0.01
          let isKnown = reason.operation != .given(.container)
          if !isSame || !isKnown { Issue.record("seed \(seed): \(number) in \(explanation)") }
        }
      }
    }
  }

  @Test("Views without a size share the rest, and spacers keep minimums")
  func rows() {
    let row = TGHStack(spacing: 4) {
      TGView("a").size(30, 10)
      TGView("b").height(20)
      TGView("c").height(.fill)
      TGSpacer(minimum: 6).named("s")
      TGView("d").size(10, 10)
    }.named("S").size(120, 40)
    let layout = row.layout(in: room)
    #expect(
      layout.explain("b")?.description == """
        b (34, 10, 33, 20)
          x 34 = end of a 30 + gap 4
            end of a 30 = a's x 0 + a's width 30
          y 10 = top padding 0 + S's height 40 / 2 − height 20 / 2
          width 33 = (what is left 72 − minimums of spacers 6) / 2
            what is left 72 = S's width 120 − what others take 48
              what others take 48 = a's width 30 + d's width 10 + 2 · gap 4
            minimums of spacers 6 = minimum 6
          height 20 = tg_height.equal(20)
        """)
    #expect(layout.explain("s")?.width.description == "minimum 6")
    #expect(layout.explain("s")?.height.description == "a spacer is nothing across its stack")
    #expect(layout.explain("c")?.height.description == "S's height 40")
  }

  @Test("Views of a ZStack are placed by its alignment")
  func piles() {
    let pile = TGZStack(alignment: .bottomTrailing) {
      TGView("a").size(30, 10)
      TGView("b")
      TGSpacer().named("s").alignment(.horz.leading)
    }.named("S").size(.wrap).padding(2)
    let layout = pile.layout(in: room)
    #expect(
      layout.explain("S")?.width.description == "left padding 2 + a's width 30 + right padding 2")
    #expect(
      layout.explain("a")?.x.description == "S's own width 34 − right padding 2 − a's width 30")
    #expect(
      layout.explain("b")?.width.description
        == "S's own width 34 − left padding 2 − right padding 2")
    #expect(layout.explain("s")?.x.description == "left padding 2")
    #expect(layout.explain("s")?.width.description == "a spacer is nothing in a pile")
  }

  @Test("The only view that takes a part of the length is named")
  func others() {
    let row = TGHStack {
      TGView("a").size(30, 10)
      TGSpacer().named("s")
    }.named("S").size(120, 40)
    let width = row.layout(in: room).explain("s")?.width
    #expect(width?.description == "S's width 120 − a's width 30")
  }
}
