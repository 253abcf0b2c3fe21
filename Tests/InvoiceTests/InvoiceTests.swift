import Foundation
import Tangram
import TangramRender
import TangramTextViews
import Testing

/// A program that prints invoices as SVG, one page at a time.
@Suite struct InvoiceTests {
  private let ink: Ink

  init() throws {
    // The free font family that is bundled with the tool.
    let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/TangramCLI/Fonts")
    func font(_ file: String) throws -> TGFont {
      try TGFont(bytes: [UInt8](Data(contentsOf: fonts.appending(path: file))))
    }
    ink = try Ink(font("TangramSans-Regular.ttf"), bold: font("TangramSans-Bold.ttf"))
  }

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

  /// The text of each view of a layout.
  private func captions(_ layout: TGLayout) -> [String] {
    layout.entries.compactMap { $0.view.tg_content?.paragraph?.runs.first?.text }
  }

  /// The texts and rectangles of an SVG document, without its style sheet.
  private func drawn(_ svg: String) -> String {
    svg.split(separator: "\n").filter { $0.hasPrefix("<text") || $0.hasPrefix("<rect") }
      .joined(separator: "\n").replacing(#/ (style|class)="[^"]*"/#, with: "")
  }

  @Test func onePage() {
    let paper = TGSize(width: 300, height: 160)
    let pictures = InvoicePages(invoice: short, ink: ink, paper: paper).pictures()
    #expect(
      pictures.map { drawn($0.svg) } == [
        """
        <text x="20" y="32">Invoice</text>
        <text x="62.94" y="32">7</text>
        <text x="229" y="32">Ada</text>
        <text x="251.83" y="32">&amp;</text>
        <text x="262.74" y="32">Co.</text>
        <rect x="20" y="39" width="260" height="1" fill="black"/>
        <text x="20" y="56">Ink</text>
        <text x="205" y="56">2</text>
        <text x="258" y="56">9.00</text>
        <text x="20" y="73">Paper</text>
        <text x="53.2" y="73">with</text>
        <text x="78.31" y="73">a</text>
        <text x="87.34" y="73">rather</text>
        <text x="122.21" y="73">long</text>
        <text x="20" y="88">name,</text>
        <text x="55.27" y="88">100</text>
        <text x="77" y="88">sheets</text>
        <text x="205" y="73">1</text>
        <text x="251" y="73">12.05</text>
        <text x="20" y="105">Total</text>
        <text x="251" y="105">21.05</text>
        <rect x="20" y="120" width="260" height="1" fill="black"/>
        <text x="121" y="137">page</text>
        <text x="149.76" y="137">1</text>
        <text x="158.92" y="137">of</text>
        <text x="172.22" y="137">1</text>
        """
      ])
  }

  @Test func aPictureEmbedsSubsetsOfItsFonts() {
    let pictures = InvoicePages(invoice: short, ink: ink).pictures()
    // Both weights are embedded; the font files are 112,720 bytes in total.
    #expect(pictures[0].svg.split(separator: "@font-face").count == 3)
    #expect(pictures[0].svg.utf8.count < 80_000)
  }

  @Test func overflowingRowsGoToTheNextPage() {
    let layouts = InvoicePages(invoice: long, ink: ink).layouts()
    let captions = layouts.map { layout in
      self.captions(layout).filter { $0.hasPrefix("Item") || $0 == "Total" }
    }
    #expect(
      captions == [
        ["Item 1", "Item 2", "Item 3"], ["Item 4", "Item 5", "Item 6"], ["Item 7", "Total"],
      ])
    #expect(layouts.allSatisfy { $0.overflowing.isEmpty && $0.diagnostics.isEmpty })
  }

  @Test func pagesAreNumbered() {
    let layouts = InvoicePages(invoice: long, ink: ink).layouts()
    let feet = layouts.compactMap { captions($0).last }
    #expect(feet == ["page 1 of 3", "page 2 of 3", "page 3 of 3"])
  }

  @Test(
    "A taller sheet needs fewer pages", arguments: [(120, 4), (150, 3), (177, 2), (300, 1)])
  func heights(height: Int, count: Int) {
    let pages = InvoicePages(invoice: long, ink: ink, paper: TGSize(width: 300, height: height))
    let layouts = pages.layouts()
    #expect(layouts.count == count)
    #expect(layouts.allSatisfy { $0.overflowing.isEmpty })
  }

  @Test func amountsEndAtTheMargin() {
    let entries = InvoicePages(invoice: short, ink: ink).layouts().flatMap(\.entries)
    let amounts = entries.filter {
      let text = $0.view.tg_content?.paragraph?.runs.first?.text
      return text.map(["9.00", "12.05", "21.05"].contains) ?? false
    }
    #expect(amounts.map(\.absoluteFrame.maxX) == [280, 280, 280])
  }

  @Test func amountsAreFormattedAndSummed() {
    #expect([0, 5, 10, 1205].map(\.money) == ["0.00", "0.05", "0.10", "12.05"])
    #expect(short.total == 2105)
  }
}
