// Converting points from the coordinates of one view of a tree to those of another.

import TangramCore

extension PlacedTree {
  /// The views that a conversion passes through on its way from one view to another: those to leave
  /// first, each to its superview, and those to enter afterward.
  private typealias Route = (up: [Place], down: [Place])

  /// The chain of views from the root down to a view; nil if the view is not in the tree.
  ///
  /// A nil view represents the coordinate space that contains the root.
  private func chain(to view: TGViewID?) -> [(order: Int, place: Place)]? {
    guard let view else { return [] }
    guard let path = path(to: view) else { return nil }
    var chain = [(order: 0, place: top)]
    for order in path {
      let children = children(of: chain[chain.count - 1].place)
      guard children.indices.contains(order) else { return nil }
      chain.append((order, children[order]))
    }
    return chain
  }

  private func route(from source: TGViewID?, to target: TGViewID?) -> Route? {
    guard let start = chain(to: source), let end = chain(to: target) else { return nil }
    let shared = zip(start, end).prefix { $0.order == $1.order }.count
    return (start[shared...].reversed().map { $0.place }, end[shared...].map { $0.place })
  }

  private func follow(_ route: Route, _ point: TGPoint) -> TGPoint? {
    var point = point
    for place in route.up { point = place.toSuperview(point) }
    for place in route.down {
      guard let inside = place.fromSuperview(point) else { return nil }
      point = inside
    }
    return point.isFinite ? point : nil
  }

  func convert(_ point: TGPoint, from source: TGViewID?, to target: TGViewID?) -> TGPoint? {
    route(from: source, to: target).flatMap { follow($0, point) }
  }

  func convert(_ rectangle: TGRect, from source: TGViewID?, to target: TGViewID?) -> TGRect? {
    route(from: source, to: target).flatMap { route in rectangle.hull { follow(route, $0) } }
  }

  func position(of point: TGViewPoint, of view: TGViewID, in other: TGViewID?) -> TGPoint? {
    guard let place = chain(to: view)?.last?.place else { return nil }
    let bounds = place.node.geometry.bounds(in: place.rectangle)
    return convert(bounds.point(point), from: view, to: other)
  }
}
