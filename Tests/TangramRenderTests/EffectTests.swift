import Foundation
import Tangram
import TangramRender
import Testing

/// Effects of a view on its whole subtree: transform, opacity and clipping.
@Suite struct EffectTests {
  private let eighth = TGAffineTransform(
    a: 0.5.squareRoot(), b: 0.5.squareRoot(), c: -(0.5.squareRoot()), d: 0.5.squareRoot(), tx: 0,
    ty: 0)

  private func svg(_ tree: some TGViewProtocol, _ style: TGPictureStyle = .exact) -> String {
    TGPicture(of: tree.view.layout(in: TGSize(width: 200, height: 200)), style: style).svg
  }

  private func picture(
    _ tree: some TGViewProtocol, _ style: TGPictureStyle = .exact
  ) -> ParsedPicture {
    let picture = ParsedPicture(svg(tree, style))
    #expect(picture.isWellFormed)
    return picture
  }

  @Test func aRotatedViewIsDrawnAboutItsAnchorPoint() {
    let card = TGFrameLayout {
      TGView("badge").size(40, 20).leading(30).top(40).transform(eighth).paint(fill: "red")
    }.size(100, 100)
    let elements = picture(card).elements
    // The rectangle has no transform of its own; the group is rotated about its center, (50, 50).
    #expect(
      elements.first { $0.name == "rect" }?.rectangle
        == TGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(
      elements.first { $0.name == "g" }?.attributes["transform"]
        == "matrix(0.707107 0.707107 -0.707107 0.707107 50.0 -20.710678)")
  }

