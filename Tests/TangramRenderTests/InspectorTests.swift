import Foundation
import Tangram
import TangramRender
import Testing

/// HTML pages for inspecting a layout.
@Suite struct InspectorTests {
  /// The data about a layout that is embedded in a page.
  private struct LayoutData: Decodable {
    var room: String
    var svg: String
    var views: [View]

    struct View: Decodable {
      var path: String
      var name: String
      var says: String
      var frame: String
      var absolute: String
      var problems: [String]
      var why: String
      var refers: [String]
    }
  }

  private func parse(_ page: String) throws -> [LayoutData] {
    let start = try #require(page.range(of: #"id="data">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = String(page[start.upperBound..<end.lowerBound])
    return try JSONDecoder().decode([LayoutData].self, from: Data(text.utf8))
  }

  private let card = TGLinearLayout(.vert, spacing: 4) {
    TGView("a").size(50%, 20)
    TGView("b").width(30).height(.wrap)
  }.named("card").padding(6).size(.fill, .wrap)

  @Test func aPageContainsEveryViewOfEveryLayout() throws {
    let layouts = [100.0, 200].map { card.layout(in: TGSize(width: $0, height: 80)) }
    let known = try parse(TGInspector(of: layouts, title: "Card").html)
    #expect(known.map(\.room) == ["100 wide", "200 wide"])
    #expect(known[1].views.map(\.path) == ["", "0", "1"])
    let a = known[1].views[1]
    #expect(a.name == "a")
    #expect(a.frame == "(6, 6, 94, 20)")
    #expect(a.says == "view \"a\" {tg_width.equal(50%), tg_height.equal(20)}")
    #expect(a.why.contains("width 94 = 50 % of card's content width 188"))
    #expect(a.refers == [""])
    #expect(known[1].views[2].problems.count == 1)
    for layout in known { #expect(ParsedPicture(layout.svg).isWellFormed) }
  }

  @Test(
    "Names cannot escape from the page's data",
    arguments: [
      "</script><script>alert(1)</script>", "<!--", "]]>", "\u{2028}", "\\\"", "&lt;",
      "{{parts.js}}",
    ])
  func anyNames(name: String) throws {
    let view = TGFrameLayout { TGView(name).size(9, 9) }.named(name).size(20, 20)
    let layout = view.layout(in: TGSize(width: 50, height: 50))
    let page = TGInspector(of: layout, title: name).html
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("<!--"))
    #expect(try parse(page)[0].views.map(\.name) == [name, name])
  }

  @Test func aPageLoadsNothing() {
    let page = TGInspector(of: card.layout(in: TGSize(width: 90, height: 90))).html
    #expect(page.contains("default-src 'none'"))
    let addresses = page.components(separatedBy: "http").dropFirst()
    // Only the SVG namespace, and the `http-equiv` attribute of the policy that forbids loading anything.
    #expect(
      addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg") || $0.hasPrefix("-equiv") })
  }

  @Test func aPageOfManyViewsOmitsExplanations() throws {
    let column = TGLinearLayout(.vert) {
      for index in 0..<TGInspector.maximumExplained { TGView("\(index)").size(9, 1) }
    }.size(.wrap)
    let views = try parse(TGInspector(of: column.layout(in: TGSize(width: 9, height: 9))).html)[0]
      .views
    #expect(views.count == 501)
    #expect(views[500].frame == "(0, 499, 9, 1)")
    #expect(views.allSatisfy { $0.why.isEmpty })
  }

  @Test func noLayoutsMakeAnEmptyPage() throws {
    let page = TGInspector(of: []).html
    #expect(try parse(page).isEmpty)
    #expect(!page.contains("{{"))
  }
}
