import TangramCore

/// The results of measuring a whole curve.
struct CurveLength {
  /// The total length of the straight lines between the samples.
  private(set) var total = 0.0
  /// The first and the last sample that was evaluated.
  private var first: TGPoint?
  private var last: TGPoint?
  private var count = 0
  /// The number of points of the curve that were evaluated.
  private(set) var looks = 0
  /// Whether the curve has more samples than were evaluated.
  private(set) var isCutShort = false

  /// Measures a curve from its start to its end.
  ///
  /// - Parameters:
  ///   - most: The maximum number of samples; the rest of a longer curve is ignored.
  ///   - visit: Receives every sample, and whether it begins a connected piece.
  init(
    of curve: CurveSampler, atMost most: Int, visit: (TGPoint, _ isFresh: Bool) -> Void
  ) {
    var variable = curve.start
    var isFresh = true
    while variable - curve.end <= 0.1 {
      guard looks < most else {
        isCutShort = true
        return
      }
      looks += 1
      if let point = curve.point(at: variable) {
        visit(point, isFresh)
        add(point, isFresh)
        isFresh = false
      } else {
        isFresh = true
      }
      variable += 1
    }
  }

  @inline(__always)
  private mutating func add(_ point: TGPoint, _ isFresh: Bool) {
    if !isFresh, let last { total += point.distance(to: last) }
    if first == nil { first = point }
    last = point
    count += 1
  }

  /// Whether the curve ends where it begins.
  var isClosed: Bool {
    guard count >= 2, let first, let last else { return false }
    return last.distance(to: first) <= 1
  }

  /// The spacing at which `count` positions fill the curve.
  func spacing(for count: Int) -> Double {
    guard count > 1 else { return 0 }
    return isClosed ? total / Double(count) : total / (Double(count) - 1)
  }
}
