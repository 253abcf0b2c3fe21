/// The treatment of spaces and newlines in a paragraph, as in CSS `white-space`.
public enum TGWhiteSpace: String, Hashable, Sendable, CaseIterable {
  /// Consecutive spaces, tabs and newlines collapse into one space, and are removed at the ends of lines.
  case normal
  /// All white space is preserved, and lines are broken at newlines only.
  case pre
  /// All white space is preserved; spaces at the end of a line hang over its end.
  case preWrap
  /// Newlines are preserved, and consecutive spaces collapse into one.
  case preLine
  /// White space collapses as in `normal`, and the text stays on a single line.
  case nowrap
  /// All white space is preserved; spaces at the end of a line take up space, and a line may be broken after each.
  case breakSpaces
}

/// The rule for breaks within words, as in CSS `word-break`.
public enum TGWordBreak: String, Hashable, Sendable, CaseIterable {
  /// Lines are broken by the rules of Unicode.
  case normal
  /// Lines may also be broken between any two letters.
  case breakAll
  /// Lines are not broken between letters, even in Chinese, Japanese and Korean.
  case keepAll
}

/// The treatment of a word that is wider than the line, as in CSS `overflow-wrap`.
public enum TGOverflowWrap: String, Hashable, Sendable, CaseIterable {
  /// The word overflows.
  case normal
  /// The word is broken between clusters, which reduces the minimum width.
  case anywhere
  /// The word is broken between clusters, which does not affect the minimum width.
  case breakWord
}

/// The strictness of line breaking, as in CSS `line-break`.
public enum TGLineBreak: String, Hashable, Sendable, CaseIterable {
  /// The default rules of browsers.
  case auto
  /// The lenient rules for short lines, as in newspapers; here they are the same as in `normal`.
  case loose
  /// The usual rules.
  case normal
  /// The strict rules: small kana and similar characters never begin a line.
  case strict
  /// Lines may be broken between any two clusters.
  case anywhere
}

/// The alignment of the lines of a paragraph.
public enum TGTextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Lines are aligned at the left edge.
  case start
  /// Lines are centered.
  case center
  /// Lines are aligned at the right edge.
  case end
  /// Lines are aligned at both edges by widening spaces, except the last line and lines before a newline.
  case justify
}

/// Whether soft hyphens break lines.
public enum TGHyphens: String, Hashable, Sendable, CaseIterable {
  /// A line may end at a soft hyphen, which is then shown.
  case manual
  /// Soft hyphens have no effect.
  case none
}

/// The strategy for filling the lines of a paragraph.
public enum TGLineFilling: String, Hashable, Sendable, CaseIterable {
  /// Each line takes as much text as fits.
  case greedy
  /// Lines are broken for the minimum width that does not increase their number, so that they are about equally long.
  case balanced
}

/// The options for breaking a paragraph into lines and aligning them.
public struct TGParagraphOptions: Hashable, Sendable {
  /// The treatment of spaces and newlines.
  public var whiteSpace = TGWhiteSpace.normal
  /// The rule for breaks within words.
  public var wordBreak = TGWordBreak.normal
  /// The treatment of a word that is wider than the line.
  public var overflowWrap = TGOverflowWrap.normal
  /// The strictness of line breaking.
  public var lineBreak = TGLineBreak.auto
  /// Whether soft hyphens break lines.
  public var hyphens = TGHyphens.manual
  /// The alignment of the lines.
  public var alignment = TGTextAlignment.start
  /// The strategy for filling the lines.
  public var filling = TGLineFilling.greedy
  /// The distance between tab stops, as a multiple of the width of a space.
  public var tabSize = 8.0
  /// The indent of the first line.
  public var indent = 0.0
  /// The maximum number of lines, the last of which ends with an ellipsis if the text is truncated; nil
  /// if there is no limit.
  public var maxLines: Int?
  /// The range of font sizes from which the largest that fits the box is chosen; nil to keep the style's
  /// size.
  ///
  /// `TGParagraph.fitted(width:height:)` chooses the size for a box.
  public var fit: ClosedRange<Double>?

  /// Creates options with the initial values of CSS.
  public init() {}
}
