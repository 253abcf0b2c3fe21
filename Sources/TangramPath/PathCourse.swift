import TangramCore

/// A curve placed in a container, and the distribution of positions along it.
struct PathCourse {
  let curve: CurveSampler
  /// The maximum error in the distance of a child.
  let error: Double
  /// The maximum number of samples for measuring the curve or a distance along it.
  let sampleLimit: Int
  private let spaceType: TGPathSpaceType

  /// Places the curve of the options in the rectangle inside a container's padding; nil if there is no
  /// curve.
  init?(
    _ options: TGPathAlgorithm, in content: TGRect, sampleLimit: Int = TGLimits().curveSamples
  ) {
    guard let curve = options.curve else { return nil }
    self.curve = CurveSampler(curve, options.coordinates, in: content)
    spaceType = options.spaceType
    error = options.usableError
    self.sampleLimit = min(max(0, sampleLimit), 1_000_000_000)
  }

  /// Returns the positions of `count` children, or fewer if the curve has no more.
  func places(for count: Int) -> [CurveWalk.Place] {
    var (walk, places) = (CurveWalk(along: self, for: count), [CurveWalk.Place]())
    while places.count < count, let place = walk.next() { places.append(place) }
    return places
  }

  /// Whether positions are a fixed distance apart, regardless of the length of the curve.
  var isFixed: Bool {
    if case .fixed = spaceType { true } else { false }
  }

  /// Whether the curve has more samples than may be used to measure it.
  var isTooLong: Bool { !isFixed && curve.end - curve.start > Double(sampleLimit) }

  /// Returns the distance between neighbors, and the number of samples used to find it.
  func spacing(for count: Int) -> (Double, samples: Int) {
    let places: Int
    switch spaceType {
    case .fixed(let distance): return (distance.isFinite ? distance : 0, 0)
    case .flexed: places = count
    case .count(let wanted): places = wanted
    }
    guard places > 1 else { return (0, 0) }
    let length = CurveLength(of: curve, atMost: sampleLimit) { _, _ in }
    return (length.spacing(for: places), length.samples)
  }

  /// The maximum number of samples of a walk.
  ///
  /// It is the number needed along a curve that advances by one point per step or, for a slower curve,
  /// along its whole length, plus a reserve, and 128 for each search for a position within a step.
  func maximumSamples(for count: Int, _ spacing: Double) -> Int {
    let range = isFixed ? 0 : curve.end - curve.start
    let needed = max(0, min(Double(sampleLimit), max(Double(count) * spacing, range)))
    let (refining, overflows) = count.multipliedReportingOverflow(by: 128)
    return min(20_000, 2 * sampleLimit) + Int(needed) + (overflows ? 0 : refining)
  }
}

/// The results of measuring a whole curve.
struct CurveLength {
  /// The total length of the straight lines between the samples.
  private(set) var total = 0.0
  /// The first and the last sample at which the curve is defined.
  private var ends: (first: TGPoint, last: TGPoint)?
  /// The number of points of the curve that were evaluated.
  private(set) var samples = 0

  /// Measures a curve from its start to its end or, if it is longer, its first `most` samples; `visit`
  /// receives every sample, and whether it begins a connected piece.
  init(of curve: CurveSampler, atMost most: Int, visit: (TGPoint, _ isFresh: Bool) -> Void) {
    var (variable, isFresh) = (curve.start, true)
    while variable - curve.end <= 0.1, samples < most {
      samples += 1
      if let point = curve.point(at: variable) {
        visit(point, isFresh)
        if !isFresh, let ends { total += point.distance(to: ends.last) }
        ends = (ends?.first ?? point, point)
        isFresh = false
      } else {
        isFresh = true
      }
      variable += 1
    }
  }

  /// The spacing at which `count` positions fill the curve, which needs one more step if it ends where it
  /// begins.
  func spacing(for count: Int) -> Double {
    guard let ends else { return 0 }
    let isClosed = ends.last.distance(to: ends.first) <= 1
    return isClosed ? total / Double(count) : total / (Double(count) - 1)
  }
}
