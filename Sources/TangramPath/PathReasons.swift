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
    for axis in TGAxis.allCases where pass.reasons(axis).wraps {
      pass.reasons(axis).explain(size: size(axis))
    }
    for index in pass.explained {
      let isAfterOrigin = run.origin.map { $0 < index } ?? false
      for axis in TGAxis.allCases {
        let child = pass[index].reasons(axis)
        child.explain(extent: child.clamp(ownExtent(child)))
        child.explain(
          origin: index == run.origin
            ? placeOfOrigin(child) : place(child, isAfterOrigin ? index - 1 : index))
      }
    }
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
  private func ownExtent(_ child: TGChildReasons) -> TGReason {
    let axis = child.axis
    switch child.size {
    case .number: return child.number
    case .ofContainer(axis.crossed):
      return child.scale(bounds(axis))
        .by("the \(axis.extentName) is read, as the one that is set")
    case .ofOtherAxis: return child.scale(child.current)
    case .ofContainer, .ofOther: return child.tied(sameAxis: true)
    case .weight: return child.share(of: child.container.content)
    case .fill: return child.filled(by: child.container.content)
    case .none, .wrap, .list: return child.current
    }
  }

  /// The extent of the container's own frame.
  ///
  /// A root with margins may lay out its contents in a different size.
  private func bounds(_ axis: TGAxis) -> TGReason {
    let container = pass.reasons(axis)
    if container.wraps { return container.size }
    let bounds = axis == .horizontal ? pass[.horizontal].bounds : pass[.vertical].bounds
    return container.size.value == bounds
      ? container.size : .rule(bounds, "\(axis.extentName) of the frame")
  }

  /// The space inside the padding, in which the curve is placed.
  private func room(_ axis: TGAxis) -> TGReason {
    let (container, bounds) = (pass.reasons(axis), bounds(axis))
    let content = container.content
    let room = bounds - container.paddingStart - container.paddingEnd
    return room.value == content.value ? content : room
  }

  /// The size of a wrapping container, which extends from its first child to its last.
  private func size(_ axis: TGAxis) -> TGReason {
    let container = pass.reasons(axis)
    let children = pass.children.map { $0.reasons(axis) }
    let starts = children.map { place(of: $0) ?? $0.origin }
    let ends = children.map { place(of: $0) ?? $0.end }
    guard let first = starts.min(by: { $0.value < $1.value }),
      let last = TGReason.greatest(of: ends)
    else {
      return container.paddingStart + container.paddingEnd
    }
    return last - first
  }

  /// The anchor position of a child whose extent is a share of the container's; nil for other children.
  private func place(of child: TGChildReasons) -> TGReason? {
    guard child.isWeighted else { return nil }
    return child.origin + child.extent * .rule(child.child.anchorPoint[child.axis], "anchor")
  }
}

// MARK: - Places

extension PathReasons {
  private func place(_ child: TGChildReasons, _ number: Int) -> TGReason {
    let corner = TGReason.rule(0, "corner")
    guard let walk = walk() else { return put(child, corner).by("there is no curve") }
    guard number < walk.places.count else {
      return put(child, corner).by("the curve becomes undefined before this place")
    }
    let curve = CurveReasons(run.options, walk.curve, walk.places[number])
    let distance = "\(readable(rounded(walk.spacing))) further on"
    let way = number == 0 ? "where the curve begins" : distance
    return put(child, originOfCurve(child.axis, room(child.axis)) + curve.reason(child.axis))
      .by("place \(number + 1) of \(count), \(way)")
  }

  /// The walk along the curve for the container size that the current reason refers to.
  private func walk() -> Walk? {
    let seen = TGSize(
      width: pass.reasons(.horizontal).size.value, height: pass.reasons(.vertical).size.value)
    if let known = walks.known[seen] { return known }
    let found = (pass[.horizontal].size, pass[.vertical].size)
    (pass[.horizontal].size, pass[.vertical].size) = (seen.width, seen.height)
    defer { (pass[.horizontal].size, pass[.vertical].size) = found }
    let walk = run.course().map { Walk($0, count) }
    walks.known[seen] = .some(walk)
    return walk
  }

  private func placeOfOrigin(_ child: TGChildReasons) -> TGReason {
    put(child, originOfCurve(child.axis, child.container.content)).by("the origin view")
  }

  /// The coordinate of the curve's origin.
  private func originOfCurve(_ axis: TGAxis, _ room: TGReason) -> TGReason {
    let fraction = run.options.coordinates.usable.origin[axis]
    let container = pass.reasons(axis)
    let padding = isTurned(axis) ? container.paddingEnd : container.paddingStart
    guard fraction != 0 else { return padding }
    let text = "tg_coordinateSetting.origin.\(axis == .horizontal ? "x" : "y")"
    let part = TGReason.written(fraction, "", "\(text) = \(readable(fraction))")
    return (padding + room * part).named("origin of the curve")
  }

  /// Places the anchor of a child at a position, offset by the child's margins.
  private func put(_ child: TGChildReasons, _ place: TGReason) -> TGReason {
    let anchor = child.child.anchorPoint[child.axis]
    let origin = anchor == 0 ? place : place - child.extent * .rule(anchor, "anchor")
    let (ahead, after) = (child.start(), child.after())
    return isTurned(child.axis) ? origin + after - ahead : origin + ahead - after
  }

  private func isTurned(_ axis: TGAxis) -> Bool {
    axis == .horizontal ? run.isTurned(.horizontal) : run.isTurned(.vertical)
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
