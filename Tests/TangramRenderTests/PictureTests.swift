import Tangram
import TangramRender
import TangramTestSupport
import Testing

/// Layouts as SVG pictures.
@Suite struct PictureTests {
  private let room = TGSize(width: 300, height: 200)

  private func picture(
    _ tree: some TGViewProtocol, _ change: (inout TGPictureStyle) -> Void = { _ in }
  ) -> ParsedPicture {
    var picture = TGPicture(of: tree.view.layout(in: room))
    picture.style.zoom = 1
    change(&picture.style)
    return ParsedPicture(picture.svg)
  }

  @Test func everyFrameIsABoxAtItsPosition() {
    let card = TGLinearLayout(.vert) {
      TGView("a").size(100, 20)
      TGLinearLayout(.horz) { TGView("b").size(30, 40) }.size(.wrap).leading(10)
    }.size(120, 80)
    let picture = picture(card)
    #expect(picture.isWellFormed)
    let boxes = picture.all("box").compactMap(\.rectangle)
    #expect(
      boxes == [
        TGRect(x: 24, y: 24, width: 120, height: 80), TGRect(x: 24, y: 24, width: 100, height: 20),
        TGRect(x: 34, y: 44, width: 30, height: 40), TGRect(x: 34, y: 44, width: 30, height: 40),
      ])
    #expect(
      picture.all("view").map { $0.attributes["data-path"] } == ["", "0", "1", "1.0"])
  }

  @Test func zoomScalesFramesAndTheViewBox() {
    let picture = picture(TGView("a").size(100, 20)) { $0.zoom = 3 }
    #expect(picture.all("box")[0].rectangle == TGRect(x: 24, y: 24, width: 300, height: 60))
    #expect(picture.elements[0].attributes["viewBox"] == "0 0 348 144")
  }

  @Test func leavesShowTheirNamesAndSizes() {
    let texts = picture(TGFrameLayout { TGView("photo").size(100, 60) }.named("card").size(120, 90))
      .elements.filter { $0.name == "text" }.map(\.text)
    #expect(texts == ["photo", "100 × 60", "card", "20 points"])
  }

  @Test func invisibleAndHiddenViewsAreNotDrawn() {
    let card = TGFrameLayout {
      TGView("a").size(10, 10).with { $0.tg_visibility = .invisible }
      TGFrameLayout { TGView("c").size(5, 5) }.with { $0.isHidden = true }
    }.size(50, 50)
    #expect(picture(card).all("box").count == 1)
  }

  @Test func paddingAndGapsAreHatched() throws {
    let row = TGLinearLayout(.horz, spacing: 6) {
      TGView("a").size(20, 10)
      TGView("b").size(20, 30)
    }.padding(5).size(.wrap)
    let picture = picture(row)
    #expect(picture.all("gap").map(\.rectangle) == [TGRect(x: 49, y: 29, width: 6, height: 10)])
    let padding = try #require(picture.all("padding").first)
    #expect(padding.attributes["d"] == "M24 24H80V64H24ZM29 29H75V59H29Z")
    #expect(self.picture(row) { $0.showsSpacing = false }.all("gap").isEmpty)
  }

  @Test func overflowIsMarkedAndPartOfThePicture() {
    let card = TGFrameLayout { TGView("wide").size(90, 10) }.size(50, 50)
    let picture = picture(card)
    #expect(picture.all("beyond").map(\.rectangle) == [TGRect(x: 74, y: 24, width: 40, height: 10)])
    // The picture is large enough to include it.
    #expect(picture.elements[0].number("width") == 138)
  }

  @Test func viewsWithDiagnosticsAreMarkedWithTheMessage() {
    let card = TGFrameLayout { TGView("empty").width(20) }.size(50, 50)
    let picture = picture(card)
    #expect(picture.all("mark").count == 1)
    #expect(picture.elements.contains { $0.name == "title" && $0.text.contains("empty: height") })
  }

  @Test func baselinesAndCurvesAreDrawn() {
    let text = TGView(.text(chars: 4, advance: 5, line: 10)).named("t").size(.wrap)
    #expect(picture(text).all("baseline").map { $0.number("y1") } == [32])
    let path = TGPathLayout(.line(m: 0, b: 5)) { TGView().size(4, 4) }.size(60, 40)
    #expect(picture(path).all("curve").count == 1)
  }

  @Test(
    "Names may contain any characters",
    arguments: [
      "<script>alert(1)</script>", "a & b", "\"quoted\" 'too'", "]]>", "👩‍👩‍👧‍👦 家", "שלום",
      "\u{0}\u{1}\u{FFFE}x",
      "new\nline", "",
    ])
  func anyNames(name: String) {
    let picture = picture(
      TGFrameLayout { TGView(name).size(200, 40) }.named(name).size(250, 90))
    #expect(picture.isWellFormed)
    #expect(!picture.elements.contains { $0.name == "script" })
    let texts = picture.elements.filter { $0.name == "text" }.map(\.text)
    // Characters that XML does not allow are left out.
    let shown = String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { $0 == "\n" || $0.value >= 32 && $0.value != 0xFFFE }))
    #expect(texts.count == (shown.isEmpty ? 2 : 4))
    #expect(shown.isEmpty || texts.contains(shown))
  }

  @Test func labelsDoNotOverlap() {
    for seed in UInt64(1)...12 {
      var trees = RandomTree(seed: seed)
      let layout = trees.tree(.wild).layout(in: TGSize(width: 300, height: 400))
      let parsed = ParsedPicture(TGPicture(of: layout).svg)
      #expect(parsed.isWellFormed)
      let labels = parsed.elements.filter {
        $0.name == "text" && $0.attributes["class"] != "plain"
          && $0.attributes["class"] != "mark-text"
      }.compactMap { label -> TGRect? in
        guard let x = label.number("x"), let y = label.number("y"),
          let size = label.number("font-size")
        else { return nil }
        // Half the height of a letter, in the middle of the text.
        return TGRect(x: x - 1, y: y - 0.5 * size, width: 2, height: 0.5 * size)
      }
      for (index, label) in labels.enumerated() {
        for other in labels[(index + 1)...] {
          let isApart =
            label.maxX <= other.minX || other.maxX <= label.minX || label.maxY <= other.minY
            || other.maxY <= label.minY
          #expect(isApart, "seed \(seed)")
        }
      }
    }
  }
}
