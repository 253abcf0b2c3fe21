import TangramCore

extension TGPass {
  /// Returns the size, the padding and the gap of the container along an axis as operands for reasons.
  public func reasons(_ axis: TGAxis) -> TGPassReasons { TGPassReasons(pass: self, axis: axis) }
}

/// Operands for reasons from a container along one axis: its size, its padding and its gap.
///
///     child.reasons(.vertical).explain(origin: pass.reasons(.vertical).paddingStart)
public struct TGPassReasons {
  let pass: TGPass
  package let axis: TGAxis

  var solver: Solver { pass.solver }
  private var plan: Plan { solver.plan }
  private var container: ContainerAxis { pass.container[axis] }
  /// The box of the container.
  var box: Int { Int(pass.container.box) }

  /// The name of the container in explanations.
  private var label: String { plan.number(box, axis, .extent, .framed).viewLabel }
}

extension TGPassReasons {
  /// The size of the container.
  ///
  /// If the container wraps, this is one of three versions: the size that it found, the size that was assumed
  /// before the pass, or the size before the container's own bounds were applied. Of these, it is the version
  /// that makes the value of the reason match the number to be explained.
  public var size: TGReason {
    if !wraps { return given }
    return switch solver.reasons?.sizeVersion {
    case .before: before
    case .unbounded: unbounded
    case .found, nil: found
    }
  }

  /// The size of the container less its padding.
  public var content: TGReason {
    size.inside(paddingStart, paddingEnd, named: "\(label)'s content \(axis.extentName)")
  }

  /// The padding before the content.
  public var paddingStart: TGReason { padding(isStart: true) }

  /// The padding after the content.
  public var paddingEnd: TGReason { padding(isStart: false) }

  /// The gap between neighbors; an unlabeled 0 if there is none.
  public var space: TGReason {
    let (space, property) = (container.space, axis == .horizontal ? "tg_hspace" : "tg_vspace")
    if space == 0 { return .rule(0) }
    return .written(space, "gap", "\(property) = \(readable(space))").of(viewID)
  }

  /// The extent of the view that contains the container, as in `outsideSize`.
  public var outside: TGReason {
    let extent = solver.parentSize(of: pass.containerIndex)[axis]
    let parent = Int(plan.boxes[box].parent)
    if parent < 0 { return .environment(extent, "the room's \(axis.extentName)") }
    return plan.reason(extent, Int(plan.containers[parent].box), axis, .extent, .framed)
  }

  /// Returns the start coordinate of an item that is centered in the window together with its margins, plus
  /// an offset.
  public func windowCenter(
    _ extent: TGReason, _ before: TGReason = .rule(0), _ after: TGReason = .rule(0),
    offset: TGReason = .rule(0)
  ) -> TGReason {
    let environment = plan.environment
    let window = TGReason.environment(environment.size[axis], "the window's \(axis.extentName)")
    let inWindow = (window - before - after - extent) / .rule(2) + before + offset
    let origin = solver.windowOrigin(of: pass.containerIndex)[axis]
    let start = inWindow - .environment(origin, "origin in the window")
    return axis == .horizontal && environment.isRightToLeft ? size - start - extent : start
  }
}

extension TGPassReasons {
  /// Whether the size of the container is determined by its content.
  public var wraps: Bool { container.wraps }
  /// The alignment that the container's gravity specifies.
  public var gravity: TGAlignment { container.gravity }
  /// The size of the container after the pass, in points.
  var points: Double { container.size }

  /// Records why the container has the size that it found; does nothing on an axis that it does not wrap.
  ///
  /// Call it from `explain`. The reason is only used if its value is the size that was found. The reason
  /// must not include the bounds of the container, unless the algorithm applies them itself. Call it
  /// before explaining the children, because their positions may depend on the size without these
  /// bounds. The reason is created later, or not at all if nothing depends on it.
  public func explain(size reason: @autoclosure @escaping () -> TGReason) {
    if wraps { solver.reasons?.sizeReasons[sizeKey] = reason }
  }

  var sizeKey: ReasonLog.Key { ReasonLog.Key(box: box, axis: axis, quantity: .extent) }
}

