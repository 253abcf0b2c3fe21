import Foundation
import Tangram
import TangramTextViews
import Testing

/// The fonts in the folder of the text tests.
///
/// Here and in the suites, throwing functions are kept from being inlined into the tests: the tests are
/// asynchronous underneath, and with the address sanitizer the optimizer of Swift 6.3 crashes when it
/// splits them.
enum TextFont {
  @inline(never)
  static func sans() throws -> TGFont {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "TangramTextTests/Fonts/sans.ttf")
    return try TGFont(bytes: [UInt8](Data(contentsOf: file)))
  }
}

/// Views whose content is a paragraph.
@Suite struct TextViewTests {
  private let style: TGTextStyle
  private let title: TGTextStyle
  private let text = "The office of the affable chief was fitted with a fine flat desk."

  @inline(never)
  init() throws {
    let font = try TextFont.sans()
    style = TGTextStyle(font, size: 16)
    title = TGTextStyle(font, size: 32)
  }

  /// The height of the text at a width.
  private func height(at width: Double) -> Double {
    TGParagraph(text, style: style).layout(width: width).height
  }

  @Test func wrapsAtTheWidthOfItsContainer() {
    let view = TGView(text, style).named("text").width(.fill).height(.wrap)
    var column = TGLinearLayout(.vert) { view }
    column.tg_width.equal(200)
    column.tg_height.equal(.wrap)
    let layout = column.view.layout(in: TGSize(width: 500, height: 500))
    #expect(layout["text"]?.height == 66)
    #expect(height(at: 200) == 66)
    #expect(column.view.layout(in: TGSize(width: 500, height: 500)).frame.height == 66)
  }

  @Test func isAsWideAsItsLongestLine() {
    let row = TGHStack { TGView("Hello", style).named("text") }
    let layout = row.view.layout(in: TGSize(width: 500, height: 100))
    let width = TGParagraph("Hello", style: style).greatestWidth
    #expect(layout["text"]?.width == width.rounded(.up))
    #expect(layout["text"]?.height == 22)
  }

  @Test func hasItsLeastWidthInAMinContentColumn() {
    var grid = TGGridLayout(columns: [.minContent, .fr(1)]) {
      TGView(text, style).named("text")
      TGView("Hello", style)
    }
    grid.tg_width.equal(300)
    grid.tg_height.equal(.wrap)
    let layout = grid.view.layout(in: TGSize(width: 300, height: 900))
    let least = TGParagraph(text, style: style).leastWidth.rounded(.up)
    #expect(layout["text"]?.width == least)
    #expect(layout["text"]?.height == height(at: least))
  }

  @Test func shrinksAsAFlexItem() {
    var row = TGFlexLayout {
      TGView(text, style).named("text")
      TGView().size(100, 10).named("fixed")
    }
    row.tg_width.equal(300)
    row.tg_height.equal(.wrap)
    let layout = row.view.layout(in: TGSize(width: 300, height: 900))
    #expect((layout["text"]?.width ?? 0) < 300)
    #expect((layout["text"]?.height ?? 0) > 22)
  }

  @Test func alignsWithItsFirstBaseline() {
    var row = TGFlexLayout {
      TGView("Small", style).named("small")
      TGView("Large", title).named("large")
    }
    row.tg_alignItems = .baseline
    let layout = row.view.layout(in: TGSize(width: 500, height: 200))
    let small = firstBaseline(of: layout["small"], saying: "Small", in: style)
    let large = firstBaseline(of: layout["large"], saying: "Large", in: title)
    #expect(small != nil)
    #expect(small == large)
  }

  /// The position of the first baseline of a text view with this frame.
  private func firstBaseline(
    of frame: TGRect?, saying text: String, in style: TGTextStyle
  ) -> Double? {
    guard let frame, let own = TGParagraph(text, style: style).layout().firstBaseline else {
      return nil
    }
    return frame.minY + own
  }
}
