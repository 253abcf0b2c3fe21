import Testing

@testable import TangramText

/// Compares line break opportunities with Unicode's own test file and with a browser.
@Suite struct LineBreakCasesTests {
  struct BreakCase: Decodable {
    var name: String
    var text: String
    var unicode15: [Int]?
    var browser: [Int]
    var wordBreak: String?
    var lineBreak: String?
  }

  private func differing(_ opportunities: (BreakCase) -> [Int]?, _ expected: (BreakCase) -> [Int]?)
    throws -> (names: [String], count: Int)
  {
    var (names, count) = ([String](), 0)
    for test: BreakCase in try Files.cases("Cases/breaks.jsonl") {
      guard let expected = expected(test) else { continue }
      count += 1
      if opportunities(test) != expected { names.append(test.name) }
    }
    return (names, count)
  }

  @Test func unicodeLineBreakTestPasses() throws {
    let (names, count) = try differing(
      { test in
        let scalars = test.text.textCharacters
        let rules = LineBreakRules(
          classes: ResolvedClasses(
            scalars, LineBreakTailoring(edition: .unicode15, isStrict: true)))
        return scalars.indices.dropFirst().filter(rules.allowsBreak(before:))
      },
      \.unicode15)
    #expect(names == [])
    #expect(count == 7_654)
  }

  @Test func browserAgreesExceptForKnownDifferences() throws {
    let (names, count) = try differing(
      { test in
        var options = TGParagraphOptions()
        options.wordBreak = test.wordBreak.flatMap(TGWordBreak.init) ?? .normal
        options.lineBreak = test.lineBreak.flatMap(TGLineBreak.init) ?? .auto
        return options.breakOpportunities(in: test.text)
      },
      \.browser)
    #expect(names.filter { !KnownDifferences.breaks.contains($0) } == [])
    #expect(count == 21_490)
    #expect(Double(KnownDifferences.breaks.count) < 0.005 * Double(count))
  }
}
