import TangramTestSupport
import Testing

@Test(arguments: [
  Guide("WritingAContainer", code: "Masonry.swift"),
  Guide("ContainersInDepth", code: "Masonry+Reasons.swift"),
])
func theGuideShowsTheTestedCode(guide: Guide) throws {
  #expect(try guide.shown() == guide.tested())
}
