import Tangram
import Testing

/// Divides rows among pages: each page has as many as fit, and at least one.
func pages(of rows: [TGView], in content: TGSize, spacing: Double = 0) -> [[TGView]] {
  let column = TGLinearLayout(.vert, spacing: spacing) { rows }
    .width(content.width).height(.wrap)
  let layout = column.layout(in: content)
  var pages: [[TGView]] = []
  var top = 0.0
  for (index, row) in rows.enumerated() {
    guard let frame = layout[path: [index]] else { continue }
    if pages.isEmpty || frame.maxY - top > content.height {
      pages.append([])
      top = frame.minY
    }
    pages[pages.count - 1].append(row)
  }
  return pages
}

func page(_ rows: [TGView], number: Int, of count: Int) -> TGLinearLayout {
  TGLinearLayout(.vert) {
    TGView("header").size(.fill, 40)
    TGLinearLayout(.vert, spacing: 4) { rows }.named("rows").size(.fill, .fill)
    TGView("footer \(number)/\(count)").size(.fill, 20)
  }.padding(20).size(200, 240)
}

@Suite struct Paging {
  @Test func fiveRows() {
    let rows = (1...5).map { TGView("row \($0)").width(.fill).height(Double(20 * $0)) }
    let content = TGSize(width: 160, height: 140)
    let divided = pages(of: rows, in: content, spacing: 4)
    says(divided.map(\.count), "[3, 1, 1]")

    let sheet = page(divided[2], number: 3, of: divided.count)
    let layout = sheet.layout(in: TGSize(width: 200, height: 240))
    says(layout.absoluteFrame(named: "row 5"), "(20, 60, 160, 100)")
    says(layout.overflowing.isEmpty, "true")
  }

  @Test("Nothing gets lost, nothing sticks out but what is higher than a page")
  func everyRowIsOnAPage() {
    let heights = [10, 200, 30, 140, 1, 135, 140, 141]
    let rows = heights.enumerated().map { TGView("\($0)").width(.fill).height(Double($1)) }
    let divided = pages(of: rows, in: TGSize(width: 160, height: 140), spacing: 4)
    #expect(divided.flatMap { $0 }.map(\.name) == rows.map(\.name))
    #expect(divided.map(\.count) == [1, 1, 1, 1, 2, 1, 1])
    #expect(pages(of: [], in: TGSize(width: 10, height: 10)).isEmpty)
    for (index, rows) in divided.enumerated() {
      let sheet = page(rows, number: index + 1, of: divided.count)
      let layout = sheet.layout(in: TGSize(width: 200, height: 240))
      let isHigh = [1, 6].contains(index)
      #expect(layout.overflowing.map(\.entry.depth) == (isHigh ? [2] : []))
    }
  }

  @Test func rowsThatStayTogether() {
    let together = TGLinearLayout(.vert) {
      TGView("heading").size(.fill, 20)
      TGView("first row").size(.fill, 30)
    }.width(.fill).height(.wrap)
    let rows = [TGView().width(.fill).height(100), together.view]
    #expect(pages(of: rows, in: TGSize(width: 160, height: 140)).map(\.count) == [1, 1])
  }
}
