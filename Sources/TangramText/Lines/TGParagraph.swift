/// A text that is measured and broken into lines.
///
/// The text is shaped once, when the paragraph is created; for another width, it is only broken into lines again.
///
///     let paragraph = TGParagraph("Hello, world", style: TGTextStyle(font, size: 14))
///     let lines = paragraph.layout(width: 80).lines
public struct TGParagraph: Sendable {
  let data: ParagraphData

  /// Creates a paragraph of a text in one style.
  public init(
    _ text: String, style: TGTextStyle, options: TGParagraphOptions = TGParagraphOptions()
  ) {
    data = ParagraphData(text, style, options)
  }

  /// Creates a paragraph of runs in different styles.
  ///
  /// - Parameters:
  ///   - runs: The parts of the text, in order.
  ///   - style: The paragraph's own style: every line is at least as high as a line in this style, and
  ///     the ellipsis is drawn in it.
  ///   - options: The options for breaking the paragraph into lines.
  public init(
    _ runs: [TGTextRun], style: TGTextStyle, options: TGParagraphOptions = TGParagraphOptions()
  ) {
    data = ParagraphData(runs, style, options)
  }

  /// The parts of the text with their styles, after white space has been collapsed.
  ///
  /// A paragraph of these runs, with the same style and options, has the same lines.
  public var runs: [TGTextRun] {
    let (characters, starts) = (data.characters, data.prepared.text.runStarts.map(Int.init))
    let edges = [0] + starts + [characters.count]
    return (0..<data.prepared.styles.count).map { index in
      let range = edges[index]..<max(edges[index], edges[index + 1])
      return TGTextRun(String(characters[range]), data.prepared.styles[index].style)
    }
  }

  /// The paragraph's own style, with invalid numbers replaced.
  public var style: TGTextStyle { data.root.style }

  /// The options for breaking the paragraph into lines, with invalid numbers replaced.
  public var options: TGParagraphOptions { data.options }

  /// Diagnostics about text whose measurement may not match its appearance, or does not follow its style.
  public var diagnostics: [TGTextDiagnostic] { data.diagnostics }

  /// A diagnostic for the first character for which no font has a glyph, so that the missing-glyph box of
  /// the first font is shown; nil if there is none.
  ///
  /// The character is searched for each time the property is read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of glyphs.
  public var missingGlyph: TGTextDiagnostic? {
    let single = data.characters.firstIndex { $0.flags.contains(.hasGlyph) && $0.glyph == 0 }
    let other = data.shaped.otherGlyphs.first { $0.glyph == 0 }.map { Int($0.cluster) }
    guard let index = [single, other].compactMap(\.self).min() else { return nil }
    let scalar = data.characters[index].scalar
    return TGTextDiagnostic(
      reason: .missingGlyph, index: data.original(of: index),
      message: "No font has a glyph for `\(String(scalars: [scalar]))` (U+"
        + String(scalar, radix: 16, uppercase: true) + "); a box is shown.")
  }

  /// The number of Unicode scalars, which are the unit of indices.
  public var count: Int { data.prepared.text.originalCount }

  /// Breaks the paragraph into lines for an available width.
  ///
  /// - Parameter width: The available width for each line; nil, infinity or not a number if there
  ///   is no limit.
  public func layout(width: Double? = nil) -> TGTextLayout {
    let room = width.flatMap { $0.isNaN || $0 == .infinity ? nil : max($0, -1e9) }
    let limit = data.options.maxLines.map { max(0, $0) } ?? .max
    var filled = room
    if data.options.filling == .balanced, let room {
      filled = data.balancedWidth(room: room, limit: limit)
    }
    return TGTextLayout(data, filledTo: filled, room: room, limit: limit)
  }

  /// Returns the width of the widest line and the total height of all lines, for an available width.
  public func size(width: Double? = nil) -> (width: Double, height: Double) {
    let layout = layout(width: width)
    return (layout.width, layout.height)
  }

  /// The minimum width in which no unbreakable part of the text overflows.
  public var leastWidth: Double { data.leastWidth }

  /// The width of the widest line if lines are broken at newlines only.
  public var greatestWidth: Double { data.greatestWidth }
}
