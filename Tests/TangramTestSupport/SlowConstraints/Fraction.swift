/// An exact rational number.
struct Fraction: Hashable, Comparable, ExpressibleByIntegerLiteral {
  private(set) var numerator: Int128
  private(set) var denominator: Int128

  init(_ numerator: Int128, _ denominator: Int128 = 1) {
    var (first, second) = (numerator.magnitude, denominator.magnitude)
    while second > 0 { (first, second) = (second, first % second) }
    let divisor = Int128(max(first, 1)) * denominator.signum()
    (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
  }

  init(integerLiteral value: Int) { self.init(Int128(value)) }

  /// Converts a floating-point number, rounded to quarters.
  init(quartersOf value: Double) { self.init(Int128((value * 4).rounded()), 4) }

  var magnitude: Fraction { self < 0 ? -self : self }

  var double: Double { Double(numerator) / Double(denominator) }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  static prefix func - (value: Fraction) -> Fraction {
    Fraction(-value.numerator, value.denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  static func < (left: Fraction, right: Fraction) -> Bool { (left - right).numerator < 0 }
}
