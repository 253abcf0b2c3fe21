import Tangram

// Ordinary and extreme numbers.

extension AnyTree {
  private static let strange = [
    0, -0.0, -1, 1e-300, -1e-300, 1e-9, 0.1, 1e9, -1e9, 1e10, 1e17, 1e300, -1e300,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
    TGLayoutPos.tg_safeAreaMargin,
  ]

  /// A length, which may be outside the range in a tree of strange numbers.
  mutating func points(_ range: ClosedRange<Int> = 0...100) -> Double {
    if numbers == .strange, random.chance(25) { return random.pick(Self.strange) }
    let points = random.number(in: range)
    return random.chance(15) ? points + random.number(in: 1...99) / 100 : points
  }

  /// A distance, which is sometimes negative.
  mutating func distance() -> Double { points(random.chance(15) ? -20...0 : 0...20) }

  /// A factor, which may be extreme in a tree of strange numbers.
  mutating func factor() -> Double {
    if numbers == .strange, random.chance(25) { return random.pick(Self.strange) }
    return pick(0.5, 1, 1, 2, 1.5, 0, -1)
  }

  /// Any number, not necessarily a length.
  mutating func number() -> Double {
    if numbers == .strange { return random.pick(Self.strange) }
    return pick(0, 1, 2, 0.5, 3.25, -1)
  }

  mutating func weight() -> TGWeight {
    numbers == .strange && random.chance(25)
      ? TGWeight(random.pick(Self.strange)) : TGWeight(pick(10.0, 25, 33.3, 50, 100, 120, 0))
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    if numbers == .strange, random.chance(25) { return pick(-1, 0, 1_000_000, .max, .min) }
    return Int.random(in: range, using: &random)
  }

  mutating func point() -> TGPoint { TGPoint(x: points(-50...50), y: points(-50...50)) }

  mutating func rect() -> TGRect { TGRect(origin: point(), size: size()) }

  mutating func size() -> TGSize { TGSize(width: points(), height: points()) }

  mutating func transform() -> TGAffineTransform {
    switch random.below(4) {
    case 0: TGAffineTransform(scaleX: factor(), y: factor())
    case 1: TGAffineTransform(translationX: points(), y: points())
    case 2: TGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}
