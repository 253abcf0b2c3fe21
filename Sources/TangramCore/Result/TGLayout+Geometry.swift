// Where things are after a layout, without writing anything into the views.

/// A tree as a layout beside it has it.
struct LaidOutTree: PlacedTree {
  struct Place {
    /// Good as long as the layout, which holds the tree.
    var node: NodeRef
    var index: Int
  }

  let layout: TGLayout

  var top: Place { Place(node: NodeRef(layout.root.storage), index: 0) }

  func node(of place: Place) -> NodeRef { place.node }

  func rectangle(of place: Place) -> TGRect { layout.frames[place.index] }

  func children(of place: Place) -> [Place] {
    let children = place.node.children
    let places = layout.structure.children(of: place.index)
    // The plan has the children in layout order.
    var indices = Array(repeating: 0, count: children.count)
    for index in places.range {
      indices[layout.structure.order(at: index, among: places)] = index
    }
    return zip(children, indices).map { Place(node: $0, index: $1) }
  }

  func child(_ order: Int, of place: Place) -> Place? {
    guard let index = layout.childIndex(of: place.index, order: order) else { return nil }
    return Place(node: place.node.children[order], index: index)
  }
}

extension TGLayout {
  var tree: LaidOutTree { LaidOutTree(layout: self) }

  /// Where a view lies, and how its own coordinates are mapped to its parent's; nil when it is not
  /// in the tree.
  public func geometry(of view: some TGViewProtocol) -> TGViewGeometry? {
    tree.place(of: view).map { $0.node.geometry(in: frames[$0.index]) }
  }

  /// A point of one view in the coordinates of another.
  ///
  ///     layout.convert(TGPoint(x: 5, y: 5), from: badge, to: photo)
  ///     layout.convert(badge.bounds, from: badge, to: nil)   // in what the root lies in
  ///
  /// - Returns: Nil when one of the views is not in the tree, and when a transform on the way maps
  ///   a view onto a line or a point.
  public func convert(
    _ point: TGPoint, from source: (any TGViewProtocol)?, to target: (any TGViewProtocol)?
  ) -> TGPoint? {
    tree.convert(point, from: source, to: target)
  }

  /// The smallest upright rectangle in the coordinates of one view that holds a rectangle of
  /// another.
  ///
  /// - Returns: Nil when one of the views is not in the tree, and when a transform on the way maps
  ///   a view onto a line or a point.
  public func convert(
    _ rectangle: TGRect, from source: (any TGViewProtocol)?, to target: (any TGViewProtocol)?
  ) -> TGRect? {
    tree.convert(rectangle, from: source, to: target)
  }

  /// One of the nine points of a view in the coordinates of another; nil as for `convert`.
  public func position(
    of point: TGViewPoint, of view: any TGViewProtocol, in other: (any TGViewProtocol)?
  ) -> TGPoint? {
    guard let place = tree.place(of: view) else { return nil }
    return convert(tree.bounds(of: place).point(point), from: view, to: other)
  }

  /// The view that a touch hits: the innermost one at a point.
  ///
  /// Later children lie above earlier ones. Views that are hidden, transparent or disabled are not
  /// hit, nor is what is in them; and a view is not hit outside of the views it is in.
  ///
  /// - Parameter point: A point in the root's own coordinates.
  public func hitTest(_ point: TGPoint) -> TGView? {
    tree.hit(point).map { TGView(storage: $0.node.storage) }
  }
}
