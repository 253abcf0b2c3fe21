// The sine and the cosine, computed here instead of by a C library: a curve has the same points on every
// platform, and the module also compiles where there is no C library.

/// The sine of an angle in radians.
func sineOf(_ angle: Double) -> Double { ReducedAngle(angle).sine(quarterTurnsMore: 0) }

/// The cosine of an angle in radians.
func cosineOf(_ angle: Double) -> Double { ReducedAngle(angle).sine(quarterTurnsMore: 1) }

/// An angle as a number of quarter turns and a remainder of at most an eighth of a turn.
private struct ReducedAngle {
  private var quarterTurns = 0
  private var remainder = 0.0
  /// The low-order part of the remainder, which is below the precision of `remainder`.
  private var tail = 0.0

  init(_ angle: Double) {
    // A larger angle has no digits for a fraction of a turn, and counts as zero. The difference is NaN
    // if the angle is infinite or NaN.
    guard abs(angle) < 0x1p53 else {
      remainder = angle - angle
      return
    }
    // The products with the parts of a quarter turn are exact for at most 2²⁰ quarter turns.
    let turn = 2 * Double.pi
    let near = abs(angle) < 1e6 ? angle : angle - (angle / turn).rounded() * turn
    // Rounds to the nearest integer without a call to `rounded()`.
    let fraction = near / (.pi / 2)
    quarterTurns = Int(fraction < 0 ? fraction - 0.5 : fraction + 0.5)
    let count = Double(quarterTurns)
    let coarse = near - count * Self.quarterTurn.high
    let middle = count * Self.quarterTurn.middle
    remainder = coarse - middle
    tail = (coarse - remainder) - middle - count * Self.quarterTurn.low
  }

  /// π / 2 in three parts; the first two have 33 significant bits.
  private static let quarterTurn = (
    high: 0x1.921fb544p+0, middle: 0x1.0b4611a6p-34, low: 0x1.3198a2e037073p-69
  )

  func sine(quarterTurnsMore more: Int) -> Double {
    switch (quarterTurns + more) & 3 {
    case 0: sineOfRemainder
    case 1: cosineOfRemainder
    case 2: -sineOfRemainder
    default: -cosineOfRemainder
    }
  }

  // The Taylor series; further terms are below the precision of a number.

  private var sineOfRemainder: Double {
    let square = remainder * remainder
    var sum = square * (square * (1 / 355_687_428_096_000) - 1 / 1_307_674_368_000)
    sum = square * (square * (sum + 1 / 6_227_020_800) - 1 / 39_916_800)
    sum = square * (square * (sum + 1 / 362_880) - 1 / 5_040)
    sum = square * (square * (sum + 1 / 120) - 1 / 6)
    return remainder + (remainder * sum + tail * (1 - square / 2))
  }

  private var cosineOfRemainder: Double {
    let square = remainder * remainder
    var sum = square * (1 / 20_922_789_888_000 - square * (1 / 6_402_373_705_728_000))
    sum = square * (1 / 479_001_600 - square * (1 / 87_178_291_200 - sum))
    sum = square * (1 / 40_320 - square * (1 / 3_628_800 - sum))
    sum = square * square * (1 / 24 - square * (1 / 720 - sum))
    // Half of the square is subtracted as exactly as possible; the rest of the series is small.
    let half = square / 2
    let main = 1 - half
    return main + ((1 - main - half) + sum - remainder * tail)
  }
}
