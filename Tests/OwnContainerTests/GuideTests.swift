import TangramTestSupport
import Testing

@Test func theGuideShowsTheCodeThatIsTestedHere() throws {
  let guide = Guide("WritingAContainer", code: "Masonry.swift")
  #expect(try guide.shown() == guide.tested())
}
