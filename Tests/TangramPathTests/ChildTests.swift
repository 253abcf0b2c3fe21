import Tangram
import Testing

@Suite struct ChildTests {
  private func line(_ change: (inout TGPathLayout) -> Void = { _ in }) -> TGPathLayout {
    path(.line(m: 0, b: 0)) {
      $0.tg_coordinateSetting = origin(0, 0.5)
      change(&$0)
    }
  }

  @Test func onlyNumericMarginsMoveAChild() {
    let path = line {
      $0.addSubview(dot().left(3).margin(top: 4))
      $0.addSubview(dot().right(5).margin(bottom: 6))
      var third = dot()
      third.tg_left.equal(50%)
      third.tg_centerY.equal(9)
      $0.addSubview(third)
    }
    #expect(path.corners() == [[-2, 49], [90, 39], [195, 45]])
  }

  @Test func theAnchorPointOfAChildIsOnTheCurve() {
    var path = line().dots(3)
    path.subviews[1].anchorPoint = .zero
    path.subviews[2].anchorPoint = TGPoint(x: 1, y: 0.5)
    #expect(path.corners() == [[-5, 45], [100, 50], [190, 45]])
    let layout = path.layout(in: TGSize(width: 300, height: 300))
    #expect(layout.geometry(of: path.subviews[1])?.center == TGPoint(x: 100, y: 50))
  }

  @Test func theOriginViewIsCenteredAtTheOrigin() {
    var path = path(.circle(r: 40)) {
      $0.tg_coordinateSetting = origin(0.5, 0.5)
      $0.tg_padding = TGInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    }
    path.tg_originView = TGView("o").width(20).height(30).left(3)
    path = path.dots(2)
    #expect(path.subviews.map(\.name) == ["v0", "v1", "o"])
    #expect(path.corners() == [[125, 35], [45, 35], [83, 25]])
  }

  @Test func absentChildrenTakeNoPlaceOnTheCurve() {
    let path = line {
      $0.addSubview(dot())
      $0.addSubview(dot().visibility(.gone))
      $0.addSubview(dot())
      $0.addSubview(dot().visibility(.invisible))
      var kept = TGView(frame: TGRect(x: 1, y: 2, width: 3, height: 4))
      kept.tg_useFrame = true
      $0.addSubview(kept)
    }
    #expect(path.corners() == [[-5, 45], [0, 0], [95, 45], [195, 45], [1, 2]])
  }

  @Test func anAbsentOriginViewKeepsItsFrame() {
    let path = line { $0.tg_originView = dot().visibility(.gone) }.dots(2)
    #expect(path.frames()[2] == .zero)
    #expect(path.corners().prefix(2) == [[-5, 45], [195, 45]])
  }

  @Test func theOrderOfPlacesCanBeReversed() {
    let path = line { $0.tg_reverseLayout = true }.dots(3)
    #expect(path.corners() == [[195, 45], [95, 45], [-5, 45]])
  }

  @Test func rightToLeftAffectsOnlyLeadingAndTrailing() {
    let path = line {
      $0.tg_padding = TGInsets(leading: 20, trailing: 40)
      $0.addSubview(dot().left(3))
      var second = dot()
      second.tg_leading.equal(5)
      $0.addSubview(second)
      $0.addSubview(dot())
    }
    #expect(path.corners(rtl: true) == [[38, 45], [100, 45], [175, 45]])
  }

  @Test func sizesComeFromNumbersReferencesAndContent() {
    let path = line {
      var a = TGView(frame: TGRect(x: 0, y: 0, width: 7, height: 8))
      a.tg_width.equal(.fill)
      a.tg_height.equal(50%)
      let b = TGView().width(.superview(.width)).height(.superview(.height))
      var c = TGView()
      c.tg_width.equal(TGAnchor(.view(b.id), .width))
      c.tg_height.equal(.this(.width))
      let d = TGView(.text(chars: 4, advance: 10, line: 12)).size(.wrap)
      let e = TGView(.text(chars: 4, advance: 10, line: 12)).width(20).height(.wrap)
      var f = TGView()
      f.tg_width.equal(30).max(25)
      f.tg_height.equal(30).min(35)
      for view in [a, b, c, d, e, f] { $0.addSubview(view) }
    }
    let expected = [
      TGRect(x: -100, y: 25, width: 200, height: 50), TGRect(x: -60, y: 0, width: 200, height: 100),
      TGRect(x: -20, y: 50, width: 200, height: 0), TGRect(x: 100, y: 44, width: 40, height: 12),
      TGRect(x: 150, y: 38, width: 20, height: 24), TGRect(x: 188, y: 33, width: 25, height: 35),
    ]
    #expect(path.frames() == expected)
  }

