import Tangram
import TangramRender
import Testing

/// Borders, lines at single edges, and lines between neighbors.
@Suite struct BorderTests {
  private let room = TGSize(width: 400, height: 400)

  private func elements(
    _ tree: some TGViewProtocol, zoom: Double = 1, rtl: Bool = false
  ) -> [ParsedPicture.Element] {
    var style = TGPictureStyle.exact
    style.zoom = zoom
    let layout = tree.view.layout(in: TGEnvironment(size: room, isRightToLeft: rtl))
    let picture = ParsedPicture(TGPicture(of: layout, style: style).svg)
    #expect(picture.isWellFormed)
    return picture.elements
  }

  /// The end points of the lines in a picture.
  private func lines(
    _ tree: some TGViewProtocol, zoom: Double = 1, rtl: Bool = false
  ) -> [[Double]] {
    elements(tree, zoom: zoom, rtl: rtl).filter { $0.name == "line" }.map { line in
      ["x1", "y1", "x2", "y2"].map { line.number($0) ?? .nan }
    }
  }

  @Test("A border is inside the frame and scales with the zoom", arguments: [1, 3])
  func borderWidth(zoom: Double) throws {
    let view = TGView("a").size(20, 10).paint(
      fill: "red", border: "blue", borderWidth: 2, cornerRadius: 4)
    let rectangle = try #require(elements(view, zoom: zoom).first { $0.name == "rect" })
    #expect(
      rectangle.rectangle
        == TGRect(x: zoom, y: zoom, width: 18 * zoom, height: 8 * zoom))
    #expect(rectangle.number("stroke-width") == 2 * zoom)
    #expect(rectangle.number("rx") == 3 * zoom)
  }

  @Test(
    "A border as wide as its view covers the view",
    arguments: [(size: (20.0, 2.0), width: 2.0), ((20, 1), 1), ((3, 30), 1e300)])
  func widestBorder(size: (Double, Double), width: Double) throws {
    let view = TGView("a").size(size.0, size.1).paint(
      fill: "red", border: "blue", borderWidth: width)
    let rectangle = try #require(elements(view).first { $0.name == "rect" })
    let most = min(size.0, size.1) / 2
    #expect(rectangle.number("stroke-width") == most)
    #expect(
      rectangle.rectangle
        == TGRect(x: most / 2, y: most / 2, width: size.0 - most, height: size.1 - most))
  }

  @Test func aLineIsNoWiderThanItsView() {
    let view = TGView("a").size(20, 10).paint(
      borders: .init(top: TGPaint.Line("red", width: 100), trailing: TGPaint.Line("red", width: 30))
    )
    let lines = elements(view).filter { $0.name == "line" }
    #expect(lines.map { $0.number("stroke-width") } == [10, 20])
    #expect(self.lines(view) == [[0, 5, 20, 5], [10, 0, 10, 10]])
  }

  @Test func eachEdgeHasItsOwnLine() {
    let view = TGView("a").size(20, 10).paint(
      borders: .init(
        top: TGPaint.Line("red", width: 2), leading: TGPaint.Line("red", head: 1, tail: 2),
        bottom: TGPaint.Line("red", width: 4, head: 5), trailing: TGPaint.Line("red", tail: 3)))
    #expect(
      lines(view) == [[0, 1, 20, 1], [5, 8, 20, 8], [0.5, 1, 0.5, 8], [19.5, 0, 19.5, 7]])
    #expect(lines(view, zoom: 2)[0] == [0, 2, 40, 2])
    #expect(lines(view, rtl: true).suffix(2) == [[0.5, 0, 0.5, 7], [19.5, 1, 19.5, 8]])
    #expect(lines(view.paint(borders: .init(all: TGPaint.Line("red")))).count == 4)
  }

  @Test func dashesAreInPoints() {
    let line = TGPaint.Line("red", dash: [4, .nan, -1, 0.5])
    let found = elements(TGView("a").size(20, 10).paint(borders: .init(top: line)), zoom: 2)
    #expect(found.last?.attributes["stroke-dasharray"] == "8 0 0 1")
    let endless = TGPaint.Line("red", dash: Array(repeating: 1, count: 100_000))
    let limited = elements(TGView("a").size(20, 10).paint(borders: .init(top: endless)))
    #expect(limited.last?.attributes["stroke-dasharray"]?.split(separator: " ").count == 16)
    let empty = elements(
      TGView("a").size(20, 10).paint(
        borders: .init(top: TGPaint.Line("red", dash: [0, .infinity]))))
    #expect(empty.last?.attributes["stroke-dasharray"] == nil)
  }

  @Test(
    "An invalid line is not drawn",
    arguments: [
      TGPaint.Line("red", width: -1), TGPaint.Line("red", width: .nan),
      TGPaint.Line("red", width: .infinity), TGPaint.Line("red", head: 12, tail: 8),
      TGPaint.Line("url(javascript:alert(1))"), TGPaint.Line("\"/></svg><script>"),
    ])
  func noLines(line: TGPaint.Line) {
    let view = TGFrameLayout { TGView("b").size(.fill) }.size(20, 20).paint(
      borders: .init(top: line, leading: line, bottom: line, trailing: line, between: line))
    #expect(lines(view).isEmpty)
  }

  // MARK: Lines that neighbors share

  private let shared = TGPaint.Borders(between: TGPaint.Line("#ccc"))

  @Test func neighborsShareOneLine() {
    let column = TGLinearLayout(.vert) {
      TGView("a").size(20, 10)
      TGView("b").size(20, 10)
      TGView("c").size(12, 10)
    }.size(.wrap).paint(borders: shared)
    #expect(lines(column) == [[0, 10, 20, 10], [0, 20, 12, 20]])
  }

  @Test func aLineSpansSeveralNeighbors() {
    let month = TGFlowLayout(.vert, arrangedCount: 3) {
      for day in 1...8 { TGView("\(day)").size(10, 8) }
    }.size(.wrap).paint(borders: shared)
    // Two lines between the three columns, the second of them only as long as the column beside it; two
    // between the rows.
    #expect(
      lines(month) == [[10, 0, 10, 24], [20, 0, 20, 16], [0, 8, 30, 8], [0, 16, 20, 16]])
    #expect(lines(month, rtl: true).count == 4)
  }

  @Test func linesAreCenteredInGapsAndCrossOtherGaps() {
    let grid = TGGridLayout(columns: [10, 10], rows: [8, 8], spacing: 4) {
      for index in 0..<4 { TGView("\(index)") }
    }.size(.wrap).padding(5).paint(border: "red", borders: shared)
    #expect(lines(grid) == [[17, 5, 17, 25], [5, 15, 29, 15]])
  }

  @Test func aViewThatDoesNotJoinHasNoLine() {
    let row = TGLinearLayout(.horz) {
      TGView("a").size(10, 10)
      TGView("b").size(10, 10)
      TGView("c").size(10, 10).paint(borders: .init(joins: false))
    }.size(.wrap).paint(borders: shared)
    #expect(lines(row) == [[10, 0, 10, 10]])
  }

  @Test func separatedOrInvisibleViewsShareNoLine() {
    let row = TGLinearLayout(.horz) {
      TGView("a").size(10, 10)
      TGView("b").size(10, 10).leading(7)
      TGView("gone").size(10, 10).with { $0.tg_visibility = .invisible }
      TGView("c").size(10, 10)
    }.size(.wrap).paint(borders: shared)
    #expect(lines(row).isEmpty)
  }

  @Test func linesBetweenChildrenAreDrawnLastInTheirGroup() {
    let column = TGLinearLayout(.vert) {
      TGView("a").size(20, 10).paint(fill: "red")
      TGView("b").size(20, 10).paint(fill: "red")
    }.size(.wrap).alpha(0.5).paint(borders: shared)
    #expect(elements(column).map(\.name) == ["svg", "title", "g", "rect", "rect", "line"])
  }

  @Test func aClippingViewDrawsItsBorderOverItsChildren() {
    let cell = TGView("a").size(20, 10).paint(fill: "red")
    let box = TGFrameLayout { cell }.size(20, 10).paint(fill: "blue", border: "navy")
    func fills(_ clips: Bool) -> [String?] {
      elements(box.paint(clips: clips)).drop { $0.name != "g" && clips }
        .filter { $0.name == "rect" }.map { $0.attributes["fill"] }
    }
    #expect(fills(false) == ["blue", "red"])
    #expect(fills(true) == ["red", "none"])
  }

  @Test func bordersNeverChangeFrames() {
    let cells = (0..<5).map { TGView("\($0)").size(.fill, 7) }
    let plain = TGLinearLayout(.vert) { cells }.size(50, .wrap)
    let painted = TGLinearLayout(.vert) {
      cells.map { $0.paint(border: "red", borderWidth: 3, borders: shared) }
    }.size(50, .wrap).paint(border: "red", borderWidth: 9, borders: shared)
    #expect(
      plain.layout(in: room).entries.map(\.frame) == painted.layout(in: room).entries.map(\.frame))
    #expect(!TGPaintKey.affectsLayout)
  }

  @Test func eachPairOfManyChildrenHasALine() {
    let list = TGLinearLayout(.vert) {
      for index in 0..<20_000 { TGView("\(index)").size(20, 1) }
    }.size(.wrap).paint(borders: .init(between: TGPaint.Line("red")))
    #expect(lines(list).count == 19_999)
  }
}
