import TangramCore

// Queries about the curve, with the names that TangramKit uses. Each creates a `TGPathGeometry` for a
// single query: use one directly for several queries. Without a size, a query is about the layout's bounds.

extension TGPathLayout {
  /// The curve and the positions of children on it, in a layout of this size, or of that of its bounds.
  public func tg_pathGeometry(
    in size: TGSize? = nil, isRightToLeft: Bool = false
  ) -> TGPathGeometry {
    TGPathGeometry(self, in: size ?? geometry.bounds.size, isRightToLeft: isRightToLeft)
  }

  /// The value of the curve's variable at a child's position, with angles in radians; nil for a view that
  /// is not a child or has no position on the curve.
  public func tg_argumentFrom(subview: some TGViewProtocol, in size: TGSize? = nil) -> Double? {
    tg_pathGeometry(in: size).argument(of: subview)
  }

  /// Prepares queries for points of the curve between children; `full` means that they include the samples
  /// between the positions.
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
  /// See ``TGPathGeometry/outline(subviewCount:)`` for the number of children.
  public func tg_createPath(subviewCount: Int = -1, in size: TGSize? = nil) -> TGPathOutline {
    tg_pathGeometry(in: size).outline(subviewCount: subviewCount)
  }
}
