import Tangram
import TangramScene
import Testing

/// Flows whose size includes only their first lines.
@Suite struct MaxLinesTests {
  @Test func laterLinesArePlacedButDoNotAffectTheSize() {
    let sizes: [(Double, Double)] = [(60, 10), (60, 20), (60, 30)]
    var flow = TGFlowLayout { leaves(sizes) }.width(100).height(.wrap).named("R")
    flow.tg_vspace = 5
    flow.tg_padding = TGInsets(bottom: 3)
    #expect(flow.maxLines(2).frames("RC") == [frame(0, 0, 100, 38), frame(0, 40, 60, 30)])
    #expect(flow.maxLines(1).frames("R") == [frame(0, 0, 100, 13)])
    #expect(flow.maxLines(3).frames("R") == flow.frames("R"))
    let layout = flow.maxLines(1).layout(in: TGSize(width: 300, height: 300))
    #expect(layout.diagnostics.isEmpty)
    #expect(
      layout.explain("R")?.height.description == "end of A 10 + bottom padding 3")
  }

  @Test func maxLinesAppliesToCountedFlows() {
    let sizes: [(Double, Double)] = [(10, 10), (10, 20), (10, 30), (10, 5), (10, 40)]
    let flow = TGFlowLayout(.horz, arrangedCount: 2) { leaves(sizes) }
      .width(.wrap).height(60).named("R").maxLines(2)
    #expect(flow.frames("RE") == [frame(0, 0, 20, 60), frame(20, 0, 10, 40)])
  }

  @Test func maxLinesDoesNotChangeAFixedSize() {
    let flow = TGFlowLayout { leaves([(60, 10), (60, 20)]) }.size(100, 50).named("R")
    #expect(flow.maxLines(1).frames("R") == [frame(0, 0, 100, 50)])
  }

  @Test func aGapBeforeATooLongFirstChildIsNotALine() {
    var flow = TGFlowLayout { leaves([(120, 20), (20, 20)]) }.width(100).height(.wrap).named("R")
    flow.tg_vspace = 10
    #expect(flow.maxLines(1).frames("R") == [frame(0, 0, 100, 30)])
  }

  @Test func maxLinesRoundTripsInScenes() throws {
    let text = """
      {"root":{"id":"R","layout":"flow","width":100,"height":"wrap","maxLines":1,"children":[\
      {"width":60,"height":10},{"width":60,"height":20}]}}
      """
    let scene = try TGScene(json: text)
    #expect(scene.json() == text)
    #expect(scene.layout()["R"]?.height == 10)
  }
}
