import Tangram
import Testing

/// What stops the program, because it is the program that is wrong.
@Suite struct StoppingTests {
  @Test func itSaysWhyInOptimisedBuildsToo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      print(TGView().subviews[3])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("there is no child at this index"))
  }
}
