import Tangram
import Testing

/// Trees in which everything is wrong.
@Suite struct ManyDiagnosticsTests {
  private let room = TGSize(width: 100, height: 100)

  private func mistake(_ index: Int) -> TGView {
    var view = TGView("v\(index)").size(5, 5)
    view.tg_left.equal(.nan)
    return view
  }

  @Test func aThousandAreKeptAndTheOthersCounted() {
    let row = TGFrameLayout { (0..<1_500).map { mistake($0) } }.named("row").size(100, 100)
    let diagnostics = row.layout(in: room).diagnostics
    #expect(diagnostics.count == 1_001)
    #expect(
      diagnostics.last?.description
        == "row: diagnostics are too many to keep; 500 more were left out")
    #expect(
      diagnostics[999].description == "v999: leading is not a finite number; 0 is used instead")
  }

  @Test func theSameHoldsForViewsWithoutExtent() {
    let row = TGFrameLayout { (0..<1_200).map { TGView("v\($0)").height(5) } }.size(100, 100)
    let diagnostics = row.layout(in: room).diagnostics
    #expect(diagnostics.count == 1_001)
    #expect(
      diagnostics.last?.description
        == "root: diagnostics are too many to keep; 200 more were left out")
  }

  @Test func aThousandAreNotTooMany() {
    let row = TGFrameLayout { (0..<1_000).map { mistake($0) } }.size(100, 100)
    #expect(row.layout(in: room).diagnostics.count == 1_000)
  }

  @Test func levelsFarDownAreNumbered() {
    var tree = TGView("leaf").size(1, 1)
    for _ in 0..<42 { tree = TGFrameLayout { tree }.size(.wrap).view }
    let lines = tree.layout(in: room).description.split(separator: "\n")
    let indentation = String(repeating: " ", count: 80)
    #expect(lines[40] == indentation + "frame (0, 0, 1, 1)")
    #expect(lines[41] == indentation + "[level 41] frame (0, 0, 1, 1)")
    #expect(lines[42] == indentation + "[level 42] view \"leaf\" (0, 0, 1, 1)")
  }
}
