import TangramCore

/// The curve of a path layout of a given size, and the positions of children on it.
///
///     let geometry = TGPathGeometry(path, in: path.bounds.size)
///     geometry.argument(of: photo)       // where on the curve it lies
///     geometry.outline().svgPathData     // the curve itself
///
/// It is a value: later changes to the layout do not affect it.
public struct TGPathGeometry: Sendable {
  /// A position on the curve.
  public struct Place: Hashable, Sendable {
    /// The point, in the coordinates of the container.
    public var point: TGPoint
    /// The value of the curve's variable at the point; angles are in radians.
    public var argument: Double
  }

  /// The layout that the geometry was created from.
  private let layout: TGPathLayout
  private let course: PathCourse?
  /// The views on the curve, with their indices along it.
  private var order: [TGViewID: Int] = [:]

  /// The positions of the children that take part in the layout, in order along the curve.
  ///
  /// There are fewer positions than children if the curve is undefined in parts.
  public let places: [Place]

  /// Computes the geometry of a path layout.
  ///
  /// - Parameters:
  ///   - layout: The layout; its descriptors for the default size class are used.
  ///   - size: The size of the layout.
  ///   - isRightToLeft: Whether the reading direction is right to left; it determines the side of the
  ///     leading padding.
  public init(_ layout: TGPathLayout, in size: TGSize, isRightToLeft: Bool = false) {
    self.layout = layout
    let padding = layout.tg_padding(isRightToLeft: isRightToLeft)
    let room = TGRect(
      x: isRightToLeft ? padding.trailing : padding.leading, y: padding.top,
      width: size.width - padding.leading - padding.trailing,
      height: size.height - padding.top - padding.bottom)
    course = PathCourse(layout.options, in: room)
    // A view that keeps its frame or is gone has no position on the curve.
    let taking = layout.tg_pathSubviews.filter {
      !$0.tg_useFrame && $0.tg_visibility != .gone
        && (!$0.isHidden || $0.tg_visibility == .invisible)
    }
    let ordered = layout.tg_reverseLayout ? taking.reversed() : Array(taking)
    for (index, view) in ordered.enumerated() where order[view.id] == nil { order[view.id] = index }
    let factor = layout.tg_curve?.usesDegrees == true ? Double.pi / 180 : 1
    places = (course?.places(for: taking.count) ?? []).map {
      Place(point: $0.point, argument: $0.variable * factor)
    }
  }

  /// The position of a child on the curve.
  ///
  /// It is nil for the origin view, for a child that takes no part in the layout, and where the curve has
  /// too few positions.
  public func place(of view: some TGViewProtocol) -> Place? {
    guard let index = order[view.id], index < places.count else { return nil }
    return places[index]
  }

  /// The value of the curve's variable at a child's position; nil if the child has no position.
  public func argument(of view: some TGViewProtocol) -> Double? { place(of: view)?.argument }

  /// The points of the curve between children.
  ///
  /// These positions are computed as if all children except the origin view took part in the layout.
  ///
  /// - Parameter full: Whether to include the samples between the positions.
  public func subviewPoints(full: Bool) -> TGPathPoints {
    TGPathPoints(course, count: layout.tg_pathSubviews.count, full: full)
  }

  /// The points of the curve from one child to another, including the samples between them.
  ///
  /// It is nil if one of the children has no position.
  public func points(
    from first: some TGViewProtocol, to second: some TGViewProtocol
  ) -> [TGPoint]? {
    let views = layout.tg_pathSubviews
    guard let from = views.firstIndex(where: { $0.id == first.id }),
      let to = views.firstIndex(where: { $0.id == second.id })
    else { return nil }
    return subviewPoints(full: true).points(from: from, to: to)
  }

  /// The curve as straight lines between its samples.
  ///
  /// - Parameter count: For fixed spacing, the number of children to draw the curve for; -1 means the
  ///   actual number. With any other spacing the whole curve is drawn.
  public func outline(subviewCount count: Int = -1) -> TGPathOutline {
    guard let course else { return TGPathOutline() }
    if course.isFixed {
      let full = TGPathPoints(course, count: count < 0 ? order.count : count, full: true)
      return TGPathOutline(pieces: full.points.isEmpty ? [] : [full.points])
    }
    var pieces: [[TGPoint]] = []
    _ = CurveLength(of: course.curve, atMost: course.sampleLimit) { point, isFresh in
      if isFresh { pieces.append([point]) } else { pieces[pieces.count - 1].append(point) }
    }
    return TGPathOutline(pieces: pieces)
  }
}
