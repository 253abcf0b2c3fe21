import Tangram
import TangramTestSupport
import Testing

/// How grids differ from other containers, and what they add to CSS.
@Suite struct GridLayoutTests {
  /// The frames of the children, as x, y, width and height.
  private func numbers(_ grid: TGGridLayout) -> [[Double]] {
    frames(grid).map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  @Test func namedAreasPlaceItems() {
    let page = TGGridLayout(
      columns: [40, .fr(1)], rows: [.points(20), .fr(1)], areas: ["head head", "side main"]
    ) {
      TGView().area("main")
      TGView().area("side")
      TGView().area("head")
    }.with { $0.tg_size(width: 100, height: 80) }
    #expect(numbers(page) == [[40, 20, 60, 60], [0, 20, 40, 60], [0, 0, 100, 20]])
  }

  @Test func rangesSelectTracks() {
    let grid = TGGridLayout(columns: [10, 20, 30], rows: [10, 10]) {
      TGView().grid(column: 1...2, row: 1)
      TGView().grid(column: 3, row: 1...2)
      TGView().grid(column: .lines(1, -1), row: .span(1))
    }.with { $0.tg_size(width: 60, height: 40) }
    #expect(numbers(grid) == [[0, 0, 30, 10], [30, 0, 30, 20], [0, 20, 60, 20]])
  }

  @Test func tracksBeyondTheLimitAreReportedAndIgnored() {
    let grid = TGGridLayout(
      columns: [.repeated(.times(.max), [.points(1), .auto])], rows: [.repeated(.times(6), [5])],
      areas: Array(repeating: "a", count: 10_001)
    ) {
      TGView().size(5, 5)
    }.size(20, 20).named("G")
    let problems = grid.layout(in: TGSize(width: 20, height: 20)).problems
    #expect(
      problems == [
        "G: columns exceed the limit of 10000 tracks; the rest are ignored",
        "G: areas exceed the limit of 10000 tracks; the rest are ignored",
      ])
  }

  @Test func itemsWithoutTextHaveBaselines() {
    let grid = TGGridLayout(columns: [.fr(1), .fr(1), .fr(1)]) {
      for index in 1...30 { TGView().size(10, Double(index)) }
    }.with {
      $0.tg_alignItems = .baseline
      $0.tg_size(width: 60, height: 600)
    }
    let frames = frames(grid)
    for (index, frame) in frames.enumerated() { #expect(frame.minX == Double(index % 3) * 20) }
    #expect(frames.count == 30)
    #expect(Set(frames.prefix(3).map(\.maxY)).count == 1)
  }

  @Test(arguments: [true, false]) func areasEndAtTheTrackLimit(isInRow: Bool) {
    let names = Array(repeating: ".", count: 9_999) + ["a", "a", "b"]
    let grid = TGGridLayout(areas: isInRow ? [names.joined(separator: " ")] : names) {
      TGView("a").area("a")
      TGView("b").area("b")
    }.with { ($0.tg_autoColumns, $0.tg_autoRows) = ([.points(1)], [.points(1)]) }
    let layout = grid.layout(in: TGSize(width: 100, height: 100))
    let (x, y) = isInRow ? (9_999.0, 0.0) : (0.0, 9_999.0)
    #expect(layout["a"] == TGRect(x: x, y: y, width: 1, height: 1))
    #expect(layout["b"] == TGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layout.diagnostics.contains { "\($0)".contains("the grid has no such area") })
  }

  @Test func theMinimumWinsOverTheMaximum() {
    let view = TGView().height(10).with { $0.tg_width.equal(50).min(80).max(60) }
    let grid = TGGridLayout(columns: [100]) { view }.with { $0.tg_size(width: 100, height: 20) }
    #expect(frames(grid)[0].width == 80)
  }

  @Test func aGridInAColumnWraps() {
    let text = TGView(.text(chars: 10, advance: 10, line: 20))
    let column = TGLinearLayout(.vert) {
      TGGridLayout(columns: [.fr(1), .fr(1)]) {
        text
        text
      }.width(.fill).height(.wrap)
      TGView().size(10, 10)
    }.with { $0.tg_size(width: 100, height: 100) }
    #expect(frames(column).map(\.height) == [40, 10])
  }

  @Test func stacksAndFlowsCanBeItems() {
    let grid = TGGridLayout(columns: [.minContent, .fr(1)]) {
      TGFlowLayout {
        TGView().size(30, 10)
        TGView().size(40, 10)
      }
      TGVStack { TGView(.text(chars: 2, advance: 10, line: 20)) }
    }.with { $0.tg_size(width: 90, height: 100) }
    #expect(frames(grid).map(\.width) == [40, 50])
  }

  @Test func linesBeyondTheLimitAreClamped() {
    let layout = TGGridLayout(columns: [10]) {
      TGView("A").grid(column: TGGridSpan(.line(.max)), row: TGGridSpan(.line(.min)))
      TGView("B").grid(column: .span(.max))
    }.with { $0.tg_size(width: 60, height: 40) }.view.layout(in: TGSize(width: 60, height: 40))
    #expect(layout.entries.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
    #expect(
      layout.diagnostics.map(\.description) == [
        "A: column is beyond line 10000, which is the last one; line 10000 is used instead",
        "A: row is beyond line 10000, which is the last one; line 10000 is used instead",
        "B: column is beyond line 10000, which is the last one; line 10000 is used instead",
        "A: width has no value, and the view has no content, so it is 0; write `.width(…)` with a number, "
          + "a share such as `20%`, or `.fill`; set it before you add the view to its parent, because "
          + "adding a view copies it",
      ])
  }

  @Test func aMissingAreaIsReported() {
    let layout = TGGridLayout(columns: [10], areas: ["a"]) { TGView("A").area("b") }
      .with { $0.tg_size(width: 60, height: 40) }.view.layout(in: TGSize(width: 60, height: 40))
    #expect(
      layout.diagnostics.map(\.description) == [
        "A: area is `b`, but the grid has no such area; the view is placed automatically"
      ])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5])
  func invalidNumbersGiveSoundLayouts(number: Double) {
    let item = TGView().size(number, number).itemAspectRatio(number)
    let tracks: [TGGridTrack] = [
      .points(number), .fr(number), .share(TGWeight(number)), .fitContent(.points(number)),
      .minmax(.points(number), .fr(number)), .repeated(.autoFill, [.points(number)]),
    ]
    let grid = TGGridLayout(columns: tracks, rows: tracks) {
      item
      TGView(.size(number, number))
      item.absolute().grid(column: 2)
      TGGridLayout(columns: [.auto]) { item }.with { $0.tg_hspaceShare = TGWeight(number) }
    }.with { $0.tg_space = number }
    for tree in [
      grid.view, grid.width(number).height(20).view, grid.width(.wrap).height(.wrap).view,
    ] {
      #expect(tree.layout(in: TGSize(width: 320, height: 480)).isSound)
    }
  }
}
