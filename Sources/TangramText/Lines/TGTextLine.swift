/// A line of a paragraph.
///
/// Indices count the Unicode scalars of the whole text, lengths are in the units of the font size.
public struct TGTextLine: Hashable, Sendable {
  /// What of the text is on the line, with the spaces at its end; the ranges of lines touch.
  public var range: Range<Int>
  /// The left edge.
  public var x: Double
  /// The width without what hangs over the end.
  public var width: Double
  /// The upper edge.
  public var top: Double
  /// The baseline, from the upper edge of the paragraph.
  public var baseline: Double
  /// The height.
  public var height: Double
}

/// A glyph in its place.
public struct TGTextGlyph: Hashable, Sendable {
  /// The font that the glyph is in.
  public var font: TGFont
  /// The glyph.
  public var glyph: UInt16
  /// The size of the em.
  public var size: Double
  /// Where the glyph starts.
  public var x: Double
  /// The baseline of the glyph, raised if its run is.
  public var y: Double
  /// The index of the character that the glyph is for.
  public var index: Int
  /// The run that the character belongs to; nil if the glyph is an ellipsis.
  public var run: Int?
}

/// Where the caret is drawn.
public struct TGTextCaret: Hashable, Sendable {
  /// Its place from left to right.
  public var x: Double
  /// The upper end.
  public var top: Double
  /// The height.
  public var height: Double
  /// The line that it is on.
  public var line: Int
}

/// A rectangle around a part of a line.
public struct TGTextRectangle: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
}
