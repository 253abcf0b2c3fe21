import TangramCore

// Modifiers that say how large a view is; each returns a changed copy.

extension TGViewProtocol {
  /// A copy of this width.
  @inlinable public consuming func width(_ points: Double) -> Self {
    with { $0.say(.width, points) }
  }

  /// A copy of this width; what you leave out stays as it is.
  ///
  ///     TGView().width(20%)
  ///     TGView().width(.fill, max: 200)
  ///     TGView().width(photo, increment: -8)
  ///     TGView(text).width(.wrap, min: 40, max: 50%)   // at most half of the parent's width
  ///
  /// - Parameters:
  ///   - length: What the width is made of.
  ///   - increment: What is added to it.
  ///   - multiple: What it is multiplied by before that.
  ///   - min: The lower bound.
  ///   - max: The upper bound; a share is one of the parent's width.
  @inlinable public consuming func width(
    _ length: some TGLength = Double?.none, increment: some TGNumber = 0.0,
    multiple: some TGNumber = 1.0, min: some TGLength = Double?.none,
    max: some TGLength = Double?.none
  ) -> Self {
    with {
      $0.saySize(
        .width, length.tg_value(for: .width), increment: increment.tg_points,
        multiple: multiple.tg_points, min: min.tg_value(for: .width),
        max: max.tg_value(for: .width))
    }
  }

  /// A copy that shares the parent's width with the views of these anchors, in a relative layout.
  public consuming func width(_ anchors: [TGAnchor]) -> Self {
    with { $0.tg_width.equal(anchors) }
  }

  /// A copy of this height.
  @inlinable public consuming func height(_ points: Double) -> Self {
    with { $0.say(.height, points) }
  }

  /// A copy of this height; what you leave out stays as it is.
  ///
  /// - Parameters:
  ///   - length: What the height is made of.
  ///   - increment: What is added to it.
  ///   - multiple: What it is multiplied by before that.
  ///   - min: The lower bound.
  ///   - max: The upper bound; a share is one of the parent's height.
  @inlinable public consuming func height(
    _ length: some TGLength = Double?.none, increment: some TGNumber = 0.0,
    multiple: some TGNumber = 1.0, min: some TGLength = Double?.none,
    max: some TGLength = Double?.none
  ) -> Self {
    with {
      $0.saySize(
        .height, length.tg_value(for: .height), increment: increment.tg_points,
        multiple: multiple.tg_points, min: min.tg_value(for: .height),
        max: max.tg_value(for: .height))
    }
  }

  /// A copy that shares the parent's height with the views of these anchors, in a relative layout.
  public consuming func height(_ anchors: [TGAnchor]) -> Self {
    with { $0.tg_height.equal(anchors) }
  }

  /// A copy of this size.
  @inlinable public consuming func size(_ width: Double, _ height: Double) -> Self {
    with { $0.tg_size(width: width, height: height) }
  }

  /// A copy of this size.
  ///
  ///     TGView().size(.fill, 40)
  @inlinable public consuming func size(
    _ width: some TGLength, _ height: some TGLength
  ) -> Self {
    with { $0.tg_size(width: width, height: height) }
  }

  /// A copy whose width and height are made of the same.
  ///
  ///     TGView().size(.wrap)
  @inlinable public consuming func size(_ both: some TGLength) -> Self {
    with { $0.tg_size(width: both, height: both) }
  }

  /// A copy that keeps its proportions: the height follows from the width, or the width from the
  /// height where only that is said.
  ///
  ///     TGView().width(.fill).aspectRatio(16.0 / 9)
  ///     TGView().height(40).aspectRatio(1)
  ///
  /// Both extents are kept within the bounds of both, as far as these are numbers. So say the sizes
  /// and their bounds before this. A linear layout follows a height only if it is a number.
  ///
  /// - Parameter ratio: The width divided by the height.
  @inlinable public consuming func aspectRatio(_ ratio: some TGNumber) -> Self {
    with { $0.sayAspectRatio(ratio.tg_points) }
  }
}
