import Tangram
import Testing

@Suite struct SizesAndPositions {
  func frame(of view: TGView) -> TGRect? {
    TGFrameLayout { view }.size(200, 100).layout(in: TGSize(width: 375, height: 667))[path: [0]]
  }

  @Test func sizes() {
    says(frame(of: TGView().width(20%).height(.fill)), "(0, 0, 40, 100)")
    says(frame(of: TGView(.size(30, 20)).size(.wrap)), "(0, 0, 30, 20)")
    says(frame(of: TGView().width(30).height(.this(.width))), "(0, 0, 30, 30)")
    says(frame(of: TGView().height(10).margin(leading: 20, trailing: 30)), "(20, 0, 150, 10)")

    says(frame(of: TGView().width(50%, increment: 3, multiple: 0.5).height(10)), "(0, 0, 53, 10)")
    says(frame(of: TGView().width(.fill, max: 120).height(20%, min: 30)), "(0, 0, 120, 30)")
    says(frame(of: TGView().width(10, min: .superview(.height)).height(5)), "(0, 0, 100, 5)")

    says(frame(of: TGView().width(.fill).aspectRatio(4)), "(0, 0, 200, 50)")
    says(frame(of: TGView().height(40).aspectRatio(1.5)), "(0, 0, 60, 40)")
  }

  @Test func sizesOfOtherViews() {
    let label = TGView(.size(80, 20)).named("label").size(.wrap)
    let form = TGLinearLayout(.vert) {
      TGLinearLayout(.horz) {
        label
        TGView("name").size(.fill, 20)
      }.size(200, .wrap)
      TGView("button").size(label.anchor(.width), 30)
    }.size(.wrap).layout(in: TGSize(width: 375, height: 667))
    says(form["button"], "(0, 20, 80, 30)")
  }

  @Test func largest() {
    let (label, price) = (TGView("label").size(40, 10), TGView("price").size(60, 10))
    let half = TGMost.Term(price.anchor(.width), multiple: 0.5, increment: 10)
    let widest = TGView("widest").height(10).width(.largest(of: label.anchor(.width), half, 50))
    let list = TGLinearLayout(.vert) {
      label
      price
      widest
    }.size(200, 100).layout(in: TGSize(width: 375, height: 667))
    says(list["widest"], "(0, 20, 50, 10)")
  }

  @Test func shrinkFactors() {
    let one = TGView("one").size(50, 10)
    var (two, three) = (TGView("two").size(50, 10), TGView("three").size(30, 10))
    two.tg_width.shrink(1)
    three.tg_width.shrink(2)
    let tight = TGLinearLayout(.horz) {
      one
      two
      three
    }.size(100, 20).layout(in: TGSize(width: 375, height: 667))
    says(tight["two"], "(50, 0, 40, 10)")
    says(tight["three"], "(90, 0, 10, 10)")
  }

  @Test func contentIsMeasured() {
    let paragraph = TGContent.measured { limit in
      let columns = limit.width > 0 ? limit.width : 400
      return TGSize(width: min(400, columns), height: (400 / columns).rounded(.up) * 16)
    }
    says(frame(of: TGView(paragraph).width(160).height(.wrap)), "(0, 0, 160, 48)")
  }

  @Test func positions() {
    says(frame(of: TGView().size(30, 20).margin(bottom: 5, trailing: 10)), "(160, 75, 30, 20)")
    says(frame(of: TGView().size(30, 20).centered()), "(85, 40, 30, 20)")
    says(frame(of: TGView().size(30, 20).centered(x: 10, y: nil)), "(95, 0, 30, 20)")
  }

  @Test func precedence() {
    says(frame(of: TGView().size(30, 20).left(3).leading(9)), "(9, 0, 30, 20)")
    says(frame(of: TGView().size(30, 20).left(10).right(20).centerX(5)), "(10, 0, 170, 20)")
    says(frame(of: TGView().size(30, 20).left(40).centerX(0)), "(105, 0, 30, 20)")

    #expect(frame(of: TGView().size(30, 20).leading(9).left(3))?.minX == 3)
    #expect(frame(of: TGView().width(50).height(10).aspectRatio(2))?.height == 25)
  }

