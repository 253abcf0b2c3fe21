import Tangram
import TangramRender
import TangramTextViews

/// The fonts that an invoice is printed with.
struct Ink {
  private let plain: TGTextStyle
  private let strong: TGTextStyle

  init(_ regular: TGFont, bold: TGFont) {
    plain = TGTextStyle(regular, size: 11)
    strong = TGTextStyle(bold, size: 11)
  }

  /// A text view that wraps its content.
  func text(_ text: String, isStrong: Bool = false) -> TGView {
    TGView(text, isStrong ? strong : plain).size(.wrap)
  }

  /// A horizontal line across the page.
  func rule() -> TGView { TGView().size(.fill, 1).paint(fill: "black") }
}
