/// What becomes of spaces and new lines in a paragraph, as in CSS `white-space`.
public enum TGWhiteSpace: String, Hashable, Sendable, CaseIterable {
  /// Spaces, tabs and new lines become one space, and none at the ends of lines.
  case normal
  /// Everything is kept, and only new lines break lines.
  case pre
  /// Everything is kept; spaces at the end of a line hang over its end.
  case preWrap
  /// New lines are kept, spaces become one.
  case preLine
  /// As normal, on a single line.
  case nowrap
  /// Everything is kept; spaces take room at the end of a line and may be broken after.
  case breakSpaces
}

/// Where words may be broken, as in CSS `word-break`.
public enum TGWordBreak: String, Hashable, Sendable, CaseIterable {
  /// By the rules of Unicode.
  case normal
  /// Also between any two letters.
  case breakAll
  /// Not between letters, even of Chinese, Japanese and Korean.
  case keepAll
}

/// What becomes of a word that is wider than the line, as in CSS `overflow-wrap`.
public enum TGOverflowWrap: String, Hashable, Sendable, CaseIterable {
  /// It overflows.
  case normal
  /// It is cut between clusters, which the least width takes into account.
  case anywhere
  /// It is cut between clusters, which the least width does not know.
  case breakWord
}

/// How strictly lines are broken, as in CSS `line-break`.
public enum TGLineBreak: String, Hashable, Sendable, CaseIterable {
  /// As browsers do by themselves.
  case auto
  /// As for short lines, such as those of newspapers.
  case loose
  /// As usual.
  case normal
  /// Small kana and the like never begin a line.
  case strict
  /// Between any two clusters.
  case anywhere
}

/// How the lines of a paragraph are aligned.
public enum TGTextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case start
  /// In the middle.
  case center
  /// At the right edge.
  case end
  /// At both edges, with wider spaces, but for the last line and those before a new line.
  case justify
}

/// Whether soft hyphens break lines.
public enum TGHyphens: String, Hashable, Sendable, CaseIterable {
  /// A line may end at a soft hyphen, which is shown then.
  case manual
  /// Soft hyphens have no effect.
  case none
}

/// How the lines of a paragraph are filled.
public enum TGLineFilling: String, Hashable, Sendable, CaseIterable {
  /// Each line takes what fits.
  case greedy
  /// The narrowest width is used that keeps the number of lines, so that they are about equal.
  case balanced
}

/// How a paragraph is broken into lines and where these go.
public struct TGParagraphOptions: Hashable, Sendable {
  /// What becomes of spaces and new lines.
  public var whiteSpace = TGWhiteSpace.normal
  /// Where words may be broken.
  public var wordBreak = TGWordBreak.normal
  /// What becomes of a word that is wider than the line.
  public var overflowWrap = TGOverflowWrap.normal
  /// How strictly lines are broken.
  public var lineBreak = TGLineBreak.auto
  /// Whether soft hyphens break lines.
  public var hyphens = TGHyphens.manual
  /// How the lines are aligned.
  public var alignment = TGTextAlignment.start
  /// How the lines are filled.
  public var filling = TGLineFilling.greedy
  /// The distance of tab stops, in spaces.
  public var tabSize = 8.0
  /// The room before the first line.
  public var indent = 0.0
  /// The greatest number of lines, the last of which ends with an ellipsis if it is cut; nil for any.
  public var maxLines: Int?

  /// Creates the options that CSS starts with.
  public init() {}
}
