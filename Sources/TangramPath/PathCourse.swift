import TangramCore

/// A curve laid into a container, and how places are spread along it.
struct PathCourse {
  let curve: CurveSampler
  private let spaceType: TGPathSpaceType
  private let error: Double
  /// The number of samples that the length of a curve or a distance may cost.
  private let mostSamples: Int

  /// Samples that a walk may take beyond what it needs, before it counts as leading nowhere.
  private var spareLooks: Int { min(20_000, 2 * mostSamples) }
  /// Samples that the search for one place inside a step may take.
  static let looksForPlace = 128
  /// Lays the curve of the options into a container; nil when they have none.
  ///
  /// - Parameters:
  ///   - content: The room inside the padding.
  ///   - mostSamples: The longest curve there may be, in samples.
  init?(
    _ options: TGPathAlgorithm, in content: TGRect, mostSamples: Int = TGLimits().curveSamples
  ) {
    guard let curve = options.curve else { return nil }
    self.curve = CurveSampler(curve, options.coordinates, in: content)
    spaceType = options.spaceType
    error = options.usableError
    self.mostSamples = min(max(0, mostSamples), 1_000_000_000)
  }

  /// A walk that finds the places of `count` children.
  func walk(for count: Int) -> CurveWalk {
    let (spacing, looks) = spacing(for: count)
    return CurveWalk(
      along: curve, spacing: spacing, error: error, looks: self.looks(for: count, spacing),
      looksBefore: looks)
  }

  /// A walk from the start of the curve to its end.
  func length(visit: (TGPoint, _ isFresh: Bool) -> Void = { _, _ in }) -> CurveLength {
    CurveLength(of: curve, atMost: mostSamples, visit: visit)
  }

  /// Whether places lie a given distance apart, whatever the length of the curve.
  var isFixed: Bool {
    if case .fixed = spaceType { true } else { false }
  }

  /// Whether the curve has more samples than may be spent on measuring it.
  var isTooLong: Bool { !isFixed && curve.end - curve.start > Double(mostSamples) }

  /// The distance between neighbours, and the number of samples that finding it took.
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

  /// The number of samples a walk may take: what it needs along a curve that advances by a point
  /// a step, or along the whole of a slower one, and some to spare.
  private func looks(for count: Int, _ spacing: Double) -> Int {
    let distance = Double(count) * spacing
    let range = isFixed ? 0 : curve.end - curve.start
    let needed = max(0, min(Double(mostSamples), max(distance, range)))
    let (refining, overflows) = count.multipliedReportingOverflow(by: Self.looksForPlace)
    return spareLooks + Int(needed) + (overflows ? 0 : refining)
  }
}
