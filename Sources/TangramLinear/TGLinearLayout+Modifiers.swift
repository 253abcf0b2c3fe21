import TangramCore

// Modifiers of linear layouts; each returns a changed copy.

extension TGLinearLayout {
  /// A copy whose children stand on the line of writing of this child, under the gravity
  /// `vert.baseline`.
  public consuming func baselineBase(_ child: some TGViewProtocol) -> Self {
    with { $0.tg_baselineBaseView = child.id }
  }

  /// A copy whose children have equal sizes along the line, and equal gaps.
  ///
  /// It is about the children there are, so say it after them.
  ///
  /// - Parameters:
  ///   - centered: Whether there are gaps before the first and after the last child, too.
  ///   - spacing: The length of a gap; where it is left out, gaps are as long as the children.
  public consuming func equalized(
    centered: Bool = false, spacing: (some TGNumber)? = Double?.none
  ) -> Self {
    with { $0.tg_equalizeSubviews(centered: centered, withSpace: spacing?.tg_points) }
  }

  /// A copy with equal gaps between the children, which keep their sizes.
  ///
  /// It is about the children there are, so say it after them.
  ///
  /// - Parameter centered: Whether there are gaps before the first and after the last child, too.
  public consuming func equalizedSpace(centered: Bool = false) -> Self {
    with { $0.tg_equalizeSubviewsSpace(centered: centered) }
  }
}

extension TGLinearLayout {
  /// Makes the sizes along the line equal, and the gaps between them this long.
  public mutating func tg_equalizeSubviews(
    centered: Bool, withSpace space: some TGNumber, inSizeClass sizeClass: TGSizeClass = .default
  ) {
    let points: Double? = space.tg_points
    tg_equalizeSubviews(centered: centered, withSpace: points, inSizeClass: sizeClass)
  }
}
