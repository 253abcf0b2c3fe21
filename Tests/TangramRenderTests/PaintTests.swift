import Tangram
import TangramRender
import Testing

/// Pictures of the real appearance, from the paint of the views.
@Suite struct PaintTests {
  private func picture(_ tree: some TGViewProtocol) -> ParsedPicture {
    var picture = TGPicture(
      of: tree.view.layout(in: TGSize(width: 300, height: 200)), style: .paint)
    picture.style.zoom = 2
    return ParsedPicture(picture.svg)
  }

  @Test func onlyPaintIsDrawn() {
    let card = TGLinearLayout(.vert) {
      TGView("bar").size(100, 10).paint(fill: "#fa0", cornerRadius: 3)
      TGView("bare").size(100, 10)
    }.padding(5).size(.wrap).paint(border: "rgb(1 2 3 / 50%)")
    let picture = picture(card)
    #expect(picture.isWellFormed)
    let painted = picture.elements.filter { $0.name == "rect" }
    #expect(painted.map { $0.attributes["fill"] } == ["none", "#fa0"])
    #expect(painted[0].attributes["stroke"] == "rgb(1 2 3 / 50%)")
    #expect(painted[1].attributes["rx"] == "6")
    #expect(picture.elements.allSatisfy { $0.name != "text" })
  }

  @Test func paintedTextFollowsTheLinesOfTheContent() {
    let words = "all the words of it"
    let text = TGView(.text(chars: words.count, advance: 5, line: 10)).width(60).height(.wrap)
      .paint(text: words, color: "navy")
    let lines = picture(text).elements.filter { $0.name == "text" }
    #expect(lines.map(\.text) == ["all the words", "of it"])
    #expect(lines.map { $0.number("y") } == [40, 60])
    #expect(lines[0].attributes["style"] == "fill: navy")
  }

  @Test(
    "An invalid color is not drawn",
    arguments: [
      "url(http://example.org/a.svg#b)", "URL(#x)", "red;stroke:url(x)", "\"/><script/>", "",
      "image-set('a')", String(repeating: "a", count: 65), "1px solid red", "#12345", "#ggg",
      "rgb(1,2", ")))", "    ", "linear-gradient(red,blue)", "tomato2", "red)",
    ])
  func noColors(color: String) {
    let view = TGView("a").size(9, 9).paint(fill: color, border: color, text: "x", color: color)
    let elements = picture(view).elements
    #expect(!elements.contains { $0.name == "rect" })
    #expect(elements.first { $0.name == "text" }?.attributes["style"] == nil)
  }

  @Test func paintDoesNotChangeALayout() {
    let plain = TGFrameLayout { TGView("a").size(5, 5) }.size(9, 9)
    let painted = TGFrameLayout { TGView("a").size(5, 5).paint(fill: "red") }.size(9, 9)
    var session = TGLayoutSession()
    let room = TGSize(width: 9, height: 9)
    _ = session.layout(plain, in: room)
    #expect(session.layout(painted, in: room)["a"] == TGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func aStyleCanProvideThePaint() {
    var style = TGPictureStyle.paint
    style.paint = { $0.name == "b" ? TGPaint(fill: "blue") : nil }
    let row = TGLinearLayout(.horz) {
      TGView("a").size(5, 5)
      TGView("b").size(5, 5)
    }.size(.wrap)
    let layout = row.layout(in: TGSize(width: 50, height: 50))
    let picture = ParsedPicture(TGPicture(of: layout, style: style).svg)
    #expect(picture.elements.filter { $0.name == "rect" }.count == 1)
  }
}
