import Tangram
import Testing

/// Explanations of trees that are very deep or very wide.
@Suite struct DeepExplanationTests {
  @Test("A deep explanation of many levels ends somewhere")
  func manyLevels() throws {
    var tree = TGView("leaf").size(10, 10)
    for _ in 0..<500 {
      tree = TGLinearLayout(.vert) { tree }.width(.wrap).height(.wrap).view
    }
    let layout = tree.layout(in: TGSize(width: 100, height: 100))
    let explanation = try #require(layout.explain(tree, isDeep: true))
    #expect(explanation.isCut)
    #expect(explanation.further.count == TGExplanation.mostNumbers)
    #expect(explanation.description.hasSuffix("… and more"))
    #expect(layout.explain(tree)?.isCut == false)
  }

  @Test("Of a sum of many children the text shows some")
  func wideTrees() {
    let column = TGLinearLayout(.vert) {
      for _ in 0..<2_000 { TGView().size(1, 1) }
    }.gravity(.center).named("S").size(100, 3_000)
    let explanation = column.layout(in: TGSize(width: 100, height: 100)).explain(path: [0])
    #expect(explanation?.y.value == 500)
    let text = explanation?.description ?? ""
    #expect(text.contains("1992 more, 1992 in all"))
    #expect(text.count < 1_500)
  }
}
