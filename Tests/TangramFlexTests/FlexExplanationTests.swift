import Tangram
import TangramTestSupport
import Testing

/// The reasons for the numbers of flex items.
@Suite struct FlexExplanationTests {
  private func explained(_ flex: TGFlexLayout, _ name: String) throws -> TGExplanation {
    let layout = flex.view.layout(in: TGEnvironment(size: TGSize(width: 400, height: 300)))
    return try #require(layout.explain(name))
  }

  @Test func growingItemsExplainTheirShareOfTheFreeSpace() throws {
    let row = TGFlexLayout {
      TGView("fixed").width(40)
      TGView("one").width(10).flex(grow: 1)
      TGView("two").flex(grow: 2, basis: 25)
    }.size(375, 60)
    let one = try explained(row, "one")
    #expect(
      one.width.description
        == "base 10 + free room 300 · (grow 1 / grow of all 3): its share of the free room")
    #expect(one.x.description == "fixed's x 0 + fixed's width 40")
    #expect(one.height.description == "root's height 60: stretched across the line")
    let fixed = try explained(row, "fixed")
    #expect(fixed.width.description == "tg_width.equal(40)")
  }

  @Test func anItemThatStopsShrinkingNamesItsMinimum() throws {
    let row = TGFlexLayout {
      TGView("stops").with { $0.tg_width.equal(200).min(150) }
      TGView("text").content(.text(chars: 30, advance: 10, line: 20))
    }.size(250, 60)
    let stops = try explained(row, "stops")
    #expect(stops.width.description == "minimum 150: it does not shrink below its minimum")
    let text = try explained(row, "text")
    #expect(
      text.width.description == "base 300 + free room -200: its share of what is missing")
  }

  @Test func positionsExplainTheFreeSpace() throws {
    var row = TGFlexLayout {
      TGView("a").size(30, 10)
      TGView("b").size(30, 10).autoMargins(.top)
    }.size(100, 60)
    row.tg_justifyContent = .center
    let (a, b) = (try explained(row, "a"), try explained(row, "b"))
    #expect(a.x.description == "left padding 0 + free room 40 / 2")
    #expect(b.y.description == "top padding 0 + auto margin 50")
  }

  @Test(arguments: UInt64(1)...12) func everyNumberOfARandomTreeHasAReason(seed: UInt64) {
    var source = RandomTree(seed: seed)
    let tree = TGFlexLayout(.column, wrap: true) {
      source.tree(.flex)
      TGFlexLayout(.row) { source.tree(.flex).width(.wrap).height(.wrap) }
    }.size(310, 240)
    #expect(unexplained(tree, in: "flex") == [])
  }
}
