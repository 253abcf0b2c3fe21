import Foundation
import Testing

@Test("The guide shows the code that is tested here")
func guide() throws {
  let tests = URL(filePath: #filePath).deletingLastPathComponent()
  let article = "../../Sources/Tangram/Tangram.docc/WritingAContainer.md"
  let guide = try String(contentsOf: tests.appending(path: article), encoding: .utf8)
  let code = try String(contentsOf: tests.appending(path: "Masonry.swift"), encoding: .utf8)
  let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map {
    $0.components(separatedBy: "```\n")[0]
  }
  #expect(blocks.joined(separator: "\n") == code)
}
