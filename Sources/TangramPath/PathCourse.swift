import TangramCore

/// A curve placed in a container, and the distribution of positions along it.
struct PathCourse {
  let curve: CurveSampler
  private let spaceType: TGPathSpaceType
  private let error: Double
  /// The maximum number of samples for measuring the curve or a distance along it.
  private let mostSamples: Int

  /// The number of additional samples that a walk may take before it stops early.
  private var spareLooks: Int { min(20_000, 2 * mostSamples) }
  /// The maximum number of samples in the search for one position within a step.
  static let looksForPlace = 128
  /// Places the curve of the options in a container; nil if the options contain no curve.
  ///
  /// - Parameters:
  ///   - content: The rectangle inside the padding.
  ///   - mostSamples: The maximum length of the curve, in samples.
  init?(
    _ options: TGPathAlgorithm, in content: TGRect, mostSamples: Int = TGLimits().curveSamples
  ) {
    guard let curve = options.curve else { return nil }
    self.curve = CurveSampler(curve, options.coordinates, in: content)
    spaceType = options.spaceType
    error = options.usableError
    self.mostSamples = min(max(0, mostSamples), 1_000_000_000)
  }

  /// Returns a walk that finds the positions of `count` children.
  func walk(for count: Int) -> CurveWalk {
    let (spacing, looks) = spacing(for: count)
    return CurveWalk(
      along: curve, spacing: spacing, error: error, looks: self.looks(for: count, spacing),
      looksBefore: looks)
  }

  /// Measures the curve from start to end, calling `visit` with each sample.
  func length(visit: (TGPoint, _ isFresh: Bool) -> Void = { _, _ in }) -> CurveLength {
    CurveLength(of: curve, atMost: mostSamples, visit: visit)
  }

  /// Whether positions are a fixed distance apart, regardless of the length of the curve.
  var isFixed: Bool {
    if case .fixed = spaceType { true } else { false }
  }

  /// Whether the curve has more samples than may be used to measure it.
  var isTooLong: Bool { !isFixed && curve.end - curve.start > Double(mostSamples) }

  /// Returns the distance between neighbors, and the number of samples used to find it.
  private func spacing(for count: Int) -> (Double, looks: Int) {
    let places: Int
    switch spaceType {
    case .fixed(let distance): return (distance.isFinite ? distance : 0, 0)
    case .flexed: places = count
    case .count(let wanted): places = wanted
    }
    guard places > 1 else { return (0, 0) }
    let length = length()
    return (length.spacing(for: places), length.looks)
  }

  /// The maximum number of samples of a walk.
  ///
  /// It is the number needed along a curve that advances by one point per step or, for a slower curve,
  /// along its whole length, plus a reserve.
  private func looks(for count: Int, _ spacing: Double) -> Int {
    let distance = Double(count) * spacing
    let range = isFixed ? 0 : curve.end - curve.start
    let needed = max(0, min(Double(mostSamples), max(distance, range)))
    let (refining, overflows) = count.multipliedReportingOverflow(by: Self.looksForPlace)
    return spareLooks + Int(needed) + (overflows ? 0 : refining)
  }
}
