import Tangram
import TangramTestSupport
import Testing

/// Reasons as arithmetic expressions: their values and their texts.
@Suite struct ReasonTests {
  @Test("A deeply nested reason has an exact value and a limited depth")
  func deepReasons() {
    func levels(_ reason: TGReason) -> Int { 1 + (reason.operands.map(levels).max() ?? 0) }
    var (greatest, product) = (TGReason.rule(1), TGReason.rule(1))
    for number in 1...500 {
      greatest = .greatest([greatest, .rule(Double(number), "number")])
      product = .rule(2) - product * .rule(1)
    }
    #expect(greatest.value == 500)
    #expect(greatest.evaluated == 500)
    #expect(product.value == 1)
    #expect(product.evaluated == 1)
    #expect(levels(greatest) <= 65)
    #expect(levels(product) <= 65)
    #expect(levels(greatest) > 1)
  }

  @Test func longSumsShowOnlySomeTerms() {
    func sum(_ count: Int) -> String {
      TGReason.sum((1...count).map { .rule(Double($0), "n") }).description
    }
    let twelve = (1...12).map { "n \($0)" }.joined(separator: " + ")
    #expect(sum(12) == twelve)
    #expect(sum(14) == "n 1 + n 2 + n 3 + n 4 + n 5 + n 6 + 6 more, 57 in all + n 13 + n 14")
  }

  @Test func descriptionsIncludeTheNamesOfNumbers() {
    #expect(TGReason.rule(12.5).description == "12.5")
    #expect(TGReason.rule(12.5, "gap").description == "gap 12.5")
    #expect((TGReason.rule(12.5, "gap") + .rule(2)).description == "gap 12.5 + 2")
  }

  @Test func dividingByZeroIsZero() {
    #expect((TGReason.rule(7) / .rule(0)).value == 0)
    #expect((TGReason.rule(7) / .rule(2)).value == 3.5)
  }

  @Test func codesAreDescribedByTheirRawValue() {
    #expect(TGDiagnostic.Code(rawValue: "no-size") == "no-size")
    #expect(TGDiagnostic.Code(rawValue: "no-size").description == "no-size")
  }
}
