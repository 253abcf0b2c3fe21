/// Whether a view is seen, and whether it takes its place when it is not.
public enum TGVisibility: UInt8, Hashable, Sendable, CaseIterable {
  /// Seen, and placed.
  case visible
  /// Not seen, but its place stays empty.
  case invisible
  /// Not seen; its siblings close up.
  case gone
}
