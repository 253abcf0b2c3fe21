import TangramScene
import TangramTestSupport
import Testing

/// Scenes with random mistakes.
@Suite struct MutationTests {
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "-", "1e308", "-1e308", "0", "1e-320",
    "\"fill\"", "\"wrap\"", "\"self.width\"", "\"superview.height\"", "\"100%\"", "\"é\"", "[]",
    "{}",
  ]

  @Test("A scene with mistakes is rejected or has finite frames", arguments: 1...4)
  func mutations(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    let cases = try CaseFile.all.flatMap { try $0.lines() }
    for _ in 0..<500 {
      let line = try #require(cases.randomElement(using: &numbers))
      let text = mutated(line, using: &numbers)
      guard let test = try? TGConformanceCase(json: text) else { continue }
      for named in test.scene.frames() {
        let frame = named.frame
        let sum = frame.minX + frame.minY + frame.width + frame.height
        if !sum.isFinite { Issue.record("seed \(seed): \(named) in \(text)") }
      }
    }
  }

  /// Replaces some of the tokens of a text.
  private func mutated(_ text: String, using numbers: inout SplitMix) -> String {
    var tokens = text.split { ",:[]{}".contains($0) }.map(String.init)
    var separators = text.filter { ",:[]{}".contains($0) }.map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let piece = Self.pieces.randomElement(using: &numbers) ?? ""
      if Bool.random(using: &numbers), !separators.isEmpty {
        separators[Int.random(in: separators.indices, using: &numbers)] = piece
      } else if !tokens.isEmpty {
        tokens[Int.random(in: tokens.indices, using: &numbers)] = piece
      }
    }
    return interleaved(text, tokens, separators)
  }

  /// Joins the tokens with the separators of the original text.
  private func interleaved(_ text: String, _ tokens: [String], _ separators: [String]) -> String {
    var result = ""
    var tokens = tokens[...]
    var separators = separators[...]
    var isInsideToken = false
    for character in text {
      if ",:[]{}".contains(character) {
        result += separators.popFirst() ?? ""
        isInsideToken = false
      } else if !isInsideToken {
        result += tokens.popFirst() ?? ""
        isInsideToken = true
      }
    }
    return result
  }
}
