import Tangram
import Testing

/// Hints about shares that do not do what they seem to do.
@Suite struct ShareDiagnosticTests {
  private func codes(_ root: some TGViewProtocol) -> [String] {
    root.layout(in: TGSize(width: 100, height: 100)).diagnostics.map(\.code.rawValue)
  }

  private func average(_ name: String) -> TGView {
    var view = TGView(name).height(5)
    view.tg_width.equal(.average)
    return view
  }

  @Test func aLoneShareFillsItsLineAndIsReported() {
    let row = TGLinearLayout(.horz) { TGView("A").size(40%, 5) }.size(50, 50)
    #expect(row.layout(in: TGSize(width: 100, height: 100))["A"]?.width == 50)
    #expect(codes(row) == ["lone-share"])
    #expect(codes(TGLinearLayout(.horz) { TGView().size(100%, 5) }.size(50, 50)).isEmpty)
  }

  @Test func anAverageOutsideALineFillsAndIsReported() {
    let containers: [TGView] = [
      TGFrameLayout { average("A") }.view, TGRelativeLayout { average("A") }.view,
      TGLinearLayout(.vert) { average("A") }.view,
      TGFlowLayout(.horz, arrangedCount: 0) { average("A") }.view,
      TGFloatLayout(.horz) { average("A") }.view,
    ]
    for container in containers {
      let sized = container.size(50, 50)
      #expect(sized.layout(in: TGSize(width: 100, height: 100))["A"]?.width == 50)
      #expect(codes(sized) == ["average-without-line"])
    }
  }

  @Test func averagesInALineAreNotReported() {
    let containers: [TGView] = [
      TGLinearLayout(.horz) { average("A") }.view,
      TGFlowLayout(.vert, arrangedCount: 0) { average("A") }.view,
      TGFloatLayout(.vert) { average("A") }.view,
    ]
    for container in containers { #expect(codes(container.size(50, 50)).isEmpty) }
  }
}
