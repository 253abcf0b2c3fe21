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

  private let course: PathCourse
  /// The distance between neighboring positions.
  let spacing: Double
  private var samplesLeft: Int
  /// The number of points of the curve that were evaluated, including those evaluated before the walk.
  private(set) var samples: Int

  private var variable: Double
  /// The last sample that did not go too far; nil before the first position.
  private var last: Place?
  /// The distance of the last sample from the last position.
  private var distance = 0.0
  /// Whether the curve is undefined at the last value of the variable.
  private var isUndefined = false

  /// Whether the curve ended before there were enough positions.
  private(set) var hasEnded = false
  /// Whether the walk exceeded its limit, so that all later positions are the last point.
  private(set) var exhaustedSamples = false

  /// Begins a walk that finds the positions of `count` children.
  init(along course: PathCourse, for count: Int) {
    self.course = course
    (spacing, samples) = course.spacing(for: count)
    samplesLeft = course.maximumSamples(for: count, spacing)
    variable = course.curve.start
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
    if isUndefined, let last {
      // The rest of the curve is undefined: the next child is placed at its last point.
      hasEnded = true
      return .place(Place(point: last.point, variable: variable))
    }
    guard samplesLeft > 0 else {
      exhaustedSamples = true
      return last.map { .place($0) } ?? .end
    }
    let here = variable
    variable += 1
    guard let point = evaluate(at: here) else {
      isUndefined = true
      return .gap
    }
    isUndefined = false
    let sample = Place(point: point, variable: here)
    guard let last else { return recordPlace(at: sample) }
    return advance(from: last, to: sample)
  }

  private mutating func evaluate(at variable: Double) -> TGPoint? {
    samplesLeft -= 1
    samples += 1
    return course.curve.point(at: variable)
  }

  private mutating func recordPlace(at place: Place) -> Step {
    (distance, last) = (0, place)
    return .place(place)
  }

  @inline(__always)
  private mutating func advance(from last: Place, to sample: Place) -> Step {
    let before = distance
    distance += sample.point.distance(to: last.point)
    let excess = distance - spacing
    if excess >= course.error { return recordPlace(at: refined(from: last, before, to: sample)) }
    if excess > -course.error { return recordPlace(at: sample) }
    self.last = sample
    return .sample(sample.point)
  }

  /// Searches for a position within the step that went beyond the distance, with decreasing step sizes.
  ///
  /// - Parameter before: The distance up to the last sample.
  private mutating func refined(from last: Place, _ before: Double, to sample: Place) -> Place {
    // The order of these operations affects rounding, and therefore which point is found.
    var (limit, distance, from) = (sample.variable, before, last.point)
    var step = 1.0
    if limit - last.variable > 1 { limit = last.variable + 1 }
    while step > 0.0001 {
      var variable = limit - step + step / 10
      while variable - limit < 0.0001, samplesLeft > 0 {
        if let point = evaluate(at: variable) {
          let reached = distance + point.distance(to: from)
          if reached >= spacing {
            if reached - spacing <= course.error { return Place(point: point, variable: variable) }
            break
          }
          distance = reached
          from = point
        }
        variable += step / 10
      }
      if samplesLeft <= 0 { return Place(point: from, variable: variable) }
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
