import Foundation
import Tangram
import Testing

@Test("The guide shows the code that is tested here")
func guideShowsCode() throws {
  let tests = URL(filePath: #filePath).deletingLastPathComponent()
  let article = "../../Sources/Tangram/Tangram.docc/Grid.md"
  let guide = try String(contentsOf: tests.appending(path: article), encoding: .utf8)
  let code = try String(contentsOf: tests.appending(path: "GridGuide.swift"), encoding: .utf8)
  let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map {
    $0.components(separatedBy: "```\n")[0]
  }
  #expect(blocks.joined(separator: "\n") == code)
}

@Test func theGuidesLayoutsHaveTheseFrames() {
  #expect(frames(page)[0] == TGRect(x: 0, y: 0, width: 400, height: 40))
  #expect(frames(page)[1].width == 80)
  #expect(frames(board).map(\.height) == [40, 40, 40, 20])
}
