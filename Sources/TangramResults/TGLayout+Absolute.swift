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
    tree.find(id).flatMap(absoluteFrame)
  }

  /// The frame of the first view with this name, in the coordinate space that contains the root.
  ///
  /// It is nil if there is no such view in the tree.
  public func absoluteFrame(named name: String) -> TGRect? {
    tree.find(name).flatMap(absoluteFrame)
  }

  private func absoluteFrame(_ place: LaidOutTree.Place) -> TGRect {
    tree.absoluteFrame(ofChain: tree.chain(to: place.slot))
  }
}

extension LaidOutTree {
  /// The frame of a view in the coordinate space that contains the root.
  ///
  /// - Parameter chain: The views from the root down to the view.
  func absoluteFrame(ofChain chain: [Place]) -> TGRect {
    guard let place = chain.last else { return frame }
    let isUpright = chain.dropLast().allSatisfy { !$0.node.isTransformed }
    if isUpright {
      let frame = frame(of: place)
      return chain.dropLast().reduce(frame) { inner, parent in
        TGRect(origin: inner.origin + parent.originInParent, size: inner.size)
      }
    }
    let hull = bounds(of: place).hull { point in
      chain.reversed().reduce(point) { $1.node.geometry.toSuperview($0, in: rectangle(of: $1)) }
    }
    return hull ?? frame(of: place)
  }
}

extension LaidOutTree.Place {
  /// The origin of an upright view's own coordinates, in its parent.
  package var originInParent: TGPoint {
    guard let own = node.ownGeometry else { return rectangle.origin }
    return rectangle.origin - own.usable.boundsOrigin
  }
}
