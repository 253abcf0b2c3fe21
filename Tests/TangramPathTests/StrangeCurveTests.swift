import Tangram
import TangramPath
import Testing

/// Absurd curves and settings: every layout ends with finite frames and a diagnostic about what is wrong.
@Suite(.timeLimit(.minutes(30))) struct StrangeCurveTests {
  private let size = TGSize(width: 200, height: 100)

  private func layout(_ path: TGPathLayout) -> (corners: [[Double]], problems: [String]) {
    let layout = path.layout(in: TGSize(width: 300, height: 300))
    let corners = path.subviews.indices.map { index -> [Double] in
      let frame = layout[path: [index]] ?? .zero
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      return [frame.minX, frame.minY]
    }
    return (corners, layout.diagnostics.map(\.description))
  }

  private let tooShort =
    "root: curve is too short for the distance between children; "
    + "the remaining children are placed at its last point"
  private let endsEarly =
    "root: curve ends before all children are placed; the remaining children are not on the curve"

  @Test func childrenBeyondTheLastPointAreAtTheCorner() {
    let short = path(.rectangular { $0 <= 100 ? 0 : nil }) { $0.tg_spaceType = .fixed(40) }
      .dots(5)
    let result = layout(short)
    #expect(result.corners == [[-5, -5], [35, -5], [75, -5], [95, -5], [-5, -5]])
    #expect(result.problems == [endsEarly])
    #expect(short.tg_pathGeometry(in: size).places.map(\.argument) == [0, 40, 80, 102])
  }

  @Test func anUndefinedStartOfACurveIsSkipped() {
    let late = path(.rectangular { $0 < 100 ? nil : 0 }).dots(3)
    #expect(layout(late).corners == [[95, -5], [145, -5], [195, -5]])
  }

  @Test func anUndefinedCurveIsReported() {
    let nothing = path(.rectangular { _ in nil }).dots(3)
    let result = layout(nothing)
    #expect(result.corners == [[-5, -5], [-5, -5], [-5, -5]])
    #expect(result.problems == [tooShort])
    #expect(nothing.tg_pathGeometry(in: size).places.isEmpty)
    #expect(nothing.tg_createPath(in: size).pieces.isEmpty)
  }

  @Test func aPointCurvePlacesAllChildrenAtOnePoint() {
    let point = path(.circle(r: 0)) {
      $0.tg_coordinateSetting = origin(0.5, 0.5)
      $0.tg_spaceType = .fixed(40)
    }
    let result = layout(point.dots(3))
    #expect(result.corners == [[95, 45], [95, 45], [95, 45]])
    #expect(result.problems == [tooShort])
    let flexed = layout(point.with { $0.tg_spaceType = .flexed }.dots(3))
    #expect(flexed.corners == result.corners)
    #expect(flexed.problems.isEmpty)
  }

  @Test func nonFiniteAndHugePointsCountAsUndefined() {
    let pole = path(.rectangular { 100 / ($0 - 50) }) { $0.tg_spaceType = .fixed(30) }.dots(12)
    #expect(layout(pole).problems == [endsEarly])
    let equations: [@Sendable (Double) -> Double?] = [
      { _ in .nan }, { _ in .infinity }, { _ in -.infinity }, { _ in 1e300 },
    ]
    for equation in equations {
      #expect(layout(path(.rectangular(equation)).dots(3)).problems == [tooShort])
      #expect(layout(path(.polar { equation($0.value) }).dots(3)).problems == [tooShort])
    }
  }

  @Test func jumpingAndCrossingCurvesGiveNoDiagnostics() {
    let wild = path(.rectangular { $0.truncatingRemainder(dividingBy: 2) == 0 ? 1e8 : -1e8 })
    #expect(layout(wild.dots(20)).problems.isEmpty)
    let crossing = path(.rose(a: 40, k: 5)) { $0.tg_coordinateSetting = origin(0.5, 0.5) }
    #expect(layout(crossing.dots(50)).problems.isEmpty)
  }

  @Test func extremeCurveParametersGiveFiniteFrames() {
    for value in [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity] {
      let curves: [TGCurve] = [
        .line(m: value, b: 1), .line(m: 1, b: value), .parabola(a: value, b: value, c: value),
        .sine(amplitude: value, period: 10), .sine(amplitude: 10, period: value),
        .ellipse(rx: value, ry: 1), .cycloid(r: value), .circle(r: value), .cardioid(a: value),
        .spiral(a: value, b: 1), .spiral(a: 1, b: value), .rose(a: 1, k: value),
      ]
      for curve in curves { _ = layout(path(curve).dots(5)) }
    }
  }

  @Test func extremeSettingsGiveFiniteFrames() {
    for value in [0, -1, -1e12, 1e12, .nan, .infinity, -.infinity] {
      let changes: [(inout TGPathLayout) -> Void] = [
        { $0.tg_coordinateSetting.start = value }, { $0.tg_coordinateSetting.end = value },
        { $0.tg_coordinateSetting.origin = TGPoint(x: value, y: value) },
        { $0.tg_spaceType = .fixed(value) }, { $0.tg_distanceError = value },
        { $0.tg_width.equal(value) }, { $0.tg_leftPadding = value },
      ]
      for change in changes {
        _ = layout(path(.sine(amplitude: 20, period: 60), change).dots(5))
      }
    }
    for count in [0, -3, 1, .max, .min] {
      _ = layout(path(.circle(r: 20)) { $0.tg_spaceType = .count(count) }.dots(5))
    }
  }

  @Test func unusableSettingsAreReported() {
    let strange = path(.circle(r: 40)) {
      $0.tg_coordinateSetting.origin.x = .nan
      $0.tg_coordinateSetting.start = .infinity
      $0.tg_coordinateSetting.end = 1e10
      $0.tg_distanceError = 0
      $0.tg_spaceType = .fixed(.nan)
    }
    #expect(
      layout(strange.dots(1)).problems == [
        "root: distanceError is not greater than 0; 0.5 is used instead",
        "root: spaceType is not a finite number; 0 is used instead",
        "root: coordinateSetting.origin is not a finite number; 0 is used instead",
        "root: coordinateSetting.start is not a finite number, so it is ignored",
        "root: coordinateSetting.end is too large; 1000000000 is used instead",
      ])
  }

  @Test func aTooLongCurveIsReportedAndMeasuredInPart() {
    let endless = path(.line(m: 0, b: 0)) { $0.tg_coordinateSetting.end = 1e9 }
    let problem = "root: curve is too long to measure; only its first part is used"
    #expect(layout(endless.dots(3)).problems == [problem])
  }

  @Test func aDivergingCurveInAWrappingContainerIsReported() {
    var steep = TGPathLayout(.line(m: 1000, b: 1))
    steep.tg_coordinateSetting.isReverse = true
    steep.tg_width.equal(.wrap)
    steep.tg_height.equal(.wrap)
    steep.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    let problems = layout(steep.dots(4)).problems
    #expect(
      problems.contains(
        "root: size and the children's sizes keep changing each other; "
          + "the sizes from the last layout pass are kept; give the container a size or a maximum"))
  }

  @Test func theWorkPerChildDoesNotGrow() {
    let counter = Counter()
    func evaluationsPerChild(_ count: Int) -> Double {
      let before = counter.count
      let wave = path(
        .rectangular { x in
          counter.count += 1
          return 20 * x.truncatingRemainder(dividingBy: 7)
        }, width: Double(count) * 2)
      _ = wave.dots(count).layout(in: TGSize(width: 300, height: 300))
      return Double(counter.count - before) / Double(count)
    }
    #expect(evaluationsPerChild(10_000) < 2 * evaluationsPerChild(100))
  }
}

/// A counter for a single thread.
private final class Counter: @unchecked Sendable {
  var count = 0
}
