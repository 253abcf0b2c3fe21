extension TGView {
  /// Creates a leaf that shows a text, as large as the text needs.
  ///
  ///     TGVStack {
  ///       TGView("Hello", title)
  ///       TGView("A text that is broken where the stack ends.", style)
  ///     }
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: How it looks.
  ///   - options: How it is broken into lines.
  public init(
    _ text: String, _ style: TGTextStyle, options: TGParagraphOptions = TGParagraphOptions()
  ) {
    self.init(TGParagraph(text, style: style, options: options))
  }

  /// Creates a leaf that shows a paragraph, as large as the paragraph needs.
  public init(_ paragraph: TGParagraph) { self.init(.paragraph(paragraph)) }
}

extension TGContent {
  /// A paragraph, whose lines fill the width that its view is given.
  ///
  /// Its size, its least and its greatest width are its own, the widths rounded up to whole points:
  /// rounding a frame to pixels then never breaks a line that was measured as one. The first line is
  /// its baseline. Draw the lines of `paragraph.layout(width: frame.width)`; in a frame without a width
  /// those of `paragraph.layout()`. A width that is not the paragraph's own, such as a third of another
  /// one, may break lines otherwise once it is rounded to pixels: lay out with `snapping: .off` where that
  /// matters.
  public static func paragraph(_ paragraph: TGParagraph) -> TGContent {
    let first = paragraph.layout().lines.first
    let font = first.map { Font(lineHeight: $0.height, ascender: $0.baseline) }
    return .measured(by: ParagraphSource(paragraph), font: font)
  }

  /// The paragraph, if the content is one.
  ///
  ///     view.tg_content?.paragraph?.layout(width: frame.width).lines
  public var paragraph: TGParagraph? { (source as? ParagraphSource)?.paragraph }
}
