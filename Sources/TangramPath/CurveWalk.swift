import TangramCore

/// A walk along a curve that finds positions at a given distance from each other.
///
/// The distance is measured along straight lines between samples that are one step of the variable
/// apart, starting again at every position. If a sample differs from the requested distance by less
/// than the permitted error, it is used unchanged; if a step goes beyond the distance, the position is
/// searched for within that step.
struct CurveWalk {
  /// A point of the curve, and the value of the variable there.
  struct Place {
    var point: TGPoint
    var variable: Double
  }

  /// The result of one step.
  enum Step {
    /// A sample that is not far enough from the last position.
    case sample(TGPoint)
    case place(Place)
    /// The curve is undefined here.
    case gap
    /// There are no more positions.
    case end
  }

  private let curve: CurveSampler
  /// The distance between neighboring positions.
  let spacing: Double
  private let error: Double
  private var looksLeft: Int
  /// The number of points of the curve that were evaluated, including those evaluated before the walk.
  private(set) var looks: Int

  private var variable: Double
  /// The last value of the variable that did not go too far.
  private var known: Double
  private var last = TGPoint.zero
  /// The distance from the last position.
  private var distance = 0.0
  private var isFresh = true
  private var hasBegun = false

  /// Whether the curve ended before there were enough positions.
  private(set) var hasEnded = false
  /// Whether the walk exceeded its limit, so that all later positions are the last point.
  private(set) var gaveUp = false

  /// - Parameters:
  ///   - looks: The maximum number of points of the curve to evaluate.
  ///   - looksBefore: The number of points that were evaluated to find the spacing.
  init(
    along curve: CurveSampler, spacing: Double, error: Double, looks: Int, looksBefore: Int = 0
  ) {
    self.curve = curve
    self.spacing = spacing
    self.error = error
    looksLeft = looks
    self.looks = looksBefore
    variable = curve.start
    known = curve.start
  }

  /// Returns the next position; nil if the curve has no more positions.
  mutating func next() -> Place? {
    while true {
      switch step() {
      case .place(let place): return place
      case .end: return nil
      case .sample, .gap: break
      }
    }
  }

  /// Advances by one step of the variable.
  mutating func step() -> Step {
    if hasEnded { return .end }
    if isFresh, hasBegun {
      // The rest of the curve is undefined: the next child is placed at its last point.
      hasEnded = true
      return .place(Place(point: last, variable: variable))
    }
    guard looksLeft > 0 else {
      gaveUp = true
      return hasBegun ? .place(Place(point: last, variable: known)) : .end
    }
    let here = variable
    variable += 1
    guard let point = look(at: here) else {
      isFresh = true
      return .gap
    }
    if isFresh {
      isFresh = false
      hasBegun = true
      return arrive(Place(point: point, variable: here))
    }
    return advance(to: point, at: here)
  }

  private mutating func look(at variable: Double) -> TGPoint? {
    looksLeft -= 1
    looks += 1
    return curve.point(at: variable)
  }

  private mutating func arrive(_ place: Place) -> Step {
    distance = 0
    known = place.variable
    last = place.point
    return .place(place)
  }

  @inline(__always)
  private mutating func advance(to point: TGPoint, at here: Double) -> Step {
    let before = distance
    distance += point.distance(to: last)
    if distance >= spacing {
      if distance - spacing >= error { return arrive(refined(at: here, before)) }
      return arrive(Place(point: point, variable: here))
    }
    if distance - spacing > -error { return arrive(Place(point: point, variable: here)) }
    known = here
    last = point
    return .sample(point)
  }

  /// Searches for a position within the step that went beyond the distance, with decreasing step sizes.
  ///
  /// - Parameter before: The distance up to the last sample.
  private mutating func refined(at here: Double, _ before: Double) -> Place {
    // The order of these operations affects rounding, and therefore which point is found.
    var (limit, distance, from) = (here, before, last)
    var step = 1.0
    if limit - known > 1 { limit = known + 1 }
    while step > 0.0001 {
      var variable = limit - step + step / 10
      while variable - limit < 0.0001, looksLeft > 0 {
        if let point = look(at: variable) {
          let reached = distance + point.distance(to: from)
          if reached >= spacing {
            if reached - spacing <= error { return Place(point: point, variable: variable) }
            break
          }
          distance = reached
          from = point
        }
        variable += step / 10
      }
      if looksLeft <= 0 { return Place(point: from, variable: variable) }
      if variable > limit {
        limit += 1
        step = 1
      } else {
        limit = variable
        step /= 10
      }
    }
    return Place(point: from, variable: limit)
  }
}
