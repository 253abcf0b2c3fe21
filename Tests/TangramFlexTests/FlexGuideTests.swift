import Foundation
import Tangram
import Testing

@Test("The guide shows the code that is tested here")
func guideShowsCode() throws {
  let tests = URL(filePath: #filePath).deletingLastPathComponent()
  let article = "../../Sources/Tangram/Tangram.docc/Flex.md"
  let guide = try String(contentsOf: tests.appending(path: article), encoding: .utf8)
  let code = try String(contentsOf: tests.appending(path: "FlexGuide.swift"), encoding: .utf8)
  let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map {
    $0.components(separatedBy: "```\n")[0]
  }
  #expect(blocks.joined(separator: "\n") == code)
}

@Test func theGuidesLayoutsHaveTheseFrames() {
  #expect(
    frames(bar) == [
      TGRect(x: 8, y: 8, width: 24, height: 24), TGRect(x: 38, y: 8, width: 188, height: 24),
      TGRect(x: 232, y: 10, width: 60, height: 20),
    ])
  #expect(frames(tags).count == 6)
}