extension TGPassReasons {
  private var viewID: TGViewID { TGViewID(plan.node(ofBox: box).identity) }

  /// The size of a container that does not wrap.
  ///
  /// The root may lay out its contents for a size other than that of its frame.
  private var given: TGReason {
    let differsFromFrame = box == 0 && pass.container.frame.size[axis] != points
    return plan.reason(points, box, axis, .extent, differsFromFrame ? .forPass : .framed)
  }

  private var found: TGReason { plan.reason(points, box, axis, .extent, .found) }

  /// The size that was assumed before the pass.
  private var before: TGReason {
    let found = found
    guard let known = solver.reasons?.sizeBefore[axis] else { return found }
    let snapped = found.fitted(on: plan.grid)
    if snapped.yields(known) { return snapped.named("\(label)'s \(axis.extentName)") }
    return .rule(known, "\(label)'s \(axis.extentName) before the pass")
  }

  /// The size that the algorithm set, before bounds were applied.
  private var unbounded: TGReason {
    let size = solver.reasons?.size(sizeKey)
    return size?.named("\(label)'s \(axis.extentName) without bounds") ?? found
  }

  private func padding(isStart: Bool) -> TGReason {
    let points = isStart ? container.paddingStart : container.paddingEnd
    let isNear = isStart != (axis == .horizontal && plan.environment.isRightToLeft)
    let sides = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    let side = isNear ? sides.0 : sides.1
    let text = points == 0 ? "" : "tg_\(side)Padding = \(readable(points))"
    return .written(points, "\(side) padding", text).of(viewID)
  }
}

extension TGAxis {
  /// The word for an extent along the axis: width or height.
  public var extentName: String { self == .horizontal ? "width" : "height" }
}

extension TGReason {
  /// Returns the number snapped to the pixel grid; unchanged if it is on the grid already.
  func rounded(on grid: PixelGrid) -> TGReason {
    let rounded = TGReason(.rounded(scale: grid.scale, grid.snapping), [self])
    return rounded.value == value ? self : rounded
  }

  /// Returns the size of a container that wraps, snapped to the pixel grid; unchanged if it is on
  /// the grid already.
  func fitted(on grid: PixelGrid) -> TGReason {
    guard grid.snapping == .edges else { return rounded(on: grid) }
    let fitted = TGReason(.fitted(scale: grid.scale), [self])
    return fitted.value == value ? self : fitted
  }

  /// The number snapped to a value by rounding it up or to the nearest pixel; nil if neither yields the
  /// value.
  func snapped(to value: Double, on grid: PixelGrid) -> TGReason? {
    let fitted = fitted(on: grid)
    if fitted.yields(value) { return fitted }
    let rounded = rounded(on: grid)
    return rounded.yields(value) ? rounded : nil
  }

  /// Returns the distance between the two edges of a range after both are snapped to the pixel grid.
  static func between(_ origin: TGReason, _ extent: TGReason, on grid: PixelGrid) -> TGReason {
    let between = TGReason(.between(scale: grid.scale, grid.snapping), [origin, origin + extent])
    return between.value == extent.value ? extent.gathered("") : between
  }
}

extension TGPass {
  /// Returns a number snapped to the pixel grid, as by `round`; unchanged if it is on the grid
  /// already.
  public func rounded(_ number: TGReason) -> TGReason { number.rounded(on: solver.plan.grid) }

  /// Returns a share of a length that is divided among weights one after the other, each share on the
  /// pixel grid.
  ///
  /// - Parameters:
  ///   - weight: The weight of the share.
  ///   - total: The sum of the weights that have no share yet, including this one.
  ///   - length: The whole length.
  ///   - given: The sum of the shares before.
  public func share(
    _ weight: Double, of total: Double, in length: TGReason, after given: Double
  ) -> TGReason {
    let remaining = given == 0 ? length : length - .rule(given, "shares before")
    if weight == total { return rounded(remaining).by("all that is left") }
    let part = remaining * (.rule(weight, "share") / .rule(total, "all shares"))
    return rounded(part).by("its share of what is left")
  }
}
