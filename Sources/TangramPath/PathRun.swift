import TangramCore

/// One pass over a path layout.
struct PathRun {
  let pass: TGPass
  let options: TGPathAlgorithm
  /// The index of the origin view in layout order; nil if there is none, or if it takes no part in the
  /// layout.
  let origin: Int?

  init(pass: TGPass, options: TGPathAlgorithm) {
    self.pass = pass
    self.options = options
    origin = options.originView.flatMap { id in
      // It usually is the last child.
      let last = pass.count - 1
      return last >= 0 && pass[last].id == id ? last : (0..<pass.count).first { pass[$0].id == id }
    }
  }

  func layOut() {
    let count = pass.count - (origin == nil ? 0 : 1)
    sizeChildren()
    let course = course()
    var walk = course.map { CurveWalk(along: $0, for: count) }
    for index in 0..<pass.count where index != origin {
      put(pass[index], at: walk?.next()?.point ?? .zero)
    }
    if let walk { pass.spend(walk.looks) }
    if let origin { putOrigin(pass[origin]) }
    wrap(.horizontal)
    wrap(.vertical)
    reportUnusableOptions(count)
    if let course, let walk { report(course, walk) }
  }

  /// Returns the curve, placed in the container.
  func course() -> PathCourse? { PathCourse(options, in: curveRoom(), mostSamples: mostSamples) }

  /// The maximum number of samples for one walk along the curve.
  ///
  /// It is lower if the container wraps, because the walk is then repeated while the size is being
  /// resolved, and lowest once the work budget of the layout is spent.
  private var mostSamples: Int {
    let most = pass.limits.curveSamples
    if pass.isSpent { return most / 100 }
    return pass[.horizontal].wraps || pass[.vertical].wraps ? most / 10 : most
  }

  // MARK: Rooms

  /// The rectangle in which the curve is placed: the container's own bounds inside the padding.
  ///
  /// The extent of a wrapping axis is read only if the curve depends on it, so that any other curve is
  /// laid out once.
  private func curveRoom() -> TGRect {
    guard let curve = options.curve else { return .zero }
    func extent<Axis: TGAxisType>(_ axis: Axis) -> Double {
      let isNeeded = options.coordinates.dependsOnExtent(Axis.axis, with: curve)
      guard isNeeded || !pass[axis].wraps else { return 0 }
      return pass[axis].bounds - pass[axis].paddingStart - pass[axis].paddingEnd
    }
    return TGRect(
      x: paddingBefore(.horizontal), y: paddingBefore(.vertical),
      width: extent(.horizontal), height: extent(.vertical))
  }

  /// The padding on the left, or at the top.
  private func paddingBefore<Axis: TGAxisType>(_ axis: Axis) -> Double {
    isTurned(axis) ? pass[axis].paddingEnd : pass[axis].paddingStart
  }

  /// Whether coordinates along an axis must be reversed, because the axis starts on the right.
  ///
  /// Positions on a curve do not depend on the reading direction.
  func isTurned<Axis: TGAxisType>(_ axis: Axis) -> Bool {
    Axis.axis == .horizontal && pass.isRightToLeft
  }

  // MARK: Places

  /// Places the anchor of a child at a position, offset by the child's margins.
  private func put(_ child: TGChild, at place: TGPoint) {
    // Read once for both axes, because it is looked up in the view.
    let anchor = child.anchorPoint
    func put<Axis: TGAxisType>(_ axis: Axis) {
      var origin = place[Axis.axis] - child[axis].extent * anchor[Axis.axis]
      if child[axis].hasPositions {
        let (start, end) = (child[axis].start, child[axis].end)
        origin = isTurned(axis) ? origin + end - start : origin + start - end
      }
      child[axis].origin = origin
    }
    put(.horizontal)
    put(.vertical)
  }

  /// Places the origin view at the origin of the curve in the container's content.
  private func putOrigin(_ child: TGChild) {
    func coordinate<Axis: TGAxisType>(_ axis: Axis) -> Double {
      let fraction = options.coordinates.usable.origin[Axis.axis]
      guard fraction != 0 else { return paddingBefore(axis) }
      return content(axis) * fraction + paddingBefore(axis)
    }
    child.ignoreTransform()
    put(child, at: TGPoint(x: coordinate(.horizontal), y: coordinate(.vertical)))
  }

  // MARK: The container

  /// Sizes a wrapping container to the space that its children occupy.
  private func wrap<Axis: TGAxisType>(_ axis: Axis) {
    guard pass[axis].wraps else { return }
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for child in pass.children {
      var (start, extent) = (child[axis].origin, child[axis].extent)
      if isShare(child[axis]) {
        // The extent is a share of the container's, so that only the position of the anchor counts.
        start += extent * child.anchorPoint[Axis.axis]
        extent = 0
      }
      least = min(least, start)
      greatest = max(greatest, start + extent)
    }
    let padding = pass[axis].paddingStart + pass[axis].paddingEnd
    pass[axis].size = pass.count > 0 ? greatest - least : padding
  }
}
