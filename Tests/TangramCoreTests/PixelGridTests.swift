import TangramCore
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [
    (0.5, 1.0), (0.4, 0), (-0.5, 0), (-0.4, 0), (-0.6, -1), (1.5, 2), (2.5, 3), (7, 7), (-7, -7),
    (0.49999999999999994, 1), (0.4999, 0), (-1.5, -1),
  ])
  func halvesOfEdgesGoUp(value: Double, rounded: Double) {
    #expect(PixelGrid(scale: 1).round(value) == rounded)
  }

  @Test(arguments: [
    (0.5, 1.0), (0.4, 0), (-0.5, -1), (-0.4, 0), (1.5, 2), (2.5, 3), (7, 7), (-7, -7),
    (0.49999999999999994, 1),
  ])
  func halvesOfSizesGoAwayFromZero(value: Double, rounded: Double) {
    #expect(PixelGrid(scale: 1, snapping: .sizes).round(value) == rounded)
  }

  @Test(arguments: [TGSnapping.edges, .sizes])
  func finerGridsHaveMultiplesOfAPixel(snapping: TGSnapping) {
    #expect(PixelGrid(scale: 2, snapping: snapping).round(0.3) == 0.5)
    #expect(PixelGrid(scale: 2, snapping: snapping).round(-0.3) == -0.5)
    #expect(PixelGrid(scale: 3, snapping: snapping).round(0.4) == 1.0 / 3)
    #expect(PixelGrid(scale: 1.5, snapping: snapping).round(1) == 2 / 1.5)
  }

  @Test func withoutSnappingNothingIsRounded() {
    #expect(PixelGrid(scale: 2, snapping: .off).round(0.3) == 0.3)
    #expect(PixelGrid(scale: 1.5, snapping: .off).round(1) == 1)
  }

  @Test(arguments: TGSnapping.allCases)
  func theGreatestNumberAndHugeNumbersStayAsTheyAre(snapping: TGSnapping) {
    let grid = PixelGrid(scale: 1, snapping: snapping)
    #expect(grid.round(.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
    #expect(grid.round(-.greatestFiniteMagnitude) == -.greatestFiniteMagnitude)
    #expect(grid.round(1e17) == 1e17)
    #expect(grid.round(.infinity) == .infinity)
    #expect(grid.round(.nan).isNaN)
  }
}
