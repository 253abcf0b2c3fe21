import Tangram
import Testing

/// Writes through a handle while another part of the same tree is borrowed for a change.
struct OverlappingHandleTests {
  private let room = TGSize(width: 100, height: 100)

  private func column() -> TGLinearLayout {
    TGLinearLayout(.vert) {
      TGView("a").size(10, 10)
      TGView("b").size(10, 10)
    }
  }

  @Test func aChildEditSurvivesAParentHandleWritingMeanwhile() {
    var card = column()
    let width = card.tg_width
    card.changeSubview(at: 0) { child in
      child.tg_height.equal(33)
      width.equal(50, increment: 4)
    }
    let layout = card.layout(in: room)
    #expect(layout.frame.width == 54)
    #expect(layout["a"] == TGRect(x: 0, y: 0, width: 10, height: 33))
    #expect(layout["b"] == TGRect(x: 0, y: 33, width: 10, height: 10))
  }

  @Test func aListEditSurvivesAParentHandleWritingMeanwhile() {
    var card = column()
    let width = card.tg_width
    card.subviews.removeAll { child in
      width.equal(50, increment: 4)
      return child.name == "a"
    }
    #expect(card.subviews.map(\.name) == ["b"])
    #expect(card.layout(in: room).frame.width == 54)
  }

  @Test func anOptionsEditSurvivesAHandleWritingMeanwhile() {
    var card = column()
    let width = card.tg_width
    func change(_ options: inout TGLinearLayout.Algorithm) {
      width.equal(50, increment: 4)
      options.orientation = .horz
    }
    change(&card.options)
    #expect(card.tg_orientation == .horz)
    #expect(card.layout(in: room).frame.width == 54)
  }

  @Test func levelsAddedThroughAHandleCountTowardTheDepth() {
    var deep = TGView("deepest").size(10, 10)
    for _ in 0..<400 {
      var around = TGFrameLayout()
      around.addSubview(deep)
      deep = around.view
    }
    var card = column()
    let handle = card.subviews[0].tg_width.equal(20).and()
    handle.update { $0.addSubview(deep) }
    var environment = TGEnvironment(size: room)
    environment.limits.depth = 20
    #expect(card.layout(in: environment).diagnostics.contains { $0.code == "too-deep" })
    environment.limits.depth = 1000
    #expect(card.layout(in: environment)["deepest"] != nil)
  }

  @Test func sizeClassAnchorsOfANewViewReferToTheNewView() {
    var template = TGView()
    template.tg_fetchSizeClass(with: .landscape).tg_width.equal(20)
    let kept = template.tg_fetchSizeClass(with: .landscape)
    var other = template.asNewView()
    let own = other.tg_fetchSizeClass(with: .landscape).tg_width.anchor
    #expect(own.target == .view(other.id))
    #expect(kept.tg_width.anchor.target == .view(template.id))
  }

  @Test func sizeClassHandlesSurviveWritesOfRareProperties() {
    var card = column()
    let wide = card.tg_fetchSizeClass(with: .landscape)
    let all = card.tg_fetchSizeClass(with: .default)
    all.tg_layoutTransform = TGAffineTransform(scaleX: 2.0, y: 1)
    wide.tg_width.equal(30)
    all.update { $0.tg_hspace = all.tg_hspace + 5 }
    wide.tg_height.equal(40)
    let hspace = card.tg_hspace
    let page = TGLinearLayout(.vert) { card.named("card") }.size(100, 100)
    let layout = page.layout(in: TGEnvironment(size: room, sizeClass: .landscape))
    #expect(layout["card"]?.size == TGSize(width: 30, height: 40))
    #expect(hspace == 5)
  }
}
