import Tangram
import TangramTestSupport
import Testing

/// Whatever a tree contains, its frames are finite, and a diagnostic says what is wrong.
@Suite struct BadInputTests {
  let room = TGSize(width: 100, height: 100)

  func layout(_ views: TGView..., container: (inout TGLinearLayout) -> Void = { _ in })
    -> TGLayout
  {
    var tree = TGLinearLayout(.vert).named("S").size(100, 100)
    container(&tree)
    for view in views { tree.addSubview(view) }
    return tree.layout(in: room)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteNumbersAreReportedAndReplaced(number: Double) {
    let layout = layout(TGView("A").size(10, number)) {
      $0.tg_vspace = number
      $0.tg_topPadding = number
    }
    #expect(layout["A"] == TGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(
      layout.problems == [
        "S: topPadding is not a finite number; 0 is used instead",
        "S: vspace is not a finite number; 0 is used instead",
        "A: height is not a finite number; 0 is used instead; to fill the space, write `.fill`",
      ])
  }

  @Test func aNonFiniteMaximumIsReported() {
    let layout = layout(TGView("A").width(.fill, max: Double.infinity).height(5))
    #expect(
      layout.problems.first
        == "A: width.max is not a finite number; 0 is used instead; for an unlimited size, omit the "
        + "maximum")
  }

  @Test func negativeContentSizesAreReported() {
    let layout = layout(TGView(.size(-5, 8)).named("A").size(.wrap))
    #expect(layout["A"] == TGRect(x: 0, y: 0, width: 0, height: 8))
    #expect(
      layout.problems == ["A: content is -5, but a size cannot be negative; 0 is used instead"])
  }

  @Test func hugeNumbersAreClamped() {
    let layout = layout(TGView("A").size(1e300, 5))
    #expect(layout["A"]?.width == 1e9)
    #expect(
      layout.problems == ["A: width is too large; 1000000000 is used instead"])
  }

  @Test func aReferenceToAViewOutsideTheTreeIsReported() {
    var stranger = TGView("X")
    var view = TGView("A").size(10, 10)
    view.tg_width.equal(stranger.tg_width)
    let layout = layout(view)
    #expect(layout["A"] == TGRect(x: 0, y: 0, width: 0, height: 10))
    #expect(
      layout.problems == [
        "A: width refers to a view that is not in the tree; the reference is ignored"
      ])
  }

  @Test func aReferenceToTheOtherAxisIsReported() {
    var view = TGView("A").size(10, 10)
    view.tg_left.equal(.superview(.top))
    let layout = layout(view)
    #expect(layout["A"] == TGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      layout.problems == [
        "A: left cannot refer to `superview.top`, which is an edge on the other axis; the reference is ignored"
      ])
  }

  @Test func aMinimumAboveTheMaximumIsReported() {
    var view = TGView("A").size(10, 10)
    view.tg_width.min(80).max(60)
    let layout = layout(view)
    #expect(layout["A"]?.width == 60)
    #expect(
      layout.problems == [
        "A: width has a minimum of 80, which is greater than its maximum of 60; the maximum is used"
      ])
  }

  @Test func negativeSizesCountAsZero() {
    let layout = layout(TGView("A").size(-5, -7), TGView("B").size(3, 4))
    #expect(layout["A"]?.size == .zero)
    #expect(layout["B"]?.size == TGSize(width: 3, height: 4))
  }

  @Test func nonFiniteMeasuredSizesAreReportedAndReplaced() {
    let view = TGView(.measured { _ in TGSize(width: .nan, height: .infinity) })
      .named("A").size(.wrap)
    let layout = layout(view)
    #expect(layout["A"]?.size == .zero)
    #expect(layout.problems == ["A: content is not a finite number; 0 is used instead"])
  }

  @Test func invalidEnvironmentValuesAreReplaced() {
    var tree = TGLinearLayout(.vert) { TGView("A").width(.fill).height(10.4) }
    tree.tg_size(.fill)
    let environment = TGEnvironment(
      size: TGSize(width: .nan, height: -5), scale: 0, isRightToLeft: true)
    let layout = tree.layout(in: environment)
    #expect(layout.frame.size == TGSize(width: 0, height: 5))
    #expect(layout["A"]?.height == 10)
  }

  @Test func aLeafRootKeepsItsFrame() {
    let leaf = TGView(frame: TGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(leaf.layout(in: room).frame == TGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func nonFiniteFrameNumbersAreReplaced() {
    var view = TGView("A")
    view.frame = TGRect(x: .nan, y: 0, width: .infinity, height: 5)
    view.tg_useFrame = true
    #expect(layout(view)["A"] == TGRect(x: 0, y: 0, width: 0, height: 5))
  }

  @Test func nonFiniteKeptFramesOfWrappingContainersAreReplaced() {
    var view = TGLinearLayout(.vert) { TGView("leaf").width(50%).height(7) }.named("A").view
    view.tg_height.equal(.wrap)
    view.frame = TGRect(x: 1, y: 2, width: .nan, height: .infinity)
    view.tg_useFrame = true
    let layout = layout(view)
    #expect(layout["A"] == TGRect(x: 1, y: 2, width: 0, height: 0))
    #expect(layout["leaf"] == TGRect(x: 0, y: 0, width: 0, height: 7))
  }

  @Test func negativeExtentsOfKeptFramesAreReported() {
    var view = TGView("A")
    view.frame = TGRect(x: 1, y: 2, width: -5, height: 3)
    view.tg_useFrame = true
    let layout = layout(view)
    #expect(layout["A"] == TGRect(x: 1, y: 2, width: 0, height: 3))
    #expect(layout.problems == ["A: frame is -5, but a size cannot be negative; 0 is used instead"])
  }

  @Test func invalidTransformsAreIgnored() {
    var view = TGView("A").size(10, 20)
    view.transform = TGAffineTransform(a: 0, b: 0, c: 1e308, d: -10, tx: 0, ty: 0)
    view.anchorPoint = TGPoint(x: .infinity, y: 0)
    #expect(view.transform == .identity)
    #expect(layout(view)["A"] == TGRect(x: 0, y: 0, width: 10, height: 20))
  }
}
