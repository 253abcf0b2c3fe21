import Tangram
import TangramPath
import TangramTestSupport
import Testing

@Suite struct PlaceTests {
  private let middle = origin(0, 0.5)
  private let center = origin(0.5, 0.5)

  @Test func childrenFillALine() {
    let line = path(.line(m: 0, b: 0)) { $0.tg_coordinateSetting = middle }.dots(5)
    #expect(line.corners() == [[-5, 45], [45, 45], [95, 45], [145, 45], [195, 45]])
  }

  @Test func aSampleWithinTheErrorIsUsedDirectly() {
    let line = path(.line(m: 1, b: 0)).dots(4)
    #expect(line.corners() == [[-5, -5], [62, 62], [129, 129], [196, 196]])
  }

  @Test func aClosedCurveHasAGapAfterTheLastChild() {
    let circle = path(.circle(r: 40)) { $0.tg_coordinateSetting = center }.dots(4)
    #expect(circle.corners() == [[135, 45], [95, 85], [55, 45], [95, 5]])
  }

  @Test func anArcIsFilledToItsEnds() {
    let arc = path(.circle(r: 40)) {
      $0.tg_coordinateSetting = center
      $0.tg_coordinateSetting.start = 0
      $0.tg_coordinateSetting.end = .pi
    }
    #expect(arc.dots(3).corners() == [[135, 45], [95, 85], [55, 45]])
  }

  @Test func aStepThatGoesTooFarIsRefined() {
    let wave = path(.sine(amplitude: 30, period: 200)) { $0.tg_coordinateSetting = middle }
    let expected = [[-5.0, 45], [33, 73], [77, 61], [113, 29], [157, 17], [195, 45]]
    #expect(wave.dots(6).corners() == expected)
    let last = wave.dots(6)
    let argument = last.tg_argumentFrom(
      subview: last.subviews[3], in: TGSize(width: 200, height: 100))
    #expect(abs((argument ?? 0) - 117.7) < 1e-9)
  }

  @Test func axesCanBeExchangedAndFlipped() {
    let wave = path(.sine(amplitude: 30, period: 100)) {
      $0.tg_coordinateSetting = origin(0.5, 1)
      $0.tg_coordinateSetting.isReverse = true
      $0.tg_coordinateSetting.isMath = true
    }
    #expect(wave.dots(5).corners() == [[95, 95], [125, 70], [95, 45], [65, 20], [95, -5]])
  }

  @Test func fixedSpacingContinuesForAllChildren() {
    let spiral = path(.spiral(a: 20, b: 5), height: 200) {
      $0.tg_coordinateSetting = center
      $0.tg_spaceType = .fixed(30)
    }
    let expected = [[115.0, 95], [103, 120], [75, 119], [59, 95], [67, 67], [92, 52]]
    #expect(spiral.dots(6).corners() == expected)
  }

  @Test func childrenBeyondTheCountContinuePastTheEnd() {
    let line = path(.line(m: 0, b: 0)) { $0.tg_spaceType = .count(5) }
    #expect(line.dots(7).corners().map { $0[0] } == [-5, 45, 95, 145, 195, 245, 295])
  }

  @Test func anEllipseIsSampledInDegrees() {
    let ellipse = path(.ellipse(rx: 60, ry: 30)) { $0.tg_coordinateSetting = center }
    #expect(ellipse.dots(3).corners() == [[85, 15], [155, 45], [85, 75]])
    let whole = ellipse.with {
      $0.tg_coordinateSetting.start = 0
      $0.tg_coordinateSetting.end = 2 * .pi
    }
    let expected = [[155.0, 45], [110, 74], [53, 66], [53, 24], [110, 16]]
    #expect(whole.dots(5).corners() == expected)
  }

  @Test func paddingMovesAndShortensTheCurve() {
    let line = path(.line(m: 0, b: 0)) {
      $0.tg_coordinateSetting = middle
      $0.tg_padding = TGInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    }
    #expect(line.dots(5).corners() == [[15, 35], [50, 35], [85, 35], [120, 35], [155, 35]])
  }

