import Tangram
import Testing

/// A container that leaves its children where they are.
func canvas(_ name: String, _ frame: TGRect) -> TGFrameLayout {
  var canvas = TGFrameLayout(frame: frame).named(name)
  canvas.tg_useFrame = true
  return canvas
}

/// A leaf that stays where it is.
func card(_ name: String, _ frame: TGRect) -> TGView {
  var card = TGView(frame: frame).named(name)
  card.tg_useFrame = true
  return card
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> TGRect {
  TGRect(x: x, y: y, width: width, height: height)
}

@Suite struct ViewGeometryTests {
  private let quarterTurn = TGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test func aQuarterTurnExchangesWidthAndHeight() {
    var view = TGView()
    view.bounds = rect(0, 0, 100, 50)
    view.center = TGPoint(x: 100, y: 100)
    view.transform = quarterTurn
    #expect(view.frame == rect(75, 50, 50, 100))
    #expect(view.bounds == rect(0, 0, 100, 50))
    #expect(view.center == TGPoint(x: 100, y: 100))
  }

  @Test func theCenterPositionsTheAnchorPoint() {
    var view = TGView()
    view.anchorPoint = .zero
    view.bounds.size = TGSize(width: 30, height: 40)
    view.center = TGPoint(x: 10, y: 20)
    #expect(view.frame == rect(10, 20, 30, 40))
    view.anchorPoint = TGPoint(x: 0.5, y: 0.5)
    #expect(view.frame == rect(-5, 0, 30, 40))
    #expect(view.center == TGPoint(x: 10, y: 20))
  }

  @Test func scalingIsAboutTheCenter() {
    var view = TGView(frame: rect(45, 45, 10, 10))
    view.transform = TGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == rect(40, 40, 20, 20))
    #expect(view.geometry.toSuperview(.zero) == TGPoint(x: 40, y: 40))
    #expect(view.geometry.fromSuperview(TGPoint(x: 40, y: 40)) == .zero)
  }

  @Test func settingTheSizeKeepsTheCenter() {
    var view = TGView(frame: rect(10, 20, 30, 40))
    view.bounds.size = TGSize(width: 10, height: 10)
    #expect(view.frame == rect(20, 35, 10, 10))
    view.anchorPoint = TGPoint(x: 1, y: 0)
    let center = view.center
    view.bounds.size = TGSize(width: 50, height: 60)
    #expect(view.center == center)
  }

  @Test func settingTheFrameKeepsTheOriginOfTheBounds() throws {
    var view = TGView()
    view.bounds.origin = TGPoint(x: 3, y: 4)
    view.anchorPoint = TGPoint(x: 0, y: 1)
    try view.setFrame(rect(10, 20, 30, 40))
    #expect(view.bounds == rect(3, 4, 30, 40))
    #expect(view.center == TGPoint(x: 10, y: 60))
    view.frame = rect(1, 2, 3, 4)
    #expect(view.bounds == rect(3, 4, 3, 4))
  }

  @Test func theFrameOfATransformedViewCannotBeSet() {
    var view = TGView(frame: rect(10, 20, 30, 40))
    view.transform = quarterTurn
    let before = view.geometry
    view.frame = rect(1, 2, 3, 4)
    #expect(view.geometry == before)
    let error = #expect(throws: TGGeometryError.self) { try view.setFrame(rect(1, 2, 3, 4)) }
    let message = "a view with a transform has no frame to set; set its bounds and its center"
    #expect(error?.description == message)
  }

  @Test func aGeometryWorksWithoutAView() {
    var geometry = TGViewGeometry(frame: rect(10, 20, 30, 40))
    geometry.transform = TGAffineTransform(scaleX: 2, y: 2)
    #expect(geometry.frame == rect(-5, 0, 60, 80))
    #expect(geometry.layoutRectangle == rect(10, 20, 30, 40))
    let made = TGViewGeometry(bounds: rect(5, 6, 10, 10), center: TGPoint(x: 5, y: 5))
    #expect(made.frame == rect(0, 0, 10, 10))
    #expect(made.toSuperview(TGPoint(x: 5, y: 6)) == .zero)
  }

  @Test func viewPointsAreInBoundsCoordinates() {
    var view = TGView(frame: rect(0, 0, 10, 20))
    view.bounds.origin = TGPoint(x: 1, y: 2)
    let xs = TGViewPoint.allCases.map { view.point($0).x }
    let ys = TGViewPoint.allCases.map { view.point($0).y }
    #expect(xs == [1, 6, 11, 1, 6, 11, 1, 6, 11])
    #expect(ys == [2, 2, 2, 12, 12, 12, 22, 22, 22])
    #expect(view.point(.rightBottom) == TGPoint(x: 11, y: 22))
  }

  @Test func onlyTheLeftAndTopEdgesAreInside() {
    let view = TGView(frame: rect(5, 5, 10, 10))
    #expect(view.point(inside: .zero))
    #expect(view.point(inside: TGPoint(x: 9.9, y: 9.9)))
    #expect(!view.point(inside: TGPoint(x: 10, y: 5)))
    #expect(!view.point(inside: TGPoint(x: 5, y: 10)))
  }

  @Test func copiesDoNotShareTheirGeometry() {
    var view = TGView(frame: rect(0, 0, 10, 10))
    view.transform = quarterTurn
    var copy = view
    copy.transform = .identity
    copy.bounds.origin = TGPoint(x: 1, y: 1)
    #expect(view.transform == quarterTurn)
    #expect(view.bounds.origin == .zero)
  }

  // MARK: Layout

  @Test func layoutSetsBoundsAndCenterIgnoringTheTransform() {
    var row = TGLinearLayout(.horz).width(100).height(20)
    row.addSubview(TGView("a").size(40, 20))
    row.addSubview(
      TGView("b").size(20, 10).with {
        $0.transform = quarterTurn
        $0.bounds.origin = TGPoint(x: 7, y: 0)
      })
    row.addSubview(TGView("c").size(40, 20))
    let layout = row.layout(in: TGSize(width: 100, height: 100))
    #expect(layout["c"] == rect(60, 0, 40, 20))
    #expect(layout["b"] == rect(45, -5, 10, 20))
    let geometry = layout.geometry(of: row.subviews[1])
    #expect(geometry?.layoutRectangle == rect(40, 0, 20, 10))
    #expect(geometry?.bounds == rect(7, 0, 20, 10))
    row.layoutSubviews(in: TGSize(width: 100, height: 100))
    #expect(row.subviews[1].frame == layout["b"])
    #expect(row.subviews[1].geometry == geometry)
    #expect(layout.entries.map(\.frame) == row.descendants.map(\.frame))
  }

  @Test func scrollingDoesNotMoveFrames() {
    var frame = TGFrameLayout().width(100).height(100)
    frame.addSubview(TGView("a").size(40, 20))
    frame.bounds.origin = TGPoint(x: 0, y: 30)
    let layout = frame.layout(in: TGSize(width: 100, height: 100))
    #expect(layout["a"] == rect(0, 0, 40, 20))
    frame.layoutSubviews(in: TGSize(width: 100, height: 100))
    frame.bounds.origin.y = 50
    #expect(frame.subviews[0].frame == rect(0, 0, 40, 20))
    #expect(frame.frame == rect(0, 0, 100, 100))
  }

  @Test func theAnchorPointOfALaidOutViewMovesItOnce() {
    var frame = TGFrameLayout().width(100).height(100)
    frame.addSubview(card("a", rect(10, 10, 20, 20)))
    frame.layoutSubviews(in: TGSize(width: 100, height: 100))
    frame.subviews[0].anchorPoint = .zero
    #expect(frame.subviews[0].frame == rect(20, 20, 20, 20))
    frame.layoutSubviews(in: TGSize(width: 100, height: 100))
    #expect(frame.subviews[0].frame == rect(20, 20, 20, 20))
  }

  @Test func invalidNumbersYieldFiniteGeometry() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, 0] {
      var view = TGView(frame: rect(0, 0, 10, 10))
      view.transform = TGAffineTransform(a: value, b: value, c: value, d: value, tx: 0, ty: 0)
      view.anchorPoint = TGPoint(x: value, y: 0)
      view.bounds.origin.x = value
      view.alpha = value
      let corners = [view.frame, view.bounds].flatMap { [$0.origin, $0.center] } + [view.center]
      #expect(corners.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(value)")
      var frame = TGFrameLayout()
      frame.addSubview(view)
      let layout = frame.layout(in: TGSize(width: 10, height: 10))
      if let point = layout.convert(TGPoint.zero, from: view, to: frame) {
        #expect(point.x.isFinite && point.y.isFinite)
      }
      #expect(layout.entries.count == 2)
      for entry in layout.entries { #expect(entry.frame.center.x.isFinite, "\(value)") }
      // A view scaled to nothing or transparent is not hit, but its container may be.
      let hit = layout.hitTest(TGPoint(x: 1, y: 1))
      #expect(hit == nil || hit?.id == frame.id || hit?.id == view.id, "\(value)")
    }
  }

  @Test func transformedFramesAreClamped() {
    let farthest = 1e15
    var geometry = TGViewGeometry(frame: rect(farthest - 10, 0, 10, 10))
    geometry.transform = TGAffineTransform(scaleX: 4, y: 1)
    #expect(geometry.frame == rect(farthest - 25, 0, 25, 10))
    geometry.transform = TGAffineTransform(scaleX: 1e200, y: 1)
    #expect(geometry.frame == rect(-farthest, 0, farthest, 10))
  }
}
