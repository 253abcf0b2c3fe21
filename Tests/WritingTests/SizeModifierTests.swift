import Tangram
import Testing

@Suite struct SizeModifierTests {
  private func frame(of view: TGView, in size: TGSize = TGSize(width: 200, height: 100)) -> TGRect?
  {
    TGFrameLayout { view }.size(size.width, size.height).layout(in: size)[path: [0]]
  }

  private func size(of view: TGView) -> TGSize? { frame(of: view)?.size }

  @Test func sizesAcceptAllKindsOfValues() {
    let (count, length) = (30, 12.5)
    let content = TGView(.size(33, 44))
    #expect(size(of: TGView().width(count).height(length)) == TGSize(width: 30, height: 13))
    #expect(size(of: content.width(.wrap).height(.fill)) == TGSize(width: 33, height: 100))
    #expect(size(of: TGView().width(25%).height(50%)) == TGSize(width: 50, height: 50))
    #expect(
      size(of: TGView().width(.superview(.height)).height(.this(.width)))
        == TGSize(width: 100, height: 100))
    #expect(size(of: TGView().size(.fill, 40)) == TGSize(width: 200, height: 40))
    #expect(size(of: content.size(50%, .wrap)) == TGSize(width: 100, height: 44))
    #expect(size(of: TGView().size(count, length)) == TGSize(width: 30, height: 13))
    #expect(size(of: content.size(.wrap)) == TGSize(width: 33, height: 44))
    #expect(size(of: TGView().size(count)) == TGSize(width: 30, height: 30))
  }

  @Test func sizesRelativeToOtherViews() {
    let photo = TGView("photo").size(40, 30)
    let layout = TGRelativeLayout {
      photo
      TGView("a").width(photo, increment: 5).height(photo.anchor(.height), multiple: 2)
      TGView("b").size(photo)
    }.size(200, 100).layout(in: TGSize(width: 200, height: 100))
    #expect(layout["a"]?.size == TGSize(width: 45, height: 60))
    #expect(layout["b"]?.size == TGSize(width: 40, height: 30))
  }

  @Test func boundsAcceptAllKindsOfValues() {
    let (limit, content) = (20, TGView(.size(33, 44)))
    #expect(size(of: TGView().width(.fill, max: 80).height(10, min: limit)) == TGSize(80, 20))
    #expect(size(of: TGView().width(.fill, min: 5, max: 50%).height(1)) == TGSize(100, 1))
    #expect(
      content.width(10, min: .wrap).height(90, max: .wrap).description
        == "view {tg_width.equal(10).min(.wrap), tg_height.equal(90).max(.wrap), "
        + "tg_content = .size(33, 44)}")
    #expect(size(of: TGView().size(.fill, 9).width(max: 70).height(min: 10)) == TGSize(70, 10))
    #expect(size(of: TGView().width(.fill, max: .superview(.height)).height(3)) == TGSize(100, 3))
  }

  @Test func omittedArgumentsKeepTheirValues() {
    var view = TGView().width(20, increment: 3, multiple: 2, min: 1, max: 99)
    view = view.width(min: 2).width(increment: 4)
    #expect(
      view.description
        == "view {tg_width.equal(20, increment: 4, multiple: 2).min(2).max(99)}")
    view = view.width(30)
    #expect(view.description == "view {tg_width.equal(30).min(2).max(99)}")
  }

  @Test func nilSetsNothing() {
    let (none, some): (Int?, Double?) = (nil, 7)
    #expect(
      TGView().width(5).width(none).width(max: some).height(none, min: none).description
        == "view {tg_width.equal(5).max(7)}")
    #expect(TGView().size(none, 5).description == "view {tg_height.equal(5)}")
  }

  @Test func viewsShareAnExtent() {
    let (a, b) = (TGView("a").size(10, 10), TGView("b").size(10, 10))
    let layout = TGRelativeLayout {
      a
      b
      TGView("c").width([a.anchor(.width), b.anchor(.width)]).height([a.anchor(.height)])
    }.size(90, 60).layout(in: TGSize(width: 90, height: 60))
    #expect(layout["c"]?.height == 50)
  }

  // MARK: - Proportions

  @Test func theHeightFollowsTheWidth() {
    #expect(size(of: TGView().width(.fill).aspectRatio(4)) == TGSize(200, 50))
    #expect(size(of: TGView().width(32).aspectRatio(16.0 / 9)) == TGSize(32, 18))
    #expect(size(of: TGView().width(40).height(7).aspectRatio(2)) == TGSize(40, 20))
  }

  @Test func theWidthFollowsTheHeight() {
    #expect(size(of: TGView().height(20).aspectRatio(1)) == TGSize(20, 20))
    #expect(size(of: TGView().height(50%).aspectRatio(1.5)) == TGSize(75, 50))
  }

  @Test func theHeightFollowsAWidthGivenByMargins() {
    #expect(
      frame(of: TGView().margin(leading: 10, trailing: 30).aspectRatio(4))
        == TGRect(x: 10, y: 0, width: 160, height: 40))
  }

  @Test func aspectRatiosAreKeptWithinBounds() {
    #expect(size(of: TGView().width(.fill).height(max: 30).aspectRatio(2)) == TGSize(60, 30))
    #expect(size(of: TGView().width(10).height(min: 30).aspectRatio(2)) == TGSize(60, 30))
    #expect(
      size(of: TGView().width(.fill, max: 80).height(max: 60).aspectRatio(2)) == TGSize(80, 40))
    #expect(size(of: TGView().height(90).width(max: 50).aspectRatio(1)) == TGSize(50, 50))
    #expect(size(of: TGView().height(10, min: 30).aspectRatio(1)) == TGSize(30, 30))
    #expect(size(of: TGView().height(50%).width(max: 20).aspectRatio(2)) == TGSize(20, 10))
  }

  @Test("Every container keeps aspect ratios", arguments: 0..<5)
  func proportionsInContainers(kind: Int) {
    let wide = TGView("wide").width(60).aspectRatio(3)
    let high = TGView("high").height(60).aspectRatio(0.5)
    let views: TGSubviews = [wide, high]
    let containers: [TGView] = [
      TGLinearLayout(.vert) { views }.view, TGLinearLayout(.horz) { views }.view,
      TGFrameLayout { views }.view, TGFlowLayout(.vert) { views }.view,
      TGRelativeLayout { views }.view,
    ]
    let layout = containers[kind].size(200, 200).layout(in: TGSize(width: 200, height: 200))
    #expect(layout["wide"]?.size == TGSize(60, 20))
    #expect(layout["high"]?.size == TGSize(30, 60))
  }

  @Test func anAspectRatioOfZeroIsReported() {
    let layout = TGFrameLayout { TGView("a").width(40).aspectRatio(0) }.size(100, 100)
      .layout(in: TGSize(width: 100, height: 100))
    #expect(
      layout.diagnostics.map(\.description) == [
        "a: height.multiple is not a finite number; 0 is used instead"
      ])
  }
}

extension TGSize {
  fileprivate init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}
