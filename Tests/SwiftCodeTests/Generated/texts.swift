// Written by the tool; see `TextCodeTests`.
// swift-format-ignore-file
import Tangram
import TangramTextViews

func measuredTexts(font: (String) throws -> TGFont) rethrows -> TGLayout {
  let body = try TGFontFamily(font("sans.ttf"), font("sans-bold.ttf"))
  let serif = try TGFontFamily(font("serif.ttf"))
  var title = TGTextStyle(body, size: 24)
  title.weight = 700
  title.color = TGTextColor(red: 62 / 255, green: 99 / 255, blue: 221 / 255, alpha: 128 / 255)
  var titleOptions = TGParagraphOptions()
  titleOptions.maxLines = 1
  var smallTitle = title
  smallTitle.size = 18
  var smallTitleOptions = titleOptions
  smallTitleOptions.alignment = .center
  let mono = try TGFontFamily(font("mono"))
  var style = TGTextStyle(mono)
  style.lineHeight = .length(30)
  var textOptions = TGParagraphOptions()
  textOptions.whiteSpace = .preWrap
  textOptions.tabSize = 4
  textOptions.fit = 8...40.5
  var style2 = TGTextStyle(serif)
  style2.lineHeight = .factor(1.5)
  var style3 = style2
  style3.kerning = false

  let root = TGLinearLayout(.vert) {
    TGView("Kind of \"Blue\"", title, options: titleOptions).named("a").size(.fill, .wrap)
    TGView("Miles", smallTitle, options: smallTitleOptions).named("b").size(.fill, .wrap)
    TGView("Davis", style, options: textOptions).named("c").size(.fill, .wrap)
    TGView(
      TGParagraph([TGTextRun("from ", style2), TGTextRun("12.50", title), TGTextRun("!", style3)], style: style2))
        .named("d")
        .size(.fill, .wrap)
  }.size(300, .wrap)

  return root.layout(in: TGSize(width: 375, height: 667))
}
