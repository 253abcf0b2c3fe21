import Tangram
import TangramTestSupport
import Testing

@Test func theGuideShowsTheTestedCode() throws {
  let guide = Guide("Grid", code: "GridGuide.swift")
  #expect(try guide.shown() == guide.tested())
}

@Test func guideLayoutsHaveExactFrames() {
  #expect(frames(page)[0] == TGRect(x: 0, y: 0, width: 400, height: 40))
  #expect(frames(page)[1].width == 80)
  #expect(frames(board).map(\.height) == [40, 40, 40, 20])
}

@Test func guideLayoutsHaveNoWarnings() {
  for layout in [page, board].map({ $0.layout(in: TGSize(width: 500, height: 700)) }) {
    #expect(layout.diagnostics.filter { $0.severity > .hint }.map(\.description) == [])
  }
}
