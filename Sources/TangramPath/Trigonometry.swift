// The sine and the cosine, computed here instead of by a C library: a curve has the same points on every
// platform, and the module also compiles where there is no C library.

/// The sine of an angle in radians.
func sineOf(_ angle: Double) -> Double { ReducedAngle(angle).sine(quarterTurnsMore: 0) }

/// The cosine of an angle in radians.
func cosineOf(_ angle: Double) -> Double { ReducedAngle(angle).sine(quarterTurnsMore: 1) }

/// An angle as a number of quarter turns and a rest of at most an eighth of a turn.
private struct ReducedAngle {
  private var quarterTurns = 0
  private var rest = 0.0
  /// What is too small to be part of `rest`.
  private var tail = 0.0

  init(_ angle: Double) {
    // A larger angle has no digits for a fraction of a turn, and counts as zero. The difference is not a
    // number if the angle is infinite or none.
    guard abs(angle) < 0x1p53 else {
      rest = angle - angle
      return
    }
    // The products with the parts of a quarter turn are exact for at most 2²⁰ quarter turns.
    let turn = 2 * Double.pi
    let near = abs(angle) < 1e6 ? angle : angle - (angle / turn).rounded() * turn
    let count = (near / (.pi / 2)).rounded()
    let coarse = near - count * Self.quarterTurn.high
    let middle = count * Self.quarterTurn.middle
    rest = coarse - middle
    tail = (coarse - rest) - middle - count * Self.quarterTurn.low
    quarterTurns = Int(count)
  }

  /// π / 2 in three parts; the first two have 33 significant bits.
  private static let quarterTurn = (
    high: 0x1.921fb544p+0, middle: 0x1.0b4611a6p-34, low: 0x1.3198a2e037073p-69
  )

  func sine(quarterTurnsMore more: Int) -> Double {
    switch (quarterTurns + more) & 3 {
    case 0: sineOfRest
    case 1: cosineOfRest
    case 2: -sineOfRest
    default: -cosineOfRest
    }
  }

  /// The Taylor series, whose further terms are below the precision of a number.
  private var sineOfRest: Double {
    let square = rest * rest
    var sum = 0.0
    for n in stride(from: 18.0, through: 2, by: -2) { sum = (1 + sum) * -square / (n * (n + 1)) }
    return rest + (rest * sum + tail * (1 - square / 2))
  }

  private var cosineOfRest: Double {
    let square = rest * rest
    var sum = 0.0
    for n in stride(from: 19.0, through: 3, by: -2) { sum = (1 + sum) * -square / (n * (n + 1)) }
    // Half of the square is subtracted as exactly as possible; the rest of the series is small.
    let half = square / 2
    let main = 1 - half
    return main + ((1 - main - half) - half * sum - rest * tail)
  }
}