  @Test func sharesAreFractionsOfTheContent() {
    let path = line {
      $0.addSubview(TGView().size(20%, 30%))
      $0.addSubview(TGView().size(.fill))
    }
    #expect(
      path.frames().map(\.size) == [
        TGSize(width: 40, height: 30), TGSize(width: 200, height: 100),
      ])
    let layout = TGPathLayout(.circle(r: 40)) {
      for _ in 0..<3 { TGView().size(20, 20) }
      TGView("share").size(50%, .fill)
    }.size(.wrap).layout(in: TGSize(width: 300, height: 300))
    #expect(layout.diagnostics == [])
    let half = TGSize(width: layout.frame.width / 2, height: layout.frame.height)
    #expect(layout["share"]?.size == half)
  }

  @Test func aMissingCurveIsReportedAndPlacesChildrenAtTheCorner() {
    var path = path(nil)
    path.addSubview(dot())
    path.addSubview(dot().left(30))
    #expect(path.corners() == [[-5, -5], [25, -5]])
    let layout = path.layout(in: TGSize(width: 300, height: 300))
    #expect(
      layout.diagnostics.map(\.description) == [
        "root: curve is not set, so all children are placed at the top-left corner of the container"
      ])
  }

  @Test func theTransformDoesNotMoveTheOriginView() {
    let path = line {
      $0.tg_layoutTransform = TGAffineTransform(scaleX: -1, y: 1)
      $0.tg_originView = dot()
    }
    #expect(path.dots(2).corners() == [[195, 45], [-5, 45], [-5, 45]])
  }

  // MARK: Containers that wrap

  @Test func aWrappingContainerIsAsLargeAsTheExtentOfItsChildren() {
    var path = TGPathLayout(.circle(r: 40)).size(.wrap)
    path = path.dots(3)
    let layout = path.layout(in: TGSize(width: 300, height: 300))
    #expect(layout.frame == TGRect(x: 0, y: 0, width: 70, height: 80))
    #expect(path.corners() == [[35, -5], [-25, 30], [-25, -40]])
    #expect(layout.solveCount == 1)
  }

  @Test func aCurveThatDependsOnAWrappingWidthNeedsAMaximum() {
    var path = TGPathLayout(
      frame: TGRect(x: 0, y: 0, width: 100, height: 40), .line(m: 0, b: 0))
    path.tg_coordinateSetting = origin(0, 0.5)
    path.tg_width.equal(.wrap).max(50)
    path.tg_height.equal(.wrap)
    path = path.dots(2)
    let layout = path.layout(in: TGSize(width: 300, height: 300))
    #expect(layout.frame == TGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(path.corners() == [[-5, 0], [45, 0]])
    #expect(layout.diagnostics.isEmpty)

    path.tg_width.max.clear()
    let endless = path.layout(in: TGSize(width: 300, height: 300))
    #expect(endless.diagnostics.map(\.problem) == [.unsettled])
  }

  @Test func anEmptyContainerIsAsLargeAsItsPadding() {
    let path = TGPathLayout(.line(m: 0, b: 0)).size(.wrap).padding(7)
    let frame = path.layout(in: TGSize(width: 300, height: 300)).frame
    #expect(frame == TGRect(x: 0, y: 0, width: 14, height: 14))
  }

  // MARK: Containers among the children

  @Test func wrappingChildContainersAreMeasured() {
    var inner = TGPathLayout(.circle(r: 20)).width(.wrap).height(.wrap)
    inner = inner.dots(4)
    let path = line { $0.addSubview(inner) }
    let frame = path.frames()[0]
    #expect(frame == TGRect(x: -25, y: 25, width: 50, height: 50))
  }

  @Test func layingOutTwiceChangesNothing() {
    var path = line { $0.tg_originView = dot("o") }.dots(6)
    path.layoutSubviews(in: TGSize(width: 300, height: 300))
    let once = path.subviews.map(\.frame)
    path.layoutSubviews(in: TGSize(width: 300, height: 300))
    #expect(path.subviews.map(\.frame) == once)
  }
}