  @Test func transformsIncludeAnchorPointAndZoom() {
    let quarter = TGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0)
    let view = TGFrameLayout {
      TGView("a").size(40, 20).anchorPoint(.zero).transform(quarter).paint(fill: "red")
        .with { $0.frame = .zero }
    }.size(100, 100)
    var style = TGPictureStyle.exact
    style.zoom = 2
    let layout = view.layout(in: TGSize(width: 100, height: 100))
    let corner = layout.entries[1].frame
    #expect(corner == TGRect(x: -17, y: 0, width: 20, height: 40))
    #expect(svg(view, style).contains("matrix(0.0 1.0 -1.0 0.0 6.0 0.0)"))
  }

  @Test func nestedTransformsMakeNestedGroups() {
    let twice = TGAffineTransform(scaleX: 2, y: 2)
    let inner = TGFrameLayout {
      TGView("dot").size(2, 2).centered().transform(twice).paint(fill: "red")
    }.size(10, 10).centered().transform(twice).paint(fill: "blue")
    let picture = picture(TGFrameLayout { inner }.size(40, 40))
    let groups = picture.elements.filter { $0.name == "g" }
    #expect(
      groups.map { $0.attributes["transform"] }
        == Array(repeating: "matrix(2.0 0.0 0.0 2.0 -20.0 -20.0)", count: 2))
    #expect(
      picture.elements.filter { $0.name == "rect" }.map(\.rectangle) == [
        TGRect(x: 15, y: 15, width: 10, height: 10), TGRect(x: 19, y: 19, width: 2, height: 2),
      ])
  }

  @Test func aPlanShowsRotatedBoxesAndUprightNames() {
    let card = TGFrameLayout {
      TGFrameLayout { TGView("badge").size(40, 20) }.padding(4).size(.wrap).centered()
        .transform(eighth)
    }.size(100, 100)
    var style = TGPictureStyle.plan
    style.zoom = 1
    let picture = picture(card, style)
    #expect(
      picture.elements.first { $0.attributes["class"] != nil }?.attributes["class"] == "ground")
    let turned = picture.elements.filter { $0.attributes["transform"] != nil }
    // One group contains both boxes, and one contains the padding, which is drawn later.
    #expect(turned.count == 2)
    #expect(Set(turned.compactMap { $0.attributes["transform"] }).count == 1)
    #expect(picture.all("box").count == 3)
    #expect(picture.elements.contains { $0.name == "text" && $0.text == "badge" })
  }

  @Test func aPictureHasRoomForRotatedViews() {
    let quarter = TGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let card = TGFrameLayout { TGView("a").size(60, 10).transform(quarter).paint(fill: "red") }
      .size(60, 20)
    var style = TGPictureStyle.paint
    style.zoom = 1
    #expect(picture(card, style).elements[0].number("height") == 108)
  }

  @Test func alphaIsTheOpacityOfAGroup() {
    let card = TGFrameLayout { TGView("a").size(5, 5).paint(fill: "red") }.size(9, 9).alpha(0.25)
      .paint(fill: "blue")
    let elements = picture(card).elements
    #expect(elements.map(\.name) == ["svg", "title", "g", "rect", "rect"])
    #expect(elements[2].attributes["opacity"] == "0.25")
    #expect(picture(TGView("a").size(5, 5).alpha(1)).elements.count == 2)
  }

  @Test(
    "Opacities out of range", arguments: [(-3, "0"), (1e300, nil), (.infinity, nil), (.nan, nil)]
  )
  func opacities(alpha: Double, opacity: String?) {
    let view = TGView("a").size(5, 5).with { $0.alpha = alpha }.paint(fill: "red")
    #expect(picture(view).elements.first { $0.name == "g" }?.attributes["opacity"] == opacity)
  }

  private var list: TGFrameLayout {
    TGFrameLayout {
      TGLinearLayout(.vert) {
        TGView("first").size(20, 30).paint(fill: "red")
        TGView("last").size(20, 300).paint(fill: "blue")
      }.size(.wrap)
    }.size(20, 40)
  }

  @Test func scrolledContentIsClippedByItsContainer() throws {
    var scrolled = list
    scrolled.bounds.origin = TGPoint(x: 0, y: 10)
    let picture = picture(scrolled)
    let group = try #require(picture.elements.first { $0.name == "g" })
    let clip = try #require(picture.elements.first { $0.name == "clipPath" })
    #expect(group.attributes["clip-path"] == "url(#\(clip.attributes["id"] ?? ""))")
    let rectangles = picture.elements.filter { $0.name == "rect" }.map(\.rectangle)
    #expect(
      rectangles == [
        TGRect(x: 0, y: 0, width: 20, height: 40), TGRect(x: 0, y: -10, width: 20, height: 30),
        TGRect(x: 0, y: 20, width: 20, height: 300),
      ])
    // Clipped content does not enlarge a picture of the paint, but is included in a plan.
    var style = TGPictureStyle.paint
    style.zoom = 1
    #expect(self.picture(scrolled, style).elements[0].number("height") == 88)
    style.content = .plan
    #expect(self.picture(scrolled, style).elements[0].number("height") == 378)
    #expect(!svg(scrolled, style).contains("clip-path"))
  }

  @Test func linesBetweenScrolledChildrenAreClippedToo() throws {
    var scrolled = TGLinearLayout(.vert) {
      TGView("first").size(20, 30)
      TGView("last").size(20, 300)
    }.size(20, 40).paint(borders: .init(between: TGPaint.Line("red")))
    scrolled.bounds.origin = TGPoint(x: 0, y: 10)
    let text = svg(scrolled)
    let line = try #require(text.range(of: "<line "))
    let before = text[..<line.lowerBound]
    let group = try #require(before.range(of: "<g clip-path", options: .backwards))
    #expect(!before[group.upperBound...].contains("</g>"))
  }

  @Test func clippingCanBeTurnedOnAndOff() {
    #expect(!svg(list).contains("clip-path"))
    #expect(svg(list.paint(clips: true)).contains("clip-path"))
    var scrolled = list.paint(clips: false)
    scrolled.bounds.origin.y = 10
    #expect(!svg(scrolled).contains("clip-path"))
  }

  @Test func roundCornersClipAndEqualShapesAreDefinedOnce() {
    let cell = TGFrameLayout { TGView("a").size(90, 90).paint(fill: "red") }.size(20, 20)
      .paint(cornerRadius: 5, clips: true)
    let picture = picture(
      TGFrameLayout {
        cell
        cell.asNewView()
      }.size(20, 20))
    #expect(picture.elements.filter { $0.name == "clipPath" }.count == 1)
    #expect(picture.elements.first { $0.name == "rect" }?.attributes["rx"] == "5")
    #expect(picture.elements.filter { $0.attributes["clip-path"] != nil }.count == 2)
  }

  @Test func aTextIsClippedByItsOwnView() throws {
    let view = TGView(.text(chars: 20, advance: 5, line: 10)).size(20, 10)
      .paint(clips: true, text: "far too long for it")
    let elements = picture(view).elements
    let group = try #require(elements.firstIndex { $0.attributes["clip-path"] != nil })
    #expect(elements[group + 1].name == "text")
  }

  @Test func groupNestingIsLimited() {
    var tree = TGView("leaf").size(5, 5).paint(fill: "red")
    for _ in 0..<1_000 {
      tree = TGFrameLayout { tree }.size(9, 9).alpha(0.99).transform(eighth).view
    }
    let svg = svg(tree)
    #expect(ParsedPicture(svg).isWellFormed)
    #expect(svg.components(separatedBy: "<g ").count - 1 == 200)
    #expect(svg.components(separatedBy: "</g>").count - 1 == 200)
  }

  @Test("Any geometry is drawn", arguments: [1e300, -.infinity, .nan, 1e-300, 0, -1e9] as [Double])
  func strangeGeometry(number: Double) {
    let view = TGFrameLayout {
      TGView("a").size(9, 9).paint(fill: "red", cornerRadius: number, clips: true).with {
        $0.transform = TGAffineTransform(a: number, b: 1, c: 1, d: number, tx: number, ty: 1)
        $0.anchorPoint = TGPoint(x: number, y: 0)
        $0.bounds.origin.x = number
      }
    }.size(20, 20)
    for style in [TGPictureStyle.plan, .paint, .exact] {
      let svg = svg(view, style).lowercased()
      #expect(ParsedPicture(svg).isWellFormed)
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }
}
