import TangramCore

/// A handle on a position of a view: it sets and reads where an edge or a center is.
///
///     view.tg_left.equal(20%).min(20).max(30)
///     view.tg_top.equal(title.tg_bottom, offset: 8)
public typealias TGLayoutPos = TGDescriptor<TGPoint>

// MARK: - Calls that can be chained

extension TGLayoutPos {
  /// Sets the position to a number of points, and replaces the offset.
  @discardableResult
  public consuming func equal(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    set(part, points.tg_value(for: attribute), offset)
  }

  /// Sets the position to any value that a position can have, and replaces the offset.
  @discardableResult
  public consuming func equal(
    _ value: some TGDistance, offset: some TGNumber = 0.0
  ) -> TGLayoutPos {
    set(part, value.tg_value(for: attribute), offset.tg_points)
  }

  /// Sets a lower bound.
  @discardableResult
  public consuming func min(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    set(.lower, points.tg_value(for: attribute), offset)
  }

  /// Sets a lower bound.
  @discardableResult
  public consuming func min(_ value: some TGDistance, offset: some TGNumber = 0.0) -> TGLayoutPos {
    set(.lower, value.tg_value(for: attribute), offset.tg_points)
  }

  /// Sets an upper bound.
  @discardableResult
  public consuming func max(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    set(.upper, points.tg_value(for: attribute), offset)
  }

  /// Sets an upper bound.
  @discardableResult
  public consuming func max(_ value: some TGDistance, offset: some TGNumber = 0.0) -> TGLayoutPos {
    set(.upper, value.tg_value(for: attribute), offset.tg_points)
  }

  /// Replaces the offset, which is added to the value.
  @discardableResult
  public consuming func offset(_ points: some TGNumber) -> TGLayoutPos {
    setAddend(points.tg_points)
    return self
  }
}

// MARK: - Reading

extension TGLayoutPos {
  /// The position that this one refers to; nil if the value is anything else.
  public var posVal: TGAnchor? { anchorVal }

  /// The offset, which is added to the value; 0 while the position is inactive.
  public var offsetVal: Double { addend }

  /// A special number that stands for the inset of the safe area on the respective side:
  /// `TGEnvironment.safeArea` for the root, and 0 for views inside containers.
  public static var tg_safeAreaMargin: Double { DescriptorValue.safeAreaInset }
}
