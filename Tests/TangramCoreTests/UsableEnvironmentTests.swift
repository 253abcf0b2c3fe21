import Tangram
import Testing

/// Available spaces and scales of any numbers.
@Suite struct UsableEnvironmentTests {
  private func outcome(_ environment: TGEnvironment, _ width: Double = 1.5) -> [String] {
    var root = TGView("a").height(1)
    root.tg_width.equal(width)
    let layout = root.layout(in: environment)
    return [layout.frame.description] + layout.diagnostics.map(\.description)
  }

  @Test(
    "A scale that is not a positive finite number counts as 1", arguments: [0, -2, .nan, .infinity])
  func badScales(scale: Double) {
    let room = TGEnvironment(size: TGSize(width: 9, height: 9), scale: scale)
    #expect(
      outcome(room) == [
        "(0, 0, 2, 1)",
        "a: environment.scale is not a valid number of pixels per point; 1 is used instead",
      ])
  }

  @Test("Scales beyond any screen are clamped to the largest usable one")
  func extremeScales() {
    let room = TGSize(width: 9, height: 9)
    #expect(
      outcome(TGEnvironment(size: room, scale: 1e300)) == [
        "(0, 0, 1.5, 1)",
        "a: environment.scale is not a valid number of pixels per point; 1000000 is used instead",
      ])
    #expect(outcome(TGEnvironment(size: room, scale: 1e6)) == ["(0, 0, 1.5, 1)"])
  }

  @Test("Invalid sizes of the available space count as 0, huge ones are clamped")
  func rooms() {
    var root = TGView("a")
    root.tg_width.equal(100%)
    root.tg_height.equal(100%)
    let layout = root.layout(in: TGSize(width: 1.7e308, height: .nan))
    #expect(layout.frame == TGRect(x: 0, y: 0, width: 1e9, height: 0))
    #expect(
      layout.diagnostics.map(\.description) == [
        "a: environment.size.width is too large; 1000000000 is used instead",
        "a: environment.size.height is not a finite number; 0 is used instead",
      ])
  }

  @Test func aNegativeRootSizeUsesItsMagnitudeAndIsReported() {
    #expect(
      outcome(TGEnvironment(size: TGSize(width: 9, height: 9)), -3) == [
        "(0, 0, 3, 1)",
        "a: width is -3, but a size cannot be negative; outside of containers, the absolute value, 3, is used instead",
      ])
  }

  @Test func aSessionInARoomThatIsTooLargeEqualsAFreshLayout() {
    var session = TGLayoutSession()
    let root = TGFrameLayout { TGView("a").size(50%, 5) }.size(.fill)
    for width in [100, 1e300, 200, .infinity, 1e300] {
      let room = TGSize(width: width, height: 10)
      let warm = session.layout(root, in: room)
      let cold = root.layout(in: room)
      #expect(warm.frame == cold.frame)
      #expect(warm["a"] == cold["a"])
      #expect(warm.diagnostics == cold.diagnostics)
    }
  }
}
