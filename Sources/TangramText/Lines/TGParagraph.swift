/// A text that is measured and broken into lines.
///
/// The text is shaped once, when the paragraph is created; another width only breaks it anew.
///
///     let paragraph = TGParagraph("Hello, world", style: TGTextStyle(font, size: 14))
///     let lines = paragraph.layout(width: 80).lines
public struct TGParagraph: Sendable {
  let data: ParagraphData

  /// Creates a paragraph of a text in one style.
  public init(
    _ text: String, style: TGTextStyle, options: TGParagraphOptions = TGParagraphOptions()
  ) {
    data = ParagraphData([TGTextRun(text, style)], style, options)
  }

  /// Creates a paragraph of runs in different styles.
  ///
  /// - Parameters:
  ///   - runs: The parts of the text, in order.
  ///   - style: The paragraph's own style: every line is at least as high as one in it, and the
  ///     ellipsis has it.
  ///   - options: How the paragraph is broken into lines.
  public init(
    _ runs: [TGTextRun], style: TGTextStyle, options: TGParagraphOptions = TGParagraphOptions()
  ) {
    data = ParagraphData(runs, style, options)
  }

  /// What of the text is not measured as it should look, or as it was asked for.
  public var diagnostics: [TGTextDiagnostic] { data.diagnostics }

  /// The number of Unicode scalars, which indices count.
  public var count: Int { data.text.originalCount }

  /// The lines in a width.
  ///
  /// - Parameter width: The room for each line; nil or not a number if there is no limit.
  public func layout(width: Double? = nil) -> TGTextLayout {
    let room = width.flatMap { $0.isNaN || $0 == .infinity ? nil : max($0, -1e9) }
    let limit = data.options.maxLines.map { max(0, $0) } ?? .max
    var lines = LineFiller.lines(of: data, room: room, limit: limit)
    if data.options.filling == .balanced, let room {
      lines = LineBalancer(data: data).balanced(lines, room: room, limit: limit)
    }
    return TGTextLayout(data, lines, room: room, limit: limit)
  }
}

extension TGParagraph {
  /// The width of the widest line and the height of all lines, in a width.
  public func size(width: Double? = nil) -> (width: Double, height: Double) {
    let layout = layout(width: width)
    return (layout.width, layout.height)
  }

  /// The least width in which no part overflows that lines are not broken in.
  public var leastWidth: Double { ContentWidths(data).least }

  /// The width of the widest line if only new lines break lines.
  public var greatestWidth: Double { ContentWidths(data).greatest }
}
