import TangramCore
import TangramExplanations

/// One pass over a path layout.
struct PathRun {
  let pass: TGPass
  let options: TGPathAlgorithm
  /// The index of the origin view in layout order; nil if there is none, or if it takes no part in the
  /// layout.
  let origin: Int?

  init(pass: TGPass, options: TGPathAlgorithm) {
    (self.pass, self.options) = (pass, options)
    // The origin view usually is the last child.
    origin = options.originView.flatMap { id in (0..<pass.count).last { pass[$0].id == id } }
  }

  /// The number of children on the curve.
  var count: Int { pass.count - (origin == nil ? 0 : 1) }

  func layOut() {
    sizeChildren()
    let course = course()
    var walk = course.map { CurveWalk(along: $0, for: count) }
    for index in 0..<pass.count where index != origin {
      put(pass[index], at: walk?.next()?.point ?? .zero)
    }
    if let walk { pass.spend(walk.samples) }
    if let origin { placeOriginView(pass[origin]) }
    wrap(.horizontal)
    wrap(.vertical)
    reportUnusableOptions()
    if let course, let walk { report(course, walk) }
  }

  /// Returns the curve, placed in the container.
  func course() -> PathCourse? { PathCourse(options, in: curveRoom(), sampleLimit: sampleLimit) }

  /// The maximum number of samples for one walk along the curve.
  ///
  /// It is lower if the container wraps, because the walk is then repeated while the size is being
  /// resolved, and lowest once the work budget of the layout is spent.
  private var sampleLimit: Int {
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
      x: paddingBefore(.horizontal, pass[.horizontal]), y: pass[.vertical].paddingStart,
      width: extent(.horizontal), height: extent(.vertical))
  }

  /// Whether the leading edge, at which an axis starts, is on the right.
  ///
  /// The coordinates of the children start on the left even then, because positions on a curve do not depend on
  /// the reading direction.
  private func startsOnRight(_ axis: TGAxis) -> Bool { axis == .horizontal && pass.isRightToLeft }

  // MARK: Places

  private func put(_ child: TGChild, at place: TGPoint) {
    // Read once for both axes, because it is looked up in the view.
    let anchor = child.anchorPoint
    child[.horizontal].origin = origin(of: child[.horizontal], anchor.x, at: place.x)
    child[.vertical].origin = origin(of: child[.vertical], anchor.y, at: place.y)
  }

  /// Places the origin view at the origin of the curve in the container's content.
  private func placeOriginView(_ child: TGChild) {
    func coordinate<Axis: TGAxisType>(_ axis: Axis) -> Double {
      let fraction = options.coordinates.usable.origin[Axis.axis]
      return originOfCurve(Axis.axis, pass[axis], fraction, of: pass[axis].contentBeforePass)
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
      let span = span(of: child[axis])
      least = min(least, span.start)
      greatest = max(greatest, span.end)
    }
    let padding = pass[axis].paddingStart + pass[axis].paddingEnd
    pass[axis].size = pass.count > 0 ? greatest - least : padding
  }
}

// MARK: - The rules
//
// They are generic over their numbers, because explanations evaluate them with reasons.

extension PathRun {
  /// The padding on the left, or at the top.
  private func paddingBefore<Container: TGRuleContainer>(
    _ axis: TGAxis, _ container: Container
  ) -> Container.Number {
    startsOnRight(axis) ? container.paddingEnd : container.paddingStart
  }

  /// The coordinate of the curve's origin, which is at a fraction of the room inside the padding.
  func originOfCurve<Container: TGRuleContainer>(
    _ axis: TGAxis, _ container: Container, _ fraction: Container.Number,
    of room: @autoclosure () -> Container.Number
  ) -> Container.Number {
    let padding = paddingBefore(axis, container)
    return fraction.value == 0
      ? padding : (padding + room() * fraction).named("origin of the curve")
  }

  /// The origin of a child whose anchor is at a place, offset by the child's margins.
  @inline(__always)
  func origin<Child: TGRuleChild>(
    of child: Child, _ anchor: Double, at place: Child.Number
  ) -> Child.Number {
    let (before, after) = (child.marginBefore(of: nil), child.marginAfter(of: nil))
    let start = anchor == 0 ? place : place - child.extent * Child.Number(anchor).named("anchor")
    return startsOnRight(child.axis) ? start + after - before : start + before - after
  }

  /// The coordinates between which a child counts for the size of a container that wraps.
  func span<Child: TGRuleChild>(of child: Child) -> (start: Child.Number, end: Child.Number) {
    let (start, extent) = (child.origin, child.extent)
    if child.sizeKind != .weight, child.sizeKind != .fill {
      return (start, child.end(at: start.value + extent.value))
    }
    // The extent is a share of the container's, so that only the position of the anchor counts.
    let anchor = start + extent * Child.Number(child.child.anchorPoint[child.axis]).named("anchor")
    return (anchor, anchor)
  }
}

