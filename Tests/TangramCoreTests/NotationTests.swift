import Tangram
import Testing

/// A suggestion is written in the notation of its reader: in Swift, or as keys of a scene.
@Suite struct NotationTests {
  private func texts(of view: some TGViewProtocol) -> [TGDiagnostic.Notation: [String]] {
    let found = view.layout(in: TGSize(width: 50, height: 50)).diagnostics
    return [.swift: found.map { $0.text(in: .swift) }, .scene: found.map { $0.text(in: .scene) }]
  }

  @Test func aViewChangedAfterAddingIsReported() {
    var (box, b) = (TGFrameLayout().named("box").size(50, 50), TGView("b").height(5))
    box.addSubview(b)
    b.tg_width.equal(40)
    let text = "b: width has no value, and the view has no content, so it is 0; "
    let swift =
      "write `.width(…)` with a number, a share such as `20%`, or `.fill`; "
      + "set it before you add the view to its parent, because adding a view copies it"
    #expect(
      texts(of: box) == [
        .swift: [text + swift],
        .scene: [text + #"write a number, a share such as "20%", or "fill""#],
      ])
  }

  @Test func ignoredContentIsReported() {
    let box = TGFrameLayout { TGView(.size(3, 4)).named("b").width(5) }.size(50, 50)
    let text = "b: height has no value, so the content of the view is ignored; "
    #expect(
      texts(of: box) == [
        .swift: [text + "write `.height(.wrap)`"], .scene: [text + #"write "wrap""#],
      ])
  }

  @Test func aGravityOnAWrappingAxisIsReported() {
    let line = TGLinearLayout(.vert) {
      TGView("a").size(10, 10)
      TGView("b").size(10, 14)
    }.named("line").gravity(TGGravity.vert.center).width(50).height(.wrap)
    let text =
      "line: gravity prevents the container from wrapping its children, so its height is 0; "
      + "remove the gravity, or give the container a height"
    #expect(texts(of: line) == [.swift: [text], .scene: [text]])
  }

  @Test func aFillGravityOnAWrappingAxisIsReported() {
    let texts = ["Play", "Pause"].map {
      TGView(.text(chars: 5, advance: 7, line: 14)).named($0).size(.wrap)
    }
    let column = TGLinearLayout(.vert) { texts }.named("column").size(.wrap)
    #expect(self.texts(of: column) == [.swift: [], .scene: []])
    let text =
      "column: gravity prevents the container from wrapping its children, so its width is 0; "
      + "remove the gravity, or give the container a width"
    let filled = column.gravity(TGGravity.horz.fill)
    #expect(self.texts(of: filled) == [.swift: [text], .scene: [text]])
  }
}
