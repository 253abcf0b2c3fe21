import Tangram
import TangramPath
import TangramTestSupport
import Testing

@Suite struct QueryTests {
  private let size = TGSize(width: 200, height: 100)
  private let line = path(.line(m: 0, b: 10)).dots(5)

  @Test func argumentsBelongToChildrenNotIndices() {
    var line = line
    line.tg_reverseLayout = true
    line.subviews[1].tg_visibility = .gone
    let title = dot("title")
    line.tg_originView = title
    let arguments = line.subviews.map { line.tg_argumentFrom(subview: $0, in: size) }
    // The exact argument is two thirds of a point smaller, but arguments are found in whole steps.
    #expect(arguments == [201, nil, 134, 67, 0, nil])
    #expect(line.tg_argumentFrom(subview: dot("stranger"), in: size) == nil)
  }

  @Test func argumentsOfAnglesAreInRadians() {
    let circle = path(.circle(r: 40)).dots(4)
    let geometry = circle.tg_pathGeometry(in: size)
    #expect(abs((geometry.argument(of: circle.subviews[1]) ?? 0) - .pi / 2) < 1e-12)
    let ellipse = path(.ellipse(rx: 40, ry: 40)) { $0.tg_coordinateSetting.end = .pi }.dots(3)
    let argument = ellipse.tg_argumentFrom(subview: ellipse.subviews[1], in: size)
    #expect(abs((argument ?? 0) - .pi / 2) < 1e-12)
  }

  @Test func theSizeDefaultsToTheFrame() {
    var line = line
    line.layoutSubviews(in: TGSize(width: 300, height: 300))
    #expect(line.tg_argumentFrom(subview: line.subviews[4]) == 200)
  }

  @Test func placesMatchTheFramesOfTheChildren() {
    let path = path(.sine(amplitude: 30, period: 77)) {
      $0.tg_coordinateSetting = origin(0.1, 0.5)
      $0.tg_padding = TGInsets(top: 3, leading: 20, bottom: 5, trailing: 7)
      $0.tg_distanceError = 0.01
    }.dots(9)
    for isRightToLeft in [false, true] {
      let places = path.tg_pathGeometry(in: size, isRightToLeft: isRightToLeft).places
      for (frame, place) in pairs(path.frames(rtl: isRightToLeft), places) {
        #expect(abs(frame.midX - place.point.x) <= 0.5 && abs(frame.midY - place.point.y) <= 0.5)
      }
    }
  }

  @Test func pointsAreReturnedBetweenChildren() {
    var line = line
    #expect(line.tg_getSubviewPathPoint(fromIndex: 0, toIndex: 1) == nil)
    line.tg_beginSubviewPathPoint(full: false, in: size)
    let places = [0.0, 50, 100, 150, 200].map { TGPoint(x: $0, y: 10) }
    #expect(line.tg_getSubviewPathPoint(fromIndex: 1, toIndex: 3) == Array(places[1...3]))
    #expect(line.tg_getSubviewPathPoint(fromIndex: 3, toIndex: 1) == places[1...3].reversed())
    #expect(line.tg_getSubviewPathPoint(fromIndex: 2, toIndex: 2) == [])
    #expect(line.tg_getSubviewPathPoint(fromIndex: 2, toIndex: 5) == nil)
    #expect(line.tg_getSubviewPathPoint(fromIndex: -1, toIndex: 2) == nil)
    line.tg_beginSubviewPathPoint(full: true, in: size)
    let points = line.tg_getSubviewPathPoint(fromIndex: 1, toIndex: 2)
    #expect(points == (50...100).map { TGPoint(x: Double($0), y: 10) })
    line.tg_endSubviewPathPoint()
    #expect(line.tg_getSubviewPathPoint(fromIndex: 0, toIndex: 1) == nil)
  }

  @Test func aRefinedPlaceReplacesTheSampleAmongThePoints() {
    let steep = path(.line(m: 0, b: 0)) {
      $0.tg_spaceType = .fixed(10.5)
      $0.tg_distanceError = 0.01
    }.dots(3)
    let points = steep.tg_pathGeometry(in: size).points(
      from: steep.subviews[0], to: steep.subviews[2])
    let expected = (0...10).map(Double.init) + [10.5] + (12...20).map(Double.init) + [21]
    #expect(points?.count == expected.count)
    for (point, x) in pairs(points ?? [], expected) { #expect(abs(point.x - x) < 0.011) }
  }

  @Test func absentChildrenAreIncludedInThePoints() {
    var line = line
    line.subviews[1].tg_visibility = .gone
    #expect(line.tg_pathGeometry(in: size).places.count == 4)
    #expect(line.tg_pathGeometry(in: size).subviewPoints(full: false).points.count == 5)
  }

  @Test func theOutlineIsTheWholeCurve() {
    let outline = path(.line(m: 0, b: 10), width: 3).tg_createPath(
      in: TGSize(width: 3, height: 9))
    #expect(outline.svgPathData == "M0 10L1 10L2 10L3 10")
  }

  @Test func theOutlineHasAPieceForEveryConnectedPartOfTheCurve() {
    let hyperbola = path(.rectangular { $0 == 0 ? nil : 1 / $0 }) {
      $0.tg_coordinateSetting.start = -2
      $0.tg_coordinateSetting.end = 2
    }
    let outline = hyperbola.tg_createPath(in: size)
    #expect(outline.pieces.map(\.count) == [2, 2])
    #expect(outline.svgPathData == "M-2 -0.5L-1 -1M1 1L2 0.5")
  }

  @Test func theOutlineOfFixedSpacingEndsAtTheLastChild() {
    let fixed = path(.line(m: 0, b: 0)) { $0.tg_spaceType = .fixed(2) }.dots(3)
    #expect(fixed.tg_createPath(in: size).pieces.map(\.count) == [5])
    #expect(fixed.tg_createPath(subviewCount: 2, in: size).svgPathData == "M0 0L1 0L2 0")
    #expect(fixed.tg_createPath(subviewCount: 0, in: size).pieces.isEmpty)
    #expect(path(nil).tg_createPath(in: size).svgPathData == "")
  }
}
