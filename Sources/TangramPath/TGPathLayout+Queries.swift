import TangramCore

// Queries about the curve, with the names that TangramKit uses. Each creates a `TGPathGeometry` for a
// single query: use one directly for several queries.

extension TGPathLayout {
  /// The curve and the positions of children on it.
  ///
  /// - Parameters:
  ///   - size: The size of the layout; nil for the size of its bounds.
  ///   - isRightToLeft: Whether the reading direction is right to left.
  public func tg_pathGeometry(
    in size: TGSize? = nil, isRightToLeft: Bool = false
  ) -> TGPathGeometry {
    TGPathGeometry(self, in: size ?? geometry.bounds.size, isRightToLeft: isRightToLeft)
  }

  /// The value of the curve's variable at a child's position; angles are in radians.
  ///
  /// - Parameters:
  ///   - subview: The child.
  ///   - size: The size of the layout; nil for the size of its bounds.
  /// - Returns: Nil for a view that is not a child or has no position on the curve.
  public func tg_argumentFrom(
    subview: some TGViewProtocol, in size: TGSize? = nil
  ) -> Double? {
    tg_pathGeometry(in: size).argument(of: subview)
  }

  /// Prepares queries for points of the curve between children.
  ///
  /// - Parameters:
  ///   - full: Whether to include the samples between the positions.
  ///   - size: The size of the layout; nil for the size of its bounds.
  public mutating func tg_beginSubviewPathPoint(full: Bool, in size: TGSize? = nil) {
    pathPoints = tg_pathGeometry(in: size).subviewPoints(full: full)
  }

  /// The points of the curve from one child to another, including both; backward if the first child comes
  /// later.
  ///
  /// - Returns: An empty array if the children are the same; nil if one of them has no position, and
  ///   outside `tg_beginSubviewPathPoint` and `tg_endSubviewPathPoint`.
  public func tg_getSubviewPathPoint(fromIndex: Int, toIndex: Int) -> [TGPoint]? {
    pathPoints?.points(from: fromIndex, to: toIndex)
  }

  /// Discards the points of the curve between children.
  public mutating func tg_endSubviewPathPoint() { pathPoints = nil }

  /// The curve as straight lines between its samples, for drawing.
  ///
  /// - Parameters:
  ///   - subviewCount: For fixed spacing, the number of children to draw the curve for; -1 means the
  ///     actual number. With any other spacing the whole curve is drawn.
  ///   - size: The size of the layout; nil for the size of its bounds.
  public func tg_createPath(subviewCount: Int = -1, in size: TGSize? = nil) -> TGPathOutline {
    tg_pathGeometry(in: size).outline(subviewCount: subviewCount)
  }
}
