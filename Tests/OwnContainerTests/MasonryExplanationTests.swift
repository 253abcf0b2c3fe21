import Tangram
import Testing

/// A custom container can explain its frames as the built-in ones do.
@Suite struct MasonryExplanationTests {
  @Test("Every number of a masonry has a reason that yields it")
  func everyNumberHasAReason() {
    let wall = Masonry(columns: 2) {
      TGView("a").height(30)
      TGView("b").height(50)
      TGView("c").height(40)
      TGView("wide").height(10).with { $0[FullWidth.self] = true }
    }
    .named("W").width(200).height(.wrap).padding(4).spacing(8)
    let layout = wall.layout(in: TGSize(width: 375, height: 667))
    for explanation in layout.explanations() {
      let frame = explanation.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(explanation.reasons.map(\.value) == numbers)
      #expect(!explanation.reasons.contains { $0.operation == .given(.container) })
    }
    #expect(
      layout.explain("c")?.description == """
        c (4, 42, 92, 40)
          x 4 = left padding 4 + 0 · (width of a column 92 + gap 8)
            width of a column 92 = (W's content width 192 − gaps 8) / 2
              W's content width 192 = W's width 200 − left padding 4 − right padding 4
              gaps 8 = 1 · gap 8
          y 42 = end of a 34 + gap 8
            end of a 34 = a's y 4 + a's height 30
          width 92 = (W's content width 192 − gaps 8) / 2
          height 40 = tg_height.equal(40)
        """)
  }

  @Test("A reason that yields a different number is ignored")
  func wrongReasonsDoNotCount() {
    let wall = Liar(Liar.Algorithm()) { TGView("a").size(10, 10) }
    let layout = wall.layout(in: TGSize(width: 100, height: 100))
    #expect(layout.explain("a")?.x.operation == .given(.container))
    #expect(layout.explain("a")?.x.description == "the liar layout's own rule")
    #expect(layout.explain("a")?.y.description == "tg_height.equal(10)")
  }
}

/// Gives one reason that yields a wrong value, and one that explains a different number.
private struct Liar: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm {
    var name: String { "liar" }

    func layout(_ pass: TGPass) {
      for child in pass.children {
        child[.horizontal].extent = 10
        child[.vertical].extent = 10
        (child[.horizontal].origin, child[.vertical].origin) = (3, 10)
      }
    }

    func explain(_ pass: TGPass) {
      for child in pass.children {
        child.reasons(.horizontal).explain(origin: .rule(4))
        child.reasons(.vertical).explain(origin: child.reasons(.vertical).number)
      }
    }
  }
}
