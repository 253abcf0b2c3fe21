import Tangram
import TangramTestSupport
import Testing

/// The reasons for the numbers of grid items.
@Suite struct GridExplanationTests {
  private func explained(_ grid: TGGridLayout, _ name: String) throws -> TGExplanation {
    let layout = grid.view.layout(in: TGEnvironment(size: TGSize(width: 400, height: 300)))
    return try #require(layout.explain(name))
  }

  private func lines(_ explanation: TGExplanation) -> [String] {
    explanation.description.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func flexibleColumnsShareTheSpaceAfterFixedOnes() throws {
    let grid = TGGridLayout(columns: [80, .fr(1), .fr(3)], rows: [20]) {
      TGView("a")
      TGView("b")
      TGView("c")
    }.size(320, 20).spacing(10)
    let c = lines(try explained(grid, "c"))
    #expect(c.contains("width 165 = column 3 165: stretched in its area"))
    #expect(c.contains("column 3 165 = 3 · one part 55"))
    #expect(c.contains("one part 55 = room for parts 220 / parts 4"))
    #expect(c.contains("room for parts 220 = root's width 320 − what other tracks take 100"))
    #expect(c.contains("what other tracks take 100 = 80 + 2 · gap 10"))
  }

  @Test func automaticTracksFitTheirItemsAndShareTheRest() throws {
    let grid = TGGridLayout(columns: [.auto, .auto]) {
      TGView("a").size(30, 10)
      TGView("b").size(50, 10).with { $0[TGGridItemKey.self].justifySelf = .end }
    }.size(100, 40)
    let b = lines(try explained(grid, "b"))
    #expect(b.contains("free room in the area 10 = column 2 60 − width 50"))
    #expect(
      b.contains { $0.hasSuffix("50 + free room 20 / 2: automatic columns share what is left") })
  }

  @Test func itemsOverSeveralTracksAreExplained() throws {
    let grid = TGGridLayout(columns: [.auto, .auto], rows: [10, 10]) {
      TGView("wide").size(90, 10).grid(column: 1...2, row: 1)
      TGView("a").size(30, 10)
    }.with { $0.tg_size(width: .wrap, height: 20) }
    let a = lines(try explained(grid, "a"))
    #expect(a.first == "a (0, 10, 30, 10)")
    let wide = lines(try explained(grid, "wide"))
    #expect(wide.contains("width 90 = tg_width.equal(90)"))
    #expect(unexplained(grid, in: "grid") == [])
  }

  @Test("Explaining an item takes time in proportion to the columns that it covers")
  func manyColumns() throws {
    func time(columns: Int) throws -> Double {
      let grid = TGGridLayout { TGView("a").size(1, 1).grid(column: .span(columns)) }.size(50, 50)
      let layout = grid.layout(in: TGSize(width: 100, height: 100))
      #expect(layout.explain("a")?.frame == TGRect(x: 0, y: 0, width: 1, height: 1))
      return ProcessorTime.of { _ = layout.explain("a") }
    }
    // Four times as many columns; if the time were quadratic, it would be 16 times as long.
    #expect(try ProcessorTime.growth(from: 2_000, to: 8_000, atMost: 8, of: time) <= 8)
  }

  @Test(arguments: UInt64(1)...12) func everyNumberOfARandomTreeHasAReason(seed: UInt64) {
    var source = RandomTree(seed: seed)
    let tree = TGGridLayout(columns: [.auto, .fr(1), .minContent]) {
      source.tree(.grid)
      source.tree(.grid).width(.wrap).height(.wrap)
      TGGridLayout { source.tree(.grid) }
    }.size(310, 240)
    #expect(unexplained(tree, in: "grid") == [])
  }
}
