import Tangram
import TangramTestSupport
import Testing

/// An overflow of less than a device pixel is a rounding error, both for diagnostics and for
/// `overflowing`.
@Suite struct OverflowToleranceTests {
  private func layout(childHeight: Double, scale: Double = 1, top: Double = 0) -> TGLayout {
    let screen = TGFrameLayout {
      TGView("row").size(8, childHeight).margin(top: top)
    }.named("screen").size(20, 10)
    let room = TGSize(width: 20, height: 10)
    return screen.layout(in: TGEnvironment(size: room, scale: scale, snapping: .off))
  }

  @Test func onePointOfOverflowIsReported() {
    let found = layout(childHeight: 11)
    #expect(found.overflowing.map(\.description) == ["[0] row: 1 at the bottom"])
    #expect(
      found.diagnostics.map(\.description) == [
        "screen: height is too small for the content; row overflows by 1; "
          + "make the container larger, let it wrap its content, or let the content shrink"
      ])
  }

  @Test(arguments: [(10.9, 1.0), (10.4, 2.0)])
  func overflowBelowADevicePixelIsIgnored(height: Double, scale: Double) {
    let found = layout(childHeight: height, scale: scale)
    #expect(found.overflowing.isEmpty)
    #expect(found.diagnostics.isEmpty)
  }

  @Test func halfAPointOverflowsAtScaleTwo() {
    let found = layout(childHeight: 10.5, scale: 2)
    #expect(found.overflowing.map(\.description) == ["[0] row: 0.5 at the bottom"])
    #expect(found.diagnostics.map(\.code) == ["overflow"])
  }

  @Test func overflowFromANegativeMarginIsNotDiagnosed() {
    let found = layout(childHeight: 5, top: -3)
    #expect(found.overflowing.map(\.description) == ["[0] row: 3 at the top"])
    #expect(found.diagnostics.isEmpty)
  }
}
