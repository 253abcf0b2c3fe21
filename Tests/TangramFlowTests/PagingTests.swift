import Tangram
import Testing

/// Children without a size share the enclosing view, which is 100 × 60 here.
@Suite struct PagingTests {
  func flow(_ names: String) -> TGFlowLayout {
    var flow = TGFlowLayout(arrangedCount: 2) { names.map { TGView(String($0)) } }.named("R")
    flow.tg_pagedCount = 4
    return flow
  }

  @Test func pagesAdvanceAcrossTheLines() {
    let flow = flow("ABCDE").width(100).height(.wrap)
      .with {
        $0.tg_hspace = 4
        $0.tg_vspace = 2
      }
    #expect(
      flow.frames("RABCDE") == [
        frame(0, 0, 100, 88), frame(0, 0, 48, 28), frame(52, 0, 48, 28), frame(0, 30, 48, 28),
        frame(52, 30, 48, 28), frame(0, 60, 48, 28),
      ])
  }

  @Test func pagesAdvanceAlongTheLinesOfAFlowThatWrapsItsWidth() {
    let flow = flow("ABCDEF").width(.wrap).height(60).padding(5)
    #expect(
      flow.frames("RABCDEF", scale: 2) == [
        frame(0, 0, 200, 60), frame(5, 5, 47.5, 25), frame(52.5, 5, 47.5, 25),
        frame(5, 30, 47.5, 25), frame(52.5, 30, 47.5, 25), frame(100, 5, 47.5, 25),
        frame(147.5, 5, 47.5, 25),
      ])
  }

  @Test func aPageOfAnInnerFlowIsAsLargeAsItsParent() {
    let inner = flow("ABCD").width(50).height(.wrap)
    var outer = TGFrameLayout { inner }
    outer.tg_size(width: 80, height: 40)
    #expect(
      outer.frames("RABCD") == [
        frame(0, 0, 50, 40), frame(0, 0, 25, 20), frame(25, 0, 25, 20), frame(0, 20, 25, 20),
        frame(25, 20, 25, 20),
      ])
  }

  @Test func aPageHasAtLeastOneLine() {
    var flow = flow("AB").width(100).height(.wrap)
    flow.tg_pagedCount = 1
    #expect(flow.frames("AB") == [frame(0, 0, 50, 60), frame(50, 0, 50, 60)])
  }
}
