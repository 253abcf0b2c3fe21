import Tangram

/// The pages of an invoice: a head and a foot on each, and as many rows between as fit.
struct InvoicePages {
  let invoice: Invoice
  var paper = TGSize(width: 300, height: 150)

  /// The layouts of all pages.
  func layouts() -> [TGLayout] {
    let rows = invoice.items.map { row($0).view } + [total]
    let groups = pages(of: rows)
    return groups.enumerated().map { index, rows in
      page(rows, "page \(index + 1) of \(groups.count)").layout(in: paper)
    }
  }

  /// The tree of one page.
  private func page(_ rows: [TGView], _ foot: String) -> TGLinearLayout {
    TGLinearLayout(.vert, spacing: 4) {
      TGLinearLayout(.horz) {
        text("Invoice \(invoice.number)")
        text(invoice.customer).margin(leading: 100%)
      }.width(.fill).height(.wrap)
      rule()
      TGLinearLayout(.vert, spacing: 2) { rows }.named("rows").size(.fill)
      rule()
      text(foot).centerX(0)
    }.padding(20).size(.fill)
  }

  private func row(_ item: Invoice.Item) -> TGLinearLayout {
    TGLinearLayout(.horz, spacing: 8) {
      text(item.text).width(.fill)
      amount("\(item.count)", width: 24)
      amount((item.count * item.price).money, width: 60)
    }.width(.fill).height(.wrap)
  }

  private var total: TGView {
    TGLinearLayout(.horz) {
      text("Total").width(.fill)
      amount(invoice.total.money, width: 60)
    }.width(.fill).height(.wrap).view
  }

  /// A number at the end of its column.
  private func amount(_ number: String, width: Int) -> TGFrameLayout {
    TGFrameLayout { text(number).trailing(0) }.width(width).height(.wrap)
  }

  /// Divides rows among pages: each has as many as fit, and at least one.
  private func pages(of rows: [TGView]) -> [[TGView]] {
    let room = page([], "page").layout(in: paper)["rows"]?.size ?? .zero
    let column = TGLinearLayout(.vert, spacing: 2) { rows }.width(room.width).height(.wrap)
    let layout = column.layout(in: room)
    var pages: [[TGView]] = []
    var top = 0.0
    for (index, row) in rows.enumerated() {
      guard let frame = layout[path: [index]] else { continue }
      if pages.isEmpty || frame.maxY - top > room.height {
        pages.append([])
        top = frame.minY
      }
      pages[pages.count - 1].append(row)
    }
    return pages
  }
}
