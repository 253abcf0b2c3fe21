import Testing

@testable import TangramText

/// Compares the layout of paragraphs with a browser's.
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
