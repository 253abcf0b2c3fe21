import TangramCore

// Modifiers of linear layouts; each returns a changed copy.

extension TGLinearLayout {
  /// A copy whose children are aligned to the baseline of this child, under the gravity `vert.baseline`.
  public consuming func baselineBase(_ child: some TGViewProtocol) -> Self {
    with { $0.tg_baselineBaseView = child.id }
  }

  /// A copy whose children have equal sizes along the line, and equal gaps.
  ///
  /// This affects only the children that already exist, so apply it after adding them.
  ///
  /// - Parameters:
  ///   - centered: Whether there are gaps before the first and after the last child, too.
  ///   - spacing: The length of a gap; if omitted, gaps are as long as the children.
  public consuming func equalized(
    centered: Bool = false, spacing: (some TGNumber)? = Double?.none
  ) -> Self {
    with { $0.tg_equalizeSubviews(centered: centered, withSpace: spacing) }
  }

  /// A copy with equal gaps between the children, which keep their sizes.
  ///
  /// This affects only the children that already exist, so apply it after adding them.
  ///
  /// - Parameter centered: Whether there are gaps before the first and after the last child, too.
  public consuming func equalizedSpace(centered: Bool = false) -> Self {
    with { $0.tg_equalizeSubviewsSpace(centered: centered) }
  }
}
