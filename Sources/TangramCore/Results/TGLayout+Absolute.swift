// Where views are in what the root is in, rather than in their parents.

extension TGLayout {
  /// The frame of a view in the coordinates of what the root is in; nil when it is not in the tree.
  ///
  /// Scrolling, which is the origin of a view's bounds, and transforms count: the frame is the
  /// smallest upright rectangle around the view.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view; O(*n*) the first time, where *n* is
  ///   the number of views.
  public func absoluteFrame(of view: some TGViewProtocol) -> TGRect? { absoluteFrame(of: view.id) }

  /// The frame of the first view with this identity in the coordinates of what the root is in; nil
  /// when it is not in the tree.
  public func absoluteFrame(of id: TGViewID) -> TGRect? {
    tree.find(id).flatMap(absoluteFrame)
  }

  /// The frame of the first view with this name in the coordinates of what the root is in; nil when
  /// there is none.
  public func absoluteFrame(named name: String) -> TGRect? {
    tree.find(name).flatMap(absoluteFrame)
  }

  private func absoluteFrame(_ found: FoundFrame) -> TGRect? {
    tree.place(at: tree.structure.path(to: found.index)).map { tree.absoluteFrame(of: $0) }
  }
}

extension LaidOutTree {
  /// Where the coordinates of a view begin, given where those of its parent do; nil below a
  /// transform.
  private func origin(inside place: Place, at parent: TGPoint?) -> TGPoint? {
    origin(insideFrame: Int(place.index), place.node.ownGeometry, at: parent)
  }

  /// Likewise, given the index of the view's frame and the geometry that it has of its own.
  @inline(__always)
  func origin(insideFrame index: Int, _ own: NodeGeometry?, at parent: TGPoint?) -> TGPoint? {
    guard let parent else { return nil }
    let corner = parent + frames[index].origin
    guard let own else { return corner }
    return own.transform.isIdentity ? corner - own.usable.boundsOrigin : nil
  }

  /// The frame of a view in the coordinates of what the root is in.
  func absoluteFrame(of place: Place) -> TGRect {
    let chain = chain(to: place)
    var origin: TGPoint? = .zero
    for parent in chain.dropLast() { origin = self.origin(inside: parent, at: origin) }
    let frame = frame(of: place)
    if let origin { return TGRect(origin: origin + frame.origin, size: frame.size) }
    let hull = bounds(of: place).hull { point in
      chain.reversed().reduce(point) { $1.node.toSuperview($0, in: rectangle(of: $1)) }
    }
    return hull ?? frame
  }

  /// The places from the root down to a view.
  private func chain(to place: Place) -> [Place] {
    var chain = [top]
    for order in structure.path(to: Int(place.index)) {
      guard let last = chain.last, let child = child(order, of: last) else { break }
      chain.append(child)
    }
    return chain
  }
}
