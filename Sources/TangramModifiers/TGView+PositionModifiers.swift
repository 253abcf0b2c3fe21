import TangramCore

// Modifiers that set the position of a view; each returns a changed copy.
//
// The container determines what the number of a position means: a distance from the container's
// edge, a gap to a neighbor, or an offset from the center.

extension TGViewProtocol {
  /// Returns a copy with these margins; omitted margins are unchanged.
  @inlinable public consuming func margin(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) -> Self {
    with {
      if let top { $0.write(.top, top) }
      if let leading { $0.write(.leading, leading) }
      if let bottom { $0.write(.bottom, bottom) }
      if let trailing { $0.write(.trailing, trailing) }
    }
  }

  /// Returns a copy with these margins; omitted margins are unchanged.
  ///
  ///     TGView().margin(top: 8, leading: 20%)
  @inlinable public consuming func margin(
    top: some TGDistance = Double?.none, leading: some TGDistance = Double?.none,
    bottom: some TGDistance = Double?.none, trailing: some TGDistance = Double?.none
  ) -> Self {
    with {
      $0.write(.top, top.tg_value(for: .top))
      $0.write(.leading, leading.tg_value(for: .leading))
      $0.write(.bottom, bottom.tg_value(for: .bottom))
      $0.write(.trailing, trailing.tg_value(for: .trailing))
    }
  }

  /// Returns a copy with the same margin on all sides.
  @inlinable public consuming func margin(_ distance: some TGDistance) -> Self {
    margin(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Returns a copy that is centered in its parent, moved by these offsets.
  @inlinable public consuming func centered(x: Double? = 0, y: Double? = 0) -> Self {
    with {
      if let x { $0.write(.centerX, x) }
      if let y { $0.write(.centerY, y) }
    }
  }

  /// Returns a copy that is centered in its parent, moved by these offsets.
  @inlinable public consuming func centered(
    x: some TGDistance = 0.0, y: some TGDistance = 0.0
  ) -> Self {
    with {
      $0.write(.centerX, x.tg_value(for: .centerX))
      $0.write(.centerY, y.tg_value(for: .centerY))
    }
  }
}

// MARK: - One position

extension TGViewProtocol {
  /// Returns a copy with a position for the top edge; omitted parts are unchanged.
  ///
  ///     TGView().top(8)
  ///     TGView().top(20%, min: 10, max: 30)
  ///     TGView().top(title.anchor(.bottom), offset: 8)
  ///
  /// - Parameters:
  ///   - distance: The value of the position.
  ///   - offset: The offset that is added to the value.
  ///   - min: The lower bound.
  ///   - max: The upper bound.
  @inlinable public consuming func top(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.top, distance, offset, min, max)
  }

  /// Returns a copy with a position for the bottom edge; omitted parts are unchanged.
  @inlinable public consuming func bottom(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.bottom, distance, offset, min, max)
  }

  /// Returns a copy with a position for the leading edge; omitted parts are unchanged.
  @inlinable public consuming func leading(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.leading, distance, offset, min, max)
  }

  /// Returns a copy with a position for the trailing edge; omitted parts are unchanged.
  @inlinable public consuming func trailing(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.trailing, distance, offset, min, max)
  }

  /// Returns a copy with a position for the left edge; omitted parts are unchanged.
  @inlinable public consuming func left(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.left, distance, offset, min, max)
  }

  /// Returns a copy with a position for the right edge; omitted parts are unchanged.
  @inlinable public consuming func right(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.right, distance, offset, min, max)
  }

  /// Returns a copy with a position for the horizontal center; omitted parts are unchanged.
  @inlinable public consuming func centerX(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.centerX, distance, offset, min, max)
  }

  /// Returns a copy that is horizontally centered as a group with the views of these anchors, in a
  /// relative layout.
  public consuming func centerX(_ anchors: [TGAnchor]) -> Self {
    with { $0.write(.centerX, anchors.tg_value(for: .centerX)) }
  }

  /// Returns a copy with a position for the vertical center; omitted parts are unchanged.
  @inlinable public consuming func centerY(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.centerY, distance, offset, min, max)
  }

  /// Returns a copy that is vertically centered as a group with the views of these anchors, in a
  /// relative layout.
  public consuming func centerY(_ anchors: [TGAnchor]) -> Self {
    with { $0.write(.centerY, anchors.tg_value(for: .centerY)) }
  }

  /// Returns a copy with a position for the text baseline; omitted parts are unchanged.
  @inlinable public consuming func baseline(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.baseline, distance, offset, min, max)
  }

  /// Returns a copy with a position for an edge, a center or the baseline; omitted parts are
  /// unchanged.
  @inlinable consuming func position(
    _ attribute: TGAttribute, _ distance: some TGDistance, _ offset: some TGNumber,
    _ min: (some TGNumber)?, _ max: (some TGNumber)?
  ) -> Self {
    with {
      $0.write(
        attribute, distance.tg_value(for: attribute), addend: offset.tg_points,
        min: min.tg_value(for: attribute), max: max.tg_value(for: attribute))
    }
  }
}
