import TangramCore

/// The results of measuring a whole curve.
struct CurveLength {
  /// The total length of the straight lines between the samples.
  private(set) var total = 0.0
  /// The first and the last sample that was evaluated.
  private var ends: (first: TGPoint, last: TGPoint)?
  /// The number of points of the curve that were evaluated.
  private(set) var looks = 0

  /// Measures a curve from its start to its end or, if it is longer, its first `most` samples; `visit`
  /// receives every sample, and whether it begins a connected piece.
  init(of curve: CurveSampler, atMost most: Int, visit: (TGPoint, _ isFresh: Bool) -> Void) {
    var (variable, isFresh) = (curve.start, true)
    while variable - curve.end <= 0.1, looks < most {
      looks += 1
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
