import TangramCore

// Questions about the curve, by the names TangramKit has for them. Each is a `TGPathGeometry` asked
// once: use one directly to ask several questions.

extension TGPathLayout {
  /// The curve and the places on it.
  ///
  /// - Parameters:
  ///   - size: The size of the layout; nil for that of its bounds.
  ///   - isRightToLeft: Whether reading starts on the right.
  public func tg_pathGeometry(
    in size: TGSize? = nil, isRightToLeft: Bool = false
  ) -> TGPathGeometry {
    TGPathGeometry(self, in: size ?? geometry.bounds.size, isRightToLeft: isRightToLeft)
  }

  /// The value of the curve's variable where a child lies; angles are in radians.
  ///
  /// - Parameters:
  ///   - subview: The child.
  ///   - size: The size of the layout; nil for that of its bounds.
  /// - Returns: Nil for a view that is not a child or has no place on the curve.
  public func tg_argumentFrom(
    subview: some TGViewProtocol, in size: TGSize? = nil
  ) -> Double? {
    tg_pathGeometry(in: size).argument(of: subview)
  }

  /// Begins to ask for points of the curve between children.
  ///
  /// - Parameters:
  ///   - full: Whether the samples between the places are listed, too.
  ///   - size: The size of the layout; nil for that of its bounds.
  public mutating func tg_beginSubviewPathPoint(full: Bool, in size: TGSize? = nil) {
    pathPoints = tg_pathGeometry(in: size).subviewPoints(full: full)
  }

  /// The points of the curve from one child to another, both included; backwards if the first one
  /// comes later.
  ///
  /// - Returns: No points when the children are the same; nil when one has no place, and outside
  ///   `tg_beginSubviewPathPoint` and `tg_endSubviewPathPoint`.
  public func tg_getSubviewPathPoint(fromIndex: Int, toIndex: Int) -> [TGPoint]? {
    pathPoints?.points(from: fromIndex, to: toIndex)
  }

  /// Forgets the points of the curve between children.
  public mutating func tg_endSubviewPathPoint() { pathPoints = nil }

  /// The curve as straight lines between its samples, to be drawn.
  ///
  /// - Parameters:
  ///   - subviewCount: For fixed spacing, the number of children to draw the curve for; -1 stands
  ///     for the actual number. With any other spacing the whole curve is drawn.
  ///   - size: The size of the layout; nil for that of its bounds.
  public func tg_createPath(subviewCount: Int = -1, in size: TGSize? = nil) -> TGPathOutline {
    tg_pathGeometry(in: size).outline(subviewCount: subviewCount)
  }
}
