import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a path layout: repeats the computation of
/// `PathRun` with `TGReason` values instead of numbers.
struct PathReasons {
  private let run: PathRun
  /// The number of children on the curve.
  private let count: Int
  private let walks = Walks()

  private var pass: TGPass { run.pass }

  init(_ run: PathRun) {
    self.run = run
    count = run.pass.count - (run.origin == nil ? 0 : 1)
  }

  func explain() {
    explainSize(.horizontal)
    explainSize(.vertical)
    for index in pass.explained {
      explain(index, .horizontal)
      explain(index, .vertical)
    }
  }
}

extension PathReasons {
  private func explain<Axis: TGAxisType>(_ index: Int, _ axis: Axis) {
    let child = pass[index]
    explainExtent(child, axis)
    if index == run.origin { return explainOrigin(child, axis) }
    let isAfterOrigin = run.origin.map { $0 < index } ?? false
    explainPlace(child, isAfterOrigin ? index - 1 : index, axis)
  }
}

extension TGPathAlgorithm {
  /// Explains the rectangle of each child, and the size of the layout where it wraps.
  public func explain(_ pass: TGPass) {
    PathReasons(PathRun(pass: pass, options: self)).explain()
  }
}

// MARK: - Sizes

extension PathReasons {
  private func explainExtent<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) {
    let reasons = child[axis].reasons
    child[axis].explain(extent: reasons.clamp(ownExtent(child, axis)))
  }

  private func ownExtent<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) -> TGReason {
    let reasons = child[axis].reasons
    switch child[axis].size {
    case .number: return reasons.number
    case .ofContainer(Axis.Cross.axis):
      return reasons.scale(bounds(axis)).by("the \(name(axis)) is read, as the one that is set")
    case .ofOtherAxis: return reasons.scale(reasons.current)
    case .ofContainer, .ofOther: return reasons.tied(sameAxis: true)
    case .weight: return reasons.share(of: reasons.container.content)
    case .fill: return reasons.filled(by: reasons.container.content)
    case .none, .wrap, .list: return reasons.current
    }
  }

  private func name<Axis: TGAxisType>(_ axis: Axis) -> String {
    Axis.pick(horizontal: "width", vertical: "height")
  }

  /// The extent of the container's own frame.
  ///
  /// A root with margins may lay out its contents in a different size.
  private func bounds<Axis: TGAxisType>(_ axis: Axis) -> TGReason {
    let size = pass[axis].reasons.size
    if pass[axis].wraps { return size }
    let bounds = pass[axis].bounds
    return size.value == bounds ? size : .rule(bounds, "\(name(axis)) of the frame")
  }

  /// The space inside the padding, in which the curve is placed.
  private func room<Axis: TGAxisType>(_ axis: Axis) -> TGReason {
    let (container, bounds) = (pass[axis].reasons, bounds(axis))
    let content = container.content
    let room = bounds - container.paddingStart - container.paddingEnd
    return room.value == content.value ? content : room
  }

  /// Explains the size of a wrapping container, which extends from its first child to its last.
  private func explainSize<Axis: TGAxisType>(_ axis: Axis) {
    if pass[axis].wraps { pass[axis].explain(size: size(axis)) }
  }

  private func size<Axis: TGAxisType>(_ axis: Axis) -> TGReason {
    let container = pass[axis].reasons
    let starts = pass.children.map { place(of: $0, axis) ?? $0[axis].reasons.origin }
    let ends = pass.children.map { place(of: $0, axis) ?? $0[axis].reasons.end }
    guard let first = starts.min(by: { $0.value < $1.value }),
      let last = TGReason.greatest(of: ends)
    else {
      return container.paddingStart + container.paddingEnd
    }
    return last - first
  }

  /// The anchor position of a child whose extent is a share of the container's; nil for other children.
  private func place<Axis: TGAxisType>(of child: TGChild, _ axis: Axis) -> TGReason? {
    guard run.isShare(child[axis]) else { return nil }
    let (reasons, anchor) = (child[axis].reasons, child.anchorPoint[Axis.axis])
    return reasons.origin + reasons.extent * .rule(anchor, "anchor")
  }
}

// MARK: - Places

extension PathReasons {
  private func explainPlace<Axis: TGAxisType>(_ child: TGChild, _ number: Int, _ axis: Axis) {
    child[axis].explain(origin: place(child, number, axis))
  }

  private func place<Axis: TGAxisType>(
    _ child: TGChild, _ number: Int, _ axis: Axis
  ) -> TGReason {
    guard let walk = walk() else {
      return put(child, TGReason.rule(0, "corner"), axis).by("there is no curve")
    }
    guard number < walk.places.count else {
      return put(child, TGReason.rule(0, "corner"), axis)
        .by("the curve becomes undefined before this place")
    }
    let curve = CurveReasons(run.options, walk.curve, walk.places[number])
    let distance = "\(readable(rounded(walk.spacing))) further on"
    let way = number == 0 ? "where the curve begins" : distance
    return put(child, originOfCurve(axis, room(axis)) + curve.reason(Axis.axis), axis)
      .by("place \(number + 1) of \(count), \(way)")
  }

