import Tangram
import TangramPath
import Testing

@Suite struct LayoutValueTests {
  @Test func anEquationReplacesOthersAndNilRemovesOnlyItsOwnKind() {
    var path = TGPathLayout(.circle(r: 10))
    path.tg_rectangularEquation = { 2 * $0 }
    #expect(path.tg_polarEquation == nil)
    #expect(path.tg_rectangularEquation?(4) == 8)
    path.tg_polarEquation = nil
    #expect(path.tg_rectangularEquation != nil)
    path.tg_parametricEquation = { TGPoint(x: $0, y: -$0) }
    #expect(path.tg_rectangularEquation == nil)
    path.tg_polarEquation = { angle in 2 * angle }
    #expect(path.tg_polarEquation?(TGRadian(value: 3)) == 6)
    path.tg_polarEquation = nil
    #expect(path.tg_curve == nil)
  }

  @Test func settingsHaveTheirDefaults() {
    var path = TGPathLayout()
    #expect(path.tg_spaceType == .flexed)
    #expect(path.tg_distanceError == 0.5)
    #expect(path.tg_originView == nil)
    path.tg_coordinateSetting.isMath = true
    path.tg_coordinateSetting.start = 3
    path.tg_coordinateSetting.reset()
    #expect(path.tg_coordinateSetting == TGCoordinateSetting())
  }

  @Test func aHandleCanBeMadeOnlyFromAPathLayout() {
    let path = TGPathLayout(.circle(r: 1)) { dot("a") }
    #expect(TGPathLayout(path.view)?.subviews.count == 1)
    #expect(TGPathLayout(TGView()) == nil)
    let framed = TGPathLayout(frame: TGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed.frame.width == 3)
  }

  @Test func replacingTheCurveUpdatesTheLayout() {
    let room = TGSize(width: 300, height: 300)
    var session = TGLayoutSession()
    var path = path(.circle(r: 10)).dots(4)
    #expect(session.layout(path, in: room)[path: [0]]?.minX == 5)
    path.tg_curve = .circle(r: 20)
    #expect(session.layout(path, in: room)[path: [0]]?.minX == 15)
    path.subviews[3].tg_left.equal(7)
    #expect(session.layout(path, in: room)[path: [3]]?.minX == 1)
    path.tg_polarEquation = { _ in 30 }
    #expect(session.layout(path, in: room)[path: [0]]?.minX == 25)
    path.tg_polarEquation = { _ in 40 }
    #expect(session.layout(path, in: room)[path: [0]]?.minX == 35)
  }

  // MARK: The origin view

  private func names(_ path: TGPathLayout) -> [String?] { path.subviews.map(\.name) }

  @Test func theOriginViewStaysTheLastChild() {
    var path = TGPathLayout { dot("a") }
    path.tg_originView = dot("o")
    path.addSubview(dot("b"))
    path.insertSubview(dot("c"), at: 3)
    path.insertSubview(dot("d"), at: 0)
    #expect(names(path) == ["d", "a", "b", "c", "o"])
    #expect(path.tg_pathSubviews.map(\.name) == ["d", "a", "b", "c"])
    path.moveSubview(from: 4, to: 0)
    path.moveSubview(from: 0, to: 4)
    #expect(names(path) == ["a", "b", "c", "d", "o"])
  }

  @Test func settingTheOriginViewReplacesThePreviousOne() {
    var path = TGPathLayout { dot("a") }
    path.tg_originView = dot("o")
    path.tg_originView = dot("p")
    #expect(names(path) == ["a", "p"])
    path.tg_originView = nil
    #expect(names(path) == ["a"])
    path.addSubview(dot("b"))
    #expect(names(path) == ["a", "b"])
  }

  @Test func removingTheOriginViewClearsTheProperty() {
    var path = TGPathLayout { dot("a") }
    let origin = dot("o")
    path.tg_originView = origin
    path.removeSubview(origin)
    #expect(path.tg_originView == nil)
    path.addSubview(origin)
    path.addSubview(dot("b"))
    #expect(names(path) == ["a", "o", "b"])
    path.tg_originView = origin
    #expect(names(path) == ["a", "b", "o"])
    path.tg_removeAllSubviews()
    #expect(path.tg_originView == nil)
  }
}

@Suite struct RadianTests {
  @Test func anglesAreStoredInRadians() {
    #expect(TGRadian(angle: 180).value == .pi)
    #expect(TGRadian(value: .pi).angle == 180)
    #expect(90° == TGRadian(angle: 90))
    #expect(22.5°.value == .pi / 8)
    #expect(Double(180°) == .pi)
    #expect((90°).description == "\(Double.pi / 2) rad")
  }

  @Test func arithmeticUsesTheValueInRadians() {
    let angle = TGRadian(value: 2)
    #expect(angle + 1 == 3 && 1 + angle == 3)
    #expect(angle - 1 == 1 && 1 - angle == -1)
    #expect(angle * 3 == 6 && 3 * angle == 6)
    #expect(angle / 4 == 0.5 && 4 / angle == 2)
  }
}