  @Test func aSmallerDistanceErrorIsMoreAccurate() {
    let circle = path(.circle(r: 40)) { $0.tg_coordinateSetting = center }.dots(7)
    let loose = [[135.0, 45], [120, 76], [87, 84], [59, 63], [58, 29], [85, 6], [119, 13]]
    let exact = [[135.0, 45], [120, 76], [86, 84], [59, 62], [59, 27], [86, 6], [120, 14]]
    #expect(circle.corners() == loose)
    let precise = circle.with { $0.tg_distanceError = 0.05 }
    #expect(precise.corners() == exact)
    let geometry = precise.tg_pathGeometry(in: TGSize(width: 200, height: 100))
    let degrees = geometry.places.map { $0.argument * 180 / .pi }
    for (found, wanted) in pairs(degrees, [0, 51.5, 103, 154.5, 206, 257.5, 309]) {
      #expect(abs(found - wanted) < 1e-9)
    }
  }

  @Test func aCountOfOnePlacesAllChildrenAtTheStart() {
    let line = path(.line(m: 0, b: 0)) { $0.tg_spaceType = .count(1) }.dots(3)
    #expect(line.corners() == [[-5, -5], [-5, -5], [-5, -5]])
    let arguments = line.tg_pathGeometry(in: TGSize(width: 200, height: 100)).places.map(\.argument)
    #expect(arguments.map { ($0 * 1e9).rounded() / 1e9 } == [0, 0.1, 0.2])
  }

  @Test func childrenFollowAParabolaAndACardioid() {
    let parabola = path(.parabola(a: 0.01, b: 0, c: 0)) {
      $0.tg_coordinateSetting = origin(0.5, 1)
      $0.tg_coordinateSetting.isMath = true
    }
    #expect(
      parabola.dots(5).corners() == [[-5, -5], [34, 58], [95, 95], [156, 58], [195, -5]])
    let cardioid = path(.cardioid(a: 30), height: 200) { $0.tg_coordinateSetting = center }
    let expected = [[155.0, 95], [136, 129], [98, 128], [95, 95], [98, 62], [136, 61]]
    #expect(cardioid.dots(6).corners() == expected)
  }

  @Test func namedCurvesMatchTheirEquations() {
    let wave = path(.sine(amplitude: 30, period: 200)) { $0.tg_coordinateSetting = middle }
    let equation = wave.tg_rectangularEquation
    let same = wave.with { $0.tg_rectangularEquation = equation }
    #expect(same.dots(7).corners() == wave.dots(7).corners())
    let rose = path(.rose(a: 40, k: 2)) { $0.tg_coordinateSetting = center }
    let polar = rose.tg_polarEquation
    #expect(rose.with { $0.tg_polarEquation = polar }.dots(7).corners() == rose.dots(7).corners())
    let cycloid = path(.cycloid(r: 10))
    let parametric = cycloid.tg_parametricEquation
    let copy = cycloid.with { $0.tg_parametricEquation = parametric }
    #expect(copy.dots(7).corners() == cycloid.dots(7).corners())
  }

  @Test("Exchanging the axes of a curve transposes the frames")
  func reverseIsTransposed() {
    let curves: [TGCurve] = [
      .line(m: 0.5, b: 3), .sine(amplitude: 20, period: 90), .ellipse(rx: 50, ry: 20),
      .cardioid(a: 25), .spiral(a: 3, b: 4),
    ]
    for curve in curves {
      let wide = path(curve, width: 200, height: 120) { $0.tg_coordinateSetting = origin(0.2, 0.4) }
      let tall = path(curve, width: 120, height: 200) {
        $0.tg_coordinateSetting = origin(0.4, 0.2)
        $0.tg_coordinateSetting.isReverse = true
      }
      #expect(wide.dots(9).frames() == tall.dots(9).frames().map(\.transposed))
    }
  }
}
