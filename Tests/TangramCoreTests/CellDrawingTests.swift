import Tangram
import Testing

/// Drawings for terminals: with one character cell per point, and with a given width.
@Suite struct CellDrawingTests {
  private func screen(_ height: Double) -> TGLayout {
    TGLinearLayout(.vert) {
      TGView("files").width(.fill).height(1)
      TGLinearLayout(.horz) {
        TGView("names").size(9, .fill)
        TGView("text").size(.fill)
      }.named("body").size(.fill)
    }.named("screen").size(20, height).layout(in: TGSize(width: 20, height: height))
  }

  @Test func aPointIsACell() {
    #expect(
      screen(4).cellDrawing == """
        files───────────────
        ┌───────┐┌─────────┐
        │names  ││text     │
        └───────┘└─────────┘
        """)
  }

  @Test func namesThatDoNotFitAreOmitted() {
    #expect(
      screen(3).cellDrawing == """
        files───────────────
        ┌───────┐┌─────────┐
        └───────┘└─────────┘
        """)
    let box = TGFrameLayout {
      TGView("a").size(3, 1).margin(top: 1, leading: 1)
      TGView("wide name").size(4, 3).margin(top: 2, leading: 1)
      TGView("名前").size(5, 1).margin(top: 3, leading: 6)
      TGView("dot").size(1, 1).margin(top: 1, leading: 10)
    }.named("box").size(12, 6)
    #expect(
      box.layout(in: TGSize(width: 20, height: 10)).cellDrawing == """
        ┌──────────┐
        │a──      ▪│
        │┌──┐      │
        ││  │ ─────│
        │└──┘      │
        └──────────┘
        """)
  }

  @Test func framesOutsideTheRootAreClipped() {
    let box = TGFrameLayout { TGView().size(4, 2).margin(top: 1, leading: 2) }.size(4, 2)
    #expect(box.layout(in: TGSize(width: 9, height: 9)).cellDrawing == "┌──┐\n└─┌─")
    #expect(TGView().layout(in: TGSize(width: 9, height: 9)).cellDrawing == "")
  }

  @Test func namesDoNotCoverBorderLines() {
    let card = TGLinearLayout(.vert) {
      TGLinearLayout(.horz) {
        TGView("photo").size(10, 6)
        TGView("text").size(.fill, 6)
      }.named("row").width(.fill).height(.wrap)
      TGView("foot").width(.fill).height(6)
    }.named("card").padding(top: 4).width(29).height(.wrap)
    #expect(
      card.layout(in: TGSize(width: 29, height: 29)).drawing(width: 30) == """
        ┌────────────────────────────┐
        │ card                       │
        ├─────────┬──────────────────┤
        │ photo   │ text             │
        │         │                  │
        ├─────────┴──────────────────┤
        │ foot                       │
        │                            │
        └────────────────────────────┘
        """)
  }

  @Test func contentIsSetAsAProperty() {
    var card = TGFrameLayout { TGView("title").size(.wrap) }.size(90, 90)
    card["title"]?.content = .text(chars: 5, advance: 7, line: 16)
    #expect(card.layout(in: TGSize(width: 90, height: 90))["title"]?.size.width == 35)
    #expect(card["title"]?.content != nil)
  }
}
