import Foundation
import Tangram
import Testing

@Suite struct ConstraintGuideTests {
  @Test("The guide shows the code that is tested here")
  func guideShowsCode() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let article = "../../Sources/Tangram/Tangram.docc/Constraints.md"
    let guide = try String(contentsOf: tests.appending(path: article), encoding: .utf8)
    let code = try String(
      contentsOf: tests.appending(path: "ConstraintGuide.swift"), encoding: .utf8)
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```\n")[0]
    }
    #expect(blocks.joined(separator: "\n") == code)
    #expect(reports(impossible).allSatisfy { guide.contains($0) })
  }

  @Test func guideLayoutsHaveExactFrames() {
    #expect(
      frames(card) == [
        TGRect(x: 12, y: 12, width: 40, height: 40),
        TGRect(x: 60, y: 12, width: 200, height: 32),
        TGRect(x: 268, y: 22, width: 40, height: 12),
      ])
    #expect(frames(edited(card))[0].width == 48)
    #expect(frames(keyboard).map(\.width) == [43, 43, 43, 43])
    #expect(placed == TGRect(x: 85, y: 25, width: 30, height: 10))
    #expect(reports(impossible).count == 1)
    #expect(label.tg_hugging.horizontal == 251)
  }

  @Test func guideLayoutsHaveNoWarnings() {
    for layout in [card, keyboard, board].map({ $0.layout(in: TGSize(width: 500, height: 700)) }) {
      #expect(layout.diagnostics.filter { $0.severity > .hint }.map(\.description) == [])
    }
  }
}