// MARK: - The sizes of the children, which do not depend on the curve

extension PathRun {
  private func sizeChildren() {
    for child in pass.children { _ = size(child) }
    let tied = pass.children.filter(isTiedToSibling)
    if tied.isEmpty || !sizesMayChange { return }
    // A size that refers to a later child uses that child's size from before the pass. While sizes are
    // still changing, it is computed again until it uses the final one, but at most seven times.
    for _ in 0..<7 {
      var hasChanged = false
      for child in tied { if size(child) { hasChanged = true } }
      if !hasChanged { return }
    }
  }

  /// Whether the pass may be repeated because the container, or one in it, wraps.
  private var sizesMayChange: Bool {
    pass[.horizontal].wraps || pass[.vertical].wraps
      || pass.children.contains { $0.isContainer && ($0[.horizontal].wraps || $0[.vertical].wraps) }
  }

  private func isTiedToSibling(_ child: TGChild) -> Bool {
    if case .ofOther = child[.horizontal].size { return true }
    if case .ofOther = child[.vertical].size { return true }
    return false
  }

  /// Sets both extents of a child.
  ///
  /// - Returns: Whether either of them changed.
  private func size(_ child: TGChild) -> Bool {
    let before = (child[.horizontal].extent, child[.vertical].extent)
    // In a container that wraps only its width, the content depends on the height; in any other child, on
    // the width.
    let heightComesFirst = child[.horizontal].wraps && !child[.vertical].wraps
    if heightComesFirst { size(child, .vertical) }
    size(child, .horizontal)
    if !heightComesFirst { size(child, .vertical) }
    return before != (child[.horizontal].extent, child[.vertical].extent)
  }

  /// Sets the extent of a child along an axis.
  ///
  /// Percentages refer to the container's extent inside its padding, and `fill` takes all of that extent:
  /// a curve has no remaining length to share.
  private func size<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) {
    var extent = child[axis].current
    switch child[axis].size {
    case .number: extent = child[axis].number(or: extent)
    case .ofContainer(Axis.Cross.axis):
      // As in TangramKit, the reference is resolved along the axis being sized instead of the axis that
      // it names, here to the extent of the whole container.
      extent = child[axis].scaled(pass[axis].bounds)
    case .ofContainer, .ofOtherAxis, .ofOther:
      extent = child[axis].scaled(child[axis].extentOfReference)
    case .weight: extent = child[axis].share(of: pass[axis].contentBeforePass, or: extent)
    case .fill: extent = child[axis].filled(by: pass[axis].contentBeforePass, or: extent)
    case .none, .wrap, .list: break
    }
    child[axis].extent = extent
    child[axis].remeasure()
    child[axis].clampExtent()
  }
}

// MARK: - Problems

extension PathRun {
  /// Reports options that are missing or cannot be used in computations.
  private func reportUnusableOptions() {
    if options.curve == nil, count > 0 {
      report(
        "curve", code: "curve-missing",
        "is not set, so all children are placed at the top-left corner of the container")
    }
    if options.usableError != options.distanceError {
      report(
        "distanceError", code: "curve-precision",
        "is not greater than 0; \(TGPathAlgorithm.standardError) is used instead", .error)
    }
    if case .fixed(let distance) = options.spaceType, !distance.isFinite {
      pass.report("spaceType", .notFinite(replacement: 0))
    }
    let setting = options.coordinates
    if !setting.origin.x.isFinite || !setting.origin.y.isFinite {
      pass.report("coordinateSetting.origin", .notFinite(replacement: 0))
    }
    reportUnusable(setting.start, "coordinateSetting.start")
    reportUnusable(setting.end, "coordinateSetting.end")
  }

  private func reportUnusable(_ value: Double?, _ property: String) {
    guard let value else { return }
    if !value.isFinite {
      report(property, code: "not-finite", "is not a finite number, so it is ignored", .error)
    } else if value.magnitude > CurveSampler.farthest {
      pass.report(property, .tooLarge(limit: CurveSampler.farthest))
    }
  }

  /// Reports a curve that does not provide positions for all children.
  private func report(_ course: PathCourse, _ walk: CurveWalk) {
    if walk.exhaustedSamples {
      report(
        "curve", code: "curve-too-short",
        "is too short for the distance between children; the remaining children are placed at its last point"
      )
    } else if walk.hasEnded {
      report(
        "curve", code: "curve-undefined",
        "ends before all children are placed; the remaining children are not on the curve")
    }
    if course.isTooLong {
      report("curve", code: "curve-too-long", "is too long to measure; only its first part is used")
    }
  }

  private func report(
    _ property: String, code: TGDiagnostic.Code, _ text: String,
    _ severity: TGDiagnostic.Severity = .warning
  ) {
    pass.report(property, .other(text, code: code, severity: severity))
  }
}
