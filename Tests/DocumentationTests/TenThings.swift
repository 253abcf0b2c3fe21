import Tangram
import Testing

@Suite struct TenThings {
  private let room = TGSize(width: 100, height: 100)

  @Test func viewsAreValues() {
    var title = TGView("title").height(20)
    var page = TGLinearLayout(.vert) { title }.size(100, 100)
    title.tg_width.equal(40)
    says(page.layout(in: room)["title"], "(0, 0, 0, 20)")

    page["title"]?.tg_width.equal(40)
    says(page.layout(in: room)["title"], "(0, 0, 40, 20)")
  }

  @Test func containersAreHandlesOnViews() {
    func row(_ name: String) -> some TGViewProtocol {
      TGLinearLayout(.horz) { TGView(name).size(20, 10) }.size(.wrap)
    }

    let rows: [TGView] = ["a", "b"].map { row($0).view }
    let list = TGLinearLayout(.vert) { rows }.size(.wrap)
    #expect(list.layout(in: room).frame == TGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func contentNeedsWrap() {
    let label = TGView(.text(chars: 20, advance: 7, line: 16)).size(.wrap)
    let room = TGSize(width: 200, height: 100)
    #expect(label.layout(in: room).frame == TGRect(x: 0, y: 0, width: 140, height: 16))
  }
}
