import Tangram
import TangramRender
import TangramTextViews
import Testing

@Suite struct Pictures {
  @Test func badge() throws {
    let badge = TGLinearLayout(.horz, spacing: 6) {
      TGView("icon").size(16, 16).paint(fill: "tomato", cornerRadius: 4)
      TGView(.text(chars: 5, advance: 7, line: 16)).size(.wrap).paint(text: "Total", color: "#333")
    }.padding(4).size(.wrap)

    let layout = badge.layout(in: TGSize(width: 375, height: 667))
    let plan = TGPicture(of: layout).svg
    #expect(plan.hasPrefix("<svg xmlns"))

    let picture = TGPicture(of: layout, style: .paint).svg
    says(picture.contains("Total"), "true")
    says(picture.contains("tomato"), "true")

    let exact = TGPicture(of: layout, style: .exact).svg
    says(exact.contains("width=\"65\" height=\"24\""), "true")

    let quarter = TGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let tilted = TGFrameLayout {
      TGView("ribbon").size(60, 16).centered().transform(quarter).alpha(0.5).paint(fill: "tomato")
    }.size(40, 40).paint(fill: "#eee", cornerRadius: 6, clips: true)
    let turned = TGPicture(of: tilted.layout(in: TGSize(width: 40, height: 40)), style: .exact).svg
    says(turned.contains("matrix(0.0 1.0 -1.0 0.0 40.0 0.0)"), "true")
    says(turned.contains("opacity=\"0.5\""), "true")

    let month = TGFlowLayout(.vert, arrangedCount: 7) {
      for day in 1...28 { TGView("\(day)").size(20, 16) }
    }.size(.wrap).paint(
      border: "#999", borderWidth: 2, borders: .init(between: TGPaint.Line("#ccc", dash: [2, 1])),
      cornerRadius: 4)
    let grid = TGPicture(of: month.layout(in: TGSize(width: 200, height: 200)), style: .exact).svg
    says(grid.components(separatedBy: "<line").count - 1, "9")

    let dunes = TGView("dunes").size(160, 90).paint(
      gradient: TGPaint.Gradient(
        ["#fde", "#9bf"], shape: .radial(center: TGPoint(x: 0.5, y: 1), radius: 1)),
      image: TGPaint.Image("dunes.jpg", fit: .cover),
      cornerRadii: .init(topLeading: 12, topTrailing: 12))
    let photo = TGPicture(of: dunes.layout(in: TGSize(width: 160, height: 90)), style: .exact).svg
    says(photo.contains("href=\"dunes.jpg\""), "true")

    let (sans, bold) = (try Fonts.font("sans"), try Fonts.font("sans-bold"))
    let note = "Miles Davis, 1959. Five pieces, recorded in two sessions."
    let album = TGLinearLayout(.horz, spacing: 12) {
      TGView("cover").size(88, 88).paint(fill: "#e5484d", cornerRadius: 8)
      TGLinearLayout(.vert, spacing: 4) {
        TGView("Kind of Blue", TGTextStyle(bold, size: 22)).width(.fill).height(.wrap)
        TGView(note, TGTextStyle(sans, size: 15)).width(.fill).height(.wrap).paint(color: "#666")
      }.width(.fill).height(.wrap)
    }.padding(12).width(340).height(.wrap).paint(fill: "#fff", border: "#ddd", cornerRadius: 12)

    let shown = album.layout(in: TGSize(width: 375, height: 667))
    let outlines = TGPicture(of: shown, style: .exact).svg

    var readable = TGPictureStyle.exact
    readable.text = .fonts
    says(TGPicture(of: shown, style: readable).svg.contains(">Kind</text>"), "true")
    try Page.expectFresh("album.svg", outlines)

    var style = TGPictureStyle.paint
    style.zoom = 2
    style.paint = { entry in entry.name == "icon" ? TGPaint(fill: "navy") : nil }
    let other = TGPicture(of: layout, style: style).svg
    says(other.contains("Total"), "false")
    says(other.contains("navy"), "true")

    let widths = [320.0, 375, 768].map { badge.layout(in: TGSize(width: $0, height: 667)) }
    let page = TGInspector(of: widths, title: "Badge").html
    says(page.hasPrefix("<!DOCTYPE html>"), "true")

    let terminal = TGTerminalText(of: layout, hasColors: false)
    says(terminal.tree.hasPrefix("root (0, 0, 65, 24)"), "true")
  }
}
