import Tangram
import TangramTestSupport
import Testing

/// Grid items whose width follows from the height of their row; the frames are Chromium's.
@Suite struct GridRatioTests {
  private func frames(_ grid: TGGridLayout) -> [[Double]] {
    let layout = grid.layout(in: TGSize(width: 500, height: 500))
    return grid.subviews.map { view in
      let frame = layout[view] ?? .zero
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  @Test func anItemStretchedToItsRowSetsTheColumnWidth() {
    var grid = TGGridLayout {
      TGView().itemAspectRatio(2)
    }.width(120).height(100)
    grid.tg_justifyItems = .center
    #expect(frames(grid) == [[0, 0, 200, 100]])
    grid.tg_width.equal(.wrap)
    #expect(grid.layout(in: TGSize(width: 500, height: 500)).frame.width == 200)
  }

  @Test func columnsAreResizedForTheRowHeights() {
    let grid = TGGridLayout(columns: [.fr(0.2), .points(100), .fr(0.5)]) {
      TGView().itemAspectRatio(1.5)
      TGView().height(40).itemAspectRatio(3)
    }.width(100).height(60)
    #expect(frames(grid) == [[0, 0, 90, 60], [90, 0, 120, 40]])
  }

  @Test func aColumnWithAFixedMinimumGrowsToTheItemWidth() {
    var grid = TGGridLayout(columns: [.minmax(30, .auto)]) {
      TGView().itemAspectRatio(0.5)
    }.width(250).height(200)
    grid.tg_justifyContent = .spaceAround
    #expect(frames(grid) == [[75, 0, 100, 200]])
  }

  @Test func itemsNotStretchedHorizontallyAreAsHighAsTheirRow() {
    let grid = TGGridLayout(columns: [.points(20)], rows: [.points(30), .points(30)]) {
      TGView().itemAspectRatio(3).justifySelf(.start)
      TGView().itemAspectRatio(3)
    }.width(300).height(.wrap)
    #expect(frames(grid) == [[0, 0, 90, 30], [0, 30, 20, 7]])
  }

  @Test func heightBoundsLimitTheWidthUnlessItIsStretched() {
    let rows = [TGGridTrack](repeating: .points(30), count: 4)
    let grid = TGGridLayout(columns: [.points(20)], rows: rows) {
      TGView().itemAspectRatio(3).with { $0.tg_height.max(3) }
      TGView().itemAspectRatio(3).with { $0.tg_height.min(10) }
      TGView().itemAspectRatio(3).with { $0.tg_height.max(3) }.justifySelf(.stretch)
      TGView().itemAspectRatio(3).with { $0.tg_height.max(3) }.width(.fill)
    }.width(300).height(.wrap)
    #expect(frames(grid) == [[0, 0, 9, 3], [0, 30, 30, 10], [0, 60, 20, 3], [0, 90, 20, 3]])
  }

  @Test(arguments: [0.5, 1, 3])
  func nestedRatiosAreMeasuredAFewTimesEach(ratio: Double) {
    for padding in [0.0, 1] {
      for isWithLeaf in [false, true] {
        let nested = NestedLayout(depth: 40) { _, child in
          var grid = TGGridLayout(columns: [.auto, .minContent]) { child }
          grid.tg_padding = TGInsets(all: padding)
          if isWithLeaf {
            grid.addSubview(TGView().height(.wrap, max: 30).itemAspectRatio(ratio))
          }
          return isWithLeaf ? grid.view : grid.itemAspectRatio(ratio).view
        }
        #expect(nested.work(per: 40) <= 4, "\(nested)")
      }
    }
  }
}
