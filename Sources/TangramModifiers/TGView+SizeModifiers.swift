import TangramCore

// Modifiers that set the size of a view; each returns a changed copy.

extension TGViewProtocol {
  /// Returns a copy with this width.
  @inlinable public consuming func width(_ points: Double) -> Self {
    with { $0.write(.width, points) }
  }

  /// Returns a copy with this width; omitted parts are unchanged.
  ///
  ///     TGView().width(20%)
  ///     TGView().width(.fill, max: 200)
  ///     TGView().width(photo, increment: -8)
  ///     TGView(text).width(.wrap, min: 40, max: 50%)   // at most half of the parent's width
  ///
  /// - Parameters:
  ///   - length: The value of the width.
  ///   - increment: The number of points that is added after multiplying.
  ///   - multiple: The factor that the value is multiplied by.
  ///   - min: The lower bound.
  ///   - max: The upper bound; a percentage refers to the parent's width.
  @inlinable public consuming func width(
    _ length: some TGLength = Double?.none, increment: some TGNumber = 0.0,
    multiple: some TGNumber = 1.0, min: some TGLength = Double?.none,
    max: some TGLength = Double?.none
  ) -> Self {
    extent(.width, length, increment, multiple, min, max)
  }

  /// Returns a copy that shares the parent's width with the views of these anchors, in a relative
  /// layout.
  public consuming func width(_ anchors: [TGAnchor]) -> Self {
    with { $0.write(.width, anchors.tg_value(for: .width)) }
  }

  /// Returns a copy with this height.
  @inlinable public consuming func height(_ points: Double) -> Self {
    with { $0.write(.height, points) }
  }

  /// Returns a copy with this height; omitted parts are unchanged.
  ///
  /// - Parameters:
  ///   - length: The value of the height.
  ///   - increment: The number of points that is added after multiplying.
  ///   - multiple: The factor that the value is multiplied by.
  ///   - min: The lower bound.
  ///   - max: The upper bound; a percentage refers to the parent's height.
  @inlinable public consuming func height(
    _ length: some TGLength = Double?.none, increment: some TGNumber = 0.0,
    multiple: some TGNumber = 1.0, min: some TGLength = Double?.none,
    max: some TGLength = Double?.none
  ) -> Self {
    extent(.height, length, increment, multiple, min, max)
  }

  /// Returns a copy that shares the parent's height with the views of these anchors, in a relative
  /// layout.
  public consuming func height(_ anchors: [TGAnchor]) -> Self {
    with { $0.write(.height, anchors.tg_value(for: .height)) }
  }

  /// Returns a copy with a width or a height; omitted parts are unchanged.
  @inlinable consuming func extent(
    _ attribute: TGAttribute, _ length: some TGLength, _ increment: some TGNumber,
    _ multiple: some TGNumber, _ min: some TGLength, _ max: some TGLength
  ) -> Self {
    with {
      $0.write(
        attribute, length.tg_value(for: attribute), addend: increment.tg_points,
        multiple: multiple.tg_points, min: min.tg_value(for: attribute),
        max: max.tg_value(for: attribute))
    }
  }

  /// Returns a copy with this size.
  @inlinable public consuming func size(_ width: Double, _ height: Double) -> Self {
    with { $0.tg_size(width: width, height: height) }
  }

  /// Returns a copy with this size.
  ///
  ///     TGView().size(.fill, 40)
  @inlinable public consuming func size(
    _ width: some TGLength, _ height: some TGLength
  ) -> Self {
    with { $0.tg_size(width: width, height: height) }
  }

  /// Returns a copy with the same value for width and height.
  ///
  ///     TGView().size(.wrap)
  @inlinable public consuming func size(_ both: some TGLength) -> Self {
    with { $0.tg_size(width: both, height: both) }
  }

  /// Returns a copy that keeps an aspect ratio: the height depends on the width, or the width on
  /// the height if only the height is set.
  ///
  ///     TGView().width(.fill).aspectRatio(16.0 / 9)
  ///     TGView().height(40).aspectRatio(1)
  ///
  /// Both extents respect the bounds of both, if these bounds are numbers. So set the sizes and
  /// their bounds before calling this modifier. A linear layout can derive the width from a height
  /// only if the height is a number.
  ///
  /// - Parameter ratio: The width divided by the height.
  @inlinable public consuming func aspectRatio(_ ratio: some TGNumber) -> Self {
    with { $0.writeAspectRatio(ratio.tg_points) }
  }
}
