import Tangram
import TangramTestSupport
import Testing

@Test func theGuideShowsTheTestedCode() throws {
  let guide = Guide("Flex", code: "FlexGuide.swift")
  #expect(try guide.shown() == guide.tested())
}

@Test func guideLayoutsHaveExactFrames() {
  #expect(
    frames(bar) == [
      TGRect(x: 8, y: 8, width: 24, height: 24), TGRect(x: 38, y: 8, width: 188, height: 24),
      TGRect(x: 232, y: 10, width: 60, height: 20),
    ])
  #expect(frames(tags).count == 6)
}

@Test func guideLayoutsHaveNoWarnings() {
  for layout in [bar, tags].map({ $0.layout(in: TGSize(width: 500, height: 700)) }) {
    #expect(layout.diagnostics.filter { $0.severity > .hint }.map(\.description) == [])
  }
}