  @Test func lines() {
    let column = TGLinearLayout(.vert) {
      TGView("a").size(50, 10).margin(leading: 10, bottom: 5)
      TGView("b").size(50, 10).margin(top: 3)
    }.size(200, 100).layout(in: TGSize(width: 375, height: 667))
    says(column["a"], "(10, 0, 50, 10)")
    says(column["b"], "(0, 18, 50, 10)")

    let row = TGLinearLayout(.horz) {
      TGView("fixed").size(50, 10)
      TGView("one").size(100%, 10)
      TGView("two").size(200%, 10)
    }.size(200, 100).layout(in: TGSize(width: 375, height: 667))
    says(row["one"], "(50, 0, 50, 10)")
    says(row["two"], "(100, 0, 100, 10)")

    let flow = TGFlowLayout {
      TGView("fixed").size(40, 10)
      TGView("one").width(.average).height(10)
      TGView("two").width(.average).height(10)
    }.size(100, 100).layout(in: TGSize(width: 375, height: 667))
    says(flow["one"], "(40, 0, 30, 10)")
    says(flow["two"], "(70, 0, 30, 10)")
  }

  /// Two views in a container of 100 × 100, and the frames of both as they are printed.
  private func frames(
    in container: some TGContainer, _ first: (inout TGView) -> Void
  ) -> [String] {
    let children = [TGView().size(10, 10).with(first), TGView().size(10, 10)]
    let layout = container.children { children }.size(100, 100)
      .layout(in: TGSize(width: 375, height: 667))
    expectNoMistakes(layout)
    return layout.entries.dropFirst().map(\.frame.description)
  }

  @Test("Edges mean what the table says")
  func edgesByContainer() {
    func edges(_ container: some TGContainer) -> [String] {
      frames(in: container) {
        $0.tg_leading.equal(7)
        $0.tg_top.equal(3)
      }
    }
    #expect(edges(TGFrameLayout()) == ["(7, 3, 10, 10)", "(0, 0, 10, 10)"])
    #expect(edges(TGRelativeLayout()) == ["(7, 3, 10, 10)", "(0, 0, 10, 10)"])
    #expect(edges(TGLinearLayout(.vert)) == ["(7, 3, 10, 10)", "(0, 13, 10, 10)"])
    #expect(edges(TGFlowLayout(.vert)) == ["(7, 3, 10, 10)", "(17, 0, 10, 10)"])
    #expect(edges(TGFloatLayout(.vert)) == ["(7, 3, 10, 10)", "(17, 0, 10, 10)"])
    #expect(edges(TGFlexLayout(.row)) == ["(7, 3, 10, 10)", "(17, 0, 10, 10)"])
    #expect(edges(TGHStack(spacing: 0)) == ["(40, 45, 10, 10)", "(50, 45, 10, 10)"])
  }

  @Test("Centers mean what the table says")
  func centersByContainer() {
    func centers(_ container: some TGContainer) -> String {
      frames(in: container) {
        $0.tg_centerX.equal(7)
        $0.tg_centerY.equal(3)
      }[0]
    }
    #expect(centers(TGFrameLayout()) == "(52, 48, 10, 10)")
    #expect(centers(TGRelativeLayout()) == "(52, 48, 10, 10)")
    #expect(centers(TGLinearLayout(.vert)) == "(52, 0, 10, 10)")
    #expect(centers(TGLinearLayout(.horz)) == "(0, 48, 10, 10)")
    #expect(centers(TGFlowLayout(.vert)) == "(0, 0, 10, 10)")
    #expect(centers(TGFloatLayout(.vert)) == "(0, 0, 10, 10)")
    #expect(centers(TGFlexLayout(.row)) == "(0, 0, 10, 10)")
    #expect(centers(TGHStack(spacing: 0)) == "(40, 45, 10, 10)")
  }

  @Test("Shares are of what the guide says")
  func sharesByContainer() {
    func width(_ container: some TGContainer) -> Double? {
      let tree = container.children {
        TGView().size(20, 10)
        TGView("share").size(50%, 10)
        TGView().size(.fill, 10)
      }.size(100, 100)
      return tree.layout(in: TGSize(width: 375, height: 667))["share"]?.width
    }
    #expect(width(TGLinearLayout(.horz)) == 27)
    #expect(width(TGFlowLayout(.vert, arrangedCount: 3)) == 27)
    #expect(width(TGFlowLayout(.vert)) == 40)
    #expect(width(TGFloatLayout(.vert)) == 40)
    #expect(width(TGFrameLayout()) == 50)
    #expect(width(TGHStack(spacing: 0)) == 50)
    #expect(width(TGGridLayout(columns: [.auto])) == 50)
  }

