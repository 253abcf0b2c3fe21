/// A line of a paragraph.
///
/// Indices count the Unicode scalars of the whole text; lengths are in the unit of the font size.
public struct TGTextLine: Hashable, Sendable {
  /// The range of the text on the line, including trailing spaces; the ranges of consecutive lines adjoin.
  public var range: Range<Int>
  /// The left edge.
  public var x: Double
  /// The width, without white space that hangs over the end.
  public var width: Double
  /// The top edge.
  public var top: Double
  /// The position of the baseline, measured from the top edge of the paragraph.
  public var baseline: Double
  /// The height.
  public var height: Double
}

/// A glyph with its position.
public struct TGTextGlyph: Hashable, Sendable {
  /// The font of the glyph.
  public var font: TGFont
  /// The index of the glyph in the font.
  public var glyph: UInt16
  /// The font size, which is the size of the em.
  public var size: Double
  /// The x position at which the glyph starts.
  public var x: Double
  /// The y position of the baseline of the glyph, including the baseline shift of its run.
  public var y: Double
  /// The index of the character that the glyph shows.
  public var index: Int
  /// The index of the run that the character belongs to; nil if the glyph is an ellipsis.
  public var run: Int?
}
