import Tangram
import TangramCore
import TangramTestSupport
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [
    (0.5, 1.0), (0.4, 0), (-0.5, 0), (-0.4, 0), (-0.6, -1), (1.5, 2), (2.5, 3), (7, 7), (-7, -7),
    (0.49999999999999994, 1), (0.4999, 0), (-1.5, -1),
  ])
  func edgeHalvesRoundUp(value: Double, rounded: Double) {
    #expect(PixelGrid(scale: 1).round(value) == rounded)
  }

  @Test(arguments: [
    (0.5, 1.0), (0.4, 0), (-0.5, -1), (-0.4, 0), (1.5, 2), (2.5, 3), (7, 7), (-7, -7),
    (0.49999999999999994, 1),
  ])
  func sizeHalvesRoundAwayFromZero(value: Double, rounded: Double) {
    #expect(PixelGrid(scale: 1, snapping: .sizes).round(value) == rounded)
  }

  @Test(arguments: [TGSnapping.edges, .sizes])
  func finerGridsRoundToDevicePixels(snapping: TGSnapping) {
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
  func hugeAndNonFiniteNumbersAreUnchanged(snapping: TGSnapping) {
    let grid = PixelGrid(scale: 1, snapping: snapping)
    #expect(grid.round(.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
    #expect(grid.round(-.greatestFiniteMagnitude) == -.greatestFiniteMagnitude)
    #expect(grid.round(1e17) == 1e17)
    #expect(grid.round(.infinity) == .infinity)
    #expect(grid.round(.nan).isNaN)
  }

  @Test(arguments: [
    (10.0, 20.0), (9.4, 20), (10, 19.4), (9.4, 19.4), (-3, 20), (10, -3), (-3, -3),
  ])
  func wrappingContainersAreSnappedAlongEachAxis(width: Double, height: Double) {
    var board = TGLinearLayout(.vert)
    board.tg_size(width: .wrap, height: .wrap)
    board.tg_padding = TGInsets(top: height, left: width, bottom: 0, right: 0)
    board.addSubview(TGView())
    let size = board.layout(in: TGSize(width: 400, height: 400)).frame.size
    #expect(size == TGSize(width: width < 0 ? 0 : 10, height: height < 0 ? 0 : 20))
  }

  @Test(arguments: [1.0, 2, 3]) func leafSnappingDoesNotDependOnSiblings(scale: Double) {
    var random = SplitMix(seed: 7)
    var leaves: [TGView] = []
    for _ in 0..<300 {
      var leaf = TGView()
      func length() -> Double {
        random.number(in: -900...900) / random.pick([1, 1, 2, 3, 7, 16, 1e-9, 1e-14])
      }
      leaf.tg_left.equal(length())
      leaf.tg_top.equal(length())
      leaf.tg_width.equal(length())
      leaf.tg_height.equal(length())
      leaves.append(leaf)
    }
    let environment = TGEnvironment(size: TGSize(width: 400, height: 400), scale: scale)
    func frames(_ views: [TGView]) -> [TGRect] {
      var board = TGFrameLayout()
      board.tg_size(width: 400, height: 400)
      for view in views { board.addSubview(view) }
      let entries = board.layout(in: environment).entries.filter { $0.path.count == 1 }
      return Array(entries.map(\.frame).prefix(leaves.count))
    }
    // Next to a container, leaves are snapped by another code path, one number at a time.
    #expect(frames(leaves) == frames(leaves + [TGFrameLayout().view]))
  }
}
