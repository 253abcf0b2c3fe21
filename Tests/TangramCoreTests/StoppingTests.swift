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

  @Test func aHandleIsNotUsedAfterCopiesParted() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var view = TGView("title")
      let width = view.tg_width
      let copy = view
      view.tg_height.equal(10)
      width.equal(20)
      print(view, copy)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a handle on the view \"title\" is used after the view was copied"))
  }

  @Test func aSetIsNotWrittenAfterCopiesParted() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var view = TGView()
      let set = view.tg_fetchSizeClass(with: .landscape)
      let copy = view
      view.tg_height.equal(10)
      set.tg_width.equal(20)
      print(view, copy)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a handle on a view without a name is used after the view was copied"))
  }
}
