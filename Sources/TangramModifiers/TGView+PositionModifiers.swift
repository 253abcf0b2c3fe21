import TangramCore

// Modifiers that say where a view lies; each returns a changed copy.
//
// The container decides what the number of a position means: a distance from its edge, a gap to a
// neighbour, or an offset from the middle.

extension TGViewProtocol {
  /// A copy with these margins; what you leave out stays as it is.
  @inlinable public consuming func margin(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) -> Self {
    with {
      if let top { $0.say(.top, top) }
      if let leading { $0.say(.leading, leading) }
      if let bottom { $0.say(.bottom, bottom) }
      if let trailing { $0.say(.trailing, trailing) }
    }
  }

  /// A copy with these margins; what you leave out stays as it is.
  ///
  ///     TGView().margin(top: 8, leading: 20%)
  @inlinable public consuming func margin(
    top: some TGDistance = Double?.none, leading: some TGDistance = Double?.none,
    bottom: some TGDistance = Double?.none, trailing: some TGDistance = Double?.none
  ) -> Self {
    with {
      $0.say(.top, top.tg_value(for: .top))
      $0.say(.leading, leading.tg_value(for: .leading))
      $0.say(.bottom, bottom.tg_value(for: .bottom))
      $0.say(.trailing, trailing.tg_value(for: .trailing))
    }
  }

  /// A copy with the same margin on all sides.
  @inlinable public consuming func margin(_ distance: Double) -> Self {
    with { $0.tg_margin(distance) }
  }

  /// A copy with the same margin on all sides.
  @inlinable public consuming func margin(_ distance: some TGDistance) -> Self {
    margin(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// A copy whose centre is tied to its parent's, at these distances.
  @inlinable public consuming func centered(x: Double? = 0, y: Double? = 0) -> Self {
    with {
      if let x { $0.say(.centerX, x) }
      if let y { $0.say(.centerY, y) }
    }
  }

  /// A copy whose centre is tied to its parent's, at these distances.
  @inlinable public consuming func centered(
    x: some TGDistance = 0.0, y: some TGDistance = 0.0
  ) -> Self {
    with {
      $0.say(.centerX, x.tg_value(for: .centerX))
      $0.say(.centerY, y.tg_value(for: .centerY))
    }
  }
}

// MARK: - One position

extension TGViewProtocol {
  /// A copy with the top edge tied to something; what you leave out stays as it is.
  ///
  ///     TGView().top(8)
  ///     TGView().top(20%, min: 10, max: 30)
  ///     TGView().top(title.anchor(.bottom), offset: 8)
  ///
  /// - Parameters:
  ///   - distance: What the position is tied to.
  ///   - offset: What is added to it.
  ///   - min: The lower bound.
  ///   - max: The upper bound.
  @inlinable public consuming func top(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.top, distance, offset, min, max)
  }

  /// A copy with the bottom edge tied to something; what you leave out stays as it is.
  @inlinable public consuming func bottom(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.bottom, distance, offset, min, max)
  }

  /// A copy with the edge where reading starts tied to something; what you leave out stays as it is.
  @inlinable public consuming func leading(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.leading, distance, offset, min, max)
  }

  /// A copy with the edge where reading ends tied to something; what you leave out stays as it is.
  @inlinable public consuming func trailing(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.trailing, distance, offset, min, max)
  }

  /// A copy with the left edge tied to something; what you leave out stays as it is.
  @inlinable public consuming func left(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.left, distance, offset, min, max)
  }

  /// A copy with the right edge tied to something; what you leave out stays as it is.
  @inlinable public consuming func right(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.right, distance, offset, min, max)
  }

  /// A copy with the horizontal middle tied to something; what you leave out stays as it is.
  @inlinable public consuming func centerX(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.centerX, distance, offset, min, max)
  }

  /// A copy that is centred together with the views of these anchors, in a relative layout.
  public consuming func centerX(_ anchors: [TGAnchor]) -> Self {
    with { $0.tg_centerX.equal(anchors) }
  }

  /// A copy with the vertical middle tied to something; what you leave out stays as it is.
  @inlinable public consuming func centerY(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.centerY, distance, offset, min, max)
  }

  /// A copy that is centred together with the views of these anchors, in a relative layout.
  public consuming func centerY(_ anchors: [TGAnchor]) -> Self {
    with { $0.tg_centerY.equal(anchors) }
  }

  /// A copy with the line the text stands on tied to something; what you leave out stays as it is.
  @inlinable public consuming func baseline(
    _ distance: some TGDistance = Double?.none, offset: some TGNumber = 0.0,
    min: (some TGNumber)? = Double?.none, max: (some TGNumber)? = Double?.none
  ) -> Self {
    position(.baseline, distance, offset, min, max)
  }

  /// A copy with a position tied to something.
  @inlinable consuming func position(
    _ attribute: TGAttribute, _ distance: some TGDistance, _ offset: some TGNumber,
    _ min: (some TGNumber)?, _ max: (some TGNumber)?
  ) -> Self {
    with {
      $0.sayPosition(
        attribute, distance.tg_value(for: attribute), offset: offset.tg_points,
        min: min?.tg_points, max: max?.tg_points)
    }
  }
}
