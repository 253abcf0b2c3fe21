import Tangram
import TangramRender
import TangramTextViews

/// The pages of an invoice: each has a header, a footer, and as many rows as fit between them.
struct InvoicePages {
  let invoice: Invoice
  let ink: Ink
  var paper = TGSize(width: 300, height: 150)

  /// The pages as pictures whose text can be selected and searched.
  func pictures() -> [TGPicture] {
    var style = TGPictureStyle.exact
    style.text = .fonts
    return layouts().map { TGPicture(of: $0, style: style) }
  }

  /// The layouts of all pages.
  func layouts() -> [TGLayout] {
    let rows = invoice.items.map { row($0).view } + [total]
    let groups = pages(of: rows)
    return groups.enumerated().map { index, rows in
      page(rows, "page \(index + 1) of \(groups.count)").layout(in: paper)
    }
  }

  /// The view tree of one page.
  private func page(_ rows: [TGView], _ foot: String) -> TGLinearLayout {
    TGLinearLayout(.vert, spacing: 4) {
      TGLinearLayout(.horz) {
        ink.text("Invoice \(invoice.number)", isStrong: true)
        ink.text(invoice.customer).margin(leading: 100%)
      }.width(.fill).height(.wrap)
      ink.rule()
      TGLinearLayout(.vert, spacing: 2) { rows }.named("rows").size(.fill)
      ink.rule()
      ink.text(foot).centerX(0)
    }.padding(20).size(.fill)
  }

  private func row(_ item: Invoice.Item) -> TGLinearLayout {
    TGLinearLayout(.horz, spacing: 8) {
      ink.text(item.text).width(.fill)
      amount("\(item.count)", width: 24)
      amount((item.count * item.price).money, width: 60)
    }.width(.fill).height(.wrap)
  }

  private var total: TGView {
    TGLinearLayout(.horz) {
      ink.text("Total", isStrong: true).width(.fill)
      amount(invoice.total.money, width: 60, isStrong: true)
    }.width(.fill).height(.wrap).view
  }

  /// A number aligned with the trailing edge of its column.
  private func amount(_ number: String, width: Int, isStrong: Bool = false) -> TGFrameLayout {
    TGFrameLayout { ink.text(number, isStrong: isStrong).trailing(0) }.width(width).height(.wrap)
  }

  /// Distributes rows over pages: each page has as many as fit, and at least one.
  private func pages(of rows: [TGView]) -> [[TGView]] {
    let room = page([], "page").layout(in: paper)["rows"]?.size ?? .zero
    let column = TGLinearLayout(.vert, spacing: 2) { rows }.width(room.width).height(.wrap)
    let frames = column.layout(in: room).entries.filter { $0.depth == 1 }.map(\.frame)
    // The index of the first row on each page.
    var starts = [0]
    for index in frames.indices.dropFirst()
    where frames[index].maxY - frames[starts[starts.count - 1]].minY > room.height {
      starts.append(index)
    }
    return zip(starts, starts.dropFirst() + [rows.count]).map { Array(rows[$0..<$1]) }
  }
}
