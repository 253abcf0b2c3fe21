import TangramCore

// The frames of views in the coordinate space that contains the root, rather than in their parents.

extension TGLayout {
  /// The frame of a view in the coordinate space that contains the root; nil if the view is not in the
  /// tree.
  ///
  /// Scrolling, which is the origin of a view's bounds, and transforms are taken into account: the frame
  /// is the smallest upright rectangle around the view.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view; O(*n*) for the first call, where *n* is
  ///   the number of views.
  public func absoluteFrame(of view: some TGViewProtocol) -> TGRect? { absoluteFrame(of: view.id) }

  /// The frame of the first view with this identity, in the coordinate space that contains the root.
  ///
  /// It is nil if there is no such view in the tree.
  public func absoluteFrame(of id: TGViewID) -> TGRect? {
    tree.find(id).map(tree.absoluteFrame)
  }

  /// The frame of the first view with this name, in the coordinate space that contains the root.
  ///
  /// It is nil if there is no such view in the tree.
  public func absoluteFrame(named name: String) -> TGRect? {
    tree.find(name).map(tree.absoluteFrame)
  }
}

extension LaidOutTree {
  /// The frame of a view in the coordinate space that contains the root.
  func absoluteFrame(of place: Place) -> TGRect {
    let chain = chain(to: place.slot)
    if chain.dropLast().allSatisfy({ !$0.node.isTransformed }) {
      return chain.dropLast().reduce(place.frame) { inner, parent in
        TGRect(origin: inner.origin + parent.originInParent, size: inner.size)
      }
    }
    let hull = place.node.geometry.bounds(in: place.rectangle).hull { point in
      chain.reversed().reduce(point) { $1.node.geometry.toSuperview($0, in: $1.rectangle) }
    }
    return hull ?? place.frame
  }
}

extension LaidOutTree.Place {
  /// The origin of an upright view's own coordinates, in its parent.
  package var originInParent: TGPoint {
    guard let own = node.ownGeometry else { return rectangle.origin }
    return rectangle.origin - own.usable.boundsOrigin
  }
}
