import Tangram
import TangramTestSupport
import Testing

/// Average sizes in lines that break where the next child does not fit.
@Suite struct AverageTests {
  private func average(_ name: String, least: Double = 0) -> TGView {
    var view = TGView(name).height(10)
    view.tg_width.equal(.average)
    if least > 0 { view.tg_width.min(least) }
    return view
  }

  private func box(_ name: String, _ width: Double) -> TGView { TGView(name).size(width, 10) }

  private func flow(_ children: [TGView], space: Double = 0) -> TGFlowLayout {
    var flow = TGFlowLayout { children }.width(100).height(.wrap).named("R")
    flow.tg_hspace = space
    return flow
  }

  @Test func averagesShareTheFreeSpaceOfTheirLine() {
    #expect(
      flow([box("A", 40), average("B"), average("C")]).frames("ABC") == [
        frame(0, 0, 40, 10), frame(40, 0, 30, 10), frame(70, 0, 30, 10),
      ])
    #expect(
      flow([average("A"), box("B", 40), average("C")], space: 5).frames("ABC") == [
        frame(0, 0, 25, 10), frame(30, 0, 40, 10), frame(75, 0, 25, 10),
      ])
  }

  @Test func aLineBreaksWhereNoSpaceWouldBeLeftToShare() {
    #expect(
      flow([average("A"), box("B", 60), box("C", 40), average("D")]).frames("ABCD") == [
        frame(0, 0, 40, 10), frame(40, 0, 60, 10), frame(0, 10, 40, 10), frame(40, 10, 60, 10),
      ])
    #expect(
      flow([box("A", 100), average("B")]).frames("AB") == [
        frame(0, 0, 100, 10), frame(0, 10, 100, 10),
      ])
  }

  @Test func roundedAveragesAddUpToTheFreeSpace() {
    #expect(
      flow([average("A"), average("B"), average("C")]).frames("ABC").map(\.width) == [33, 34, 33])
  }

  @Test func averagesAreEqualRegardlessOfMinimums() {
    #expect(
      flow([average("A", least: 40), average("B"), average("C")]).frames("ABC") == [
        frame(0, 0, 50, 10), frame(50, 0, 50, 10), frame(0, 10, 100, 10),
      ])
    #expect(
      flow([average("A", least: 50), average("B", least: 50)]).frames("AB").map(\.width)
        == [50, 50])
  }

  @Test func percentagesAreOfTheRestOfTheLineAndFillHasItsOwnLine() {
    #expect(
      flow([average("A"), box("B", 30).width(50%)]).frames("AB") == [
        frame(0, 0, 50, 10), frame(50, 0, 50, 10),
      ])
    #expect(
      flow([box("A", 20), average("B"), box("C", 0).width(.fill)]).frames("ABC") == [
        frame(0, 0, 20, 10), frame(20, 0, 80, 10), frame(0, 10, 100, 10),
      ])
  }

  @Test func aHundredPercentIsNotAnAverage() {
    let whole = TGView("A").size(100%, 10)
    #expect(
      flow([whole, box("B", 20)]).frames("AB") == [frame(0, 0, 100, 10), frame(0, 10, 20, 10)])
  }

  @Test func textWrapsAtItsFinalAverageWidth() {
    var text = TGView(.text(chars: 10, advance: 10, line: 20)).height(.wrap).named("A")
    text.tg_width.equal(.average)
    #expect(
      flow([text, box("B", 40)]).frames("RAB") == [
        frame(0, 0, 100, 40), frame(0, 0, 60, 40), frame(60, 0, 40, 10),
      ])
  }

  @Test func anUnlimitedLineHasNothingToShare() {
    var flow = flow([average("A"), box("B", 40)])
    flow.tg_width.equal(.wrap)
    #expect(flow.frames("AB").map(\.width) == [0, 40])
  }

  @Test func averagesShareHeightsInColumns() {
    var tall = TGView("B").width(10)
    tall.tg_height.equal(.average)
    let flow = TGFlowLayout(.horz) {
      TGView("A").size(10, 40)
      tall
    }.size(50, 60)
    #expect(flow.frames("AB") == [frame(0, 0, 10, 40), frame(0, 40, 10, 20)])
  }

  @Test func explanationsShowTheSharedSpace() {
    let layout = flow([box("A", 40), average("B"), average("C")], space: 4)
      .layout(in: TGSize(width: 300, height: 300))
    #expect(
      layout.explain("B")?.description == """
        B (44, 0, 26, 10)
          x 44 = end of A 40 + gap 4
            end of A 40 = A's x 0 + A's width 40
          y 0 = top padding 0
          width 26 = (R's width 100 − what others take 48) · (share 100 / all shares 200): \
        its share of what is left
            what others take 48 = A's width 40 + 2 · gap 4
          height 10 = tg_height.equal(10)
        """)
  }
}
