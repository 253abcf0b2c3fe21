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
  ///   - style: The style of the text.
  ///   - options: The options for breaking the text into lines.
  public init(
    _ text: String, _ style: TGTextStyle, options: TGParagraphOptions = TGParagraphOptions()
  ) {
    self.init(TGParagraph(text, style: style, options: options))
  }

  /// Creates a leaf that shows a paragraph, as large as the paragraph needs.
  public init(_ paragraph: TGParagraph) { self.init(.paragraph(paragraph)) }
}

extension TGContent {
  /// The content of a paragraph, whose lines fill the width of its view.
  ///
  /// The size, the minimum width and the maximum width are those of the paragraph, with the widths
  /// rounded up to whole points: rounding a frame to pixels then never breaks a line that was measured
  /// as a single line. The baseline is that of the first line. A paragraph with a range of sizes
  /// (`fit`) is measured in the largest size that its limits allow; its minimum width is that of the
  /// smallest size.
  ///
  /// To draw the lines, call `paragraph(in: frame.size)`, and lay out the result in the width of the
  /// frame, or without a width if the frame has none. If the width of the view is not determined by the
  /// paragraph, for example if it is a third of another width, rounding it to pixels may break lines
  /// differently; where that matters, lay out with `snapping: .off`.
  public static func paragraph(_ paragraph: TGParagraph) -> TGContent {
    let first = paragraph.fitted().layout().lines.first
    let font = first.map { Font(lineHeight: $0.height, ascender: $0.baseline) }
    return .measured(by: ParagraphSource(paragraph), font: font)
  }

  /// The paragraph of the content, in the size of its style even if it has a range of sizes; nil for
  /// other content.
  public var paragraph: TGParagraph? { (source as? ParagraphSource)?.paragraph }

  /// Returns the paragraph of the content as it is shown in a frame: if it has a range of sizes, in the
  /// largest size at which it fits; nil for other content.
  ///
  ///     let paragraph = view.tg_content?.paragraph(in: frame.size)
  public func paragraph(in size: TGSize) -> TGParagraph? {
    (source as? ParagraphSource)?.paragraph(in: size)
  }
}
