import Tangram
import Testing

/// A program that prints invoices as SVG, a page at a time.
@Suite struct InvoiceTests {
  private let short = Invoice(
    number: 7, customer: "Ada & Co.",
    items: [
      Invoice.Item(text: "Ink", count: 2, price: 450),
      Invoice.Item(text: "Paper with a rather long name, 100 sheets", count: 1, price: 1205),
    ])

  private var long: Invoice {
    Invoice(
      number: 8, customer: "Grace",
      items: (1...7).map { Invoice.Item(text: "Item \($0)", count: $0, price: 100) })
  }

  @Test func onePage() {
    let paper = TGSize(width: 300, height: 160)
    let layouts = InvoicePages(invoice: short, paper: paper).layouts()
    #expect(
      layouts.map(svg) == [
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="160">
        <g font-family="monospace" font-size="10">
        <text x="20" y="32">Invoice 7</text>
        <text x="226" y="32">Ada &amp; Co.</text>
        <rect x="20" y="39" width="260" height="1" fill="black"/>
        <text x="20" y="56">Ink</text>
        <text x="206" y="56">2</text>
        <text x="256" y="56">9.00</text>
        <text x="20" y="73">Paper with a rather long n</text>
        <text x="20" y="88">ame, 100 sheets</text>
        <text x="206" y="73">1</text>
        <text x="250" y="73">12.05</text>
        <text x="20" y="105">Total</text>
        <text x="250" y="105">21.05</text>
        <rect x="20" y="120" width="260" height="1" fill="black"/>
        <text x="117" y="137">page 1 of 1</text>
        </g>
        </svg>
        """
      ])
  }

  @Test func whatDoesNotFitGoesToTheNextPage() {
    let layouts = InvoicePages(invoice: long).layouts()
    let captions = layouts.map { layout in
      layout.entries.map { $0[Caption.self] }.filter { $0.hasPrefix("Item") || $0 == "Total" }
    }
    #expect(
      captions == [
        ["Item 1", "Item 2", "Item 3"], ["Item 4", "Item 5", "Item 6"], ["Item 7", "Total"],
      ])
    #expect(layouts.allSatisfy { $0.overflowing.isEmpty && $0.diagnostics.isEmpty })
  }

  @Test func pagesAreNumbered() {
    let layouts = InvoicePages(invoice: long).layouts()
    let feet = layouts.compactMap { $0.entries.last?.view[Caption.self] }
    #expect(feet == ["page 1 of 3", "page 2 of 3", "page 3 of 3"])
  }

  @Test(
    "On a higher sheet there are fewer pages", arguments: [(120, 4), (150, 3), (177, 2), (300, 1)])
  func heights(height: Int, count: Int) {
    let pages = InvoicePages(invoice: long, paper: TGSize(width: 300, height: height))
    let layouts = pages.layouts()
    #expect(layouts.count == count)
    #expect(layouts.allSatisfy { $0.overflowing.isEmpty })
  }

  @Test func amountsEndAtTheMargin() {
    let entries = InvoicePages(invoice: short).layouts().flatMap(\.entries)
    let amounts = entries.filter { ["9.00", "12.05", "21.05"].contains($0[Caption.self]) }
    #expect(amounts.map(\.absoluteFrame.maxX) == [280, 280, 280])
  }

  @Test func amountsOfMoney() {
    #expect([0, 5, 10, 1205].map(\.money) == ["0.00", "0.05", "0.10", "12.05"])
    #expect(short.total == 2105)
  }
}
