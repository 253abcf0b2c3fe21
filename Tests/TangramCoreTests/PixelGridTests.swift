import TangramCore
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [
    (0.5, 1.0), (0.4, 0), (-0.5, -1), (-0.4, 0), (1.5, 2), (2.5, 3), (7, 7), (-7, -7),
    (0.49999999999999994, 1),
  ])
  func halvesGoAwayFromZero(value: Double, rounded: Double) {
    #expect(PixelGrid(scale: 1).round(value) == rounded)
  }

  @Test func finerGridsHaveMultiplesOfAPixel() {
    #expect(PixelGrid(scale: 2).round(0.3) == 0.5)
    #expect(PixelGrid(scale: 2).round(-0.3) == -0.5)
    #expect(PixelGrid(scale: 3).round(0.4) == 1.0 / 3)
    #expect(PixelGrid(scale: 1.5).round(1) == 2 / 1.5)
  }

  @Test func theGreatestNumberAndHugeNumbersStayAsTheyAre() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.round(.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
    #expect(grid.round(-.greatestFiniteMagnitude) == -.greatestFiniteMagnitude)
    #expect(grid.round(1e17) == 1e17)
    #expect(grid.round(.infinity) == .infinity)
    #expect(grid.round(.nan).isNaN)
  }
}
