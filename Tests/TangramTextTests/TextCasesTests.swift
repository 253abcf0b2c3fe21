import Testing

@testable import TangramText

/// Paragraphs as a browser sets them.
@Suite struct TextCasesTests {
  @Test func browserAgrees() throws {
    let fonts = TestFonts()
    let cases: [TextCase] = try Files.cases("Cases/text.jsonl")
    #expect(cases.count == 620)
    var differing: [String] = []
    for test in cases {
      if let mismatch = try test.mismatch(fonts) { differing.append("\(test.name): \(mismatch)") }
    }
    #expect(differing == [])
  }
}
