// Converting points from the coordinates of one view of a tree to those of another.

import TangramCore

/// The views that a conversion passes through on its way from one view to another.
private struct Route<Place> {
  /// The views to leave first, one after another, each to its superview.
  var up: [Place]
  /// The views to enter afterward, one after another.
  var down: [Place]
}

extension PlacedTree {
  /// The chain of views from the root down to a view; nil if the view is not in the tree.
  ///
  /// A nil view represents the coordinate space that contains the root.
  private func chain(to view: TGViewID?) -> [(order: Int, place: Place)]? {
    guard let view else { return [] }
    guard let path = path(to: view) else { return nil }
    var chain = [(order: 0, place: top)]
    for order in path {
      guard let child = child(order, of: chain[chain.count - 1].place) else { return nil }
      chain.append((order, child))
    }
    return chain
  }

  /// The child of a view at an index; nil if there is no such child.
  func child(_ order: Int, of place: Place) -> Place? {
    let children = children(of: place)
    return children.indices.contains(order) ? children[order] : nil
  }

  private func route(from source: TGViewID?, to target: TGViewID?) -> Route<Place>? {
    guard let start = chain(to: source), let end = chain(to: target) else { return nil }
    var shared = 0
    while shared < min(start.count, end.count), start[shared].order == end[shared].order {
      shared += 1
    }
    return Route(
      up: start[shared...].reversed().map { $0.place }, down: end[shared...].map { $0.place })
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

  func convert(_ point: TGPoint, from source: TGViewID?, to target: TGViewID?) -> TGPoint? {
    withExtendedLifetime(self) {
      route(from: source, to: target).flatMap { follow($0, point) }
    }
  }

  func convert(_ rectangle: TGRect, from source: TGViewID?, to target: TGViewID?) -> TGRect? {
    withExtendedLifetime(self) {
      route(from: source, to: target).flatMap { route in rectangle.hull { follow(route, $0) } }
    }
  }

  func position(of point: TGViewPoint, of view: TGViewID, in other: TGViewID?) -> TGPoint? {
    withExtendedLifetime(self) {
      guard let place = place(of: view) else { return nil }
      return convert(bounds(of: place).point(point), from: view, to: other)
    }
  }

  func place(of view: TGViewID) -> Place? { chain(to: view)?.last?.place }
}
