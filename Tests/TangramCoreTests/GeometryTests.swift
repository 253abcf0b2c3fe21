import Tangram
import Testing

/// Rectangles, transforms and sizes as values.
@Suite struct GeometryTests {
  private let rectangles = [
    TGRect(x: 0, y: 0, width: 10, height: 20), TGRect(x: -5, y: 4, width: 3, height: 90),
    TGRect(x: 7, y: -8, width: 50, height: 2), TGRect(x: 2, y: 3, width: 0, height: 0),
  ]

  @Test func aUnionIsTheSmallestRectangleAroundBoth() {
    #expect(rectangles[0].union(rectangles[1]) == TGRect(x: -5, y: 0, width: 15, height: 94))
    #expect(rectangles[0].union(rectangles[2]) == TGRect(x: 0, y: -8, width: 57, height: 28))
    // A rectangle inside the other adds nothing.
    #expect(rectangles[0].union(rectangles[3]) == rectangles[0])
    for first in rectangles {
      #expect(first.union(first) == first)
      for second in rectangles {
        let both = first.union(second)
        #expect(both == second.union(first))
        #expect(both.transposed == first.transposed.union(second.transposed))
        #expect(both.minX == min(first.minX, second.minX))
        #expect(both.maxY == max(first.maxY, second.maxY))
      }
    }
  }

  private let maps = [
    TGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 1, ty: -3),
    TGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 16),
    TGAffineTransform(a: 1, b: 0.5, c: -2, d: 4, tx: 0, ty: 32),
    TGAffineTransform(translationX: -7, y: 5), .identity,
  ]

  @Test func concatenatedTransformsApplyInOrder() {
    let points = [TGPoint.zero, TGPoint(x: 1, y: 0), TGPoint(x: -3, y: 8)]
    for first in maps {
      for next in maps {
        let both = first.concatenating(next)
        #expect(points.map { both($0) } == points.map { next(first($0)) })
      }
    }
    // The order of transforms matters.
    let (forth, back) = (maps[0].concatenating(maps[1]), maps[1].concatenating(maps[0]))
    #expect(forth == TGAffineTransform(a: 0, b: 2, c: -4, d: 0, tx: 11, ty: 17))
    #expect(back == TGAffineTransform(a: 0, b: 4, c: -2, d: 0, tx: 17, ty: 61))
  }

  @Test func aTransformAndItsInverseAreTheIdentity() throws {
    for map in maps {
      let inverse = try #require(map.inverted)
      #expect(map.concatenating(inverse) == .identity)
      #expect(inverse.concatenating(map) == .identity)
    }
    #expect(TGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
  }

  @Test func sizeDescriptionsUseATimesSign() {
    #expect(TGSize(width: 30, height: 12.5).description == "30 × 12.5")
  }

  @Test func oneNumberSetsWidthAndHeight() {
    var view = TGView()
    view.tg_size(12.5)
    #expect(view.description == "view {tg_width.equal(12.5), tg_height.equal(12.5)}")
  }

  // MARK: - Padding

  @Test func paddingIsReadAndWrittenBySide() {
    var box = TGLinearLayout(.vert)
    (box.tg_leftPadding, box.tg_rightPadding) = (3, 5)
    (box.tg_topPadding, box.tg_bottomPadding) = (7, 11)
    #expect([box.tg_leftPadding, box.tg_rightPadding] == [3, 5])
    #expect([box.tg_topPadding, box.tg_bottomPadding] == [7, 11])
    (box.tg_leadingPadding, box.tg_trailingPadding) = (13, 17)
    #expect([box.tg_leadingPadding, box.tg_trailingPadding] == [13, 17])
    #expect(box.tg_padding == TGInsets(top: 7, leading: 13, bottom: 11, trailing: 17))
    // Halves the amount that is set already.
    box.tg_leftPadding /= 2
    box.tg_bottomPadding += 1
    #expect(box.tg_padding == TGInsets(top: 7, leading: 6.5, bottom: 12, trailing: 17))
  }

  @Test("Left and right stay in place in a right-to-left layout, leading and trailing swap")
  func physicalPadding() {
    let room = TGSize(width: 100, height: 100)
    func child(_ change: (inout TGFrameLayout) -> Void) -> [Double?] {
      var box = TGFrameLayout { TGView("a").size(.fill, 10) }.size(100, 50)
      change(&box)
      return [false, true].flatMap { isRightToLeft in
        let layout = box.layout(in: TGEnvironment(size: room, isRightToLeft: isRightToLeft))
        return [layout["a"]?.minX, layout["a"]?.maxX]
      }
    }
    #expect(
      child {
        $0.tg_leftPadding = 10
        $0.tg_rightPadding = 30
      } == [10, 70, 10, 70])
    #expect(
      child {
        $0.tg_leadingPadding = 10
        $0.tg_trailingPadding = 30
      } == [10, 70, 30, 90])
    #expect(
      child {
        $0.tg_leftPadding = 10
        $0.tg_leadingPadding = 20
      } == [20, 100, 0, 80])
  }
}
