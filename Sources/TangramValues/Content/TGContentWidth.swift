/// The kinds of preferred width that content has.
public enum TGContentWidth: Hashable, BitwiseCopyable, Sendable {
  /// The minimum width at which nothing overflows: a text is broken wherever possible.
  case least
  /// The width at which nothing has to be broken.
  case greatest
}
