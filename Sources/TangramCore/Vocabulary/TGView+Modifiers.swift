// Modifiers: each returns a changed copy, so that a view can be written as one expression.

extension TGViewProtocol {
  /// A copy changed by `change`; a view that nobody else holds is changed in place.
  @inlinable public consuming func with(_ change: (inout Self) -> Void) -> Self {
    change(&self)
    return self
  }

  /// A copy with a name.
  @inlinable public consuming func named(_ name: String) -> Self { with { $0.name = name } }
  /// A copy of this width.
  @inlinable public consuming func width(_ points: Double) -> Self {
    with { $0.say(.width, points) }
  }
  /// A copy of this width.
  @inlinable public consuming func width(_ weight: TGWeight) -> Self {
    with { $0.view.stored.say(PackedValue(.weight, weight.percent), of: .width) }
  }
  /// A copy of this width.
  @inlinable public consuming func width(_ keyword: TGLayoutSize.Keyword) -> Self {
    with { $0.view.stored.say(keyword.value, of: .width) }
  }
  /// A copy of this width.
  @inlinable public consuming func width(_ anchor: TGAnchor) -> Self {
    with { $0.tg_width.equal(anchor) }
  }
  /// A copy of this height.
  @inlinable public consuming func height(_ points: Double) -> Self {
    with { $0.say(.height, points) }
  }
  /// A copy of this height.
  @inlinable public consuming func height(_ weight: TGWeight) -> Self {
    with { $0.view.stored.say(PackedValue(.weight, weight.percent), of: .height) }
  }
  /// A copy of this height.
  @inlinable public consuming func height(_ keyword: TGLayoutSize.Keyword) -> Self {
    with { $0.view.stored.say(keyword.value, of: .height) }
  }
  /// A copy of this height.
  @inlinable public consuming func height(_ anchor: TGAnchor) -> Self {
    with { $0.tg_height.equal(anchor) }
  }
  /// A copy of this size.
  @inlinable public consuming func size(_ width: Double, _ height: Double) -> Self {
    with { $0.tg_size(width: width, height: height) }
  }
  /// A copy whose width and height are found by the same keyword.
  @inlinable public consuming func size(_ keyword: TGLayoutSize.Keyword) -> Self {
    with { $0.tg_size(keyword) }
  }
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
  /// A copy with the same margin on all sides.
  @inlinable public consuming func margin(_ distance: Double) -> Self {
    with { $0.tg_margin(distance) }
  }
  /// A copy whose centre is tied to its parent's, at these distances.
  @inlinable public consuming func centered(x: Double? = 0, y: Double? = 0) -> Self {
    with {
      if let x { $0.say(.centerX, x) }
      if let y { $0.say(.centerY, y) }
    }
  }
  /// A copy with a gravity of its own.
  @inlinable public consuming func alignment(_ gravity: TGGravity) -> Self {
    with { $0.tg_alignment = gravity }
  }
  /// A copy that is seen or not.
  @inlinable public consuming func visibility(_ visibility: TGVisibility) -> Self {
    with { $0.tg_visibility = visibility }
  }
}

extension TGContainer {
  /// A copy with this padding.
  @inlinable public consuming func padding(_ padding: TGInsets) -> Self {
    with { $0.tg_padding = padding }
  }
  /// A copy with the same padding on all sides.
  @inlinable public consuming func padding(_ distance: Double) -> Self {
    padding(TGInsets(all: distance))
  }
  /// A copy with this gap in both directions.
  @inlinable public consuming func space(_ distance: Double) -> Self {
    with { $0.tg_space = distance }
  }
  /// A copy with this gravity.
  @inlinable public consuming func gravity(_ gravity: TGGravity) -> Self {
    with { $0.tg_gravity = gravity }
  }
  /// A copy with the children of `content` after its own.
  @inlinable public consuming func children(@TGViewBuilder _ content: () -> TGSubviews) -> Self {
    with { $0.subviews.append(contentsOf: content()) }
  }
}
