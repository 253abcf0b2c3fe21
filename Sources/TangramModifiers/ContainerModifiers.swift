import TangramCore

// Modifiers that all containers have; each returns a changed copy.

extension TGContainer {
  /// A copy with this padding.
  @inlinable public consuming func padding(_ padding: TGInsets) -> Self {
    with { $0.tg_padding = padding }
  }

  /// A copy with the same padding on all sides.
  @inlinable public consuming func padding(_ distance: Double) -> Self {
    padding(TGInsets(all: distance))
  }

  /// A copy with the same padding on all sides.
  @inlinable public consuming func padding(_ distance: some TGNumber) -> Self {
    padding(TGInsets(all: distance.tg_points))
  }

  /// A copy with this padding; what you leave out stays as it is.
  @inlinable public consuming func padding(
    top: (some TGNumber)? = Double?.none, leading: (some TGNumber)? = Double?.none,
    bottom: (some TGNumber)? = Double?.none, trailing: (some TGNumber)? = Double?.none
  ) -> Self {
    with {
      if let top { $0.tg_topPadding = top.tg_points }
      if let leading { $0.tg_leadingPadding = leading.tg_points }
      if let bottom { $0.tg_bottomPadding = bottom.tg_points }
      if let trailing { $0.tg_trailingPadding = trailing.tg_points }
    }
  }

  /// A copy that keeps its padding or not when it wraps and no child takes part.
  @inlinable public consuming func zeroPadding(_ keepsPadding: Bool) -> Self {
    with { $0.tg_zeroPadding = keepsPadding }
  }

  /// A copy with this gap in both directions.
  @inlinable public consuming func spacing(_ distance: Double) -> Self {
    with { $0.tg_space = distance }
  }

  /// A copy with this gap in both directions.
  @inlinable public consuming func spacing(_ distance: some TGNumber) -> Self {
    with { $0.tg_space = distance.tg_points }
  }

  /// A copy with these gaps between neighbours that lie side by side, and above each other; what
  /// you leave out stays as it is.
  @inlinable public consuming func spacing(
    horz: (some TGNumber)? = Double?.none, vert: (some TGNumber)? = Double?.none
  ) -> Self {
    with {
      if let horz { $0.tg_hspace = horz.tg_points }
      if let vert { $0.tg_vspace = vert.tg_points }
    }
  }

  /// A copy with this gravity.
  @inlinable public consuming func gravity(_ gravity: TGGravity) -> Self {
    with { $0.tg_gravity = gravity }
  }

  /// A copy whose children are laid out last to first.
  @inlinable public consuming func reverseLayout(_ isReversed: Bool = true) -> Self {
    with { $0.tg_reverseLayout = isReversed }
  }

  /// A copy that moves its children's centres about its own after all else.
  @inlinable public consuming func layoutTransform(_ transform: TGAffineTransform) -> Self {
    with { $0.tg_layoutTransform = transform }
  }

  /// A copy with the children of `content` after its own.
  @inlinable public consuming func children(@TGViewBuilder _ content: () -> TGSubviews) -> Self {
    with { $0.subviews.append(contentsOf: content()) }
  }
}

extension TGContainer where Algorithm: TGOrientedAlgorithm {
  /// A copy whose content grows in this direction.
  @inlinable public consuming func orientation(_ orientation: TGOrientation) -> Self {
    with { $0.tg_orientation = orientation }
  }
}

extension TGFixedSubviewsContainer {
  /// A copy whose children have one size along the lines, with gaps that stretch.
  ///
  /// - Parameters:
  ///   - size: The size of every child.
  ///   - minSpace: The smallest gap.
  ///   - maxSpace: The largest gap; where it would be larger, the children grow.
  ///   - centered: Whether there are gaps before the first and after the last child, too.
  public consuming func fixedSubviews(
    size: some TGNumber, minSpace: some TGNumber,
    maxSpace: some TGNumber = Double.infinity, centered: Bool = false
  ) -> Self {
    with {
      $0.tg_setSubviews(
        size: size.tg_points, minSpace: minSpace.tg_points, maxSpace: maxSpace.tg_points,
        centered: centered)
    }
  }
}
