import Tangram
import Testing

/// Trees in which every view has a mistake.
@Suite struct ManyDiagnosticsTests {
  private let room = TGSize(width: 100, height: 100)

  /// A view with a distinct mistake.
  private func mistake(_ index: Int) -> TGView {
    var view = TGView("v\(index)").size(5, 5)
    view.tg_width.min(Double(index + 10)).max(5)
    return view
  }

  private func frame(_ views: [TGView]) -> [TGDiagnostic] {
    let tree = TGFrameLayout { views }.named("row").size(100, 100)
    return tree.layout(in: room).diagnostics
  }

  @Test func diagnosticsBeyondAThousandAreOnlyCounted() {
    let diagnostics = frame((0..<1_500).map { mistake($0) })
    #expect(diagnostics.count == 1_001)
    #expect(
      diagnostics.last?.description
        == "row: diagnostics exceed the limit (`TGLimits.diagnostics`); 500 more are not listed")
    #expect(
      diagnostics[999].description
        == "v999: width has a minimum of 1009, which is greater than its maximum of 5; the maximum is used"
    )
  }

  @Test func diagnosticsOfEmptyViewsAreLimitedToo() {
    let diagnostics = frame((1...1_200).map { TGView("v\($0)").size(5, Double(-$0)) })
    #expect(diagnostics.count == 1_001)
    #expect(
      diagnostics.last?.description
        == "row: diagnostics exceed the limit (`TGLimits.diagnostics`); 200 more are not listed")
  }

  @Test func aThousandDiagnosticsAreAllKept() {
    #expect(frame((0..<1_000).map { mistake($0) }).count == 1_000)
  }

  @Test func similarDiagnosticsAreCounted() {
    let diagnostics = frame((0..<4_000).map { TGView("v\($0)").height(5) })
    #expect(diagnostics.count == 50)
    #expect(diagnostics.dropLast().allSatisfy { $0.others == 0 })
    #expect(
      diagnostics.last?.description
        == "v49: width has no value, and the view has no content, so it is 0; write `.width(…)` with a number, "
        + "a share such as `20%`, or `.fill`; set it before you add the view to its parent, because "
        + "adding a view copies it "
        + "(and 3950 more like it)")
    let few = frame((0..<50).map { TGView("v\($0)").height(5) })
    #expect(few.count == 50 && few.last?.others == 0)
  }

  @Test func anEmptyViewIsNotReportedInAdditionToItsReference() {
    // The reference is reported, and explains why the view has no extent.
    let id = TGView().id
    let views = (0..<100).map { _ in TGView().height(5).width(TGAnchor(.view(id), .width)) }
    let diagnostics = frame(views)
    #expect(diagnostics.map(\.code) == Array(repeating: "unknown-reference", count: 50))
    #expect(diagnostics.last?.others == 50)
  }

  @Test func deepLevelsAreNumberedInDescriptions() {
    var tree = TGView("leaf").size(1, 1)
    for _ in 0..<42 { tree = TGFrameLayout { tree }.size(.wrap).view }
    let lines = tree.layout(in: room).description.split(separator: "\n")
    let indentation = String(repeating: " ", count: 80)
    #expect(lines[40] == indentation + "frame (0, 0, 1, 1)")
    #expect(lines[41] == indentation + "[level 41] frame (0, 0, 1, 1)")
    #expect(lines[42] == indentation + "[level 42] view \"leaf\" (0, 0, 1, 1)")
  }
}
