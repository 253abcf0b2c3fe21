import TangramCore

extension PlacedTree {
  /// The innermost view at a point in the root's own coordinates.
  ///
  /// Where siblings overlap, the last one is hit. A child is not hit outside its parent's bounds.
  func hitTest(_ point: TGPoint) -> TGView? {
    hit(point).map { TGView(node(of: $0)) }
  }

  private func hit(_ point: TGPoint) -> Place? {
    guard isHit(top, at: point) else { return nil }
    var place = top
    var point = point
    // Once a view is hit, the result is either this view or one of its descendants.
    while let inner = hitChild(of: place, at: point) {
      (place, point) = inner
    }
    return place
  }

  private func hitChild(of place: Place, at point: TGPoint) -> (Place, TGPoint)? {
    for child in children(of: place).reversed() {
      if let inside = fromSuperview(point, of: child), isHit(child, at: inside) {
        return (child, inside)
      }
    }
    return nil
  }

  private func isHit(_ place: Place, at point: TGPoint) -> Bool {
    node(of: place).isHitTestable && bounds(of: place).contains(point)
  }
}

extension Node {
  /// Whether the node itself receives touches.
  fileprivate var isHitTestable: Bool {
    if flags.hidden { return false }
    guard let own = ownGeometry else { return true }
    return own.isEnabled && !(own.alpha < 0.01)
  }
}