  /// The walk along the curve for the container size that the current reason refers to.
  private func walk() -> Walk? {
    let seen = TGSize(
      width: pass[.horizontal].reasons.size.value, height: pass[.vertical].reasons.size.value)
    if let known = walks.known[seen] { return known }
    let found = (pass[.horizontal].size, pass[.vertical].size)
    (pass[.horizontal].size, pass[.vertical].size) = (seen.width, seen.height)
    defer { (pass[.horizontal].size, pass[.vertical].size) = found }
    let walk = run.course().map { Walk($0, count) }
    walks.known[seen] = .some(walk)
    return walk
  }

  private func explainOrigin<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) {
    child[axis].explain(
      origin: put(child, originOfCurve(axis, pass[axis].reasons.content), axis)
        .by("the origin view"))
  }

  /// The coordinate of the curve's origin.
  private func originOfCurve<Axis: TGAxisType>(_ axis: Axis, _ room: TGReason) -> TGReason {
    let fraction = run.options.coordinates.usable.origin[Axis.axis]
    let container = pass[axis].reasons
    let padding = run.isTurned(axis) ? container.paddingEnd : container.paddingStart
    guard fraction != 0 else { return padding }
    let text = "tg_coordinateSetting.origin.\(Axis.pick(horizontal: "x", vertical: "y"))"
    let part = TGReason.written(fraction, "", "\(text) = \(readable(fraction))")
    return (padding + room * part).named("origin of the curve")
  }

  /// Places the anchor of a child at a position, offset by the child's margins.
  private func put<Axis: TGAxisType>(
    _ child: TGChild, _ place: TGReason, _ axis: Axis
  ) -> TGReason {
    let reasons = child[axis].reasons
    let anchor = child.anchorPoint[Axis.axis]
    let origin = anchor == 0 ? place : place - reasons.extent * .rule(anchor, "anchor")
    guard child[axis].hasPositions else { return origin }
    let isTurned = run.isTurned(axis)
    let (ahead, after) = (reasons.start(), reasons.after())
    return isTurned ? origin + after - ahead : origin + ahead - after
  }
}

/// The positions on a curve that is placed in a container.
private struct Walk {
  let curve: CurveSampler
  let spacing: Double
  let places: [CurveWalk.Place]

  init(_ course: PathCourse, _ count: Int) {
    curve = course.curve
    spacing = course.spacing(for: count).0
    places = course.places(for: count)
  }
}

/// A cache of the walks for each size of the container; nil if there is no curve.
private final class Walks {
  var known: [TGSize: Walk?] = [:]
}

/// A point of a curve, with its coordinates as `TGReason` values.
private struct CurveReasons {
  private let options: TGPathAlgorithm
  private let curve: CurveSampler
  private let place: CurveWalk.Place

  init(_ options: TGPathAlgorithm, _ curve: CurveSampler, _ place: CurveWalk.Place) {
    (self.options, self.curve, self.place) = (options, curve, place)
  }

  /// The distance of the point from the origin of the curve, along an axis.
  func reason(_ axis: TGAxis) -> TGReason {
    let distance = place.point[axis] - curve.origin[axis]
    let isUpward = options.coordinates.isMath && axis == .vertical
    let value = isUpward ? 0 - distance : distance
    let coordinate = inTurn(value, axis) ?? written(value, label(axis))
    return isUpward ? .rule(-1, "upwards") * coordinate : coordinate
  }

  /// The label of a coordinate of the point.
  func label(_ axis: TGAxis) -> String {
    let name = isFirst(axis) ? "x" : "y"
    let isArgument = name == "x" && options.curve?.rectangularEquation != nil
    return isArgument ? "curve's x" : "curve's \(name) at \(argument)"
  }

  /// The coordinate on a polar curve, as the radius times a sine or a cosine; nil for other curves.
  private func inTurn(_ value: Double, _ axis: TGAxis) -> TGReason? {
    guard let equation = options.curve?.polarEquation else { return nil }
    let angle = TGRadian(angle: place.variable)
    guard let radius = equation(angle) else { return nil }
    let (part, name) =
      isFirst(axis) ? (cosineOf(angle.value), "cos") : (sineOf(angle.value), "sin")
    let reason = written(radius, "radius at \(argument)") * .rule(part, "\(name) \(argument)")
    return (reason.value - value).magnitude < 1e-6 ? reason : nil
  }

  /// Whether an axis is the first axis of the curve's coordinate system.
  private func isFirst(_ axis: TGAxis) -> Bool {
    (axis == .horizontal) != options.coordinates.isReverse
  }

  /// The value of the curve's variable, as text.
  private var argument: String {
    let value = readable(rounded(place.variable))
    if options.curve?.isWalkedInDegrees == true { return "\(value)°" }
    return options.curve?.rectangularEquation == nil ? "t = \(value)" : "x = \(value)"
  }

  private func written(_ value: Double, _ label: String) -> TGReason {
    .written(value, label, options.curve?.text ?? "")
  }
}

extension TGCurve {
  /// The source text that specifies the curve.
  fileprivate var text: String {
    switch self {
    case .rectangular: "tg_rectangularEquation"
    case .parametric: "tg_parametricEquation"
    case .polar: "tg_polarEquation"
    default: "tg_curve = .\(self)"
    }
  }
}

/// A number rounded to hundredths, as explanations show it.
private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
