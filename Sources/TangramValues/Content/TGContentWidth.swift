/// The kinds of preferred width of content: the min-content and the max-content width in CSS.
public enum TGContentWidth: Hashable, BitwiseCopyable, Sendable {
  /// The minimum width at which nothing overflows: text is broken wherever possible.
  case least
  /// The width at which nothing has to be broken.
  case greatest
}
