import Tangram
import TangramRender
import Testing

/// Paint that is applied in several steps, and pictures that have exactly the size of the layout.
@Suite struct ExactPictureTests {
  @Test func paintsMerge() {
    let view = TGView().paint(fill: "red", cornerRadius: 3).paint(text: "Total")
      .paint(color: "navy")
    #expect(
      view[TGPaintKey.self] == TGPaint(fill: "red", cornerRadius: 3, text: "Total", color: "navy"))
    #expect(view.paint(TGPaint(border: "red"))[TGPaintKey.self] == TGPaint(border: "red"))
  }

  @Test func anExactPictureHasOnePixelPerPointAndNoMargin() {
    let card = TGFrameLayout {
      TGView("out").size(30, 10).margin(top: 5, leading: 50).paint(fill: "#fa0")
    }.named("card").size(60, 40).paint(fill: "#fff")
    let layout = card.layout(in: TGSize(width: 300, height: 200))
    let svg = TGPicture(of: layout, style: .exact).svg
    let picture = ParsedPicture(svg)
    #expect(picture.isWellFormed)
    #expect(picture.elements[0].attributes["viewBox"] == "0 0 60 40")
    #expect(picture.elements[0].attributes["width"] == "60")
    let rectangles = picture.elements.filter { $0.name == "rect" }
    #expect(rectangles.map { $0.number("x") } == [0, 50])
    #expect(rectangles.map { $0.number("y") } == [0, 5])
    #expect(!svg.contains("@media"))
  }

  @Test func onlyUsedStyleRulesAreWritten() {
    let view = TGView("a").size(9, 4).paint(fill: "red")
    let room = TGSize(width: 9, height: 9)
    let plain = TGPicture(of: view.layout(in: room), style: .exact).svg
    #expect(!plain.contains("<style") && !plain.contains("<defs"))
    let text = TGView(.text(chars: 2, advance: 5, line: 9)).size(.wrap).paint(text: "Hi")
    let written = TGPicture(of: text.layout(in: room), style: .exact).svg
    #expect(written.contains(".plain {") && !written.contains("<defs"))
    #expect(written.contains("--name:") && !written.contains("--bad"))
    var plan = TGPictureStyle.plan
    plan.isExact = true
    let padded = TGFrameLayout { view }.padding(3).size(20, 20)
    let hatched = TGPicture(of: padded.layout(in: room), style: plan).svg
    #expect(hatched.contains(#"<pattern id="padding""#) && !hatched.contains(#"id="gap""#))
  }

  @Test func otherPicturesFollowTheColorScheme() {
    let layout = TGView("a").size(5, 5).layout(in: TGSize(width: 9, height: 9))
    for style in [TGPictureStyle.plan, .paint] {
      #expect(TGPicture(of: layout, style: style).svg.contains("prefers-color-scheme: dark"))
    }
  }
}