  @Test("Sizes of siblings are known in every container")
  func tiesByContainer() {
    func outcome(_ container: some TGContainer) -> (width: Double?, diagnostics: Int) {
      let first = TGView().size(20, 10)
      let tree = container.children {
        TGView("tied").size(first.anchor(.width), 10)
        first
      }.size(100, 100)
      let layout = tree.layout(in: TGSize(width: 375, height: 667))
      return (layout["tied"]?.width, layout.diagnostics.count)
    }
    #expect(outcome(TGFrameLayout()) == (20, 0))
    #expect(outcome(TGFlowLayout(.vert)) == (20, 0))
    #expect(outcome(TGFloatLayout(.vert)) == (20, 0))
    #expect(outcome(TGRelativeLayout()) == (20, 0))
    #expect(outcome(TGLinearLayout(.vert)) == (20, 0))
    #expect(outcome(TGHStack()) == (20, 0))
  }

  @Test("A share as a gap pushes a view to the end, and .fill is a share of 100")
  func gapsShare() {
    let row = TGLinearLayout(.horz) {
      TGView("start").size(50, 10)
      TGView("end").size(30, 10).margin(leading: 100%)
    }.size(200, 10).layout(in: TGSize(width: 375, height: 667))
    #expect(row["end"] == TGRect(x: 170, y: 0, width: 30, height: 10))
    let halves = TGLinearLayout(.horz) {
      TGView("a").size(.fill, 10)
      TGView("b").size(100%, 10)
    }.size(200, 10).layout(in: TGSize(width: 375, height: 667))
    #expect(halves["b"] == TGRect(x: 100, y: 0, width: 100, height: 10))
  }

  @Test func siblings() {
    let photo = TGView("photo").size(60, 40).margin(top: 5, leading: 5)
    let caption = TGView("caption").width(photo.anchor(.width), multiple: 2).height(10)
      .leading(photo.anchor(.leading)).top(photo.anchor(.bottom), offset: 4)
    let board = TGRelativeLayout {
      caption
      photo
    }.size(200, 100).layout(in: TGSize(width: 375, height: 667))
    says(board[caption], "(5, 49, 120, 10)")
  }

  @Test func gravity() {
    let toolbar = TGLinearLayout(.horz) {
      TGView("a").size(20, 20)
      TGView("b").size(20, 20)
      TGView("c").size(20, 30).alignment(.bottom)
    }.gravity([TGGravity.horz.between, TGGravity.vert.center]).size(200, 50)
      .layout(in: TGSize(width: 375, height: 667))
    says(toolbar["b"], "(90, 15, 20, 20)")
    says(toolbar["c"], "(180, 20, 20, 30)")
  }

  @Test func sizeClasses() {
    let panel = TGView("panel").size(100%, 40).sizeClass(.landscape) { $0.tg_width.equal(50%) }
    let screen = TGFrameLayout { panel }.size(.fill)
    let landscape = TGEnvironment(size: TGSize(width: 400, height: 200), sizeClass: .landscape)
    says(screen.layout(in: landscape)[panel], "(0, 0, 200, 40)")
    says(screen.layout(in: TGSize(width: 400, height: 200))[panel], "(0, 0, 400, 40)")
    #expect(panel.layout(in: landscape).frame.width == 400)
  }

  @Test("A view that keeps its frame lies apart; one that is not laid out keeps its place free")
  func viewsOutsideTheLayout() {
    func second(_ first: TGView) -> TGRect? {
      TGLinearLayout(.vert) {
        first.size(20, 10).frame(TGRect(x: 90, y: 5, width: 8, height: 8))
        TGView("second").size(20, 10)
      }.size(100, 100).layout(in: TGSize(width: 375, height: 667))["second"]
    }
    #expect(second(TGView())?.minY == 10)
    #expect(second(TGView().visibility(.invisible))?.minY == 10)
    #expect(second(TGView().visibility(.gone))?.minY == 0)
    #expect(second(TGView().useFrame())?.minY == 0)
    #expect(second(TGView().noLayout())?.minY == 10)
  }
}
