import Foundation
import Tangram
import TangramTextViews
import Testing

/// The part of the text guide that is about views.
@Suite struct TextViewGuide {
  private func says<Value>(
    _ value: Value?, _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(value.map { "\($0)" } ?? "nil" == comment, sourceLocation: sourceLocation)
  }

  @Test func views() throws {
    let font = try TextFont.sans()
    let style = TGTextStyle(font, size: 16)
    let heading = TGTextStyle(font, size: 24)
    let text = "The office of the affable chief was fitted with a fine flat desk."

    let card = TGLinearLayout(.vert) {
      TGView("Total", heading).named("title").size(.wrap)
      TGView(text, style).named("text").width(.fill).height(.wrap)
    }
    let layout = card.width(200).height(.wrap).layout(in: TGSize(width: 375, height: 667))
    says(layout["title"], "(0, 0, 55, 33)")
    says(layout["text"], "(0, 33, 200, 66)")
  }
}
