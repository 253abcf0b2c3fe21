import TangramCore

// Modifiers of all containers; each returns a changed copy.

extension TGContainer {
  /// Returns a copy with this padding.
  @inlinable public consuming func padding(_ padding: TGInsets) -> Self {
    with { $0.tg_padding = padding }
  }

  /// Returns a copy with the same padding on all sides.
  @inlinable public consuming func padding(_ distance: some TGNumber) -> Self {
    padding(TGInsets(all: distance.tg_points))
  }

  /// Returns a copy with the padding `horz` on the left and right, and `vert` on the top and bottom;
  /// omitted sides are unchanged.
  @inlinable public consuming func padding(
    horz: (some TGNumber)? = Double?.none, vert: (some TGNumber)? = Double?.none
  ) -> Self {
    padding(top: vert, leading: horz, bottom: vert, trailing: horz)
  }

  /// Returns a copy with this padding; omitted sides are unchanged.
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

  /// Returns a copy that keeps or drops its padding if it wraps and no child takes part in the
  /// layout.
  @inlinable public consuming func zeroPadding(_ keepsPadding: Bool) -> Self {
    with { $0.tg_zeroPadding = keepsPadding }
  }

  /// Returns a copy with this gap in both directions.
  @inlinable public consuming func spacing(_ distance: some TGNumber) -> Self {
    with { $0.tg_space = distance.tg_points }
  }

  /// Returns a copy with these horizontal and vertical gaps between neighbors; omitted gaps are
  /// unchanged.
  @inlinable public consuming func spacing(
    horz: (some TGNumber)? = Double?.none, vert: (some TGNumber)? = Double?.none
  ) -> Self {
    with {
      if let horz { $0.tg_hspace = horz.tg_points }
      if let vert { $0.tg_vspace = vert.tg_points }
    }
  }

  /// Returns a copy with this gravity.
  @inlinable public consuming func gravity(_ gravity: TGGravity) -> Self {
    with { $0.tg_gravity = gravity }
  }

  /// Returns a copy whose children are laid out in reverse order.
  @inlinable public consuming func reverseLayout(_ isReversed: Bool = true) -> Self {
    with { $0.tg_reverseLayout = isReversed }
  }

  /// Returns a copy that transforms the centers of its children about its own center as the last
  /// step.
  @inlinable public consuming func layoutTransform(_ transform: TGAffineTransform) -> Self {
    with { $0.tg_layoutTransform = transform }
  }

  /// Returns a copy with the children of `content` appended to its own.
  @inlinable public consuming func children(@TGViewBuilder _ content: () -> TGSubviews) -> Self {
    with { $0.subviews.append(contentsOf: content()) }
  }
}

extension TGContainer where Algorithm: TGOrientedAlgorithm {
  /// Returns a copy whose content grows in this direction.
  @inlinable public consuming func orientation(_ orientation: TGOrientation) -> Self {
    with { $0.tg_orientation = orientation }
  }
}
