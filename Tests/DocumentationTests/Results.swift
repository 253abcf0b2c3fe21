import Tangram
import Testing

enum Fill: TGViewKey {
  static let defaultValue = "none"
  static let affectsLayout = false
}

@Suite struct Results {
  private func example() -> (button: TGView, card: TGLinearLayout, layout: TGLayout) {
    let button = TGView("button").size(60, 20).margin(leading: 12)
    let card = TGLinearLayout(.vert, spacing: 4) {
      TGView("title").width(.fill).height(24)
      TGFrameLayout { button }.named("bar").width(.fill).height(16)
    }.named("card").padding(8).width(160).height(.wrap).margin(top: 10, leading: 10)
    let layout = card.layout(in: TGSize(width: 375, height: 667))
    return (button, card, layout)
  }

  @Test func framesOfOneLayout() {
    let (button, card, layout) = example()
    says(layout.frame, "(10, 10, 160, 60)")
    says(layout["title"], "(8, 8, 144, 24)")
    says(layout[button], "(12, 0, 60, 20)")
    says(layout[path: [1, 0]], "(12, 0, 60, 20)")
    says(layout["nobody"], "nil")

    says(layout.absoluteFrame(of: button), "(30, 46, 60, 20)")
    says(layout.absoluteFrame(named: "title"), "(18, 18, 144, 24)")

    says(layout.overflowing[0], "[1][0] button: 4 at the bottom")
    says(layout.overflowing[0].bottom, "4.0")

    says(layout.hitTest(TGPoint(x: 40, y: 50))?.name, "button")
    says(layout.convert(TGPoint(x: 1, y: 1), from: button, to: card), "(21, 37)")

    #expect(
      layout.description == """
        linear "card" (10, 10, 160, 60)
          view "title" (8, 8, 144, 24)
          frame "bar" (8, 36, 144, 16)
            view "button" (12, 0, 60, 20)
        """)
    #expect(layout.drawing(width: 41).split(separator: "\n")[0].count == 41)
    #expect(layout.diagnostics.map(\.code) == ["overflow"])
  }

  @Test func allViewsInOrder() {
    let layout = example().layout
    var printed: [String] = []
    func print(_ values: Any...) {
      printed.append(values.map { "\($0)" }.joined(separator: " "))
    }
    for entry in layout.entries {
      print(entry.depth, entry.name ?? "-", entry.absoluteFrame)
    }
    #expect(
      printed.joined(separator: "\n") == """
        0 card (10, 10, 160, 60)
        1 title (18, 18, 144, 24)
        1 bar (18, 46, 144, 16)
        2 button (30, 46, 60, 20)
        """)
  }

  @Test func changes() {
    let (_, card, layout) = example()
    var printed: [String] = []
    func print(_ value: some CustomStringConvertible) { printed.append(value.description) }
    var taller = card
    taller["title"]?.tg_height.equal(30)
    let next = taller.layout(in: TGSize(width: 375, height: 667))
    for change in next.changes(since: layout) { print(change) }
    #expect(
      printed.joined(separator: "\n") == """
        root card resized
        [0] title resized
        [1] bar moved
        """)
  }

  @Test func customViewData() {
    let dot = TGView("dot").size(8, 8).with { $0[Fill.self] = "red" }
    let dots = TGHStack(spacing: 2) {
      dot
      TGView().size(8, 8)
    }.size(.wrap).layout(in: TGSize(width: 375, height: 667))
    says(dots.value(Fill.self, of: "dot"), "red")
    says(dots.entries.map { $0[Fill.self] }, "[\"none\", \"red\", \"none\"]")
  }
}
