// Points from one view of a tree to another, and the view at a point: the same for views that keep
// their frames and for the result of a layout beside them.

/// A tree of views of which it is known where they lie.
protocol PlacedTree {
  /// A view and where in the tree it is.
  associatedtype Place

  /// The root.
  var top: Place { get }

  func node(of place: Place) -> NodeRef

  /// The rectangle that a layout gave a view.
  func rectangle(of place: Place) -> TGRect

  /// The children of a view, first to last.
  func children(of place: Place) -> [Place]

  /// One child of a view; nil when there is no such child.
  func child(_ order: Int, of place: Place) -> Place?
}

extension PlacedTree {
  /// A point of a view in its superview's coordinates.
  func toSuperview(_ point: TGPoint, of place: Place) -> TGPoint {
    let (node, rectangle) = (node(of: place), rectangle(of: place))
    guard let own = node.ownGeometry else { return rectangle.origin + point }
    if own.transform.isIdentity { return rectangle.origin + (point - own.boundsOrigin) }
    return node.geometry(in: rectangle).toSuperview(point)
  }

  /// A point of a view's superview in its own coordinates; nil when there is no way back.
  func fromSuperview(_ point: TGPoint, of place: Place) -> TGPoint? {
    let (node, rectangle) = (node(of: place), rectangle(of: place))
    guard let own = node.ownGeometry else { return point - rectangle.origin }
    if own.transform.isIdentity { return own.boundsOrigin + (point - rectangle.origin) }
    return node.geometry(in: rectangle).fromSuperview(point)
  }

  func bounds(of place: Place) -> TGRect {
    let origin = node(of: place).ownGeometry?.boundsOrigin ?? .zero
    return TGRect(origin: origin, size: rectangle(of: place).size)
  }
}

// MARK: - Conversion

/// The way a point takes from one view to another.
private struct Route<Place> {
  /// The views whose superviews are entered one after another.
  var up: [Place]
  /// The views that are entered then.
  var down: [Place]
}

extension PlacedTree {
  /// The places from the root down to a view; nil when it is not in the tree.
  ///
  /// No view stands for what the root is in.
  private func chain(to view: (any TGViewProtocol)?) -> [(order: Int, place: Place)]? {
    guard let view else { return [] }
    guard let path = path(to: view) else { return nil }
    var chain = [(order: 0, place: top)]
    var place = top
    for order in path {
      guard let child = child(order, of: place) else { return nil }
      chain.append((order, child))
      place = child
    }
    return chain
  }

  /// The indices that lead from the root to a view, the first one in order if it is there twice.
  private func path(to view: any TGViewProtocol) -> [Int]? {
    let wanted = NodeRef(view.storage)
    let identity = wanted.knownIdentity
    return node(of: top).path {
      $0 == wanted || (identity != 0 && $0.knownIdentity == identity)
    }
  }

  private func route(
    from source: (any TGViewProtocol)?, to target: (any TGViewProtocol)?
  ) -> Route<Place>? {
    guard let start = chain(to: source), let end = chain(to: target) else { return nil }
    var shared = 0
    while shared < min(start.count, end.count), start[shared].order == end[shared].order {
      shared += 1
    }
    return Route(
      up: start[shared...].reversed().map(\.place), down: end[shared...].map(\.place))
  }

  private func follow(_ route: Route<Place>, _ point: TGPoint) -> TGPoint? {
    var point = point
    for place in route.up { point = toSuperview(point, of: place) }
    for place in route.down {
      guard let inside = fromSuperview(point, of: place) else { return nil }
      point = inside
    }
    return point.isFinite ? point : nil
  }

  func convert(
    _ point: TGPoint, from source: (any TGViewProtocol)?, to target: (any TGViewProtocol)?
  ) -> TGPoint? {
    route(from: source, to: target).flatMap { follow($0, point) }
  }

  func convert(
    _ rectangle: TGRect, from source: (any TGViewProtocol)?, to target: (any TGViewProtocol)?
  ) -> TGRect? {
    route(from: source, to: target).flatMap { route in
      rectangle.hull { follow(route, $0) }
    }
  }

  func place(of view: any TGViewProtocol) -> Place? { chain(to: view)?.last?.place }
}

// MARK: - Hit testing

extension PlacedTree {
  /// The innermost view at a point in the root's own coordinates.
  ///
  /// A child is asked before the children that come earlier, and before its parent; it is not
  /// asked where it lies outside of that.
  func hit(_ point: TGPoint) -> Place? {
    guard isHit(top, at: point) else { return nil }
    var place = top
    var point = point
    // Once a view is hit, the hit is in it: no other view need be looked at again.
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
    node(of: place).takesHits && bounds(of: place).contains(point)
  }
}
