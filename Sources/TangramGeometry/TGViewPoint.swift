import TangramCore

/// One of nine points of a view: its corners, the middles of its edges, and its center.
public enum TGViewPoint: UInt8, Hashable, Sendable, CaseIterable {
  /// The left end of the top edge.
  case leftTop
  /// The middle of the top edge.
  case centerTop
  /// The right end of the top edge.
  case rightTop
  /// The middle of the left edge.
  case leftCenter
  /// The center of the view.
  case center
  /// The middle of the right edge.
  case rightCenter
  /// The left end of the bottom edge.
  case leftBottom
  /// The middle of the bottom edge.
  case centerBottom
  /// The right end of the bottom edge.
  case rightBottom
}

extension TGRect {
  /// One of the nine points of the rectangle.
  public func point(_ point: TGViewPoint) -> TGPoint {
    let (column, row) = (point.rawValue % 3, point.rawValue / 3)
    return TGPoint(
      x: column == 0 ? minX : column == 1 ? midX : maxX,
      y: row == 0 ? minY : row == 1 ? midY : maxY)
  }
}
