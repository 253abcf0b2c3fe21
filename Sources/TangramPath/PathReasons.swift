import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the children of a path layout, by the rules of `PathRun`.
final class PathReasons {
  private let run: PathRun
  /// The walk along the curve for each size of the container; nil if there is no curve.
  private var walks: [TGSize: Walk?] = [:]

  /// The positions on a curve that is placed in a container.
  private typealias Walk = (curve: CurveSampler, spacing: Double, places: [CurveWalk.Place])

  private var pass: TGPass { run.pass }
  private var options: TGPathAlgorithm { run.options }

  init(_ run: PathRun) { self.run = run }

  func explain() {
    for axis in TGAxis.allCases {
      pass.reasons(axis).explain(size: self.size(axis))
      for index in pass.explained {
        let child = pass[index].reasons(axis)
        child.explain(extent: child.clamp(ownExtent(child)))
        child.explain(origin: origin(child, index))
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
    return switch child.size {
    case .ofContainer(axis.crossed):
      child.scale(bounds(axis)).by("the \(axis.extentName) is read, as the one that is set")
    case .ofOtherAxis: child.scale(child.current)
    default: child.sized()
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
    let spans = pass.children.map { run.span(of: $0.reasons(axis)) }
    guard let first = spans.map({ $0.start }).min(by: { $0.value < $1.value }),
      let last = TGReason.greatest(of: spans.map { $0.end })
    else { return container.paddingStart + container.paddingEnd }
    return last - first
  }
}

// MARK: - Places

extension PathReasons {
  private func origin(_ child: TGChildReasons, _ index: Int) -> TGReason {
    func put(_ place: TGReason) -> TGReason {
      run.origin(of: child, child.child.anchorPoint[child.axis], at: place)
    }
    let (axis, origin, corner) = (child.axis, run.origin ?? pass.count, TGReason.rule(0, "corner"))
    if index == origin {
      return put(originOfCurve(axis, child.container.content)).by("the origin view")
    }
    guard let walk = walk() else { return put(corner).by("there is no curve") }
    let number = origin < index ? index - 1 : index
    guard number < walk.places.count else {
      return put(corner).by("the curve becomes undefined before this place")
    }
    let distanceText =
      number == 0 ? "where the curve begins" : "\(readable(rounded(walk.spacing))) further on"
    let coordinate = coordinate(of: walk.places[number], on: walk.curve, axis)
    return put(originOfCurve(axis, room(axis)) + coordinate)
      .by("place \(number + 1) of \(run.count), \(distanceText)")
  }

  /// The walk along the curve for the container size that the current reason refers to.
  private func walk() -> Walk? {
    let explainedSize = TGSize(
      width: pass.reasons(.horizontal).size.value, height: pass.reasons(.vertical).size.value)
    if let known = walks[explainedSize] { return known }
    let course = pass.rerun {
      (pass[.horizontal].size, pass[.vertical].size) = (explainedSize.width, explainedSize.height)
      return run.course()
    }
    let walk = course.map { ($0.curve, $0.spacing(for: run.count).0, $0.places(for: run.count)) }
    walks[explainedSize] = .some(walk)
    return walk
  }

  /// The coordinate of the curve's origin.
  private func originOfCurve(_ axis: TGAxis, _ room: TGReason) -> TGReason {
    let fraction = options.coordinates.usable.origin[axis]
    let text = "tg_coordinateSetting.origin.\(axis == .horizontal ? "x" : "y")"
    let part = TGReason.written(fraction, "", "\(text) = \(readable(fraction))")
    return run.originOfCurve(axis, pass.reasons(axis), part, of: room)
  }
}

// MARK: - Points of the curve

extension PathReasons {
  /// The distance of a place from the origin of the curve, along an axis.
  private func coordinate(
    of place: CurveWalk.Place, on curve: CurveSampler, _ axis: TGAxis
  ) -> TGReason {
    let distance = place.point[axis] - curve.origin[axis]
    let isUpward = options.coordinates.isMath && axis == .vertical
    let value = isUpward ? 0 - distance : distance
    // Whether the axis is the first one of the curve's coordinate system.
    let isFirst = (axis == .horizontal) != options.coordinates.isReverse
    let argument = argument(place.variable)
    let isArgument = isFirst && options.curve?.rectangularEquation != nil
    let label = isArgument ? "curve's x" : "curve's \(isFirst ? "x" : "y") at \(argument)"
    let coordinate = polarCoordinate(value, place.variable, isFirst) ?? written(value, label)
    return isUpward ? .rule(-1, "upwards") * coordinate : coordinate
  }

  /// The coordinate on a polar curve, as the radius times a sine or a cosine; nil for other curves.
  private func polarCoordinate(_ value: Double, _ variable: Double, _ isFirst: Bool) -> TGReason? {
    let (angle, argument) = (TGRadian(angle: variable), argument(variable))
    guard let radius = options.curve?.polarEquation?(angle) else { return nil }
    let (part, name) = isFirst ? (cosineOf(angle.value), "cos") : (sineOf(angle.value), "sin")
    let reason = written(radius, "radius at \(argument)") * .rule(part, "\(name) \(argument)")
    return (reason.value - value).magnitude < 1e-6 ? reason : nil
  }

  /// A value of the curve's variable, as text.
  private func argument(_ variable: Double) -> String {
    let value = readable(rounded(variable))
    if options.curve?.usesDegrees == true { return "\(value)°" }
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
