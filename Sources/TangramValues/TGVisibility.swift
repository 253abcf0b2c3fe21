/// Whether a view is visible, and if not, whether the layout reserves space for it.
public enum TGVisibility: Hashable, Sendable, CaseIterable {
  /// Visible, and placed by the layout.
  case visible
  /// Not visible, but the layout reserves space for it.
  case invisible
  /// Not visible; its siblings close the gap.
  case gone
}
