import Foundation
import Testing

@testable import TangramPath

@Suite struct TrigonometryTests {
  /// Fractions of a turn, multiples of a degree, tiny angles, and angles of many turns.
  private static var angles: [Double] {
    var angles = [1e-300, -0.0, .pi / 4, 999_999]
    for degrees in -720...720 { angles.append(Double(degrees) * .pi / 180) }
    for part in -2_000...2_000 { angles.append(Double(part) / 37) }
    for root in 1...90 { angles.append(1.07 * Double(root * root * root)) }
    return angles
  }

  @Test func `Sine and cosine match the C library to within one ulp`() {
    for angle in Self.angles {
      #expect(abs(sineOf(angle) - sin(angle)) <= sin(angle).ulp, "\(angle)")
      #expect(abs(cosineOf(angle) - cos(angle)) <= cos(angle).ulp, "\(angle)")
    }
  }

  @Test func `Angles near quarter turns give exact results`() {
    #expect(sineOf(.pi) == sin(.pi))
    #expect(cosineOf(.pi / 2) == cos(.pi / 2))
    #expect(cosineOf(1e5 * .pi) == 1)
  }

  @Test func `Huge angles count as zero, and non-finite ones give NaN`() {
    #expect(sineOf(1e17) == 0)
    #expect(cosineOf(-1e300) == 1)
    #expect(sineOf(.infinity).isNaN)
    #expect(cosineOf(.nan).isNaN)
  }
}
